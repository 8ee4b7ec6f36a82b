import { fieldOf, type Entity, type Field } from '../entities/entity';
import { isEmpty, type Cell } from './sheet';
import { textOf } from '../values/text';

/** A record as the service sent it: texts, and objects of texts (specification, section 2). */
export type WireRecord = Readonly<Record<string, unknown>>;

/** A row's field cells, by field name. */
export type FieldCells = Readonly<Record<string, Cell>>;

/**
 * A read record as cells. Fields that a read never carries are left out: absent tells nothing about them. What can't be
 * read as the field's kind is shown as the text it is, so that nothing is lost.
 */
export function cellsOfRecord(entity: Entity, record: WireRecord): FieldCells {
  const cells: Record<string, Cell> = {};
  for (const field of entity.fields) {
    const wire = wireText(record, field);
    if (wire === undefined) {
      if (field.read !== 'never') cells[field.name] = '';
      continue;
    }
    const parsed = field.kind.fromWire(wire);
    cells[field.name] = !parsed.ok ? wire : parsed.value === null ? '' : field.kind.toCell(parsed.value);
  }
  return cells;
}

/** Names of scalar fields in the records that the entity does not know, in the order they first appear. */
export function unknownFields(entity: Entity, records: readonly WireRecord[]): string[] {
  const known = new Set(entity.fields.map((field) => (field.path ?? [field.name])[0]));
  const unknown = new Set<string>();
  for (const record of records) {
    for (const [name, held] of Object.entries(record)) {
      if (!known.has(name) && scalarText(held) !== undefined) unknown.add(name);
    }
  }
  return [...unknown];
}

/** A cell as the service takes it: '' for an empty one; undefined where it can't be read as the field's kind. */
export function wireOfCell(field: Field, cell: Cell): string | undefined {
  const parsed = field.kind.fromCell(cell);
  if (!parsed.ok) return undefined;
  return parsed.value === null ? '' : field.kind.toWire(parsed.value);
}

/** Whether two cells of a field mean the same to the service; cells that can't be read are compared as they are. */
export function sameCell(field: Field, one: Cell, other: Cell): boolean {
  if (one === other) return true;
  const [left, right] = [wireOfCell(field, one), wireOfCell(field, other)];
  return left !== undefined && left === right;
}

/** The text by which unique values are compared: without case and outer spaces, one Unicode form. */
export function uniqueText(field: Field, cell: Cell): string {
  return (wireOfCell(field, cell) ?? textOf(cell)).trim().normalize('NFC').toLowerCase();
}

/** How a sentence names a row: `Ana Silva`, or `row 12` where it has no name yet. */
export function labelOf(entity: Entity, cells: FieldCells, fallback: string): string {
  for (const names of entity.labels) {
    const words = names.map((name) => textOf(cells[name] ?? '').trim()).filter((word) => word !== '');
    if (words.length > 0) return words.join(' ');
  }
  return fallback;
}

/** The record's key as the service writes it, '' where it has none. */
export function keyOf(entity: Entity, cells: FieldCells): string {
  const cell = cells[entity.key] ?? '';
  return isEmpty(cell) ? '' : (wireOfCell(fieldOf(entity, entity.key), cell) ?? textOf(cell));
}

function wireText(record: WireRecord, field: Field): string | undefined {
  let held: unknown = record;
  for (const step of field.path ?? [field.name]) {
    if (typeof held !== 'object' || held === null) return undefined;
    held = (held as Record<string, unknown>)[step];
  }
  return scalarText(held);
}

/** The specification says that every value is a string; numbers and booleans are read as well (tolerant reading). */
function scalarText(held: unknown): string | undefined {
  if (typeof held === 'string') return held;
  if (typeof held === 'number') return String(held);
  if (typeof held === 'boolean') return held ? 'True' : 'False';
  return undefined;
}
