/** Excel calculates by hand only: formulas keep old values until somebody presses F9. */
import { storedBlocks } from '../world/service';
import { addRow, SHIFT } from '../world/typing';
import { withEverything, type World } from '../world/world';

const SHEET = 'Time Blocks';
const KIND = 'time-blocks';
const WORDS = 'Excel calculates this workbook by hand only';

let world: World;
afterEach(() => world.close());

beforeEach(async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: KIND });
  addRow(world, SHEET, SHIFT);
});

const end = () => world.cell(SHEET, 'End', 2);

/** The shift's end is a formula with the value 17:00, and its inputs change so that it gives 18:00. */
function changeInputs(): void {
  world.workbook.person.type(end(), { formula: '=[@Start]+8/24', value: 17 / 24 }, SHEET);
  world.workbook.person.setResult(end(), 18 / 24, SHEET);
}

const said = () => {
  const { title = '', detail = '' } = world.view().notice ?? {};
  return `${title} ${detail}`;
};

test('E19: the pane says once that formulas have old values, and sends nothing before the user has seen it', async () => {
  world.workbook.person.calculateByHand();
  changeInputs();
  await world.app.do({ do: 'push', kind: KIND });
  expect(said()).toContain(WORDS);
  expect(await storedBlocks(world)).toEqual([]);
  await world.app.do({ do: 'preview', kind: KIND });
  expect(said()).not.toContain(WORDS);
});

test('E19: after F9 the pushed shift has the new value, and nothing is said', async () => {
  world.workbook.person.calculateByHand();
  changeInputs();
  await world.app.do({ do: 'preview', kind: KIND });
  world.workbook.person.calculate();
  await world.app.do({ do: 'preview', kind: KIND });
  expect(said()).not.toContain(WORDS);
  await world.app.do({ do: 'send' });
  expect(await storedBlocks(world)).toMatchObject([{ endDateTime: '2026-11-23T18:00' }]);
});

test('E19: nothing is said if Excel calculates by itself, or if no table has a formula', async () => {
  changeInputs();
  await world.app.do({ do: 'preview', kind: KIND });
  expect(said()).not.toContain(WORDS);
  world.workbook.person.type(end(), '17:00', SHEET);
  world.workbook.person.calculateByHand();
  world.workbook.person.setResult("'Users'!ZZ1", 1);
  await world.app.do({ do: 'preview', kind: KIND });
  await world.app.do({ do: 'preview', kind: KIND });
  expect(said()).not.toContain(WORDS);
});
