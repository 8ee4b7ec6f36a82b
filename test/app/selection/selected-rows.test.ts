/** The rows that the user has selected: what the pane shows of them, and when it reads them. */
import { trafficSoFar } from '../../office/library';
import { replace } from '../../runner/replace';
import { until, wait } from '../../runner/until';
import { atRest } from '../world/count-trips';
import { addUser, typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
  await world.app.do({ do: 'watch-rows', on: true });
});
afterEach(() => world.close());

const selection = () => world.view().selection;
const selectedRow = () => selection()?.row;

/** Selects whole rows of the Users sheet, and waits until the pane shows them. */
async function select(from: number, to = from): Promise<void> {
  world.workbook.person.select(`A${from}:C${to}`, 'Users');
  await until(() => (selection()?.row?.number ?? from) === from && selection()?.count === to - from + 1);
}

const selectUser = (userName: string) => select(world.rowOf(userName));

test('an unchanged row is shown with its name, and nothing can be done with it but reading it again', async () => {
  await selectUser('soconnor');
  expect(selection()).toMatchObject({ kind: 'users', count: 1, pushable: 0, revertible: 0, refreshable: 1 });
  expect(selectedRow()).toMatchObject({
    label: "Siobhán O'Connor",
    standing: 'unchanged',
    note: '',
    changes: [],
    number: world.rowOf('soconnor'),
  });
});

test('an edited row shows the old and the new value of each edited field, as the sheet shows them', async () => {
  const before = String(world.user('soconnor')?.['LastName']);
  await selectUser('soconnor');
  typeUser(world, 'LastName', 'soconnor', 'Byrne');
  await until(() => selectedRow()?.standing === 'edited');
  expect(selection()).toMatchObject({ pushable: 1, revertible: 1 });
  expect(selectedRow()?.changes).toEqual([{ id: 'LastName', field: 'Last name', from: before, to: 'Byrne' }]);
});

test('a new row has no earlier values, also before it has an id', async () => {
  const row = addUser(world);
  await select(row);
  await until(() => selectedRow()?.standing === 'new');
  expect(selection()).toMatchObject({ pushable: 1, revertible: 0, refreshable: 0 });
  expect(selectedRow()).toMatchObject({ label: 'New Person', isNew: true, changes: [] });
});

test('a row that would be refused says what is wrong, and can be reverted but not pushed', async () => {
  await selectUser('soconnor');
  typeUser(world, 'UserType', 'soconnor', 'Captain');
  await until(() => selectedRow()?.standing === 'fix');
  expect(selectedRow()?.note).toContain('Captain');
  expect(selection()).toMatchObject({ pushable: 0, revertible: 1 });
});

test('a row that the service refused says so with the code and the whole message', async () => {
  typeUser(world, 'Email', 'soconnor', 'no address');
  await pushUsers(world);
  await world.app.do({ do: 'close-result' });
  await selectUser('soconnor');
  expect(selectedRow()).toMatchObject({ standing: 'refused' });
  expect(selectedRow()?.code).not.toBe('');
  expect(selectedRow()?.note).toContain(`${world.user('soconnor')?.['Message']}. No @: `);
});

test('a row in conflict says what both sides wrote', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Byrne');
  await changeElsewhere(world, 'soconnor', { LastName: 'Kelly' });
  await world.app.do({ do: 'download', kind: 'users' });
  await selectUser('soconnor');
  expect(selectedRow()).toMatchObject({ standing: 'conflict', changes: [] });
  expect(selectedRow()?.conflict).toMatchObject([{ field: 'Last name', mine: 'Byrne', theirs: 'Kelly' }]);
  expect(selectedRow()?.note).toContain('Kelly');
});

test('a stored row says so, and its history is read from the log of pushes when the user asks for it', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Byrne');
  typeUser(world, 'LastName', 'isolberg', 'Berg');
  await pushUsers(world);
  await world.app.do({ do: 'close-result' });
  await selectUser('soconnor');
  expect(selectedRow()).toMatchObject({ standing: 'stored' });
  expect(selectedRow()?.history).toBeUndefined();
  await world.app.do({ do: 'row-history' });
  expect(selectedRow()?.history).toMatchObject([{ field: 'Last name', to: 'Byrne', result: 'Stored' }]);
});

test('the history has only this company’s lines, newest first, also if the log was sorted', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Byrne');
  await pushUsers(world);
  await world.app.do({ do: 'close-result' });
  const [line = []] = world.workbook.person.read('Push Log').slice(1);
  const when = Number(line[0]);
  const others = line.map((cell, at) => (at === 0 ? when - 1 : cell));
  const older = others.map((cell) => (cell === 'Byrne' ? 'Older' : cell));
  const elsewhere = others.map((cell, at) => (at === 2 ? '999' : cell));
  world.workbook.person.paste('Push Log!A3', [older, elsewhere].map((cells) => cells.join('\t')).join('\n'));
  await selectUser('soconnor');
  await world.app.do({ do: 'row-history' });
  expect(selectedRow()?.history?.map(({ to }) => to)).toEqual(['Byrne', 'Older']);
});

test('a history that was read stays while other rows change, and leaves notices as they are', async () => {
  await selectUser('soconnor');
  await world.app.do({ do: 'row-history' });
  expect(selectedRow()?.history).toEqual([]);
  typeUser(world, 'LastName', 'isolberg', 'Berg');
  await until(() => world.shownTable('users')?.counts.edited === 1);
  expect(selectedRow()?.history).toEqual([]);
});

test('a selection that moves while a job runs is shown after the job', async () => {
  await selectUser('soconnor');
  const checking = world.app.do({ do: 'download', kind: 'users' });
  world.workbook.person.select(`C${world.rowOf('isolberg')}`, 'Users');
  await checking;
  await until(() => selectedRow()?.number === world.rowOf('isolberg'));
  expect(selectedRow()?.label).toContain('Solberg');
});

test('a row whose push got no answer is unknown, and a push finds out', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Byrne');
  await world.sandbox.fault([
    { kind: 'drop', stored: true, method: 'updateUsers' },
    { kind: 'status', status: 503, method: 'getUsers', after: 1, times: 9 },
  ]);
  await pushUsers(world);
  await world.app.do({ do: 'close-result' });
  await selectUser('soconnor');
  expect(selectedRow()).toMatchObject({ standing: 'unknown' });
  expect(selection()).toMatchObject({ pushable: 1, revertible: 0 });
});

test('several rows are counted by how they stand', async () => {
  typeUser(world, 'LastName', String(world.users()[0]?.['UserName']), 'Byrne');
  await select(2, 4);
  await until(() => selection()?.pushable === 1);
  expect(selection()?.row).toBeUndefined();
  expect(selection()?.standings).toEqual([
    { standing: 'edited', count: 1 },
    { standing: 'unchanged', count: 2 },
  ]);
});

test('nothing is shown for a selection outside the table, and the next row is shown again', async () => {
  await selectUser('soconnor');
  world.workbook.person.select('A500', 'Users');
  await until(() => selection() === undefined);
  await selectUser('isolberg');
  expect(selectedRow()?.label).toContain('Solberg');
});

test('the same row is shown after the table was sorted', async () => {
  await selectUser('soconnor');
  world.workbook.person.sort('Users', 'UserName', false);
  await until(() => selectedRow()?.number === world.rowOf('soconnor'));
  expect(selectedRow()?.label).toBe("Siobhán O'Connor");
});

test('a settled selection takes two round trips, however often it moved', async () => {
  await selectUser('soconnor');
  await world.workbook.eventsDelivered();
  const { trips } = trafficSoFar();
  for (const row of [3, 4, 5, 9]) world.workbook.person.select(`B${row}`, 'Users');
  await until(() => selectedRow()?.number === 9);
  await world.workbook.eventsDelivered();
  expect(trafficSoFar().trips - trips).toBe(2);
});

test('a selection that a job has read meanwhile is not read again after its rest', async () => {
  let reads = 0;
  let endRest = () => undefined as void;
  const rest = new Promise<void>((resolve) => (endRest = resolve));
  let isResting = false;
  const other = await withUsers({
    ports: (ports) => {
      const { clock, workbook } = ports;
      const read = workbook.selected.bind(workbook);
      const counting: typeof read = (layout) => {
        reads += 1;
        return read(layout);
      };
      replace(workbook, 'selected', { value: counting });
      const sleep = (ms: number, signal?: AbortSignal) => (isResting ? rest : clock.sleep(ms, signal));
      return { ...ports, clock: { ...clock, sleep } };
    },
  });
  await other.app.do({ do: 'watch-rows', on: true });
  await until(() => reads > 0);
  reads = 0;
  isResting = true;
  other.workbook.person.select('B9', 'Users');
  await other.workbook.eventsDelivered();
  await other.app.do({ do: 'refresh-selected', kind: 'users' });
  expect(reads).toBe(1);
  endRest();
  await until(() => other.view().selection?.row?.number === 9);
  await wait(60);
  expect(reads).toBe(1);
  await other.close();
});

test('nothing is read while the pane does not show the selected rows', async () => {
  await selectUser('soconnor');
  await world.app.do({ do: 'watch-rows', on: false });
  await wait(60); // what began before is read to its end
  const { trips } = trafficSoFar();
  world.workbook.person.select('B9', 'Users');
  await world.workbook.eventsDelivered();
  await wait(60);
  expect(trafficSoFar().trips).toBe(trips);
  await world.app.do({ do: 'watch-rows', on: true });
  await until(() => selectedRow()?.number === 9);
});

test('a copied row is new, and says nothing of its original', async () => {
  typeUser(world, 'LastName', 'soconnor', 'Byrne');
  await pushUsers(world);
  await world.app.do({ do: 'close-result' });
  const copy = world.users().length + 2;
  world.workbook.person.copyRows(world.rowOf('soconnor'), 1, copy, 'Users');
  world.workbook.person.type(world.at('UserName', copy), 'copiedone', 'Users');
  await select(copy);
  await until(() => selectedRow()?.isNew === true);
  expect(selection()).toMatchObject({ revertible: 0, refreshable: 0 });
  expect(selectedRow()).not.toMatchObject({ standing: 'stored' });
});

test('if separate parts are selected, no row is shown and the pane knows why, until one block is selected', async () => {
  await selectUser('soconnor');
  // Nothing else may take the failure, such as a read of the counts.
  await atRest(world);
  const { faults } = world.workbook.host;
  faults.failBatch('InvalidSelection');
  world.workbook.person.select('A4:C4', 'Users');
  await until(() => world.view().selectionInParts === true);
  expect(selection()).toBeUndefined();
  await select(5, 6);
  expect(world.view().selectionInParts).toBe(false);
});
