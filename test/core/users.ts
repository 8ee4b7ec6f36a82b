/** Rows of users for tests of the core, without a workbook. */
import type { Baseline, BaselineRow } from '../../src/core/changes/baseline';
import type { SheetRow } from '../../src/core/changes/row';
import { users } from '../../src/core/entities/users';
import type { FieldCells, ServiceRecord } from '../../src/core/table/record';
import type { Cell } from '../../src/core/values/cell';

/** All field cells of a user, empty except for the given ones. */
export function cells(given: FieldCells = {}): FieldCells {
  return { ...Object.fromEntries(users.fields.map((field): [string, Cell] => [field.id, ''])), ...given };
}

export function person(key: number): FieldCells {
  return cells({
    UserID: key,
    UserName: `person${key}`,
    FirstName: `First ${key}`,
    LastName: `Last ${key}`,
    ExternalID: 5000 + key,
  });
}

/** A record without references, as the service has it. */
export function held(of: FieldCells): ServiceRecord {
  return { cells: of, ids: {} };
}

export function base(id: string, key: number): BaselineRow {
  return { id, key: String(key), ...held(person(key)) };
}

export function baseline(...rows: BaselineRow[]): Baseline {
  return { rows: new Map(rows.map((row) => [row.id, row])), attempts: new Map(), unknownFields: [] };
}

/** A body row: id and cells. */
export type Row = readonly [string, FieldCells];

export function sheet(...rows: Row[]): SheetRow[] {
  return rows.map(([id, held], index) => ({ index, id, cells: held, status: '', message: '' }));
}

/** A user as a list contains it: without the type, which no read returns. */
export function asRead(key: number): FieldCells {
  return Object.fromEntries(Object.entries(person(key)).filter(([name]) => name !== 'UserType'));
}
