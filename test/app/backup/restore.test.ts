import { sampleShifts } from '../../../src/standins/service/company/roster';
import { sampleCompany } from '../../../src/standins/service/company/sample-company';
/** A backup brings back all that it has: each cell is in the sheet, or in a conflict, or in a sentence. */
import {
  backUp,
  chooseBackup,
  backupScreen,
  LATE_SHIFT,
  pushTwoShifts,
  restoreBackup,
  shiftRows,
  withShifts,
  type LosableWorld,
} from '../world/backups';
import { callsOf, storedBlocks } from '../world/service';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { pushAll } from '../world/world';

const SHEET = 'Time Blocks';
const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
/** More than a small backup takes. */
const MOST_BATCHES = 40;

let world: LosableWorld;
beforeEach(async () => {
  world = await withShifts();
});
afterEach(() => world.close());

const rows = () => shiftRows(world);
const shown = (...columns: readonly string[]) => rows().map((row) => columns.map((column) => row[column]));
const notice = () => world.view().notice;

/** Opens a state of the workbook that was kept before. */
async function openOlder(open: () => void): Promise<void> {
  world.app.close();
  open();
  await world.reopenConnected();
}

/** Chooses one side for all conflicts of the table at once. */
async function decideAll(side: 'mine' | 'theirs'): Promise<void> {
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'resolve-conflicts', side, kind: 'time-blocks' });
}

test('N3: an edit that was not pushed comes back into an older version of the workbook', async () => {
  await pushTwoShifts(world);
  const older = world.workbook.keep();
  typeInto(world, SHEET, 'Notes', 2, 'not pushed');
  const backup = await backUp(world);
  await openOlder(older);
  await chooseBackup(world, backup);
  expect(backupScreen(world)?.restore?.tables).toMatchObject([{ rows: 2, here: 1, updated: 1 }]);
  await world.app.do({ do: 'restore-backup' });
  expect(shown('Status', 'Notes')).toEqual([
    ['Edited', 'not pushed'],
    ['0', 'Late'],
  ]);
  await restoreBackup(world, backup);
  expect(notice()?.title).toBe('The workbook had all 2 rows of the backup already.');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'not pushed' }, { notes: 'Late' }]);
});

test('N3: a new row that was typed further comes with what was typed; a cell that was typed otherwise stays and is named', async () => {
  addRow(world, SHEET, SHIFT);
  await backUp(world);
  const older = world.workbook.keep();
  typeInto(world, SHEET, 'Notes', 2, 'typed later');
  typeInto(world, SHEET, 'End', 2, '18');
  const backup = await backUp(world);
  await openOlder(older);
  await restoreBackup(world, backup);
  expect(shown('Status', 'Notes', 'End')).toEqual([['New', 'typed later', 17]]);
  expect(notice()).toMatchObject({ tone: 'warning' });
  expect(notice()?.detail).toContain('1 row keeps its own values');
  expect(notice()?.more).toContain('End stays “');
});

test('N3: an edit for a cell into which somebody types meanwhile is in the sheet, in a conflict or in a sentence', async () => {
  await pushTwoShifts(world);
  const older = world.workbook.keep();
  typeInto(world, SHEET, 'Notes', 2, 'not pushed');
  const backup = await backUp(world);
  let batches = 0;
  let moment = 0;
  let isTyped = true;
  world.workbook.host.faults.beforeEachBatch(() => {
    batches += 1;
    if (isTyped || batches !== moment) return;
    isTyped = true;
    // After the write, the person would type over what the backup has brought.
    if (shown('Notes')[0]?.[0] === '') typeInto(world, SHEET, 'Notes', 2, 'typed now');
  });
  const endings = new Set<string>();
  for (moment = 1; moment <= MOST_BATCHES; moment += 1) {
    await openOlder(older);
    await chooseBackup(world, backup);
    [batches, isTyped] = [0, false];
    await world.app.do({ do: 'restore-backup' });
    const [[notes, status] = []] = shown('Notes', 'Status');
    const isNamed = notice()?.more?.includes('Notes stays “typed now”') === true;
    endings.add(`${notes}, ${status}${isNamed ? ', named' : ''}`);
    if (!isTyped) break;
  }
  expect(isTyped).toBe(false);
  expect([...endings].sort()).toEqual([
    'not pushed, Edited',
    'typed now, Conflict',
    'typed now, Edited, named',
  ]);
});

test('N3: two edits of one cell are a conflict, and the one of the backup can be taken and is sent', async () => {
  await pushTwoShifts(world);
  const older = world.workbook.keep();
  typeInto(world, SHEET, 'Notes', 2, 'there');
  typeInto(world, SHEET, 'Notes', 3, 'there too');
  const backup = await backUp(world);
  await openOlder(older);
  typeInto(world, SHEET, 'Notes', 2, 'here');
  typeInto(world, SHEET, 'Notes', 3, 'here too');
  await world.workbook.eventsDelivered();
  await restoreBackup(world, backup);
  expect(notice()?.detail).toContain('2 rows differ');
  expect(shown('Status', 'Notes')).toEqual([
    ['Conflict', 'here'],
    ['Conflict', 'here too'],
  ]);
  expect(rows()[0]?.['Message']).toContain('Notes is "there" in the backup');
  await world.reopenConnected();
  await decideAll('theirs');
  expect(shown('Status', 'Notes')).toEqual([
    ['Edited', 'there'],
    ['Edited', 'there too'],
  ]);
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'there' }, { notes: 'there too' }]);
});

test('N3: an edit of a value that was pushed otherwise since is a conflict', async () => {
  await pushTwoShifts(world);
  typeInto(world, SHEET, 'Notes', 2, 'there');
  const backup = await backUp(world);
  typeInto(world, SHEET, 'Notes', 2, 'pushed later');
  await pushAll(world);
  await restoreBackup(world, backup);
  expect(shown('Status', 'Notes')[0]).toEqual(['Conflict', 'there']);
  await decideAll('theirs');
  expect(shown('Notes')[0]).toEqual(['pushed later']);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ edited: 0 });
});

test('N4: a new row of a backup that was brought in and then deleted comes back with the same backup', async () => {
  await pushTwoShifts(world);
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-25' });
  const backup = await backUp(world);
  await world.lose();
  await restoreBackup(world, backup);
  world.workbook.person.deleteRows(4, 1, SHEET);
  await world.workbook.eventsDelivered();
  expect(rows()).toHaveLength(2);
  await restoreBackup(world, backup);
  expect(notice()?.title).toBe('1 row brought in. The workbook had 2 rows already.');
  expect(shown('Status')).toEqual([[''], [''], ['New']]);
  await pushAll(world);
  expect(await storedBlocks(world)).toHaveLength(3);
});

test('N5: a number that was typed over a known row does not make it the row of another block', async () => {
  addRow(world, SHEET, { ...SHIFT, Notes: 'block 222', ExternalID: '222' });
  await pushAll(world);
  const backup = await backUp(world);
  await world.lose();
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, SHEET, { ...LATE_SHIFT, Notes: 'block 111', ExternalID: '111' });
  await pushAll(world);
  typeInto(world, SHEET, 'ExternalID', 2, '222');
  await world.workbook.eventsDelivered();
  await restoreBackup(world, backup);
  expect(shown('Notes', 'ExternalID')).toEqual([
    ['block 111', 222],
    ['block 222', 222],
  ]);
  typeInto(world, SHEET, 'ExternalID', 2, '111');
  typeInto(world, SHEET, 'Notes', 2, 'still 111');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([
    { externalId: 222, notes: 'block 222' },
    { externalId: 111, notes: 'still 111' },
  ]);
});

test('N13: a device whose clock was a day fast does not decide which value is newer', async () => {
  await pushTwoShifts(world);
  const older = world.workbook.keep();
  typeInto(world, SHEET, 'Notes', 2, 'there');
  await pushAll(world);
  const backup = ofFastClock(await backUp(world));
  await openOlder(older);
  world.passTime(AN_HOUR);
  typeInto(world, SHEET, 'Notes', 2, 'here, an hour later');
  await pushAll(world);
  await restoreBackup(world, backup);
  expect(shown('Status', 'Notes')[0]).toEqual(['Conflict', 'here, an hour later']);
  await restoreBackup(world, backup);
  expect(shown('Status', 'Notes')[0]).toEqual(['Conflict', 'here, an hour later']);
  await decideAll('mine');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'here, an hour later' }, { notes: 'Late' }]);
  await restoreBackup(world, backup);
  expect(shown('Status', 'Notes')[0]?.[1]).toBe('here, an hour later');
  expect(notice()?.detail).toContain('1 row was pushed again after the backup');
});

/** The backup as the device would have made it with a clock that is a day fast. */
function ofFastClock(text: string): string {
  const file = JSON.parse(text) as {
    tables: { rows: { known: { knownAt: number; earlier?: number[] } }[] }[];
  };
  for (const { known } of file.tables.flatMap((table) => table.rows))
    if (known.earlier) known.knownAt += A_DAY;
  // A file of an earlier release says less: there, the first row is the edited one.
  const first = file.tables[0]?.rows[0]?.known;
  if (first && !first.earlier) first.knownAt += A_DAY;
  return JSON.stringify(file);
}

type StoredRow = Record<string, unknown> & { id: string };

test.each([
  ['rows without ids', (all: StoredRow[]) => all.map((row) => ({ ...row, id: '' }))],
  ['two rows with one id', (all: StoredRow[]) => all.map((row) => ({ ...row, id: 'r1' }))],
  [
    'one record under two ids',
    ([first, ...others]: StoredRow[]) => [first, { ...first, id: 'r1' }, ...others],
  ],
  ['rows without cells', (all: StoredRow[]) => all.map(({ id }) => ({ id }))],
])('N21: a damaged backup is refused, and nothing changes: %s', async (_what, damage) => {
  await pushTwoShifts(world);
  const file = JSON.parse(await backUp(world)) as { tables: { rows: StoredRow[] }[] };
  const tables = file.tables.map((table) => ({ ...table, rows: damage(table.rows) }));
  await world.lose();
  await chooseBackup(world, JSON.stringify({ ...file, tables }));
  expect(backupScreen(world)?.problem?.sentence).toContain('This backup is damaged');
  expect(backupScreen(world)?.restore).toBeUndefined();
  await world.app.do({ do: 'restore-backup' });
  expect(world.shownTable('time-blocks')?.counts.rows ?? 0).toBe(0);
});

test('N25: a new open shift of a German workbook is an open shift here', async () => {
  addRow(world, SHEET, { ...SHIFT, Person: 'Open shift' });
  const german = (await backUp(world)).replace(/"notPushed":\["Open shift"/, '"notPushed":["Offene Schicht"');
  expect(german).toContain('Offene Schicht');
  await world.lose();
  await restoreBackup(world, german);
  expect(shown('Status', 'Person')).toEqual([['New', 'Open shift']]);
  await pushAll(world);
  expect(await callsOf(world, 'addTimeBlocks')).toHaveLength(1);
  expect(await storedBlocks(world)).toHaveLength(1);
});

/** The list of all shifts on the service, with the keys that the service gives. */
async function storedList(): Promise<string> {
  const stored = await storedBlocks(world);
  const lines = stored.map(({ timeBlockId, externalId, notes }, at) =>
    [timeBlockId, externalId, 'Ingrid Solberg', `2026-11-${23 + at}`, '9:00', '17:00', notes ?? ''].join(
      '\t',
    ),
  );
  return ['Time block ID\tExternal ID\tPerson\tDate\tStart\tEnd\tNotes', ...lines].join('\n');
}

async function takeOver(list: string): Promise<void> {
  await world.app.do({ do: 'open-backup' });
  await world.app.do({ do: 'read-adoption', kind: 'time-blocks', text: list });
  await world.app.do({ do: 'adopt-shifts' });
}

test('M5: a backup over the same shifts from a list, which has their time block IDs, has no conflict', async () => {
  await pushTwoShifts(world);
  const older = world.workbook.keep();
  const backup = await backUp(world);
  const list = await storedList();
  await world.lose();
  await takeOver(list);
  const ids = shown('TimeBlockID');
  expect(ids.flat()).not.toContain('');
  await chooseBackup(world, backup);
  expect(backupScreen(world)?.restore?.tables).toMatchObject([{ rows: 2, here: 2, conflicts: 0, left: [] }]);
  await world.app.do({ do: 'restore-backup' });
  expect(shown('TimeBlockID')).toEqual(ids);
  // The other way round: the backup has the IDs, and the workbook has not.
  const withIds = await backUp(world);
  await openOlder(older);
  expect(shown('TimeBlockID')).toEqual([[''], ['']]);
  await restoreBackup(world, withIds);
  expect(notice()?.detail).not.toContain('differ');
  expect(shown('TimeBlockID')).toEqual(ids);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ rows: 2, edited: 0, fix: 0 });
  await restoreBackup(world, withIds);
  expect(notice()?.title).toBe('The workbook had all 2 rows of the backup already.');
});

test('M5: Home does not ask for a backup right after one was brought in', async () => {
  await pushTwoShifts(world);
  const backup = await backUp(world);
  await world.lose();
  await restoreBackup(world, backup);
  expect(world.view().backup).toMatchObject({ records: 2, since: 0 });
  expect(world.view().backup?.days).toBeDefined();
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-30' });
  world.passTime(60_000);
  await pushAll(world);
  expect(world.view().backup).toMatchObject({ records: 3, since: 1 });
});

test('M5: a backup that lacks a shift of the workbook is no backup of that workbook', async () => {
  await pushTwoShifts(world);
  const backup = await backUp(world);
  await world.lose();
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-30' });
  await pushAll(world);
  await restoreBackup(world, backup);
  expect(world.view().backup).toEqual({ records: 3, since: 3 });
});

test('M5: all shifts of the sample company, backed up in part without time block IDs, come over the sample without a conflict', async () => {
  const today = '2026-11-21';
  const whole = sampleShifts(sampleCompany({ names: 'plain', today }));
  const [head = '', ...lines] = whole.split('\n');
  // What was pushed from a workbook has no time block ID there: the service does not tell it.
  const pushed = lines.map((line, at) => (at % 4 === 0 ? line.replace(/^\d+/, '') : line));
  let list = [head, ...pushed].join('\n');
  await world.close();
  world = await withShifts({
    sandbox: { names: 'plain', today },
    ports: (ports) => ({ ...ports, sampleShifts: () => Promise.resolve(list) }),
  });
  await takeOver(list);
  const backup = await backUp(world);
  list = whole;
  await world.lose();
  await takeOver(list);
  await chooseBackup(world, backup);
  const count = lines.length;
  expect(backupScreen(world)?.restore?.tables).toMatchObject([{ rows: count, here: count, conflicts: 0 }]);
  await world.app.do({ do: 'restore-backup' });
  expect(notice()).toMatchObject({
    tone: 'success',
    title: `The workbook had all ${count} rows of the backup already.`,
  });
  expect(world.view().backup).toMatchObject({ records: count, since: 0 });
});
