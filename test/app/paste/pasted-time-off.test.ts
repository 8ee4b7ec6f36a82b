/** Codes of a pasted roster that are time off of an account: what the user may answer, and what is added for it. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { pasteShifts } from '../world/typing';
import { openWorld, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const ROSTER = [
  'Name\t2026-11-26\t2026-11-27\t2026-11-30\t2026-12-01',
  'Solberg, Ingrid\tU\tU\tU\t9-17',
  'Kwame Mensah\t9-17\tU\t\tU',
].join('\n');

const say = (text: string, code = 'U') => world.app.do({ do: 'answer-pasted', code: { code, text } });
const transactions = () =>
  world
    .table('Time Off')
    .filter((row) => row['Status'] === 'New')
    .map((row) => [row['Person'], row['Account'], row['EffectiveDate'], row['Amount']]);

test('the name of an account is never a day without a shift: its days become transactions', async () => {
  world = await withEverything();
  await pasteShifts(world, ROSTER);
  expect(world.view().paste?.codeChoices.accounts).toContain('account: Vacation');
  await say('Vacation');
  const days = [
    ['Ingrid Solberg', '2026-11-26'],
    ['Ingrid Solberg', '2026-11-27'],
    ['Ingrid Solberg', '2026-11-30'],
    ['Kwame Mensah', '2026-11-27'],
    ['Kwame Mensah', '2026-12-01'],
  ].map(([person, date]) => ({ person, date, account: 'Vacation', isThere: false }));
  expect(world.view().paste).toMatchObject({
    changes: 7,
    shifts: [{ date: '2026-12-01' }, { date: '2026-11-26' }],
    timeOff: { sheet: 'Time Off', days },
    saidCodes: [{ code: 'U', means: 'account: Vacation', bad: '' }],
    leftOut: [],
  });
  await world.app.do({ do: 'add-pasted' });
  expect(world.view().notice).toMatchObject({
    title: '2 shifts added to Time Blocks, 5 days of time off added to Time Off.',
  });
  expect(transactions()).toEqual([
    ['Ingrid Solberg', 'Vacation', serialOfDay('2026-11-26'), -3],
    ['Kwame Mensah', 'Vacation', serialOfDay('2026-11-27'), -1],
    ['Kwame Mensah', 'Vacation', serialOfDay('2026-12-01'), -1],
  ]);
  expect(world.view().preview).toMatchObject({ added: 5, left: 0 });
});

test('one click takes back the shifts and the time off of a text', async () => {
  world = await withEverything();
  await pasteShifts(world, ROSTER);
  await say('Vacation');
  await world.app.do({ do: 'add-pasted' });
  expect(transactions()).toHaveLength(3);
  await world.app.do({ do: 'take-back' });
  expect(world.view().notice?.title).toBe(
    'Taken back in Time Blocks: 2 rows removed. Taken back in Time Off: 3 rows removed.',
  );
  expect(transactions()).toEqual([]);
  expect(world.table('Time Blocks').filter((row) => row['Person'] !== '')).toEqual([]);
  expect(world.view().takeBack).toBeUndefined();
});

test('the code is known in the next pane, and the same text adds no day twice', async () => {
  world = await withEverything();
  await pasteShifts(world, ROSTER);
  await say('account: Vacation');
  await world.app.do({ do: 'add-pasted' });
  await world.reopenConnected();
  await pasteShifts(world, `${ROSTER}\nThandiwe Nkosi\t\t\t\tU`);
  const { changes, timeOff, codes } = world.view().paste!;
  expect({ changes, codes, isThere: timeOff.days.map((day) => day.isThere) }).toEqual({
    changes: 1,
    codes: [],
    isThere: [true, true, true, true, true, false],
  });
  await world.app.do({ do: 'add-pasted' });
  expect(transactions()).toHaveLength(4);
});

test('a word that is neither times, nor time off of the company, nor a word for off is refused', async () => {
  world = await withEverything();
  await pasteShifts(world, ROSTER);
  for (const text of ['Holidays', 'krank', 'vacances']) {
    await say(text);
    expect(world.view().paste?.codes).toEqual([{ code: 'U', proposed: '', bad: text }]);
  }
  await say('off');
  expect(world.view().paste).toMatchObject({ codes: [], timeOff: { days: [] } });
});

test('a code that the text explains as an absence is asked about, and one that it explains as no shift is not', async () => {
  world = await withEverything();
  const legend = 'U = Urlaub\nF = frei';
  await pasteShifts(world, `${ROSTER}\nThandiwe Nkosi\tF\t\t\t9-17\n\n${legend}`);
  expect(world.view().paste?.codes).toMatchObject([{ code: 'U' }]);
  await say('07:00-15:00');
  expect(world.view().paste).toMatchObject({ codes: [{ code: 'U' }], shifts: [{}, {}, {}] });
  await say('Vacation');
  expect(world.view().paste).toMatchObject({ codes: [], changes: 8, saidCodes: [{ code: 'U' }] });
  await say('off');
  expect(world.view().paste).toMatchObject({ codes: [], changes: 3, saidCodes: [{ means: 'off' }] });
});

test('without the sheet Time Off no account is offered, and the screen says what to download', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  await pasteShifts(world, ROSTER);
  await say('Vacation');
  expect(world.view().paste).toMatchObject({
    codes: [{ code: 'U', bad: 'Vacation' }],
    codeChoices: { accounts: [], toDownload: ['Time Off', 'Time-Off Accounts'] },
  });
});

test('time off of nobody is left with its reason', async () => {
  world = await withEverything();
  await pasteShifts(world, 'Name\t2026-11-26\t2026-11-27\nOpen\tU\t9-17');
  await say('Vacation');
  expect(world.view().paste).toMatchObject({ shifts: [{ person: '' }], timeOff: { days: [] } });
  expect(world.view().paste?.leftOut).toHaveLength(1);
});
