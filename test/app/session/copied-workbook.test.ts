import { pushUsers, withUsers, type World } from '../world/world';

const [WAS, NOW] = ['C:\\Plans\\Week 47.xlsx', 'C:\\Plans\\Copy of Week 47.xlsx'];

let world: World;
beforeEach(async () => {
  world = await withUsers({ workbook: { url: WAS } });
});
afterEach(() => world.close());

const addSomeone = (userName: string, row: number) => {
  const cells = {
    UserName: userName,
    FirstName: 'New',
    LastName: 'Person',
    Email: 'new@harbourlight.example',
    UserType: 'E',
  };
  for (const [column, text] of Object.entries(cells)) world.workbook.person.type(world.at(column, row), text);
};

const reopenAt = async (place: string) => {
  world.workbook.saveAs(place);
  await world.reopenPane();
  await world.app.do({ do: 'connect-sample' });
};

const written = async () =>
  (await world.sandbox.state()).calls
    .filter(({ method }) => method !== 'getUsers')
    .map(({ method }) => method);

test('a copied workbook sends nothing before the user has said what it is', async () => {
  addSomeone('newperson', 50);
  await world.workbook.eventsTold();
  await reopenAt(NOW);
  expect(world.view().copy).toEqual({ was: WAS, now: NOW, unsent: 1 });
  await pushUsers(world);
  expect(world.view().notice).toMatchObject({
    tone: 'error',
    title: expect.stringContaining(`last used as ${WAS}`) as string,
  });
  expect(await written()).toEqual([]);
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
  expect(world.view().copy).toBeUndefined();
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('a moved workbook is asked about once, and once more where it was: that may be a copy', async () => {
  await reopenAt(NOW);
  await world.app.do({ do: 'answer-copy', answer: 'moved' });
  await reopenAt(NOW.toUpperCase());
  expect(world.view().copy).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  await reopenAt(WAS);
  expect(world.view().copy).toMatchObject({ was: NOW, now: WAS });
});

test('a workbook that is found at two places is asked about once', async () => {
  await reopenAt(NOW);
  await world.app.do({ do: 'answer-copy', answer: 'also' });
  for (const place of [WAS, NOW]) {
    await reopenAt(place);
    expect(world.view().copy).toBeUndefined();
  }
});

test('a workbook that was never saved has no copy: its first place is noted', async () => {
  await world.close();
  world = await withUsers();
  await reopenAt(WAS);
  expect(world.view().copy).toBeUndefined();
  await world.app.do({ do: 'download', kind: 'users' });
  await reopenAt(NOW);
  expect(world.view().copy).toMatchObject({ was: WAS, now: NOW });
});

test('a workbook that was saved for the first time with new rows may have been copied: it asks', async () => {
  await world.close();
  world = await withUsers();
  addSomeone('newperson', 50);
  await world.workbook.eventsTold();
  await reopenAt(WAS);
  expect(world.view().copy).toEqual({ was: '', now: WAS, unsent: 1 });
  await pushUsers(world);
  expect(world.view().notice?.title).toContain('say below whether there is a copy');
  expect(await written()).toEqual([]);
  await world.app.do({ do: 'answer-copy', answer: 'moved' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  await reopenAt(WAS);
  expect(world.view().copy).toBeUndefined();
});

test('the first save while the pane is open is asked nothing', async () => {
  await world.close();
  world = await withUsers();
  addSomeone('newperson', 50);
  world.workbook.saveAs(WAS);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('Save As while the pane is open is noticed at the next push', async () => {
  world.workbook.saveAs(NOW);
  await pushUsers(world);
  expect(world.view().copy).toMatchObject({ was: WAS, now: NOW });
});

test('what the original sent without an answer is not sent from a copy unasked', async () => {
  await world.app.do({ do: 'download', kind: 'time-off' });
  const cells = { Person: 'Ingrid Solberg', Account: 'Vacation', EffectiveDate: '2026-12-24', Amount: '-1' };
  const row = world.table('Time Off').length + 2;
  for (const [column, text] of Object.entries(cells))
    world.workbook.person.type(world.cell('Time Off', column, row), text);
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'addTimeOffTrans' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  await world.app.do({ do: 'send' });
  await reopenAt(NOW);
  await world.app.do({ do: 'answer-copy', answer: 'copy' });
  const before = (await world.sandbox.state()).timeOffTransactions.length;
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, count: 1 }]);
  await world.app.do({ do: 'send' });
  expect((await world.sandbox.state()).timeOffTransactions).toHaveLength(before);
  expect(world.view().undoable).toBe(false);
});
