import { timeOf, writtenTime } from '../../../../src/core/paste/times/clock';

test.each([
  ['9', '09:00', 'open'],
  ['9am', '09:00', 'sure'],
  ['5:30p', '17:30', 'sure'],
  ['17', '17:00', 'sure'],
  ['0730', '07:30', 'padded'],
  ['9 Uhr', '09:00', 'sure'],
  ['9h30', '09:30', 'sure'],
  ['noon', '12:00', 'sure'],
  ['24:00', '00:00', 'sure'],
])('%s is the time %s, and its half of the day is %s', (text, time, half) => {
  const written = writtenTime(text);
  const isOpen = written?.kind === 'clock' && written.open;
  const isPadded = written?.kind === 'clock' && written.padded && !written.half && !written.is24;
  expect([written && timeOf(written, 'clock'), isOpen ? 'open' : isPadded ? 'padded' : 'sure']).toEqual([
    time,
    half,
  ]);
});

test.each(['', '25:00', '9:75', '123', 'constructor', '9-17', 'Monday'])('%j is not a time', (text) => {
  expect(writtenTime(text)).toBeUndefined();
});

test.each([
  ['8.30', 'clock', '08:30'],
  ['8.30', 'hours', '08:18'],
  ['8.25', 'hours', '08:15'],
  ['0,375', 'day', '09:00'],
  ['8.75', 'clock', undefined],
] as const)('%s with points that mean %s is %s', (text, dots, time) => {
  const written = writtenTime(text);
  expect(written && timeOf(written, dots)).toBe(time);
});
