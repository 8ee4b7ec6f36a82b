/** A session ID that a service has accepted or refused is hidden in what the pane shows, and no other word is. */
import { checkAddress } from '../../src/service/address';
import { serviceAt } from '../../src/service/service';
import { startCaller, type Caller } from '../standins/service/caller';
import { failure, sleep } from './calls';

let sandbox: Caller;
beforeEach(async () => {
  sandbox = await startCaller();
});
afterEach(() => sandbox.close());

test('every session ID that a service has answered is hidden in later answers', async () => {
  let message = '';
  const port = serviceAt({
    fetch: () => Promise.resolve(new Response(JSON.stringify({ ErrorCode: '9', ErrorMessage: message }))),
    sleep,
  });
  const { baseUrl, sp } = sandbox;
  const write = async (sessionId: string) => {
    const answer = await port({ baseUrl, sp, sessionId }).call('updateUsers', { items: [] });
    return answer.message;
  };
  await write('first-1234');
  await write('second-5678');
  message = 'first-1234, second-5678, third-9012';
  expect(await write('third-9012')).toBe('…, …, …');
});

test('a session ID that a service has accepted is hidden in the records of later lists', async () => {
  const answers = [{ ErrorCode: '0' }, { Items: [{ Name: 'first-1234' }] }].map(
    (answer) => new Response(JSON.stringify(answer)),
  );
  const port = serviceAt({ fetch: () => Promise.resolve(answers.shift() ?? new Response()), sleep });
  const { baseUrl, sp } = sandbox;
  await port({ baseUrl, sp, sessionId: 'first-1234' }).call('updateUsers', { items: [] });
  const { records } = await port({ baseUrl, sp, sessionId: 'second-5678' }).call('getCategories');
  expect(records).toEqual([{ Name: '…' }]);
});

test('a word that was pasted as a session ID and never worked is not hidden later', async () => {
  const answers = [
    new Response('', { status: 401 }),
    new Response(JSON.stringify({ Items: [{ Name: 'Vacation' }] })),
  ];
  const port = serviceAt({ fetch: () => Promise.resolve(answers.shift() ?? new Response()), sleep });
  const { baseUrl, sp } = sandbox;
  await failure(port({ baseUrl, sp, sessionId: 'Vacation' }).call('getUsers'));
  const { records } = await port({ baseUrl, sp, sessionId: 'right-1234' }).call('getCategories');
  expect(records).toEqual([{ Name: 'Vacation' }]);
});

test('N11: the error of the address box does not quote what was pasted into it', () => {
  const sessionId = 'ses-4711-secret';
  for (const baseUrl of [sessionId, `SessionID=${sessionId}&SP=1 https://company.example`]) {
    expect(() => checkAddress({ baseUrl, sessionId: 's', sp: '1' })).toThrow('not a service address');
    expect(() => checkAddress({ baseUrl, sessionId: 's', sp: '1' })).not.toThrow(sessionId);
  }
});

test('N26: a session ID that no service accepted is hidden in later messages', async () => {
  const tried = 'never-accepted-1';
  const answers = [
    new Response('', { status: 401 }),
    new Response(JSON.stringify({ ErrorCode: '9', ErrorMessage: `not ${tried}` })),
  ];
  const port = serviceAt({ fetch: () => Promise.resolve(answers.shift() ?? new Response()), sleep });
  const { baseUrl, sp } = sandbox;
  await failure(port({ baseUrl, sp, sessionId: tried }).call('getUsers'));
  const { message } = await port({ baseUrl, sp, sessionId: 'right-1234' }).call('updateUsers', { items: [] });
  expect(message).toBe('not …');
});
