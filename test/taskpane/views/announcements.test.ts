import type { Job } from '../../../src/app/view';
import { announcer } from '../../../src/taskpane/views/announcements';
import { preview, result } from '../sample-pushes';
import { editedUsers, inSandbox, notice, signedOut, unreachable } from '../sample-views';

const push: Job = { kind: 'push', sentence: 'Sending 0 of 900 rows', cancellable: true, stopping: false };

const sending = (count: number) => ({
  ...inSandbox,
  job: { ...push, sentence: `Sending ${count} of 900 rows` },
});

test('a notice is announced once, an error at once', () => {
  const say = announcer(() => 0);
  const saved = { ...inSandbox, notice: notice(1, 'success', 'Downloaded', '48 users.') };
  expect(say(saved)).toEqual({ words: 'Downloaded. 48 users.', urgent: false });
  expect(say({ ...saved, tables: [editedUsers] })).toBeUndefined();
  expect(say({ ...signedOut, notice: { ...unreachable, id: 2 } })?.urgent).toBe(true);
});

test('the same sentence in a new notice is announced again', () => {
  const say = announcer(() => 0);
  say({ ...inSandbox, notice: notice(1, 'info', 'Nothing to push') });
  expect(say({ ...inSandbox, notice: notice(2, 'info', 'Nothing to push') })?.words).toBe('Nothing to push.');
});

test('progress is announced when it starts, then at most every five seconds', () => {
  let time = 0;
  const say = announcer(() => time);
  expect(say(sending(0))?.words).toBe('Sending 0 of 900 rows.');
  time = 4_999;
  expect(say(sending(100))).toBeUndefined();
  time = 5_000;
  expect(say(sending(200))?.words).toBe('Sending 200 of 900 rows.');
  time = 60_000;
  expect(say(sending(200))).toBeUndefined();
});

test('a new step of the job is announced at once, because the user may have to finish typing', () => {
  const say = announcer(() => 0);
  say(sending(0));
  const waiting = { ...inSandbox, job: { ...push, sentence: 'Finish typing in the cell.' } };
  expect(say(waiting)?.words).toBe('Finish typing in the cell.');
});

test('stopping is announced at once, and once', () => {
  const say = announcer(() => 0);
  const stopping = { ...inSandbox, job: { ...push, stopping: true } };
  say(sending(0));
  expect(say(stopping)?.words).toBe('Stopping after this batch…');
  expect(say({ ...stopping })).toBeUndefined();
});

test('a result is announced as its sum, and a preview announces itself', () => {
  const say = announcer(() => 0);
  expect(say({ ...inSandbox, screen: { kind: 'preview', preview } })).toBeUndefined();
  expect(say({ ...inSandbox, screen: { kind: 'result', result: { ...result, stopped: '' } } })?.words).toBe(
    '4 of 8 users stored. 4 stored, 1 refused, 1 unknown, 2 not sent.',
  );
});

test('live counts are not announced', () => {
  const say = announcer(() => 0);
  say(inSandbox);
  expect(say({ ...inSandbox, tables: [editedUsers] })).toBeUndefined();
});
