import type { TakeBackAct } from '../../../src/app/memory/take-back-list';
import { CachedWorkbook } from '../../../src/app/workbook/cached-workbook';
/** Who can work a shift: the list, a shift that somebody gets, and two shifts that are exchanged. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { writesTo } from '../world/service';
import { selectRow, typeInto } from '../world/typing';
import { withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const MONDAY = serialOfDay('2026-11-23') ?? 0;
const MINUTES = { day: 1440, nine: 540, five: 1020 };

const people = () => world.table(SHEET).map((row) => row['Person']);
const notice = () => world.view().notice;
const who = () => {
  const { screen } = world.view();
  return screen.kind === 'who' ? screen.who : undefined;
};
const open = (index: number) => world.app.do({ do: 'open-who', kind, index });
const give = (label: string) =>
  world.app.do({ do: 'give-shift', person: who()?.can.find((each) => each.label === label)?.id ?? '' });

/** The act that can be taken back, as the file has it. */
async function kept(): Promise<TakeBackAct | undefined> {
  const text = await new CachedWorkbook(createOfficeWorkbook()).memory.read('last-act');
  return text === undefined ? undefined : (JSON.parse(text) as TakeBackAct[]).at(-1);
}

/** Types shifts into the new table: each line is person, day, start and end. */
async function withShifts(...lines: readonly string[]): Promise<void> {
  world = await withEverything();
  await world.app.do({ do: 'download', kind });
  world.workbook.person.paste(
    world.cell(SHEET, 'Person', 2),
    lines.map((line) => line.replaceAll(', ', '\t')).join('\n'),
  );
  await world.app.look();
}

const OPEN = 'Open shift, 2026-11-23, 9:00, 17:00';
const INGRID = 'Ingrid Solberg, 2026-11-24, 9:00, 17:00';
const KWAME = 'Kwame Mensah, 2026-11-23, 12:00, 20:00';

test('an open shift is given to the first who can work it: the name is in its cell, and nothing is sent', async () => {
  await withShifts(OPEN, INGRID, KWAME);
  await open(0);
  const first = who()?.can[0]?.label ?? '';
  expect(who()).toMatchObject({
    shift: {
      start: MONDAY * MINUTES.day + MINUTES.nine,
      end: MONDAY * MINUTES.day + MINUTES.five,
    },
    holder: '',
    places: [],
    swaps: [],
    missing: '',
  });
  expect(who()?.can.find(({ label }) => label === 'Ingrid Solberg')?.reasons).toMatchObject({
    sameDay: [],
    restAfter: 16,
    hours: 8,
    hoursAfter: 16,
  });
  const phones = new Map(
    world.table('Users').map((row) => [`${row['FirstName']} ${row['LastName']}`, String(row['CellPhone'])]),
  );
  const reached = (who()?.can ?? []).filter(({ label }) => (phones.get(label) ?? '') !== '');
  expect(reached.length).toBeGreaterThan(10);
  for (const { label, phone } of reached) expect([label, phone]).toEqual([label, phones.get(label)]);
  expect(
    who()?.cannot.map(({ label, findings }) => [label, findings.map(({ code }) => code)]),
  ).toContainEqual(['Kwame Mensah', ['double-booked']]);
  await give(first);
  expect(people()).toEqual([first, 'Ingrid Solberg', 'Kwame Mensah']);
  expect(world.view().screen.kind).toBe('home');
  expect(notice()).toMatchObject({
    tone: 'success',
    title: `${first} has the shift Mon 23 Nov, 9:00 AM–5:00 PM now.`,
    detail: 'Nothing has been sent yet. “Take back” undoes it.',
  });
  expect(world.table(SHEET)[0]).toMatchObject({ Status: 'New' });
  expect(await writesTo(world)).toEqual([]);
});

test('who can’t work it has ideas, and gets the shift all the same: the notice and the row say which rule that breaks', async () => {
  await withShifts(OPEN, INGRID, KWAME);
  await open(0);
  const kwame = who()?.cannot.find(({ label }) => label === 'Kwame Mensah');
  const ideas = who()?.ideasFor(kwame?.id ?? '') ?? [];
  expect(ideas.map(({ what, costs }) => [what, costs])).toEqual([['give', false]]);
  expect(who()?.ideasFor('nobody')).toEqual([]);
  await world.app.do({ do: 'give-shift', person: kwame?.id ?? '' });
  expect(people()).toEqual(['Kwame Mensah', 'Ingrid Solberg', 'Kwame Mensah']);
  const message = String(world.table(SHEET)[0]?.['Message']);
  expect(message).toContain('Double booking');
  expect(notice()).toMatchObject({
    tone: 'warning',
    title: 'Kwame Mensah has the shift Mon 23 Nov, 9:00 AM–5:00 PM now.',
    detail: `${message} Nothing has been sent yet. “Take back” undoes it.`,
    takesBack: true,
  });
});

test('who gets overtime with the shift gets it with the warning', async () => {
  const week = ['24', '25', '26', '27'].map((day) => `Ingrid Solberg, 2026-11-${day}, 8:00, 18:00`);
  await withShifts(OPEN, ...week);
  const rules = { preset: 'us', numbers: {}, off: [], leave: 'every-day', weekStart: 0 } as const;
  await world.app.do({ do: 'save-rules', rules });
  await world.app.do({ do: 'close-rules' });
  await open(0);
  const [ingrid] = who()?.overtime ?? [];
  await world.app.do({ do: 'give-shift', person: ingrid?.id ?? '' });
  expect(people()[0]).toBe('Ingrid Solberg');
  expect(notice()?.tone).toBe('warning');
  expect(notice()?.detail).toBe(
    `${String(world.table(SHEET)[0]?.['Message'])} Nothing has been sent yet. “Take back” undoes it.`,
  );
  expect(notice()?.detail).toContain('48');
});

test('the act can be taken back, also after the pane was closed', async () => {
  await withShifts(OPEN, INGRID);
  await open(0);
  await give('Ingrid Solberg');
  const sentence = 'Ingrid Solberg has the shift Mon 23 Nov, 9:00 AM–5:00 PM now.';
  expect(world.view().takeBack).toBe(sentence);
  const act = await kept();
  const row = act?.parts[0]?.changed[0]?.row ?? '';
  expect(row).not.toBe('');
  expect(act).toEqual({
    sentence,
    parts: [
      { kind, added: [], changed: [{ row, column: 'Person', from: 'Open shift', to: 'Ingrid Solberg' }] },
    ],
  });
  await world.reopenPane();
  expect(world.view().takeBack).toBe(sentence);
});

test('a person that the user has typed meanwhile stays, and the screen says so', async () => {
  await withShifts(OPEN, INGRID);
  await open(0);
  typeInto(world, SHEET, 'Person', 2, 'Tomas Novak');
  await give('Ingrid Solberg');
  expect(people()).toEqual(['Tomas Novak', 'Ingrid Solberg']);
  expect(notice()).toMatchObject({
    tone: 'warning',
    title:
      'Nothing was written: the shift has been changed in the sheet meanwhile. Ask again who can work it.',
  });
  expect(world.view()).toMatchObject({ takeBack: undefined, screen: { kind: 'who' } });
  await world.app.do({ do: 'close-who' });
  expect(world.view().screen.kind).toBe('home');
});

test('a shift that moved to another row of the sheet is given all the same', async () => {
  await withShifts(OPEN, INGRID, KWAME);
  await world.app.do({ do: 'preview', kind });
  await world.app.do({ do: 'back' });
  await open(0);
  world.workbook.person.sort('TimeBlocks', 'Person', true);
  await give('Ingrid Solberg');
  expect(people().filter((name) => name === 'Ingrid Solberg')).toHaveLength(2);
  expect(people()).not.toContain('Open shift');
});

test('two people exchange their shifts, and both cells can be taken back', async () => {
  await withShifts('Ingrid Solberg, 2026-11-23, 9:00, 17:00', 'Kwame Mensah, 2026-11-24, 12:00, 20:00');
  await open(0);
  expect(who()?.swaps.map(({ person, index }) => [person, index])).toEqual([['Kwame Mensah', 1]]);
  const [other] = who()?.swaps ?? [];
  await world.app.do({ do: 'swap-shifts', row: other?.row ?? '', index: other?.index ?? -1 });
  expect(people()).toEqual(['Kwame Mensah', 'Ingrid Solberg']);
  expect(notice()?.title).toBe(
    'Swapped: Kwame Mensah has Mon 23 Nov, 9:00 AM–5:00 PM now, and Ingrid Solberg has Tue 24 Nov, 12:00 PM–8:00 PM.',
  );
  expect((await kept())?.parts[0]?.changed.map(({ from, to }) => [from, to])).toEqual([
    ['Ingrid Solberg', 'Kwame Mensah'],
    ['Kwame Mensah', 'Ingrid Solberg'],
  ]);
  expect(await writesTo(world)).toEqual([]);
});

test('if one of two shifts has changed, neither is exchanged', async () => {
  await withShifts('Ingrid Solberg, 2026-11-23, 9:00, 17:00', 'Kwame Mensah, 2026-11-24, 12:00, 20:00');
  await open(0);
  const [other] = who()?.swaps ?? [];
  typeInto(world, SHEET, 'Person', 3, 'Tomas Novak');
  await world.app.do({ do: 'swap-shifts', row: other?.row ?? '', index: other?.index ?? -1 });
  expect(people()).toEqual(['Ingrid Solberg', 'Tomas Novak']);
  expect(notice()?.title).toContain('one of the two shifts has been changed');
  expect(world.view().takeBack).toBeUndefined();
});

test('a selected shift is one that can be asked about; time off and rows of other tables are not', async () => {
  await withShifts(OPEN, INGRID);
  typeInto(world, SHEET, 'TimeOffReason', 3, 'Sick');
  await world.app.do({ do: 'watch-rows', on: true });
  const select = async (sheet: string, row: number) => {
    await selectRow(world, sheet, row);
    return world.view().selection?.row?.isShift;
  };
  expect(await select(SHEET, 2)).toBe(true);
  expect(await select(SHEET, 3)).toBeUndefined();
  expect(await select('Users', 4)).toBeUndefined();
});

test.each([2, 3, 4])(
  'a person typed before batch %i of the job stays, and no half of the swap stays',
  async (turn) => {
    await withShifts('Ingrid Solberg, 2026-11-23, 9:00, 17:00', 'Kwame Mensah, 2026-11-24, 12:00, 20:00');
    await world.app.do({ do: 'preview', kind });
    await world.app.do({ do: 'back' });
    await open(0);
    const [other] = who()?.swaps ?? [];
    // Batch 4 writes the names.
    let batches = 0;
    world.workbook.host.faults.beforeEachBatch(() => {
      batches += world.view().job === undefined ? 0 : 1;
      if (batches === turn && people()[1] === 'Kwame Mensah')
        typeInto(world, SHEET, 'Person', 3, 'Tomas Novak');
    });
    await world.app.do({ do: 'swap-shifts', row: other?.row ?? '', index: other?.index ?? -1 });
    expect(people()).toEqual(['Ingrid Solberg', 'Tomas Novak']);
    expect(notice()?.title).toContain('one of the two shifts has been changed');
  },
);

test('without the sheet Qualifications, the screen says that they are not checked', async () => {
  world = await withUsers();
  await world.app.do({ do: 'download', kind });
  world.workbook.person.paste(world.cell(SHEET, 'Person', 2), OPEN.replaceAll(', ', '\t'));
  await world.app.look();
  await open(0);
  expect(who()?.missing).toBe('Qualifications');
  expect(who()?.can.length).toBeGreaterThan(20);
});

test('a row without times, time off, and a row that is gone are no shifts', async () => {
  await withShifts(OPEN, INGRID, 'Kwame Mensah, 2026-11-23');
  typeInto(world, SHEET, 'TimeOffReason', 3, 'Sick');
  const said = async (index: number) => {
    await open(index);
    expect(world.view().screen.kind).toBe('home');
    return notice()?.title;
  };
  expect(await said(1)).toBe('This row is time off, and not a shift.');
  expect(await said(2)).toContain('no date and times that can be read');
  expect(await said(9)).toBe('This row is not in the sheet any more. Select a row, then try again.');
});
