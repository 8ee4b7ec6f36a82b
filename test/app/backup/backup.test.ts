/** Backups of shifts, which the service can't list: a lost workbook loses only what was neither pushed nor backed up. */
import {
  backUp,
  chooseBackup,
  backupScreen,
  pushTwoShifts,
  restoreBackup,
  shiftRows,
  withShifts,
  type LosableWorld,
} from '../world/backups';
import { callsOf, storedBlocks, writesTo } from '../world/service';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { pushAll, withEverything } from '../world/world';

const SHEET = 'Time Blocks';

let world: LosableWorld;
afterEach(() => world.close());

const rows = () => shiftRows(world);
const shown = (...columns: readonly string[]) => rows().map((row) => columns.map((column) => row[column]));
const title = () => world.view().notice?.title;

/** Two shifts on the service. */
async function withTwoShifts(): Promise<void> {
  world = await withShifts();
  await pushTwoShifts(world);
}

test('a workbook that is lost comes back from its backup, and an edit is sent as an update', async () => {
  await withTwoShifts();
  const backup = await backUp(world);
  const before = shown('Row', 'Person', 'Date', 'Start', 'End', 'Notes', 'ExternalID');
  await world.lose();
  const sent = (await writesTo(world)).length;
  await restoreBackup(world, backup);
  expect(title()).toBe('2 rows brought in.');
  expect(shown('Row', 'Person', 'Date', 'Start', 'End', 'Notes', 'ExternalID')).toEqual(before);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ rows: 2, added: 0, edited: 0, fix: 0 });
  expect((await writesTo(world)).length).toBe(sent);
  typeInto(world, SHEET, 'Notes', 2, 'Door B');
  await pushAll(world);
  expect(await callsOf(world, 'updateTimeBlocks')).toHaveLength(1);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'Door B' }, { notes: 'Late' }]);
});

test('a second time, and in the same workbook, a backup changes nothing', async () => {
  await withTwoShifts();
  const backup = await backUp(world);
  await restoreBackup(world, backup);
  expect(title()).toBe('The workbook had all 2 rows of the backup already.');
  await world.lose();
  await restoreBackup(world, backup);
  await restoreBackup(world, backup);
  expect(title()).toBe('The workbook had all 2 rows of the backup already.');
  expect(rows()).toHaveLength(2);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ rows: 2, added: 0, edited: 0 });
});

test('new and edited rows come as they were, and say that they are not pushed', async () => {
  await withTwoShifts();
  typeInto(world, SHEET, 'Notes', 2, 'not pushed');
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-25' });
  await world.workbook.eventsDelivered();
  const backup = await backUp(world);
  await world.lose();
  await restoreBackup(world, backup);
  expect(world.view().notice?.detail).toBe('2 rows were not pushed before the backup. Nothing was sent.');
  expect(shown('Status', 'Notes')).toEqual([
    ['Edited', 'not pushed'],
    ['', 'Late'],
    ['New', ''],
  ]);
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'not pushed' }, { notes: 'Late' }, {}]);
});

test('a row that was new in the backup and was pushed afterwards is not stored twice: it is Unknown', async () => {
  world = await withShifts();
  addRow(world, SHEET, SHIFT);
  await world.workbook.eventsDelivered();
  const backup = await backUp(world);
  await pushAll(world);
  await world.lose();
  await restoreBackup(world, backup);
  expect(shown('Status')).toEqual([['New']]);
  await pushAll(world);
  expect(await storedBlocks(world)).toHaveLength(1);
  expect(shown('Status')).toEqual([['Unknown']]);
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
  typeInto(world, SHEET, 'Notes', 2, 'mine');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'mine' }]);
});

test('a row without an answer comes as Unknown, and is stored once', async () => {
  world = await withShifts();
  addRow(world, SHEET, SHIFT);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeBlocks', times: 1 });
  await pushAll(world);
  expect(shown('Status')).toEqual([['Unknown']]);
  const backup = await backUp(world);
  await world.lose();
  await restoreBackup(world, backup);
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(shown('Status')).toEqual([['Unknown']]);
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
  typeInto(world, SHEET, 'Notes', 2, 'mine');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([{ notes: 'mine' }]);
});

test('an older version of the workbook takes the newer values of the backup, and keeps its own edits', async () => {
  await withTwoShifts();
  const openOlder = world.workbook.keep();
  world.passTime(60_000);
  typeInto(world, SHEET, 'Notes', 2, 'newer');
  await pushAll(world);
  const backup = await backUp(world);
  world.app.close();
  openOlder();
  await world.reopenConnected();
  typeInto(world, SHEET, 'End', 2, '18');
  await world.workbook.eventsDelivered();
  await restoreBackup(world, backup);
  expect(world.view().notice?.detail).toContain('1 row took newer values from the backup');
  expect(shown('Status', 'Notes', 'End')[0]).toEqual(['Edited', 'newer', 18]);
});

test('an older backup takes nothing from newer rows', async () => {
  await withTwoShifts();
  const backup = await backUp(world);
  world.passTime(60_000);
  typeInto(world, SHEET, 'Notes', 2, 'newer');
  await pushAll(world);
  await restoreBackup(world, backup);
  expect(world.view().notice?.detail).toBe(
    '1 row was pushed again after the backup and keeps its newer values. Nothing was sent.',
  );
  expect(shown('Notes')[0]).toEqual(['newer']);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ edited: 0 });
});

test('two workbooks become one: each shift is there once', async () => {
  await withTwoShifts();
  const first = await backUp(world);
  await world.lose();
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-30' });
  await pushAll(world);
  await chooseBackup(world, first);
  expect(backupScreen(world)?.restore?.tables).toMatchObject([{ sheet: SHEET, rows: 2, here: 0, added: 2 }]);
  await world.app.do({ do: 'restore-backup' });
  expect(rows()).toHaveLength(3);
  await restoreBackup(world, await backUp(world));
  expect(rows()).toHaveLength(3);
  expect(await storedBlocks(world)).toHaveLength(3);
});

test('rows that were deleted in the sheet come back, and those that the backup knows as deleted do not', async () => {
  await withTwoShifts();
  const whole = await backUp(world);
  world.workbook.person.deleteRows(2, 1, SHEET);
  await world.workbook.eventsDelivered();
  const withoutFirst = await backUp(world);
  await restoreBackup(world, withoutFirst);
  expect(rows()).toHaveLength(1);
  await restoreBackup(world, whole);
  expect(rows()).toHaveLength(2);
  await world.lose();
  await restoreBackup(world, withoutFirst);
  expect(rows()).toHaveLength(1);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ deleted: 1 });
});

test.each([
  ['no backup', 'Person;Start\nAda;9', 'is no backup'],
  ['another file of Shiftsheet', '{"shiftsheet":"change-pack","format":1}', 'is no backup'],
  ['a newer form', '{"shiftsheet":"backup","format":2}', 'A newer version'],
  ['cut off', '{"shiftsheet":"backup","format":1,"tab', 'is damaged'],
  ['of a kind that the service lists', undefined, 'is damaged'],
])('a file that can’t be used is refused, and nothing changes: %s', async (_what, text, sentence) => {
  await withTwoShifts();
  const listed = (await backUp(world)).replace('"time-blocks"', '"users"');
  await chooseBackup(world, text ?? listed);
  expect(backupScreen(world)?.problem?.sentence).toContain(sentence);
  expect(backupScreen(world)?.restore).toBeUndefined();
  await world.app.do({ do: 'restore-backup' });
  expect(rows()).toHaveLength(2);
});

test('a backup of another company is refused', async () => {
  await withTwoShifts();
  const other = (await backUp(world)).replace(`"sp":"${world.sandbox.sp}"`, '"sp":"99"');
  await chooseBackup(world, other);
  expect(backupScreen(world)?.problem?.sentence).toContain('(SP 99), and this workbook to');
  await world.lose();
  await chooseBackup(world, other);
  expect(backupScreen(world)?.problem?.sentence).toContain('(SP 99), and this workbook to');
});

test('the file has no session ID, and Home says how old the last backup is', async () => {
  await withTwoShifts();
  expect(world.view().backup).toEqual({ records: 2, since: 2 });
  const backup = await backUp(world);
  expect(backup).not.toContain(world.sandbox.sessionId);
  expect(world.view().backup).toEqual({ records: 2, since: 0, days: 0 });
  world.passTime(3 * 24 * 60 * 60 * 1000);
  addRow(world, SHEET, { ...SHIFT, Date: '2026-11-30' });
  await pushAll(world);
  expect(world.view().backup).toEqual({ records: 3, since: 1, days: 3 });
});

test('a workbook without shifts has nothing to back up', async () => {
  world = Object.assign(await withEverything(), { lose: () => Promise.resolve() });
  await world.app.do({ do: 'open-backup' });
  await world.app.do({ do: 'back-up' });
  expect(title()).toContain('there is nothing to back up');
  expect(backupScreen(world)?.made).toBeUndefined();
});
