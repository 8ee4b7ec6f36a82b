import fc from 'fast-check';
import { headerOf } from '../../../src/core/entities/entity';
import { timeOff } from '../../../src/core/entities/time-off';
import { users } from '../../../src/core/entities/users';
import { layoutOf } from '../../../src/core/table/layout';
import { toServiceRecord } from '../../../src/core/table/record';
import { unknownFields, unknownId, withUnknownFields } from '../../../src/core/table/unknown-fields';
import { type WireRecord } from '../../../src/core/values/kind';

const headersOf = (wires: readonly string[], entity = users) =>
  withUnknownFields(entity, wires).fields.slice(entity.fields.length).map(headerOf);

test.each([
  ['NoSuchField', 'NoSuchField'],
  ['Status', 'Status (service)'],
  ['row', 'row (service)'],
  ['MESSAGE', 'MESSAGE (service)'],
  ['username', 'username (service)'],
  ['PermissionType', 'PermissionType (service)'],
  ['__proto__', '__proto__ (service)'],
  ['toString', 'toString (service)'],
  ['', '(service)'],
  [' \n ', '(service)'],
  [' two\r\nlines ', 'two lines'],
  ["'quoted", 'quoted'],
  ['x'.repeat(300), 'x'.repeat(255)],
  ['Address.City', 'Address.City'],
])('a field %j of the service has the header %j', (wire, header) => {
  expect(headersOf([wire])).toEqual([header]);
});

test('names that are the same for Excel get different headers, and the same ones each time', () => {
  const wires = ['Team', 'team', 'TEAM ', 'Team (service)', 'x'.repeat(300), 'x'.repeat(301)];
  const headers = headersOf(wires);
  expect(headers.slice(0, 4)).toEqual([
    'Team',
    'team (service)',
    'TEAM (service 2)',
    'Team (service) (service)',
  ]);
  expect(new Set(headers.map((header) => header.toLowerCase())).size).toBe(wires.length);
  expect(headersOf(wires)).toEqual(headers);
});

test('each field gets one header that Excel accepts, and is read by its own name, whatever its name is', () => {
  const name = fc.oneof(
    fc.constantFrom('Status', 'status', 'Row', 'UserName', 'username', '__proto__', 'constructor', 'a.b', ''),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      const record = JSON.parse(
        `{${names.map((each, at) => `${JSON.stringify(each)}:"value ${at}"`).join()}}`,
      ) as WireRecord;
      const wires = unknownFields(users, [record]);
      const entity = withUnknownFields(users, wires);
      const headers = layoutOf(entity).columns.map((column) => column.header);
      expect(new Set(headers.map((header) => header.toLowerCase())).size).toBe(headers.length);
      for (const header of headers) {
        expect(header).toBe(header.trim());
        expect(header.length).toBeLessThanOrEqual(255);
        expect(header).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
      }
      const { cells } = toServiceRecord(entity, record);
      const shown = entity.fields.slice(users.fields.length).map((field) => cells[field.id]);
      expect(shown).toEqual(wires.map((wire) => `value ${names.indexOf(wire)}`));
    }),
  );
});

test('a property that every JavaScript object has is not a field of a record', () => {
  const entity = withUnknownFields(timeOff, ['toString', 'constructor']);
  const { cells } = toServiceRecord(entity, {});
  expect(cells[unknownId('toString')]).toBe('');
  expect(unknownFields(timeOff, [{}])).toEqual([]);
});

test('if each record has a field of its own, only the first 200 get columns', () => {
  const records = Array.from({ length: 1_000 }, (_, at) => ({ [`field ${at}`]: 'x', other: 'y' }));
  expect(unknownFields(timeOff, records, 5)).toEqual(['field 0', 'other', 'field 1', 'field 2', 'field 3']);
  expect(unknownFields(timeOff, records)).toHaveLength(200);
});
