import fc from 'fast-check';
import { boolean } from '../../../src/core/values/boolean';
import { choice } from '../../../src/core/values/choice';
import { date } from '../../../src/core/values/date';
import { integer } from '../../../src/core/values/integer';
import type { ValueKind } from '../../../src/core/values/kind';
import { text } from '../../../src/core/values/text';

const letters = choice('letters', { A: 'Administrator', E: 'Employee' });
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const digits = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String);

const roundTrips: readonly (readonly [string, ValueKind, fc.Arbitrary<unknown>])[] = [
  ['text', text, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5000 })],
  ['integer', integer, digits],
  ['boolean', boolean, fc.boolean()],
  ['date', date, day],
  ['choice', letters, fc.constantFrom('A', 'E')],
];

test.each(roundTrips)('a %s comes back from the wire and from a cell as it went', (_, kind, values) => {
  fc.assert(
    fc.property(values, (of) => {
      expect(kind.fromWire(kind.toWire(of))).toEqual({ ok: true, value: of });
      expect(kind.fromCell(kind.toCell(of))).toEqual({ ok: true, value: of });
    }),
  );
});

test('every kind reads an empty cell and an empty wire as no value', () => {
  for (const [, kind] of roundTrips) {
    expect(kind.fromCell('')).toEqual({ ok: true, value: null });
    expect(kind.fromWire('')).toEqual({ ok: true, value: null });
  }
});

test('an identifier of more than 15 digits stays whole, as text', () => {
  expect(integer.toCell('1234567890123456')).toBe('1234567890123456');
  expect(integer.toCell('123456789012345')).toBe(123456789012345);
  expect(integer.fromCell('00045')).toEqual({ ok: true, value: '45' });
  expect(integer.fromCell(1.5).ok).toBe(false);
});

test('dates are days of the calendar: leap days are real, other days that never were are not', () => {
  expect(date.fromWire('02-29-2024')).toEqual({ ok: true, value: '2024-02-29' });
  expect(date.fromWire('02-29-2023').ok).toBe(false);
  expect(date.fromWire('13-01-2023').ok).toBe(false);
  expect(date.toCell('1900-03-01')).toBe(61);
  expect(date.toCell('1900-02-28')).toBe('1900-02-28');
  expect(date.fromCell(true).ok).toBe(false);
  expect(date.fromCell('21.11.2026').ok).toBe(false);
});

test('a choice takes code or word in any case, and names the words otherwise', () => {
  expect(letters.fromCell('employee ')).toEqual({ ok: true, value: 'E' });
  expect(letters.fromCell('e')).toEqual({ ok: true, value: 'E' });
  expect(letters.fromCell('boss')).toEqual({
    ok: false,
    problem: '"boss" is not one of Administrator, Employee',
  });
});

test('booleans are read as the service writes them and sent as it takes them', () => {
  expect(boolean.fromWire('True')).toEqual({ ok: true, value: true });
  expect(boolean.toWire(false)).toBe('0');
  expect(boolean.fromCell('maybe').ok).toBe(false);
});
