/** Somebody types into the blank row at a table's end while rows are added there: the row belongs to that person. */
import { backUp, restoreBackup, pushTwoShifts, shiftRows, withShifts } from '../world/backups';
import { HOLIDAY, pasteShifts, typeInto } from '../world/typing';
import type { World } from '../world/world';

const SHEET = 'Time Blocks';

let world: World;
afterEach(() => world.close());

/** Types into the first blank row as soon as the row has its id, before its cells are written. */
function typeMeanwhile(column: string, text: string): void {
  let isTyped = false;
  world.workbook.host.faults.beforeEachBatch(() => {
    const blank = isTyped ? undefined : world.table(SHEET)[0];
    if (!blank || blank['Row'] === '' || blank['Person'] !== '') return;
    isTyped = true;
    typeInto(world, SHEET, column, 2, text);
  });
}

const shown = (columns: readonly string[]) =>
  world.table(SHEET).map((row) => columns.map((column) => row[column]));

test.each([
  ['Person', 'Kwame Mensah', ['Kwame Mensah', '', '']],
  ['Notes', 'call first', ['', '', 'call first']],
])('a pasted shift goes below a row into whose %s somebody types', async (column, text, typed) => {
  world = await withShifts();
  await pasteShifts(world, 'Who\tStart\tEnd\nIngrid Solberg\t2026-11-23 09:00\t2026-11-23 17:00');
  typeMeanwhile(column, text);
  await world.app.do({ do: 'add-pasted' });
  expect(shown(['Person', 'Start', 'Notes'])).toEqual([typed, ['Ingrid Solberg', 9 / 24, '']]);
  const [own, added] = world.table(SHEET);
  expect(added).toMatchObject({ Status: 'New' });
  expect(own?.['Row']).not.toBe(added?.['Row']);
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'take-back' });
  expect(shown(['Person', 'Start', 'Notes'])).toEqual([typed]);
});

test('a shift of a backup goes below a row into which somebody types, and stays the record that it was', async () => {
  const losable = await withShifts();
  world = losable;
  await pushTwoShifts(world);
  const backup = await backUp(world);
  await losable.lose();
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  typeMeanwhile('Notes', 'mine');
  await restoreBackup(world, backup);
  expect(shown(['Person', 'Notes'])).toEqual([
    ['', 'mine'],
    [HOLIDAY.Person, ''],
    [HOLIDAY.Person, 'Late'],
  ]);
  expect(shiftRows(world)).toMatchObject([{ Status: '' }, { Status: '' }]);
});
