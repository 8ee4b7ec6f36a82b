/** What the service's codes mean, in a company's own words, and where people read it. */
import { readLog } from '../../../src/app/reconcile/push-log';
import { officeBook } from '../../excel/office-book';
import { methodOf } from '../world/network';
import { addUser, typeUser } from '../world/typing';
import { pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const TAKEN = 'UserName already exists.';
const MEANING = { meaning: 'The user name is taken.', advice: 'Choose another one.' };
const IN_WORDS = `${TAKEN} (code 117: The user name is taken. Choose another one.)`;

/** Refuses what is written, with this code and these words. */
const refusing =
  (refusal: () => { readonly code: number; readonly words: string }): typeof globalThis.fetch =>
  async (input, init) => {
    const method = methodOf(input);
    if (method !== 'updateUsers' && method !== 'addUsers') return fetch(input, init);
    const { code, words } = refusal();
    const item = { ItemNo: '1', ErrorCode: String(code), ErrorMessage: words };
    return new Response(JSON.stringify({ ErrorCode: '0', ErrorMessage: 'Success', ItemResponses: [item] }));
  };

let refusal = { code: 117, words: TAKEN };

const refusingWorld = async (ofBuild?: object): Promise<World> =>
  withUsers({
    fetch: refusing(() => refusal),
    ports: (ports) => (ofBuild ? { ...ports, codes: JSON.stringify(ofBuild) } : ports),
  });

async function refusedUser(words = TAKEN, code = 117): Promise<void> {
  refusal = { code, words };
  typeUser(world, 'FirstName', 'soconnor', `Other ${code} ${words.length}`);
  await pushUsers(world);
}

const codes = () => world.app.view.value.codes;
const message = () => world.user('soconnor')?.['Message'];

test('a code that came without a meaning is offered to be named, and the row has the words of the service alone', async () => {
  world = await refusingWorld();
  await refusedUser();
  expect(world.user('soconnor')).toMatchObject({ Status: '117', Message: TAKEN });
  const came = [{ code: '117', method: 'updateUsers', words: TAKEN, meaning: '', advice: '' }];
  expect(codes()).toEqual(came);
  await world.reopenPane();
  expect(codes()).toEqual(came);
});

test('once a code is named, refused rows, the result, the lists and the log of pushes say what it means', async () => {
  world = await refusingWorld();
  await refusedUser();
  await world.app.do({ do: 'name-code', code: '117', ...MEANING });
  expect(codes()).toEqual([{ code: '117', method: '', words: '', ...MEANING }]);
  await refusedUser();
  expect(world.user('soconnor')).toMatchObject({
    Status: '117',
    Message: expect.stringContaining(IN_WORDS) as string,
  });
  expect(world.view().result?.rows).toMatchObject([{ note: IN_WORDS, outcome: 'refused' }]);
  expect((await readLog(officeBook())).map((line) => [line.code, line.message])).toEqual([
    ['117', TAKEN],
    ['117', IN_WORDS],
  ]);
  await world.app.do({ do: 'close-result' });
  expect(world.shownTable('users')?.refused).toMatchObject([{ note: IN_WORDS }]);
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(message()).toContain(IN_WORDS);
});

test('the meanings of a build are used, and what the workbook says wins over them', async () => {
  world = await refusingWorld({ 117: MEANING, 9: { meaning: 'Too late.' } });
  await refusedUser();
  expect(message()).toContain(IN_WORDS);
  expect(codes()).toEqual([
    { code: '9', method: '', words: '', meaning: 'Too late.', advice: '' },
    { code: '117', method: '', words: '', ...MEANING },
  ]);
  await world.app.do({ do: 'name-code', code: '117', meaning: 'Taken here.', advice: '' });
  await refusedUser('No.');
  expect(message()).toContain('No. (code 117: Taken here.)');
  await world.app.do({ do: 'name-code', code: '117', meaning: '', advice: '' });
  await refusedUser();
  expect(message()).toContain(IN_WORDS);
});

test('a refusal of a whole call says what its code means', async () => {
  world = await withUsers({
    ports: (ports) => ({ ...ports, codes: '{"1999":{"meaning":"The service is closed."}}' }),
  });
  await world.sandbox.fault({ kind: 'overall-error', stored: false, method: 'updateUsers' });
  typeUser(world, 'FirstName', 'soconnor', 'New');
  await pushUsers(world);
  expect(world.view().result?.stopped).toContain('(code 1999: The service is closed.)');
});

test('the code of a whole refused call can be named, and a row that is too large has no code of the service', async () => {
  world = await withUsers();
  typeUser(world, 'FirstName', 'soconnor', 'New');
  await world.sandbox.fault({ kind: 'status', status: 413, method: 'updateUsers' });
  await pushUsers(world);
  expect(world.user('soconnor')).toMatchObject({ Status: '413' });
  expect(codes()).toEqual([]);
  await world.sandbox.fault({ kind: 'overall-error', stored: false, method: 'updateUsers' });
  await pushUsers(world);
  expect(codes()).toMatchObject([{ code: '1999', method: 'updateUsers' }]);
});

test('50 codes without a meaning are kept, the newest first, with 200 characters of the service’s words', async () => {
  world = await refusingWorld();
  for (let code = 200; code < 252; code += 1) await refusedUser('x'.repeat(code), code);
  expect(codes()).toHaveLength(50);
  expect(codes()[0]).toEqual({
    code: '251',
    method: 'updateUsers',
    words: 'x'.repeat(200),
    meaning: '',
    advice: '',
  });
});

test('a refusal without words says what its code means', async () => {
  world = await refusingWorld({ 117: MEANING });
  addUser(world);
  refusal = { code: 117, words: '' };
  await pushUsers(world);
  expect(world.user('newperson')).toMatchObject({
    Message: 'Refused without a reason. (code 117: The user name is taken. Choose another one.)',
  });
});
