import { departments } from '../../../src/core/entities/category-items';
import { layoutOf } from '../../../src/core/table/layout';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';

test('a colour is the fill of its cell, and its digits are readable on the fill', async () => {
  const { grid, person } = openWorkbook();
  const workbook = officeBook();
  const layout = layoutOf(departments);
  const at = layout.columns.findIndex(({ id }) => id === 'Color');
  const row = (colour: string) => layout.columns.map((_, column) => (column === at ? colour : 'x'));
  await workbook.create(layout, ['FF8000', 'ff8000', '', '000080', 'red'].map(row));
  await workbook.decorate();
  await workbook.paint(layout);
  const sheet = grid.activeSheet();
  const looks = () =>
    [1, 2, 3, 4, 5].map((line) => {
      const { fill, color } = grid.look(sheet, line, at);
      return [fill ?? '', color ?? '#000000'];
    });
  expect(looks()).toEqual([
    ['#FF8000', '#000000'],
    ['#FF8000', '#000000'],
    ['', '#000000'],
    ['#000080', '#FFFFFF'],
    ['', '#000000'],
  ]);
  person.type(`${String.fromCharCode(65 + at)}2`, '');
  await workbook.paint(layout);
  expect(looks()[0]).toEqual(['', '#000000']);
});

const layout = layoutOf(departments);
const colours = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    layout.columns.map(({ swatch }) => (swatch ? String(100_000 + index) : 'x')),
  );

test('a new table gets its colours with its ornaments, and painting it takes no request', async () => {
  const { host } = openWorkbook();
  const workbook = officeBook();
  await workbook.create(layout, colours(3));
  await workbook.decorate();
  let batches = 0;
  host.faults.beforeEachBatch(() => void (batches += 1));
  await workbook.paint(layout);
  // The table is read, because this book begins a new job.
  expect(batches).toBe(1);
});

test('E5: if Excel refuses more colours than a new table gets at once, a notice says so', async () => {
  openWorkbook({ hardness: { refusedOrnaments: ['fills'] } });
  const workbook = officeBook();
  await workbook.create(layout, colours(150));
  await workbook.paint(layout);
  expect(await workbook.decorate()).toBe(
    'Excel refused some ornaments of the sheets: colours of colour columns. The data are complete.',
  );
  expect(await workbook.decorate()).toBeUndefined();
});

test('many colours are painted after the table is made, and again in a new table', async () => {
  const { grid, person } = openWorkbook();
  const workbook = officeBook();
  const at = layout.columns.findIndex(({ swatch }) => swatch);
  for (const turn of ['first', 'second']) {
    expect(await workbook.readSheet(layout)).toBeUndefined();
    await workbook.create(layout, colours(150));
    await workbook.paint(layout);
    const fills = [1, 150].map((line) => grid.look(grid.activeSheet(), line, at).fill);
    expect([turn, ...fills]).toEqual([turn, '#100000', '#100149']);
    person.deleteSheet(layout.sheet);
  }
});
