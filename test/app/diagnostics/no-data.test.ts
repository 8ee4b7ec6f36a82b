/**
 * The text for support has no data, whatever goes wrong: a workbook and a service full of secrets and names, errors that
 * quote them, and random acts. Each text is searched for all of them.
 */
import fc from 'fast-check';
import { Network } from '../world/network';
import { addUser, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

/** None of these may be in the text, in any case of letters. Each is of a kind that some part of the product handles. */
const PLANTED = {
  session: 'Sess-9f8e7d6c5b4a',
  password: 'Hunter2Swordfish',
  firstName: 'Wilhelmina',
  lastName: 'Featherstonehaugh',
  email: 'wilhelmina@quillfeather.example',
  phone: '5550199887766',
  externalId: '1482957360',
  sheet: 'Payroll of Wilhelmina',
  column: 'Shoe size of Wilhelmina',
  folder: 'C:\\Users\\wfeatherstonehaugh\\Payroll 2026.xlsx',
  company: '31415926',
  host: 'quillfeather.example',
  template: 'Zebrafish',
};

const quoting = `${PLANTED.firstName} ${PLANTED.lastName} <${PLANTED.email}> ${PLANTED.password} ${PLANTED.session}`;

const pane = {
  version: '0.1.0',
  build: '4f1c',
  engine: 'Edge 128',
  languages: ['en-US'],
  features: { locks: true },
};

const refusal = (code: string) => (items: readonly unknown[]) => ({
  ErrorCode: code,
  ErrorMessage: quoting,
  ItemResponses: items.map((_, at) => ({ ItemNo: String(at + 1), ErrorCode: code, ErrorMessage: quoting })),
});

const METHODS = ['getUsers', 'updateUsers', 'addUsers', 'getTimeOffTrans', 'updateTimeOffTrans'];

interface Scene {
  readonly world: World;
  readonly network: Network;
}

type Act = (scene: Scene) => unknown;

/** What the service answers from then on, or what Excel does next. */
const spoil: Record<string, Act> = {
  ...Object.fromEntries(
    [quoting, PLANTED.password, PLANTED.externalId, '17', '-3'].map((code) => [
      `the service refuses with the code ${code}`,
      ({ network }: Scene) => {
        for (const method of METHODS) network.instead[method] = refusal(code);
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'a page': () => new Response(`<!doctype html><title>${quoting}</title>`),
      'a failure': () => new Response(quoting, { status: 503 }),
      'an odd status': () => new Response(quoting, { status: 418, statusText: PLANTED.firstName }),
      'a session that has ended': () => new Response(quoting, { status: 401 }),
      'a broken text': (body: string) => `${quoting}${body.slice(0, 40)}`,
      'unknown fields': (body: string) =>
        body.replace('"Items"', `"${PLANTED.lastName}": "${quoting}", "Items"`),
    }).map(([what, change]) => [
      `the service answers with ${what}`,
      ({ network }: Scene) => {
        network.instead = {};
        for (const method of METHODS) network.reshape[method] = change;
      },
    ]),
  ),
  'the service is as it was': ({ network }) => {
    network.instead = {};
    network.reshape = {};
  },
  'no answer comes': ({ network }) => {
    network.before['getUsers'] = () => Promise.reject(new TypeError(`fetch failed: ${quoting}`));
  },
  'Excel refuses': ({ world }) => world.workbook.host.faults.failBatch('AccessDenied'),
  'Excel refuses later': ({ world }) => world.workbook.host.faults.failBatch('InvalidArgument', { nth: 3 }),
  'Excel carries a batch out and says that it failed': ({ world }) =>
    world.workbook.host.faults.failBatch('GeneralException', { applied: true }),
};

const work: Record<string, Act> = {
  'renames the sheet': ({ world }) => {
    if (sheetsOf(world).includes('Users')) world.workbook.person.renameSheet('Users', PLANTED.sheet);
  },
  'adds a column': ({ world }) => world.workbook.person.insertColumn('D', PLANTED.column, usersSheet(world)),
  'types a new person': ({ world }) => {
    if (usersSheet(world) !== 'Users') return;
    addUser(world, {
      UserName: PLANTED.lastName.toLowerCase(),
      FirstName: PLANTED.firstName,
      LastName: PLANTED.lastName,
      Email: PLANTED.email,
      CellPhone: PLANTED.phone,
      ExternalID: PLANTED.externalId,
    });
  },
  'edits a person': ({ world }) => {
    if (usersSheet(world) === 'Users') typeInto(world, 'Users', 'LastName', 3, PLANTED.lastName);
  },
  'deletes a table': ({ world }) => {
    if (sheetsOf(world).includes('Departments')) world.workbook.person.deleteSheet('Departments');
  },
  'saves the file elsewhere': ({ world }) => world.workbook.saveAs(PLANTED.folder),
  'saves the file in the web': ({ world }) =>
    world.workbook.saveAs(`https://${PLANTED.host}/personal/${PLANTED.firstName}/Roster.xlsx?session=1`),
  downloads: ({ world }) => world.app.do({ do: 'download' }),
  pushes: async ({ world }) => {
    await world.app.do({ do: 'preview' });
    for (const { row } of world.view().preview?.passwords ?? [])
      await world.app.do({ do: 'set-password', row, password: PLANTED.password });
    await world.app.do({ do: 'confirm-passwords', saved: true });
    await world.app.do({ do: 'confirm-unusual', on: true });
    await world.app.do({ do: 'send' });
  },
  'goes to a row': ({ world }) => world.app.do({ do: 'reveal', kind: 'users', index: 2 }),
  'makes a report': ({ world }) => world.app.do({ do: 'open-reports' }),
  'pastes shifts': async ({ world }) => {
    await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
    await world.app.do({ do: 'read-pasted', text: `${PLANTED.firstName} ${PLANTED.lastName} Monday 9-17` });
    await world.app.do({ do: 'add-pasted' });
    await world.app.do({ do: 'close-paste' });
  },
  'connects to a strange address': ({ world }) =>
    world.app.do({
      do: 'connect',
      baseUrl: `https://${PLANTED.firstName}:${PLANTED.password}@${PLANTED.host}/?SessionID=${PLANTED.session}`,
      sessionId: PLANTED.session,
      sp: PLANTED.company,
    }),
  'connects with a wrong session': ({ world }) =>
    world.app.do({
      do: 'connect',
      baseUrl: world.sandbox.baseUrl,
      sessionId: PLANTED.session,
      sp: PLANTED.company,
      keep: true,
    }),
  'signs out': ({ world }) => world.app.do({ do: 'sign-out' }),
  connects: ({ world }) => world.app.do({ do: 'connect-sample' }),
};

const acts: Record<string, Act> = { ...spoil, ...work };

const sheetsOf = ({ workbook }: World) => workbook.grid.sheets().map(({ name }) => name);
const usersSheet = (world: World) => (sheetsOf(world).includes(PLANTED.sheet) ? PLANTED.sheet : 'Users');

/** Everything that the service has of the sample company's people, in words that are long enough to be in no text by chance. */
async function peopleOf({ sandbox }: World): Promise<string[]> {
  const { users } = await sandbox.state();
  const texts = users.flatMap((user) =>
    ['userName', 'firstName', 'lastName', 'email'].map((field) => user[field]),
  );
  return texts.flatMap((text) => (typeof text === 'string' && text.length > 4 ? [text] : []));
}

/** Makes the text, searches it for all data, and returns its errors. */
async function textWithoutData(world: World): Promise<string> {
  await world.app.do({ do: 'make-diagnostics', pane });
  const text = world.view().diagnostics?.text ?? '';
  expect(text).toContain('add-in.version: 0.1.0');
  const secrets = [...Object.values(PLANTED), world.sandbox.sessionId, world.sandbox.baseUrl];
  const found = [...secrets, ...(await peopleOf(world))].filter((secret) =>
    text.toLowerCase().includes(secret.toLowerCase()),
  );
  expect(found).toEqual([]);
  return (text.match(/^error\..*/gm) ?? []).join('\n');
}

test('the text of each kind of error has none of the secrets and names that the error quotes', async () => {
  const network = new Network();
  const world = await withEverything({ fetch: network.fetch });
  const errors: string[] = [];
  try {
    work['types a new person']?.({ world, network });
    for (const spoiled of Object.values(spoil)) {
      await world.app.do({ do: 'connect-sample' });
      spoiled({ world, network });
      for (const name of ['goes to a row', 'pushes', 'downloads', 'connects with a wrong session'])
        await work[name]?.({ world, network });
      errors.push(await textWithoutData(world));
      spoil['the service is as it was']?.({ world, network });
    }
  } finally {
    await world.close();
  }
  // The acts provoke errors of every source, or the test would prove nothing.
  for (const expected of [
    /Excel, AccessDenied/,
    /HTTP 401/,
    /HTTP 418/,
    /HTTP 503/,
    /unreadable/,
    /unreachable, no answer/,
    /ErrorCode other/,
    /ErrorCode 17/,
    /ErrorCode -3/,
    /shown in the pane/,
  ])
    expect(errors.join('\n')).toMatch(expected);
});

test('after random acts the text has no secret and no name', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 6, maxLength: 14 }),
      async (script) => {
        const network = new Network();
        const world = await withEverything({ fetch: network.fetch });
        try {
          for (const name of script) {
            await acts[name]?.({ world, network });
            await world.workbook.eventsDelivered();
          }
          await textWithoutData(world);
        } finally {
          await world.close();
        }
      },
    ),
    { numRuns: 10, seed: 20261122, endOnFailure: true },
  );
});
