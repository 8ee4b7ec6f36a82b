import { browserClock, wallClockText } from '../../../src/taskpane/browser/clock';

test('a moment reads with its month by name and a clock of 24 hours', () => {
  expect(wallClockText(new Date(2026, 10, 21, 14, 5))).toBe('21 Nov 14:05');
  expect(wallClockText(new Date(2026, 8, 3, 0, 0))).toBe('3 Sep 00:00');
});

test('sleep ends by itself', async () => {
  await expect(browserClock.sleep(1)).resolves.toBeUndefined();
});

test('sleep ends with the reason as soon as it is aborted, also when that was before', async () => {
  const stop = new AbortController();
  const sleeping = browserClock.sleep(60_000, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(sleeping).rejects.toThrow('stopped');
  await expect(browserClock.sleep(60_000, stop.signal)).rejects.toThrow('stopped');
});
