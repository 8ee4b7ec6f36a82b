import { browserClock, dayText, localTimeText, wallClockText } from '../../../src/taskpane/browser/clock';

test('a moment is shown with the name of its month, as the user’s region has it', () => {
  expect(wallClockText(new Date(2026, 10, 21, 14, 5))).toBe('21 Nov 2:05 PM');
  expect(wallClockText(new Date(2026, 8, 3, 0, 0))).toBe('3 Sep 12:00 AM');
});

test('a day is the day on this device, whatever day it is elsewhere', () => {
  expect(dayText(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(dayText(new Date(2026, 0, 2, 0, 0))).toBe('2026-01-02');
});

test('a moment in the log is by this device’s own clock', () => {
  expect(localTimeText(new Date(2026, 0, 2, 0, 5))).toBe('2026-01-02T00:05');
});

test('sleep ends by itself', async () => {
  await expect(browserClock.sleep(1)).resolves.toBeUndefined();
});

test('sleep ends with the abort reason at once, also if it was aborted before', async () => {
  const stop = new AbortController();
  const sleeping = browserClock.sleep(60_000, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(sleeping).rejects.toThrow('stopped');
  await expect(browserClock.sleep(60_000, stop.signal)).rejects.toThrow('stopped');
});

test('the offset of a day is that of this device at the beginning of the day', () => {
  expect(browserClock.utcOffset('2026-11-21')).toBe(-new Date(2026, 10, 21).getTimezoneOffset());
  expect(browserClock.utcOffset('2026-07-01')).toBe(-new Date(2026, 6, 1).getTimezoneOffset());
});
