import fc from 'fast-check';
import { boolean, choice } from '../../../src/core/values/choice';
import { date, datetime, time } from '../../../src/core/values/dates-and-times';
import type { ValueKind } from '../../../src/core/values/kind';
import { decimal, integer } from '../../../src/core/values/numbers';
import { colour, text } from '../../../src/core/values/text';

const letters = choice('letters', { A: 'Administrator', E: 'Employee' });
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const digits = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String);

const minute = fc
  .integer({ min: 0, max: 1439 })
  .map((of) => `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`);
const moment = fc.tuple(day, minute).map(([on, at]) => `${on}T${at}`);
const hours = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((of) => of / 10_000);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((of) => of.toString(16).padStart(6, '0').toUpperCase());

const roundTrips: readonly (readonly [string, ValueKind, fc.Arbitrary<unknown>])[] = [
  ['text', text, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5000 })],
  ['integer', integer, digits],
  ['boolean', boolean, fc.boolean()],
  ['date', date, day],
  ['choice', letters, fc.constantFrom('A', 'E')],
  ['time', time, minute],
  ['datetime', datetime, moment],
  ['decimal', decimal, hours],
  ['colour', colour, hex],
];

test.each(roundTrips)(
  'a %s is the same value after a round trip over the wire and over a cell',
  (_, kind, values) => {
    fc.assert(
      fc.property(values, (of) => {
        expect(kind.fromWire(kind.toWire(of))).toEqual({ ok: true, value: of });
        expect(kind.fromCell(kind.toCell(of))).toEqual({ ok: true, value: of });
      }),
    );
  },
);

test('every kind reads an empty cell and an empty wire text as no value', () => {
  for (const [, kind] of roundTrips) {
    expect(kind.fromCell('')).toEqual({ ok: true, value: null });
    expect(kind.fromWire('')).toEqual({ ok: true, value: null });
  }
});

test('an identifier of more than 15 digits is kept whole, as text', () => {
  expect(integer.toCell('1234567890123456')).toBe('1234567890123456');
  expect(integer.toCell('123456789012345')).toBe(123456789012345);
  expect(integer.fromCell('00045')).toEqual({ ok: true, value: '45' });
  expect(integer.fromCell(1.5).ok).toBe(false);
});

test('29 February is a date in leap years only, and a day that does not exist is no date', () => {
  expect(date.fromWire('02-29-2024')).toEqual({ ok: true, value: '2024-02-29' });
  expect(date.fromWire('02-29-2023').ok).toBe(false);
  expect(date.fromWire('13-01-2023').ok).toBe(false);
  expect(date.toCell('1900-03-01')).toBe(61);
  expect(date.toCell('1900-02-28')).toBe('1900-02-28');
  expect(date.fromCell(true).ok).toBe(false);
  expect(date.fromCell('21.11.2026').ok).toBe(false);
});

test('a choice takes the code or the word in any case, and lists the words for any other text', () => {
  expect(letters.fromCell('employee ')).toEqual({ ok: true, value: 'E' });
  expect(letters.fromCell('e')).toEqual({ ok: true, value: 'E' });
  expect(letters.fromCell('boss')).toEqual({
    ok: false,
    problem: '"boss" is not one of Administrator, Employee',
  });
});

test('booleans are read as the service writes them, and sent as the service takes them', () => {
  expect(boolean.fromWire('True')).toEqual({ ok: true, value: true });
  expect(boolean.toWire(false)).toBe('0');
  expect(boolean.fromCell('maybe').ok).toBe(false);
});

test.each([
  ['9', '09:00'],
  ['0900', '09:00'],
  ['9a', '09:00'],
  ['5:30p', '17:30'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['17.45', '17:45'],
  ['24:00', '00:00'],
  [0.375, '09:00'],
  [46347.75, '18:00'],
  [9, '09:00'],
  [1730, '17:30'],
  [0, '00:00'],
])('a time typed as %p means %s', (cell, expected) => {
  expect(time.fromCell(cell)).toEqual({ ok: true, value: expected });
});

test.each(['25:00', '9:60', '13pm', '0am', 'noon', '9-17', 1, 1.0625, 2500, -1, true])(
  '%p is no time of day',
  (cell) => {
    expect(time.fromCell(cell).ok).toBe(false);
  },
);

test('02:30 in the night when the clocks change stays 02:30', () => {
  expect(datetime.fromWire('03-08-2026 02:30 AM')).toEqual({ ok: true, value: '2026-03-08T02:30' });
  expect(datetime.toWire('2026-03-08T02:30')).toBe('03-08-2026 02:30 AM');
  expect(datetime.fromCell(datetime.toCell('2026-03-08T02:30'))).toEqual({
    ok: true,
    value: '2026-03-08T02:30',
  });
});

test('a comma before three digits is refused, because it may mean a thousand', () => {
  expect(decimal.fromCell('7,5')).toEqual({ ok: true, value: 7.5 });
  expect(decimal.fromCell('1,000').ok).toBe(false);
  expect(decimal.fromCell(0.1 + 0.2)).toEqual({ ok: true, value: 0.3 });
});

test('a colour is six hexadecimal digits in any case, with or without #', () => {
  expect(colour.fromCell('#ff8000')).toEqual({ ok: true, value: 'FF8000' });
  expect(colour.fromCell('red').ok).toBe(false);
  expect(colour.fromCell(1122).ok).toBe(false);
});

test('a date with a time is read if the time is midnight, and refused otherwise', () => {
  for (const midnight of ['12:00 AM', '12:00:00 am', '00:00', '0:00', '00:00:00', '00:00:00.000'])
    expect(date.fromWire(`5-05-2026 ${midnight}`)).toEqual({ ok: true, value: '2026-05-05' });
  expect(date.fromWire('05-05-2026T00:00:00')).toEqual({ ok: true, value: '2026-05-05' });
  for (const other of ['12:00 PM', '12:00', '08:30 AM', '00:00:30', '24:00', 'midnight', '00:00:00Z'])
    expect(date.fromWire(`05-05-2026 ${other}`).ok).toBe(false);
  expect(date.likeWire?.('5-5-2026 08:30 AM')).toBe('05-05-2026');
  expect(date.likeWire?.('some day')).toBeUndefined();
});
