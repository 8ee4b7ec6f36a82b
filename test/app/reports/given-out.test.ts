/** "Given out": a report that is made again marks what has changed since; kept in the workbook, and dropped with the report. */
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { typeInto, typeRow } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  typeRow(world, 'Time Blocks', 2, {
    Person: 'Ingrid Solberg',
    Date: '2026-11-23',
    Start: '9:00',
    End: '17:00',
    Department: 'Kitchen',
  });
});
afterEach(() => world.close());

const WEEK = { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' } as const;
const CHANGE = 'Ingrid Solberg: Mon 23 Nov 9a–7p instead of 9a–5p';

const make = () => world.app.do({ do: 'make-report', id: 'schedule', choice: WEEK });
const made = () => world.view().reports?.made[0];
const keyOf = () => made()?.key ?? '';
const again = () => world.app.do({ do: 'make-report-again', key: keyOf() });
const giveOut = () => world.app.do({ do: 'give-out', key: keyOf() });
const noteExport = () => world.app.do({ do: 'note-export', keys: [keyOf()] });
const changeShift = () => typeInto(world, 'Time Blocks', 'End', 2, '19:00');
const sheetText = (sheet = made()?.sheet ?? '') =>
  world.workbook.person
    .read(sheet)
    .flat()
    .filter((cell) => cell !== '')
    .join('\n');

const partsNow = () => xmlPartMemory(() => undefined).names('given-out-');

test('what was given out survives closing, and the report made again marks what has changed since', async () => {
  await make();
  await giveOut();
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  expect(made()?.givenOut).toBe('2026-11-21T14:05');
  changeShift();
  await world.reopenConnected();
  await world.app.do({ do: 'open-reports' });
  expect(made()?.givenOut).toBe('2026-11-21T14:05');
  await again();
  expect(sheetText()).toContain('≠ 9a–7p');
  expect(sheetText()).toContain(CHANGE);
});

test('an export counts as given out and says nothing; without either, the sheet has no list', async () => {
  await make();
  changeShift();
  await again();
  expect(sheetText()).not.toContain('given out');
  const { notice } = world.view();
  await noteExport();
  expect(world.view().notice).toEqual(notice);
  typeInto(world, 'Time Blocks', 'End', 2, '20:00');
  await again();
  expect(sheetText()).toContain('Ingrid Solberg: Mon 23 Nov 9a–8p instead of 9a–7p');
});

test('what was given out is what the sheet said when it was made, and not what Time Blocks says by then', async () => {
  await make();
  changeShift();
  await giveOut();
  await again();
  expect(sheetText()).toContain(CHANGE);
});

test('one choice turns the marks off, and it is kept', async () => {
  await make();
  await giveOut();
  changeShift();
  const choice = { ...WEEK, marksChanges: false };
  await world.app.do({ do: 'make-report', id: 'schedule', choice, key: keyOf() });
  await again();
  expect(sheetText()).not.toContain('given out');
  expect(made()?.choice.marksChanges).toBe(false);
});

test('a report that is no list of people by days keeps nothing to be given out', async () => {
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  expect(
    world
      .view()
      .reports?.offers.filter(({ saysDays }) => saysDays)
      .map(({ id }) => id),
  ).toEqual(['schedule', 'who-works-when']);
  await giveOut();
  expect(world.view().notice?.tone).toBe('warning');
  expect(made()?.givenOut).toBeUndefined();
});

test('of two panes, each knows what the other has given out', async () => {
  await make();
  const key = keyOf();
  const second = await world.secondPane();
  await second.do({ do: 'give-out', key });
  changeShift();
  await world.app.do({ do: 'open-reports' });
  await again();
  expect(sheetText()).toContain(CHANGE);
});

test('what was given out is dropped with its report', async () => {
  await make();
  await giveOut();
  const before = await partsNow();
  world.workbook.person.deleteSheet(made()?.sheet ?? '');
  await make();
  expect(await partsNow()).toHaveLength(1);
  expect(await partsNow()).not.toEqual(before);
});

test('a read-only file is exported all the same, and notes nothing', async () => {
  await make();
  world.workbook.keep();
  world.workbook.openReadOnly();
  await world.reopenConnected();
  await world.app.do({ do: 'open-reports' });
  await noteExport();
  expect(world.view().notice?.tone).not.toBe('error');
  await world.app.do({ do: 'open-reports' });
  expect(made()?.givenOut).toBeUndefined();
});

test('a copy of the workbook knows what the original has given out', async () => {
  world.workbook.saveAs('C:\\Plans\\Week 47.xlsx');
  await world.reopenConnected();
  await make();
  await giveOut();
  world.workbook.saveAs('C:\\Plans\\Copy of Week 47.xlsx');
  await world.reopenConnected();
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
  changeShift();
  await world.app.do({ do: 'open-reports' });
  await again();
  expect(sheetText()).toContain(CHANGE);
});
