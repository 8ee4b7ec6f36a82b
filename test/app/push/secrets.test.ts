/**
 * First passwords are sent once. Whatever the service sends back about them, they are in no cell and not in the workbook’s
 * memory.
 */
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { addressOf, methodOf } from '../world/network';
import { addUser, typeInto } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const PASSWORD = 'Hunter<2>&"more"';

/** How a service may quote a password. */
const QUOTED = {
  'as it is': PASSWORD,
  'in capitals': PASSWORD.toUpperCase(),
  'as HTML': 'Hunter&lt;2&gt;&amp;&quot;more&quot;',
  'as an address': encodeURIComponent(PASSWORD),
  'as JSON': JSON.stringify(PASSWORD).slice(1, -1),
} as const;

/** Changes the parsed answers of the sandbox. Calls of the method `refusing` do not reach it. */
type Change = (method: string, answer: Record<string, unknown>) => unknown;
const changing =
  (change: Change, refusing?: string): typeof globalThis.fetch =>
  async (input, init) => {
    const method = methodOf(input);
    if (method === refusing) return new Response(JSON.stringify(change(method, {})));
    const response = await fetch(input, init);
    const answer = (await response.json()) as Record<string, unknown>;
    return new Response(JSON.stringify(change(method, answer)));
  };

interface Newcomer {
  readonly refusing?: string;
  readonly cells?: Record<string, string>;
  readonly password?: string;
}

async function pushNewcomer(
  change: Change,
  { refusing, cells = {}, password = PASSWORD }: Newcomer = {},
): Promise<void> {
  world = await withUsers({ fetch: changing(change, refusing) });
  await sendNewcomer({ cells, password });
}

async function sendNewcomer({ cells = {}, password = PASSWORD }: Newcomer): Promise<void> {
  addUser(world, cells);
  await world.app.do({ do: 'preview', kind: 'users' });
  const row = String(world.view().preview?.passwords[0]?.row);
  await world.app.do({ do: 'set-password', row, password });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
}

/** The answer, with another text in one field of one user. */
function withField(answer: Record<string, unknown>, userName: string, field: string, text: string): unknown {
  const items = answer['Items'] as Record<string, unknown>[];
  const changed = items.map((item) => (item['UserName'] === userName ? { ...item, [field]: text } : item));
  return { ...answer, Items: changed };
}

/** Every cell, the workbook’s memory, and what the pane shows besides its list of first passwords. */
async function allTexts(): Promise<string> {
  const memory = xmlPartMemory(() => undefined);
  const { result, ...view } = world.view();
  return [
    ...world.workbook.grid.sheets().flatMap(({ name }) => world.workbook.person.read(name).flat()),
    ...(await Promise.all((await memory.names('')).map((name) => memory.read(name)))),
    JSON.stringify({ ...view, screen: undefined, result: { ...result, passwords: [] } }),
  ].join('\n');
}

test.each(Object.entries(QUOTED))(
  'a password that a refusal quotes %s is hidden in message and code',
  async (_, quoted) => {
    const refused = { ItemNo: '1', ErrorCode: `17 ${quoted}`, ErrorMessage: `"${quoted}" is too weak` };
    const refusal = { ErrorCode: '0', ItemResponses: [refused] };
    await pushNewcomer((method, answer) => (method === 'addUsers' ? refusal : answer), {
      refusing: 'addUsers',
    });
    expect(world.users().at(-1)).toMatchObject({ Status: '17 …', Message: '"…" is too weak' });
    expect((await allTexts()).toLowerCase()).not.toContain('hunter');
  },
);

test('a password that a later list contains is hidden in every field, whatever the field’s name', async () => {
  await pushNewcomer((method, answer) => {
    if (method !== 'getUsers') return answer;
    const items = answer['Items'] as Record<string, unknown>[];
    return {
      ...answer,
      Items: items.map((item) => ({ ...item, YearHired: `19 ${PASSWORD}`, Hint: `is ${PASSWORD}` })),
    };
  });
  expect(world.users().at(-1)).toMatchObject({ Status: '0', YearHired: '19 …' });
  await pushUsers(world);
});

test('a password is hidden in a later answer of the same push', async () => {
  await pushNewcomer(
    (method, answer) =>
      method === 'updateUsers'
        ? { ErrorCode: '0', ItemResponses: [{ ItemNo: '1', ErrorCode: '9', ErrorMessage: `of ${PASSWORD}` }] }
        : answer,
    { cells: { ExternalID: '4711' } },
  );
  expect(world.users().at(-1)).toMatchObject({
    Status: '9',
    Message: 'Added, but a later field was refused: of …',
  });
  expect(await allTexts()).not.toContain('Hunter');
});

test('a password is hidden in the error of a whole call', async () => {
  await pushNewcomer((method, answer) =>
    method === 'addUsers' ? { ErrorCode: '9', ErrorMessage: `no session for ${PASSWORD}` } : answer,
  );
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await allTexts()).not.toContain('Hunter');
});

test('fields with a name like “password” get no column', async () => {
  world = await withUsers({
    fetch: changing((_method, answer) => ({
      ...answer,
      Items: (answer['Items'] as object[]).map((item) => ({
        ...item,
        password: 'a',
        InitialPassword: 'b',
        user_passwd: 'c',
        PWD: 'd',
        Kennwort: 'e',
        PIN: 'f',
        InitialSecret: 'g',
        Team: 'Blue',
      })),
    })),
  });
  const columns = world.workbook.person.read('Users')[0];
  expect(columns).toContain('Team');
  expect(columns?.filter((name) => /pass|pwd|wort|pin|secret/i.test(String(name)))).toEqual([]);
});

test('a UserName that equals the password is matched and not hidden', async () => {
  await pushNewcomer((_method, answer) => answer, {
    cells: { UserName: 'samesame1' },
    password: 'samesame1',
  });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(world.users().at(-1)).toMatchObject({ UserName: 'samesame1', Status: '0' });
});

test.each(['FirstName', 'LastName', 'Email'])(
  'a password that a list contains in %s, a field that the push sends too, is hidden there',
  async (field) => {
    await pushNewcomer((method, answer) =>
      method === 'getUsers' ? withField(answer, 'newperson', field, PASSWORD) : answer,
    );
    expect((await allTexts()).toLowerCase()).not.toContain('hunter');
  },
);

test('a sent password stays hidden in later downloads until the user signs out', async () => {
  await pushNewcomer((method, answer) =>
    method === 'getUsers' ? withField(answer, 'newperson', 'YearHired', PASSWORD) : answer,
  );
  await world.app.do({ do: 'close-result' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().at(-1)).toMatchObject({ UserName: 'newperson', YearHired: '…' });
  expect((await allTexts()).toLowerCase()).not.toContain('hunter');
  await world.app.do({ do: 'sign-out' });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users().at(-1)).toMatchObject({ YearHired: PASSWORD });
});

test('a password is hidden in the sentence that asks for a session ID again', async () => {
  let isEnded = false;
  let asked = '';
  world = await withUsers({
    sessionAsked: 'left',
    fetch: changing((method, answer) => {
      isEnded ||= method === 'addUsers';
      return isEnded ? { ErrorCode: '9', ErrorMessage: `no session for ${PASSWORD}` } : answer;
    }),
  });
  world.app.view.subscribe(({ session }) => {
    if (!session) return;
    const isFirst = asked === '';
    asked += session.reason;
    setTimeout(
      () => void world.app.do(isFirst ? { do: 'renew-session', sessionId: 'fresh-one' } : { do: 'cancel' }),
      0,
    );
  });
  await sendNewcomer({ password: PASSWORD });
  expect(asked).toContain('This session ID does not work either');
  expect(asked).not.toContain('Hunter');
});

test('a replaced session ID is hidden in a later refusal', async () => {
  const fresh = 'FRESHSESSION0001';
  let old = '';
  let isEnded = false;
  world = await withUsers({
    sessionAsked: 'left',
    fetch: async (input, init) => {
      const url = new URL(addressOf(input));
      if (url.searchParams.get('Method') === 'updateUsers') {
        if (isEnded) {
          const refused = { ItemNo: '1', ErrorCode: '9', ErrorMessage: `locked by session ${old}` };
          return new Response(JSON.stringify({ ErrorCode: '0', ItemResponses: [refused] }));
        }
        isEnded = true;
        return new Response('', { status: 401 });
      }
      if (url.searchParams.get('SessionID') === fresh) url.searchParams.set('SessionID', old);
      return fetch(url, init);
    },
  });
  old = world.sandbox.sessionId;
  world.app.view.subscribe(({ session }) => {
    if (session) setTimeout(() => void world.app.do({ do: 'renew-session', sessionId: fresh }), 0);
  });
  typeInto(world, 'Users', 'FirstName', 2, 'Somebody');
  await pushUsers(world);
  expect(world.users()[0]).toMatchObject({ Status: '9', Message: 'locked by session …' });
  expect(await allTexts()).not.toContain(old);
});

test('a first password that the service quotes in a refusal is neither in the sheet nor in the pane', async () => {
  let password = '';
  world = await withUsers({
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      if (!body.includes('"Password"')) return fetch(input, init);
      password = (JSON.parse(body) as { Password: string }[])[0]?.Password ?? '';
      const message = `Password ${password} is too weak`;
      const items = [{ ItemNo: '1', ErrorCode: '17', ErrorMessage: message }];
      return Response.json({ ErrorCode: '9', ErrorMessage: message, ItemResponses: items });
    },
  });
  addUser(world);
  await pushUsers(world);
  expect(password).not.toBe('');
  expect(world.users().at(-1)).toMatchObject({ Status: '17', Message: 'Password … is too weak' });
  const kept = JSON.stringify([world.users(), world.view().result?.rows, world.view().notice]);
  expect(kept).not.toContain(password);
});
