/** Cells that the user or the service has changed: Message lists them, and they have a colour until they are pushed or looked at. */
import { listedColours } from '../../../src/core/sync/status-words';
import { valueLooks } from '../../../src/standins/excel/value-styles';
import { until } from '../../runner/until';
import { headerIn } from '../world/column-names';
import { typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  // What the rules say. That some builds draw them late is a test of its own, below.
  world = await withUsers({ workbook: { hardness: { keepsRuleLooks: false } } });
});
afterEach(() => world.close());

const download = () => world.app.do({ do: 'download', kind: 'users' });
const message = (userName: string) => world.user(userName)?.['Message'];
const counts = () => world.shownTable('users')?.counts;

const BY_FILL = new Map(listedColours().map(({ words, fill }) => [fill, words]));

/** The headers of a user's cells that are coloured as changed, with what the colour means. */
function coloured(userName: string): string[] {
  const { host, person } = world.workbook;
  const [headers = [], ...rows] = person.read('Users');
  const at = headers.indexOf(headerIn('Users', 'UserName'));
  const row = rows.findIndex((cells) => cells[at] === userName) + 1;
  const sheet = host.book.grid.sheets().find(({ name }) => name === 'Users')?.id ?? '';
  const look = valueLooks(host.book, sheet);
  const own = new Set(['Status', 'Message']);
  return headers.flatMap((header, column) => {
    const words = BY_FILL.get(look(row, column)?.fill ?? '');
    return words === undefined || own.has(String(header)) ? [] : [`${words}${String(header)}`];
  });
}

test('edited cells are listed and coloured, also after the rows are sorted, until they are pushed', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinead');
  typeUser(world, 'Email', 'soconnor', 'new@example.org');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(message('soconnor')).toBe('Changed: First name; Email');
  expect(coloured('soconnor')).toEqual(['Changed: First name', 'Changed: Email']);
  world.workbook.person.sort('Users', headerIn('Users', 'LastName'), false);
  expect(coloured('soconnor')).toEqual(['Changed: First name', 'Changed: Email']);
  expect(coloured('jmueller')).toEqual([]);
  await pushUsers(world);
  expect(message('soconnor')).toMatch(/^Stored /);
  expect(coloured('soconnor')).toEqual([]);
});

test('a wrong row has its problem and its edited cells', async () => {
  typeUser(world, 'UserName', 'soconnor', '');
  await world.app.do({ do: 'preview', kind: 'users' });
  const row = world.users().find(({ Status }) => Status === 'Fix');
  expect(row?.['Message']).toMatch(/User name .*\. Changed: User name$/);
});

test('cells that a download changed are counted and coloured until the user clears their marks', async () => {
  await changeElsewhere(world, 'jmueller', { Email: 'theirs@example.org', LastName: 'Meier' });
  await changeElsewhere(world, 'soconnor', { Email: 'other@example.org' });
  expect(counts()).toMatchObject({ changedOnService: 0 });
  await download();
  expect(counts()).toMatchObject({ changedOnService: 3, edited: 0 });
  expect(world.user('jmueller')).toMatchObject({
    Status: '',
    Message: 'Changed on the service: Last name; Email',
  });
  expect(coloured('jmueller')).toEqual([
    'Changed on the service: Last name',
    'Changed on the service: Email',
  ]);

  await world.app.do({ do: 'watch-rows', on: true });
  world.workbook.person.select(`C${world.rowOf('jmueller')}`, 'Users');
  await until(() => world.view().selection?.row?.number === world.rowOf('jmueller'));
  expect(world.view().selection?.row?.note).toBe('Changed on the service: Last name; Email');

  await world.app.do({ do: 'show-rows', kind: 'users', which: 'changed-on-service' });
  expect(world.view().notice?.title).toContain('2 rows');
  await world.app.do({ do: 'show-rows', kind: 'users', which: 'all' });

  await world.app.do({ do: 'clear-marks', kind: 'users' });
  expect(message('jmueller')).toBe('');
  expect(coloured('jmueller')).toEqual([]);
  expect(counts()).toMatchObject({ changedOnService: 0 });
});

test('a second download, a check and an edit keep the marks that were not looked at', async () => {
  await changeElsewhere(world, 'jmueller', { Email: 'theirs@example.org' });
  await download();
  await changeElsewhere(world, 'jmueller', { LastName: 'Meier' });
  await download();
  expect(message('jmueller')).toBe('Changed on the service: Email; Last name');
  typeUser(world, 'FirstName', 'jmueller', 'Jo');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(message('jmueller')).toBe('Changed on the service: Email; Last name; Changed: First name');
  expect(coloured('jmueller')).toEqual([
    'Changed: First name',
    'Changed on the service: Last name',
    'Changed on the service: Email',
  ]);
  await world.app.do({ do: 'clear-marks', kind: 'users' });
  expect(message('jmueller')).toBe('Changed: First name');
});

test('what the user has pushed is not changed on the service', async () => {
  typeUser(world, 'FirstName', 'soconnor', 'Sinead');
  await pushUsers(world);
  await download();
  expect(counts()).toMatchObject({ changedOnService: 0 });
  expect(message('soconnor')).toBe('');
});

test('N4: where Excel draws a rule late, Message and the pane say which cells are changed', async () => {
  await world.close();
  world = await withUsers({ workbook: { hardness: { keepsRuleLooks: true } } });
  typeUser(world, 'FirstName', 'soconnor', 'Sinead');
  // Excel draws the typed cell now, before Message says that it is changed.
  expect(coloured('soconnor')).toEqual([]);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(coloured('soconnor')).toEqual([]);
  expect(message('soconnor')).toBe('Changed: First name');
  expect(world.view().preview).toMatchObject({ updated: 1 });
  world.workbook.keep()();
  await world.reopenPane();
  expect(coloured('soconnor')).toEqual(['Changed: First name']);
});
