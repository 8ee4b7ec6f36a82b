import { broken, paginate, type Strip } from '../../../../src/standins/workbench/print/pages';

const strip = (count: number, size: number, more: Partial<Strip> = {}): Strip => ({
  first: 0,
  count,
  size: () => size,
  titles: undefined,
  breaks: new Set<number>(),
  ...more,
});

const room = { width: 700, height: 900 };

test('a page is full before the next one begins, and hidden rows take no room', () => {
  expect(broken(strip(5, 20), 50, true)).toEqual([[0, 1], [2, 3], [4]]);
  expect(broken(strip(5, 20, { size: (index) => (index === 1 ? 0 : 20) }), 50, true)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
});

test('a row that is higher than the page has a page of its own', () => {
  expect(broken(strip(3, 60), 50, true)).toEqual([[0], [1], [2]]);
});

test('repeated rows are first on each page after them, and take their room there', () => {
  expect(broken(strip(7, 10, { titles: { first: 1, count: 1 } }), 40, true)).toEqual([
    [0, 1, 2, 3],
    [1, 4, 5, 6],
  ]);
});

test('a manual break begins a page', () => {
  expect(broken(strip(4, 10, { breaks: new Set([1, 3]) }), 100, true)).toEqual([[0], [1, 2], [3]]);
});

test('a sheet fitted to one page wide shrinks by whole percents, has any number of pages in height and no manual breaks', () => {
  const rows = strip(100, 20, { breaks: new Set([3]) });
  const { percent, rows: down, columns } = paginate(rows, strip(10, 100), room, { pagesWide: 1 });
  expect([percent, columns.length, down.length]).toEqual([70, 1, 2]);
});

test('in a sheet fitted to pages in both directions the smaller scale is used, and small sheets are not enlarged', () => {
  const tall = paginate(strip(100, 36), strip(2, 100), room, { pagesWide: 1, pagesTall: 2 });
  expect([tall.percent, tall.rows.length]).toEqual([50, 2]);
  expect(paginate(strip(2, 20), strip(2, 100), room, { pagesWide: 1 }).percent).toBe(100);
});

test('a scaled sheet keeps its manual breaks', () => {
  const { percent, rows, columns } = paginate(strip(4, 20, { breaks: new Set([2]) }), strip(10, 100), room, {
    scale: 50,
  });
  expect([percent, rows, columns.length]).toEqual([
    50,
    [
      [0, 1],
      [2, 3],
    ],
    1,
  ]);
});
