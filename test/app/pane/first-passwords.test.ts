/** The first password that the user sees is the one that the service has. */
import { methodOf } from '../world/network';
import { addUser, typeInto } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

type Item = Readonly<Record<string, string>>;

const LOST = 'lost';

/** What a test makes of the sandbox's answer to a call. LOST: the connection breaks after the call was stored. */
let answered: (method: string, body: string) => string;
/** The first passwords of all calls, as they were sent. */
let sent: string[];

const fetching: typeof globalThis.fetch = async (input, init) => {
  const method = methodOf(input);
  if (method === 'addUsers' && typeof init?.body === 'string')
    sent.push(...(JSON.parse(init.body) as Item[]).map((item) => item['Password'] ?? ''));
  const response = await fetch(input, init);
  const body = answered(method, await response.text());
  if (body === LOST) throw new TypeError('cut');
  return new Response(body);
};

beforeEach(async () => {
  answered = (_method, body) => body;
  sent = [];
  world = await withUsers({ fetch: fetching });
});

/** The user is stored and the answer is lost. No list shows the user until `isLate` is false. */
async function loseAnswer(): Promise<void> {
  const before = JSON.stringify(await world.sandbox.call('getUsers'));
  let isLate = true;
  answered = (method, body) => {
    if (method === 'addUsers' && sent.length === 1) return LOST;
    if (method === 'addUsers') isLate = false;
    return method === 'getUsers' && isLate ? before : body;
  };
  addUser(world);
  await pushUsers(world);
}

const passwordsOf = (list: readonly { readonly password: string }[] = []) =>
  list.map(({ password }) => password);
const cautions = () =>
  world.view().preview?.tables.flatMap(({ rows }) => rows.flatMap(({ warning }) => warning ?? []));

const OTHER =
  'Another first password was sent before. If the service has this user already, the earlier password stays.';

test('a user without an answer who is not listed keeps the first password for the next push', async () => {
  await loseAnswer();
  expect(world.users().at(-1)).toMatchObject({ Status: 'Not sent' });
  expect(passwordsOf(world.view().result?.passwords)).toEqual(sent);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(passwordsOf(world.view().preview?.passwords)).toEqual(sent);
  expect(cautions()).toEqual([]);
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(world.users().at(-1)).toMatchObject({ Status: '0' });
});

test('if the service refuses a user and lists the same user, the pane shows no password for the user', async () => {
  await loseAnswer();
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, passwords: [] });
});

test('another password for a user who was sent before comes with a warning', async () => {
  await loseAnswer();
  await world.app.do({ do: 'preview', kind: 'users' });
  const [first] = world.view().preview?.passwords ?? [];
  await world.app.do({ do: 'set-password', row: String(first?.row), password: 'another-one-7' });
  expect(cautions()).toEqual([OTHER]);
  await world.app.do({ do: 'set-password', row: String(first?.row), password: String(first?.password) });
  expect(cautions()).toEqual([]);
});

test('a reopened pane does not know sent passwords, and its preview says so', async () => {
  await loseAnswer();
  await world.reopenConnected();
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(passwordsOf(world.view().preview?.passwords)).not.toEqual(sent);
  expect(cautions()).toEqual([OTHER]);
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, passwords: [] });
});

test('signing out forgets the passwords of users without an answer', async () => {
  await loseAnswer();
  await world.app.do({ do: 'sign-out' });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(passwordsOf(world.view().preview?.passwords)).not.toEqual(sent);
  expect(cautions()).toEqual([OTHER]);
});

test('a refused user gets a new password at the next push, without a warning', async () => {
  addUser(world, { Email: 'not@an address.example' });
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ refused: 1, passwords: [] });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(passwordsOf(world.view().preview?.passwords)).not.toEqual(sent);
  expect(cautions()).toEqual([]);
});

test('the password of a user whom the push did not send is not in the result', async () => {
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  typeInto(world, 'Users', 'FirstName', 2, 'Elsewhere');
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  answered = (method, body) => (method === 'updateUsers' ? 'half an ans' : body);
  await world.app.do({ do: 'send' });
  expect(sent).toEqual([]);
  expect(world.view().result).toMatchObject({ notSent: 1, passwords: [] });
});
