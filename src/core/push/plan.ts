import type { TrackedRow } from '../changes/track';
import { fieldOf, type Entity, type WriteOperation } from '../entities/entity';
import { labelOf, wireOfCell } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';

/** One row's item in a request, and what the sheet and the baseline said when it was planned. */
export interface PlannedItem {
  readonly row: RowId;
  readonly index: number;
  readonly label: string;
  readonly action: 'add' | 'update';
  /** Field names to wire texts, as sent; a first password is put in at the moment of sending. */
  readonly item: Readonly<Record<string, string>>;
  /** The edited fields that this item stores: baseline cell and sheet cell. */
  readonly changes: readonly { readonly field: string; readonly from: Cell; readonly to: Cell }[];
}

export interface PlannedCall {
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly items: readonly PlannedItem[];
}

export interface Plan {
  readonly calls: readonly PlannedCall[];
  readonly added: number;
  readonly updated: number;
}

/**
 * What to send for rows that passed the checks: updates first (an update may free a UserName that an addition takes),
 * each with its key and its edited fields only; additions with every filled field that the operation takes.
 * `held` rows are left out.
 */
export function planPush(entity: Entity, rows: readonly TrackedRow[], held: ReadonlySet<number>): Plan {
  const going = rows.filter((row) => !held.has(row.index));
  const updates = going.filter((row) => row.state === 'edited').map((row) => updateItem(entity, row));
  const additions = going.filter((row) => row.state === 'new').map((row) => addItem(entity, row));
  const calls = [
    ...callOf(
      entity.update,
      updates.filter((planned) => planned.changes.length > 0),
    ),
    ...callOf(entity.add, additions),
  ];
  return {
    calls,
    added: additions.length,
    updated: calls.reduce((sum, call) => sum + call.items.length, 0) - additions.length,
  };
}

function callOf(operation: WriteOperation, items: readonly PlannedItem[]): PlannedCall[] {
  return items.length === 0 ? [] : [{ method: operation.method, query: operation.query ?? {}, items }];
}

function updateItem(entity: Entity, row: TrackedRow): PlannedItem {
  if (!row.base) throw new Error('an edited row has no baseline');
  const edited = entity.update.fields.filter((name) => row.changed.includes(name));
  return {
    ...planned(entity, row, 'update', edited),
    item: { Key: entity.key, KeyVal: row.base.key, ...wireFields(entity, row, edited) },
  };
}

function addItem(entity: Entity, row: TrackedRow): PlannedItem {
  const filled = entity.add.fields.filter(
    (name) => name !== entity.add.password && !isEmpty(row.cells[name] ?? ''),
  );
  return { ...planned(entity, row, 'add', filled), item: wireFields(entity, row, filled) };
}

function planned(entity: Entity, row: TrackedRow, action: 'add' | 'update', fields: readonly string[]) {
  return {
    row: row.id,
    index: row.index,
    label: labelOf(entity, row.cells, `row ${row.index + 1}`),
    action,
    changes: fields.map((field) => ({
      field,
      from: row.base?.cells[field] ?? '',
      to: row.cells[field] ?? '',
    })),
  };
}

function wireFields(entity: Entity, row: TrackedRow, fields: readonly string[]): Record<string, string> {
  const item: Record<string, string> = {};
  for (const name of fields) {
    const wire = wireOfCell(fieldOf(entity, name), row.cells[name] ?? '');
    if (wire === undefined) throw new Error(`${name} passed the checks and can't be written`);
    item[name] = wire;
  }
  return item;
}
