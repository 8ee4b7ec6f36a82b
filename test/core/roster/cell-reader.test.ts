import { newReader } from './rosters';

const reader = newReader();
const shifts = (text: string) => {
  const read = reader.read(text);
  return read.kind === 'read' ? read.shifts : read.sentence;
};
const shift = (start: string, end: string, nights = 0, fields = {}) => ({ start, end, nights, fields });

test.each([
  ['9-17', shift('09:00', '17:00')],
  ['9–17', shift('09:00', '17:00')],
  ['9a-5:30p', shift('09:00', '17:30')],
  ['22-6', shift('22:00', '06:00', 1)],
  ['18-24', shift('18:00', '00:00', 1)],
  ['F', shift('06:00', '14:00')],
  ['late', shift('14:00', '22:00')],
  ['9-17 Kitchen', shift('09:00', '17:00', 0, { Department: 'Kitchen' })],
  ['F Kitchen', shift('06:00', '14:00', 0, { Department: 'Kitchen' })],
  ['9-17 Till', shift('09:00', '17:00', 0, { Task: 'Till' })],
  ['9-17 ask Bob', shift('09:00', '17:00', 0, { Notes: 'ask Bob' })],
  ['9-17 Kitchen *', shift('09:00', '17:00', 0, { Department: 'Kitchen' })],
  ['K', shift('00:00', '00:00', 1, { TimeOffReason: 'Sick' })],
  ['sick', shift('00:00', '00:00', 1, { TimeOffReason: 'Sick' })],
  ['Vacation', { ...shift('00:00', '00:00', 1), account: 'Vacation' }],
  ['U', { ...shift('00:00', '00:00', 1), account: 'Vacation' }],
])('%p is read as a shift or a day of time off', (text, expected) => {
  expect(shifts(text)).toEqual([expected]);
});

test.each(['', ' \n ', 'x', 'off', 'X', '-'])('%p is no shift', (text) => {
  expect(shifts(text)).toEqual([]);
});

test('each line is a shift of its own, and a line with two times is two', () => {
  const two = [shift('09:00', '12:00'), shift('14:00', '18:00', 0, { Department: 'Kitchen' })];
  expect(shifts('9-12\n14-18 Kitchen')).toEqual(two);
  expect(shifts('9-12\r\n\r\n 14 - 18  Kitchen ')).toEqual(two);
  expect(shifts('9-12 / 14-18')).toEqual([shift('09:00', '12:00'), shift('14:00', '18:00')]);
});

test.each([
  ['zzqq', 'is no code that this workbook knows'],
  ['9-17 F', 'stands beside times, but is a code itself'],
  ['9', 'has no end'],
  ['all day', 'is not a shift'],
  ['9-13 U', 'stands beside times, but is a code itself'],
  ['Wed 9-17', 'names a day'],
  ['Mon 9-17', 'names a day'],
  ['3.1. 9-17', 'more numbers than the times'],
  ['0-20', 'more than 16 hours'],
  ['9-17 '.repeat(400), 'too long'],
  ['9-17\nzzqq', '"zzqq" is no code'],
])('%p is not guessed, and a sentence says why', (text, sentence) => {
  expect(shifts(text)).toContain(sentence);
});

test('a text means the same whatever quotes and tabs are in it', () => {
  expect(shifts('9-17 "Kitchen"')).toEqual([expect.objectContaining({ start: '09:00', end: '17:00' })]);
  expect(shifts('9-17\tKitchen')).toEqual([shift('09:00', '17:00', 0, { Department: 'Kitchen' })]);
});
