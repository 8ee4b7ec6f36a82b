/** Shifts whose answers are lost: what a refusal shows about them, and which number the service has them under. */
import { itemsOf, methodOf } from '../world/network';
import { storedBlocks } from '../world/service';
import { SHIFT, typeInto, typeRow } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
/** The refusal of one item, as this service words it. */
let wording: (externalId: string, isThere: boolean) => { code: string; message: string };
/** The most items that the service takes in one call; more are HTTP 413. */
let mostItems = Infinity;
/** The next call of a method is lost, after it is stored or before it arrives. */
let lose: { method: string; after: number; stored: boolean; mostAfter?: number } | undefined;

const ON_LEAVE = 'on leave';

beforeEach(async () => {
  lose = undefined;
  mostItems = Infinity;
  wording = () => ({ code: '1', message: 'Could not be saved' });
  world = await withEverything({ fetch: strictService });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

/** A service that refuses shifts of people on leave, and words every refusal as the test says. */
const strictService: typeof fetch = async (input, init) => {
  const method = methodOf(input);
  const items = itemsOf(init);
  const isLost = lose?.method === method && (lose.after -= 1) < 0 ? lose : undefined;
  if (isLost) [lose, mostItems] = [undefined, isLost.mostAfter ?? mostItems];
  if (isLost?.stored === false) throw new TypeError('the connection is lost');
  if (method !== 'addTimeBlocks') {
    const answer = await fetch(input, init);
    if (isLost) throw new TypeError('the connection is lost');
    return answer;
  }
  if (items.length > mostItems) return new Response('too large', { status: 413 });
  const responses: object[] = [];
  for (const [at, item] of items.entries()) {
    const isRefused = item['Notes'] === ON_LEAVE;
    const answer = isRefused ? undefined : await fetch(input, { ...init, body: JSON.stringify([item]) });
    const body = answer === undefined ? '' : await answer.text();
    const isStored = /(?:"ItemResponses":\[\{[^\]]*"ErrorCode":"0")/.test(body);
    const { code, message } = wording(item['ExternalID'] ?? '', !isRefused);
    const answered = isStored
      ? { ErrorCode: '0', ErrorMessage: 'Success' }
      : { ErrorCode: code, ErrorMessage: message };
    responses.push({ ...answered, ItemNo: String(at + 1) });
  }
  if (isLost) throw new TypeError('the connection is lost');
  return new Response(
    JSON.stringify({ ErrorCode: '0', ErrorMessage: 'Success', ItemResponses: responses, Items: [] }),
  );
};

const SHEET = 'Time Blocks';
const push = async () => {
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
};
const rows = () => world.table(SHEET).filter((row) => row['Person'] !== '');

/** 25 shifts are stored, then a call with two more is lost before it arrives: the service would refuse one of them. */
async function loseTwo(): Promise<void> {
  for (let at = 0; at < 27; at += 1)
    typeRow(world, SHEET, 2 + at, { ...SHIFT, ...(at === 26 ? { Notes: ON_LEAVE } : {}) });
  lose = { method: 'addTimeBlocks', after: 1, stored: false };
  await push();
}

test.each([
  ['all alike', () => ({ code: '1', message: 'Could not be saved' })],
  [
    'by a number of their own',
    (_: string, is: boolean) => ({ code: '1', message: is ? 'Error 31' : 'Error 77' }),
  ],
  ['without a word', () => ({ code: '1', message: '' })],
  ['with a number that is none of the shift’s', () => ({ code: '1', message: 'Line 4 could not be saved' })],
] as const)(
  'a shift that was never stored is not called stored if refusals are worded %s',
  async (_, words) => {
    wording = words;
    await loseTwo();
    for (const again of [false, true]) {
      if (again) await push();
      expect(rows().at(-1)).toMatchObject({ Status: 'Unknown' });
      expect(await storedBlocks(world)).toHaveLength(26);
    }
    expect(world.view().preview?.tables[0]?.groups).toMatchObject([
      { sendAgain: true, canBeConfirmed: true },
    ]);
  },
);

test('a refusal that names the ExternalID shows that the shift is stored', async () => {
  wording = (externalId, isThere) => ({
    code: '1',
    message: isThere ? `ExternalID ${externalId} is used` : 'This person is on leave',
  });
  for (let at = 0; at < 27; at += 1) typeRow(world, SHEET, 2 + at, SHIFT);
  lose = { method: 'addTimeBlocks', after: 1, stored: true };
  await push();
  expect(rows().at(-1)).toMatchObject({ Status: '0' });
  expect(await storedBlocks(world)).toHaveLength(27);
});

test('rows that a push finds stored do not count as not sent', async () => {
  wording = (externalId, isThere) => ({
    code: '1',
    message: isThere ? `ExternalID ${externalId} is used` : 'This person is on leave',
  });
  for (let at = 0; at < 3; at += 1) typeRow(world, SHEET, 2 + at, SHIFT);
  lose = { method: 'addTimeBlocks', after: 0, stored: true };
  await push();
  expect(world.view().result).toMatchObject({ planned: 3, stored: 0, unknown: 3 });
  await world.reopenConnected();
  typeRow(world, SHEET, 5, { ...SHIFT, Date: '2026-11-24' });
  typeRow(world, SHEET, 6, { ...SHIFT, Date: '2026-11-25', Start: 'nine' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(world.view().preview).toMatchObject({ added: 1, left: 4 });
  await world.app.do({ do: 'send' });
  expect(rows().map(({ Status }) => Status)).toEqual(['0', '0', '0', '0', 'Fix']);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1, left: 1, found: 3 });
});

test('shifts are sent again in calls as small as the service takes by then', async () => {
  for (let at = 0; at < 27; at += 1) typeRow(world, SHEET, 2 + at, SHIFT);
  lose = { method: 'addTimeBlocks', after: 0, stored: false, mostAfter: 4 };
  await push();
  expect(await storedBlocks(world)).toHaveLength(25);
  await push();
  expect(rows().map((row) => row['Status'])).toEqual(Array.from({ length: 27 }, () => '0'));
  expect(await storedBlocks(world)).toHaveLength(27);
});

describe('a shift whose ExternalID was changed, and whose answer was lost', () => {
  beforeEach(async () => {
    typeRow(world, SHEET, 2, { ...SHIFT, ExternalID: '500' });
    await push();
    typeInto(world, SHEET, 'ExternalID', 2, '501');
    lose = { method: 'updateTimeBlocks', after: 0, stored: true };
    await push();
  });

  test('is Unknown until the user decides, because its ExternalID on the service is not known', async () => {
    expect(rows()[0]).toMatchObject({ Status: 'Unknown' });
    expect(rows()[0]?.['Message']).toContain('under which external ID');
    typeInto(world, SHEET, 'Notes', 2, 'bring keys');
    await push();
    expect(rows()[0]?.['Status']).not.toBe('0');
    expect(world.view().preview?.tables[0]?.groups).toMatchObject([
      { sendAgain: true, canBeConfirmed: true },
    ]);
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect(rows()[0]).toMatchObject({ Status: '0', ExternalID: 501 });
    expect(await storedBlocks(world)).toMatchObject([{ externalId: 501, notes: 'bring keys' }]);
  });

  test('is sent again under its old ExternalID if the user chooses “Send again”', async () => {
    await world.sandbox.call('updateTimeBlocks', {
      query: { reqAddifnotfound: '0', ScheduleID: '1' },
      items: [{ Key: 'ExternalID', KeyVal: '501', ExternalID: '500' }],
    });
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'send-again', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect(rows()[0]).toMatchObject({ Status: '0', ExternalID: 501 });
    expect(await storedBlocks(world)).toMatchObject([{ externalId: 501 }]);
  });
});
