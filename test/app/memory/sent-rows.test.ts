import { sentRows, withSentRows } from '../../../src/app/memory/sent-rows';

const EMPTY: readonly string[] = ['', '', ''];
/** The list after several pushes, with cells of 16 characters: each has room for three ids of four letters. */
function after(...pushes: readonly (readonly string[])[]): string[] {
  return pushes.reduce<string[]>(
    (list, rows) => {
      const changed = withSentRows(list, rows, 16);
      return list.map((text, at) => changed.get(at) ?? text);
    },
    [...EMPTY],
  );
}
const read = (sent: readonly string[]) =>
  sentRows({ notes: () => Promise.resolve({ witnesses: [], lock: '', sent }) });

test('rows fill one cell after the other, and are read again', async () => {
  const list = after(['aaaa', 'bbbb'], ['cccc'], ['dddd']);
  expect(list).toEqual(['1 aaaa bbbb cccc', '2 dddd', '']);
  expect(await read(list)).toEqual(new Set(['aaaa', 'bbbb', 'cccc', 'dddd']));
});

test('if all cells are full, the oldest makes room', () => {
  const rows = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'gggg', 'hhhh', 'iiii', 'jjjj'];
  expect(after(rows)).toEqual(['4 jjjj', '2 dddd eeee ffff', '3 gggg hhhh iiii']);
});

test('only the cells that change are written', () => {
  expect(withSentRows(['1 aaaa', '', ''], ['bbbb'])).toEqual(new Map([[0, '1 aaaa bbbb']]));
});

test('a workbook whose pushes sent no such rows has no list', async () => {
  expect(await read(EMPTY)).toBeUndefined();
});
