/** "New for you": who does not know yet, who was told, and what is kept of it. */
import type { App } from '../../../src/app/app';
import type { ToldView } from '../../../src/app/view';
import { readCalendar } from '../../core/told/calendar-reader';
import { until, wait } from '../../runner/until';
import { startCaller } from '../../standins/service/caller';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

const SHEET = 'Time Blocks';
const KWAME = 'Kwame Mensah';
const INGRID = 'Ingrid Solberg';

let world: World;
beforeEach(async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

function screenOf(app: App): ToldView {
  const { screen } = app.view.value;
  if (screen.kind !== 'told') throw new Error(`The screen is ${screen.kind}`);
  return screen.told;
}

async function open(app: App = world.app): Promise<ToldView> {
  await app.do({ do: 'open-told' });
  return screenOf(app);
}

/** Who does not know yet, each with the message. */
const untold = async (app: App = world.app) => messagesOf(await open(app));
const messagesOf = ({ people }: ToldView) =>
  Object.fromEntries(people.map(({ label, message }) => [label, message]));

async function push(): Promise<void> {
  await pushAll(world);
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'back' });
}

/** Adds shifts of people, each on a day of December 2026, and pushes them. Gives the row of the first. */
async function addShifts(...shifts: readonly (readonly [person: string, day: number])[]): Promise<number> {
  const rows = shifts.map(([Person, day]) =>
    addRow(world, SHEET, { ...SHIFT, Person, Date: `2026-12-${String(day).padStart(2, '0')}` }),
  );
  await push();
  return rows[0] ?? 0;
}

const begin = async (everybody: boolean) => {
  await open();
  await world.app.do({ do: 'begin-told', everybody });
};

test('before the first use Home says nothing, and the user says from when on it is known what people were told', async () => {
  await addShifts([INGRID, 3]);
  expect(world.view().told).toBeUndefined();
  expect(await open()).toMatchObject({
    isBegun: false,
    isCopy: false,
    people: [],
    lastTold: 0,
    isOutdated: false,
  });
  await world.app.do({ do: 'begin-told', everybody: true });
  expect(messagesOf(screenOf(world.app))).toEqual({});
  expect(world.view().told).toEqual({ untold: 0, isCopy: false });
  await world.app.do({ do: 'take-back-told' });
  expect(messagesOf(screenOf(world.app))).toEqual({ [INGRID]: 'New: Thu 3 Dec 9:00 AM–5:00 PM' });
});

test('who begins without telling anybody has the whole plan to tell', async () => {
  await addShifts([INGRID, 3], [KWAME, 4]);
  await begin(false);
  expect(Object.keys(messagesOf(screenOf(world.app)))).toEqual([INGRID, KWAME]);
  expect(world.view().told).toEqual({ untold: 2, isCopy: false });
});

test('what is told is what the service has confirmed, and never an edit', async () => {
  const row = await addShifts([INGRID, 3]);
  await begin(true);
  typeInto(world, SHEET, 'Start', row, '10');
  addRow(world, SHEET, { ...SHIFT, Person: KWAME, Date: '2026-12-05' });
  expect(await untold()).toEqual({});
  await push();
  expect(world.view().told).toEqual({ untold: 2, isCopy: false });
  expect(await untold()).toEqual({
    [INGRID]: 'Thu 3 Dec: 10:00 AM–5:00 PM instead of 9:00 AM–5:00 PM',
    [KWAME]: 'New: Sat 5 Dec 9:00 AM–5:00 PM',
  });
});

test('an edit that is not pushed counts nothing anew', async () => {
  const row = await addShifts([INGRID, 3]);
  await begin(false);
  await world.app.do({ do: 'close-told' });
  const { told } = world.view();
  typeInto(world, SHEET, 'Start', row, '10');
  await until(() => world.shownTable('time-blocks')?.counts.edited === 1);
  await wait(20);
  expect(world.view().told).toBe(told);
});

test('a shift that somebody else gets is told to both, and a push that was undone to nobody', async () => {
  const row = await addShifts([INGRID, 3]);
  await begin(true);
  typeInto(world, SHEET, 'Person', row, KWAME);
  await push();
  expect(await untold()).toEqual({
    [INGRID]: 'No longer: Thu 3 Dec 9:00 AM–5:00 PM',
    [KWAME]: 'New: Thu 3 Dec 9:00 AM–5:00 PM',
  });
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'include-unverified', on: true });
  await world.app.do({ do: 'send-undo' });
  expect(await untold()).toEqual({});
});

test('one person or all are told, and the last “Told” can be taken back, also after the pane was closed', async () => {
  await addShifts([INGRID, 3], [KWAME, 4]);
  await begin(false);
  const [ingrid] = screenOf(world.app).people;
  await world.app.do({ do: 'tell', person: ingrid?.id ?? '' });
  expect(Object.keys(messagesOf(screenOf(world.app)))).toEqual([KWAME]);
  expect(screenOf(world.app).lastTold).toBe(1);
  await world.app.do({ do: 'tell' });
  expect(messagesOf(screenOf(world.app))).toEqual({});
  expect(world.view().told).toEqual({ untold: 0, isCopy: false });
  await world.reopenConnected();
  await until(() => world.view().told?.untold === 0);
  await open();
  await world.app.do({ do: 'take-back-told' });
  expect(Object.keys(messagesOf(screenOf(world.app)))).toEqual([KWAME]);
  expect(screenOf(world.app).lastTold).toBe(0);
});

test('what is confirmed after the list was shown stays to be told', async () => {
  const row = await addShifts([INGRID, 3]);
  await begin(false);
  const second = await world.secondPane();
  await open(second);
  typeInto(world, SHEET, 'Start', row, '11');
  await push();
  await second.do({ do: 'tell' });
  expect(await untold()).toEqual({ [INGRID]: 'Thu 3 Dec: 11:00 AM–5:00 PM instead of 9:00 AM–5:00 PM' });
  second.close();
});

test('a list that was made before a push says that it is outdated', async () => {
  await addShifts([INGRID, 3]);
  await begin(false);
  const second = await world.secondPane();
  await open(second);
  await addShifts([KWAME, 5], [INGRID, 6]);
  const [ingrid] = screenOf(second).people;
  await second.do({ do: 'tell', person: ingrid?.id ?? '' });
  expect(screenOf(second)).toMatchObject({ people: [], lastTold: 1, isOutdated: true });
  expect(await untold(second)).toEqual({
    [KWAME]: 'New: Sat 5 Dec 9:00 AM–5:00 PM',
    [INGRID]: 'New: Sun 6 Dec 9:00 AM–5:00 PM',
  });
  second.close();
});

test('two panes that tell different people lose neither', async () => {
  await addShifts([INGRID, 3], [KWAME, 4]);
  await begin(false);
  const second = await world.secondPane();
  await open(second);
  const [ingrid, kwame] = screenOf(world.app).people;
  await world.app.do({ do: 'tell', person: ingrid?.id ?? '' });
  await second.do({ do: 'tell', person: kwame?.id ?? '' });
  expect(await untold()).toEqual({});
  second.close();
});

test('a person is shown with telephone number, e-mail address and a message in the own language', async () => {
  await addShifts([INGRID, 3]);
  await world.app.do({ do: 'make-settings', kind: 'people-limits' });
  addRow(world, 'People limits', { Person: INGRID, Language: 'Deutsch' });
  await begin(false);
  const [person] = (await open()).people;
  expect(person).toMatchObject({
    label: INGRID,
    phone: '+47 22 01 02 03',
    email: 'isolberg@harbourlight.example',
  });
  expect(person?.message).toMatch(/^Neu: Do 3 Dez\.? 9:00 AM–5:00 PM$/);
});

test('people without a telephone number and an e-mail address are listed', async () => {
  await addShifts([INGRID, 3]);
  await begin(false);
  for (const column of ['HomePhone', 'CellPhone', 'WorkPhone', 'Email'])
    typeInto(world, 'Users', column, world.rowOf('isolberg'), '');
  await until(() => world.shownTable('users')?.counts.fix === 1);
  const [person] = (await open()).people;
  expect(person).toMatchObject({ label: INGRID, phone: '', email: '' });
});

test.each(['copy', 'copy-theirs'] as const)(
  'after the answer “%s” only the original knows who was told, and Home says so until the copy begins anew',
  async (answer) => {
    world.workbook.saveAs('C:\\Plans\\Week 47.xlsx');
    await world.reopenConnected();
    await addShifts([INGRID, 3]);
    await begin(true);
    world.workbook.saveAs('C:\\Plans\\Copy of Week 47.xlsx');
    await world.reopenConnected();
    await world.app.do({ do: 'answer-copy', answer });
    await until(() => world.view().told?.isCopy === true);
    expect(world.view().told).toEqual({ untold: 0, isCopy: true });
    expect(await open()).toMatchObject({ isBegun: false, isCopy: true, people: [] });
    await world.app.do({ do: 'begin-told', everybody: false });
    expect(world.view().told).toEqual({ untold: 1, isCopy: false });
  },
);

test('a copy of a workbook that does not say who was told says nothing of it', async () => {
  world.workbook.saveAs('C:\\Plans\\Week 47.xlsx');
  await world.reopenConnected();
  await addShifts([INGRID, 3]);
  world.workbook.saveAs('C:\\Plans\\Copy of Week 47.xlsx');
  await world.reopenConnected();
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
  expect(await open()).toMatchObject({ isBegun: false, isCopy: false });
  expect(world.view().told).toBeUndefined();
});

/** The workbook becomes that of another company. */
async function atOtherCompany(check: () => Promise<void>): Promise<void> {
  const other = await startCaller();
  try {
    const { baseUrl, sessionId, sp } = other;
    await world.app.do({ do: 'connect', baseUrl, sessionId, sp });
    await world.app.do({ do: 'preview' });
    await world.app.do({ do: 'change-company', change: 'replace' });
    await check();
  } finally {
    await other.close();
  }
}

test('a workbook that becomes another company’s no longer says who was told', async () => {
  await addShifts([INGRID, 3]);
  await begin(true);
  await atOtherCompany(async () => {
    expect(await open()).toMatchObject({ isBegun: false, isCopy: false });
  });
});

test('if the workbook’s memory is missing, the screen does not say that everybody knows the plan', async () => {
  await world.close();
  world = await withEverything({
    workbook: { url: 'C:\\Plans\\Week 47.xlsx', hardness: { losesParts: true } },
  });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await addShifts([INGRID, 3]);
  await begin(false);
  world.workbook.keep()();
  await world.reopenConnected();
  expect(world.view().memoryDoubt).toBe('missing');
  await world.app.do({ do: 'open-told' });
  expect(world.view().screen.kind).toBe('home');
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(world.view().told).toBeUndefined();
});

describe('the calendar file of a person', () => {
  const timeZone = 'Europe/Berlin';

  /** Makes the file of a person on the screen "New for you". Undefined if there is nothing to say. */
  async function fileOf(label: string): Promise<string | undefined> {
    const { people } = (await open()).calendar;
    const person = people.find((each) => each.label === label)?.id;
    if (person === undefined) return undefined;
    await world.app.do({ do: 'make-calendar-file', person, timeZone });
    return screenOf(world.app).calendar.file?.text;
  }
  const eventsOf = (text: string | undefined) =>
    readCalendar(text ?? '').map(({ startText, endText, isCancelled }) => [startText, endText, isCancelled]);
  const THIRD = ['2026-12-03T09:00:00', '2026-12-03T17:00:00'];

  test('has what the service has confirmed, and cancels for one what another got', async () => {
    const row = await addShifts([INGRID, 3]);
    expect(eventsOf(await fileOf(INGRID))).toEqual([[...THIRD, false]]);
    expect(await fileOf(KWAME)).toBeUndefined();
    typeInto(world, SHEET, 'Person', row, KWAME);
    expect(eventsOf(await fileOf(INGRID))).toEqual([[...THIRD, false]]);
    await push();
    expect(eventsOf(await fileOf(INGRID))).toEqual([[...THIRD, true]]);
    expect(screenOf(world.app).calendar.file).toMatchObject({ person: INGRID, shifts: 0, cancelled: 1 });
    expect(eventsOf(await fileOf(KWAME))).toEqual([[...THIRD, false]]);
  });

  test('cancels what a person was told, although no file had it', async () => {
    const row = await addShifts([INGRID, 3]);
    await begin(true);
    typeInto(world, SHEET, 'Person', row, KWAME);
    await push();
    expect(eventsOf(await fileOf(INGRID))).toEqual([[...THIRD, true]]);
  });

  test('calls a shift by its places, or in the person’s language', async () => {
    await addShifts([INGRID, 3]);
    expect(readCalendar((await fileOf(INGRID)) ?? '')[0]?.summary).toBe('Shift');
    await world.app.do({ do: 'make-settings', kind: 'people-limits' });
    addRow(world, 'People limits', { Person: INGRID, Language: 'Deutsch' });
    expect(readCalendar((await fileOf(INGRID)) ?? '')[0]?.summary).toBe('Schicht');
  });

  test('the workbook keeps its time zone and its name, and a copy gets another name', async () => {
    const nameIn = (text: string | undefined) => readCalendar(text ?? '')[0]?.uid.split('@')[1];
    world.workbook.saveAs('C:\\Plans\\Week 47.xlsx');
    await world.reopenConnected();
    const row = await addShifts([INGRID, 3]);
    expect((await open()).calendar.timeZone).toBe('');
    const name = nameIn(await fileOf(INGRID));
    expect(name).toMatch(/^\w{6,}$/);
    await world.reopenConnected();
    expect(nameIn(await fileOf(INGRID))).toBe(name);
    world.workbook.saveAs('C:\\Plans\\Copy of Week 47.xlsx');
    await world.reopenConnected();
    await world.app.do({ do: 'answer-copy', answer: 'copy' });
    expect((await open()).calendar.timeZone).toBe(timeZone);
    const copied = await fileOf(INGRID);
    expect(nameIn(copied)).not.toBe(name);
    expect(eventsOf(copied)).toEqual([[...THIRD, false]]);
    typeInto(world, SHEET, 'Person', row, KWAME);
    await push();
    expect(eventsOf(await fileOf(INGRID))).toEqual([[...THIRD, true]]);
  });

  test('a workbook that becomes another company’s has no files to cancel', async () => {
    await addShifts([INGRID, 3]);
    await fileOf(INGRID);
    await atOtherCompany(async () => {
      expect((await open()).calendar).toEqual({ people: [], timeZone });
    });
  });
});
