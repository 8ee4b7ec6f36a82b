/** What was added last is taken back in one click, as long as it is not pushed. */
import { backUp, restoreBackup } from '../world/backups';
import { pasteShifts, selectRow, typeInto } from '../world/typing';
import { pushAll, type World } from '../world/world';
import { COPY_WEEK, withTwoShifts } from './two-shifts';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const rows = () => world.table(SHEET);
const notice = () => {
  const { tone, title, detail } = world.view().notice ?? {};
  return { tone, title, detail };
};
const takeBack = () => world.app.do({ do: 'take-back' });

beforeEach(async () => {
  world = await withTwoShifts();
});

test('copied shifts are removed again, and the sheet is as it was', async () => {
  const before = rows();
  await world.app.do(COPY_WEEK);
  expect(world.view()).toMatchObject({
    takeBack: '4 shifts copied to Mon 30 Nov to Sun 13 Dec 2026.',
    notice: { takesBack: true },
  });
  expect(rows()).toHaveLength(6);
  await takeBack();
  expect(notice()).toEqual({
    tone: 'success',
    title: 'Taken back in Time Blocks: 4 rows removed.',
    detail: '',
  });
  expect(rows()).toEqual(before);
  // The act before can be taken back now.
  expect(world.view().takeBack).toBe('2 shifts added to Time Blocks.');
  await takeBack();
  expect(world.view().takeBack).toBeUndefined();
  await takeBack();
  expect(notice()).toMatchObject({ tone: 'info', title: 'There is nothing to take back.' });
});

test('after the pane was closed and opened again, the copies can still be taken back', async () => {
  const before = rows();
  await world.app.do(COPY_WEEK);
  await world.reopenConnected();
  expect(world.view().takeBack).toBe('4 shifts copied to Mon 30 Nov to Sun 13 Dec 2026.');
  await takeBack();
  expect(rows()).toEqual(before);
});

test('a row that somebody has edited since stays', async () => {
  await world.app.do(COPY_WEEK);
  typeInto(world, SHEET, 'Notes', 4, 'stays');
  await takeBack();
  expect(notice()).toEqual({
    tone: 'warning',
    title: 'Taken back in Time Blocks: 3 rows removed.',
    detail: '1 row stays, because it was edited since. Delete or change it in the sheet.',
  });
  expect(rows()).toMatchObject([{ Notes: '' }, { Notes: '' }, { Notes: 'stays', Status: 'New' }]);
});

test('a row that the user has deleted since is not missed', async () => {
  await world.app.do(COPY_WEEK);
  world.workbook.person.deleteRows(4, 1, SHEET);
  await takeBack();
  expect(notice()).toMatchObject({ tone: 'success', title: 'Taken back in Time Blocks: 3 rows removed.' });
  expect(rows()).toHaveLength(2);
});

test('under a filter the cells are cleared, and checks and later additions use the blank rows', async () => {
  await world.app.do(COPY_WEEK);
  await world.app.do({ do: 'show-view', kind, view: { week: 0 } });
  await takeBack();
  const filled = rows().filter((row) => row['Person'] !== '');
  expect(filled).toHaveLength(2);
  await world.app.do({ do: 'show-view', kind, view: 'all' });
  await world.app.do(COPY_WEEK);
  expect(rows()).toHaveLength(6);
});

test('after a push has stored the copies, there is nothing to take back', async () => {
  await world.app.do(COPY_WEEK);
  await pushAll(world);
  expect(world.view().takeBack).toBeUndefined();
  await takeBack();
  expect(notice()).toMatchObject({ title: 'There is nothing to take back.' });
  expect(rows()).toHaveLength(6);
});

test('rows that a push of some rows has stored stay, and the others are removed', async () => {
  await world.app.do(COPY_WEEK);
  await world.app.do({ do: 'watch-rows', on: true });
  await selectRow(world, SHEET, 4);
  await world.app.do({ do: 'push-selected' });
  expect(rows()[2]).toMatchObject({ Status: '0' });
  expect(world.view().takeBack).toBe('4 shifts copied to Mon 30 Nov to Sun 13 Dec 2026.');
  await takeBack();
  expect(notice()).toEqual({
    tone: 'warning',
    title: 'Taken back in Time Blocks: 3 rows removed.',
    detail: '1 row stays, because it was pushed.',
  });
  expect(rows()).toHaveLength(3);
});

test('a row that was sent and got no answer stays, because the service may have it', async () => {
  await world.app.do(COPY_WEEK);
  await world.app.do({ do: 'watch-rows', on: true });
  await selectRow(world, SHEET, 4);
  await world.sandbox.fault({ kind: 'drop', stored: true, method: 'updateTimeBlocks', times: 9 });
  await world.app.do({ do: 'push-selected' });
  const sent = rows()[2];
  await takeBack();
  expect(notice()).toMatchObject({
    title: 'Taken back in Time Blocks: 3 rows removed.',
    detail: '1 row stays, because it was pushed.',
  });
  expect(rows()[2]).toEqual(sent);
});

test('pasted shifts are taken back, and the cells that the text changed are put back', async () => {
  const before = rows();
  await pasteShifts(
    world,
    [
      'Who\tStart\tEnd\tNotes',
      'Ingrid Solberg\t2026-11-23 09:00\t2026-11-23 17:00\tearly',
      'Tomas Novak\t2026-11-26 09:00\t2026-11-26 17:00\t',
    ].join('\n'),
  );
  await world.app.do({ do: 'add-pasted' });
  expect(world.view().screen.kind).toBe('preview');
  expect(rows()).toMatchObject([{ Notes: 'early' }, {}, { Person: 'Tomas Novak' }]);
  await takeBack();
  expect(notice()).toMatchObject({
    tone: 'success',
    title: 'Taken back in Time Blocks: 1 row removed, 1 row as before.',
  });
  expect(rows()).toEqual(before);
  expect(world.view().screen.kind).toBe('home');
});

test('the last act is taken back first, and then the one before', async () => {
  const pasted = rows();
  await world.app.do({ ...COPY_WEEK, times: 1 });
  const before = rows();
  await world.app.do({ ...COPY_WEEK, to: '2026-12-07', times: 1 });
  await takeBack();
  expect(rows()).toEqual(before);
  await takeBack();
  expect(rows()).toEqual(pasted);
});

test('rows that came back from a backup and were never sent stay, and nobody says that they were pushed', async () => {
  await world.app.do({ ...COPY_WEEK, times: 1 });
  const backup = await backUp(world);
  const copied = rows();
  world.workbook.person.deleteRows(4, 2, SHEET);
  await restoreBackup(world, backup);
  expect(rows().filter((row) => row['Person'] !== '')).toHaveLength(copied.length);
  await takeBack();
  expect(notice().detail).toBe(
    '2 rows stay, because they came from a backup: another copy of the workbook may have pushed them. Delete them in the sheet.',
  );
});

test('the button takes back what it stands beside, and not what somebody has added in another pane since', async () => {
  await world.app.do({ ...COPY_WEEK, times: 1 });
  const said = world.view().takeBack;
  const other = await world.secondPane();
  await other.do({ ...COPY_WEEK, to: '2026-12-07', times: 1 });
  const before = rows();
  await world.app.do({ do: 'take-back', said });
  expect(rows()).toEqual(before);
  expect(notice()).toMatchObject({ tone: 'warning', detail: '2 shifts copied to Mon 7 to Sun 13 Dec 2026.' });
  await world.app.do({ do: 'take-back', said: world.view().takeBack });
  expect(rows()).toHaveLength(before.length - 2);
  other.close();
});

test('a notice with “Take back” goes when its act is not the last one any more', async () => {
  await world.app.do({ ...COPY_WEEK, times: 1 });
  expect(world.view().notice).toMatchObject({ takesBack: true });
  const other = await world.secondPane();
  await other.do({ ...COPY_WEEK, to: '2026-12-07', times: 1 });
  await world.app.look();
  expect(world.view()).toMatchObject({
    notice: undefined,
    takeBack: '2 shifts copied to Mon 7 to Sun 13 Dec 2026.',
  });
  other.close();
});
