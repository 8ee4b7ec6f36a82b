import { writtenTime } from '../../../../src/core/paste/times/clock';
import { dotsIn } from '../../../../src/core/paste/times/decimal-or-time';

test.each([
  ['9 17', 'clock'],
  ['8.30 16.45', 'clock'],
  ['08.15 16.45', 'clock'],
  ['8.25 16.75', 'hours'],
  ['8.5 17', 'hours'],
  ['0.25 0.75', 'day'],
  ['0.375 0.7083', 'day'],
  ['8.00 16.00', 'clock'],
  ['8.30 16.75', undefined],
])('the points in %s mean %s', (times, dots) => {
  expect(dotsIn(times.split(' ').flatMap((time) => writtenTime(time) ?? []))).toBe(dots);
});
