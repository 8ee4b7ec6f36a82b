import { headerOf, type Entity, type Field } from '../entities/entity';
import { normalizeName } from '../values/name-list';
import { text } from '../values/text';
import { knownNames } from './record';
import { scalarText, type WireRecord } from '../values/kind';
import { isSecretName } from './secret-names';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, ownWords } from './layout';

/**
 * The most columns for fields that the specification does not name; the others are left out. If a service gave each record a
 * field of its own, the sheet would fill with empty cells: records times fields.
 */
const MOST_UNKNOWN = 200;

/** Excel's most characters in a table's column header. Source: "Excel specifications and limits". */
const LONGEST_HEADER = 255;

/** Headers of Shiftsheet's own columns. */
const OWN = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

/** Wire names of scalar fields in the records that the entity does not know, in order of first appearance. */
export function unknownFields(entity: Entity, records: readonly WireRecord[], most = MOST_UNKNOWN): string[] {
  const known = knownNames(entity);
  const unknown = new Set<string>();
  const secret = new Map<string, boolean>();
  const isSecret = (name: string) => {
    const known = secret.get(name) ?? isSecretName(name);
    secret.set(name, known);
    return known;
  };
  for (const record of records) {
    if (unknown.size >= most) break;
    for (const [name, value] of Object.entries(record)) {
      if (known.has(name) || unknown.has(name) || isSecret(name) || scalarText(value) === undefined) continue;
      if (unknown.size < most) unknown.add(name);
    }
  }
  return [...unknown];
}

/** The id of a field that the entity does not know: no other field, and no property of objects, has this name. */
export function unknownId(wire: string): string {
  return `wire:${wire}`;
}

/** The entity with a read-only text field for each wire name that the service sent and that the entity does not know. */
export function withUnknownFields(entity: Entity, wires: readonly string[]): Entity {
  if (wires.length === 0) return entity;
  const headers = headersOf(entity, wires);
  const unknown = wires.map((wire, at): Field => ({
    id: unknownId(wire),
    header: headers[at] ?? wire,
    wire,
    kind: text,
    read: 'omitted-when-empty',
    access: 'service',
    width: 110,
  }));
  return { ...entity, fields: [...entity.fields, ...unknown] };
}

/**
 * A header for each wire name: the name itself, or `Status (service)` if the table has a column of that name. The same names
 * in the same order get the same headers each time, because a column is found by its header.
 */
function headersOf(entity: Entity, wires: readonly string[]): string[] {
  const taken = new Set([...OWN, ownWords.message, ...entity.fields.flatMap(headersEver)].map(compared));
  return wires.map((wire) => {
    const name = headerText(wire);
    let header = name;
    for (let copy = 1; isTaken(header, taken); copy += 1)
      header = withMark(name, copy === 1 ? ' (service)' : ` (service ${copy})`);
    taken.add(compared(header));
    return header;
  });
}

/** All headers by which the column of a field is found. */
function headersEver(field: Field): string[] {
  return [headerOf(field), field.id, ...(field.formerHeaders ?? [])];
}

/** A header such as `toString`, which every object has, gets a mark too: workbooks of older releases have it so. */
function isTaken(header: string, taken: ReadonlySet<string>): boolean {
  return header === '' || header in Object.prototype || taken.has(compared(header));
}

/** For Excel, headers that differ only in case are the same: it adds a number to the second one. */
function compared(header: string): string {
  return normalizeName(header.toUpperCase());
}

/**
 * A name as a header cell stores it unchanged: on one line, without outer spaces, without half surrogate pairs, and without
 * the leading apostrophe that Excel reads as its own mark of a text.
 */
function headerText(wire: string): string {
  const line = wire
    .slice(0, LONGEST_HEADER)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return line.replace(/^[' ]+/, '').trimEnd();
}

function withMark(name: string, mark: string): string {
  return `${name.slice(0, LONGEST_HEADER - mark.length)}${mark}`.replace(/\p{Cs}/gu, '').trim();
}
