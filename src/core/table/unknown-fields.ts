import { headerOf, type Entity, type Field } from '../entities/entity';
import { normalizeName } from '../values/name-list';
import { text } from '../values/text';
import { knownNames, scalarText, type WireRecord } from './record';
import { isSecretName } from './secret-names';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from './sheet';

/**
 * Columns for fields that the specification does not name. More than these are left out: a service that gave each record
 * a field of its own would fill the sheet with empty cells, records times fields.
 */
const MOST_UNKNOWN = 200;

/** Excel's most characters in a table's column header. Source: "Excel specifications and limits". */
const LONGEST_HEADER = 255;

/** Headers of Shiftsheet's own columns. */
const OWN = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

/** Wire names of scalar fields in the records that the entity does not know, in the order they first appear. */
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

/** The id of a field that the entity does not know: no other field and no property of objects is called so. */
export function unknownId(wire: string): string {
  return `wire:${wire}`;
}

/** The entity with a read-only text field for each wire name that the service sent and the entity does not know. */
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
    note: 'Sent by the service; Shiftsheet does not know this field and only shows it.',
  }));
  return { ...entity, fields: [...entity.fields, ...unknown] };
}

/**
 * A header for each wire name: the name itself, or `Status (service)` where the table has a column of that name. The same
 * names in the same order have the same headers each time: a column is found again by its header.
 */
function headersOf(entity: Entity, wires: readonly string[]): string[] {
  const taken = new Set([...OWN, ...entity.fields.map(headerOf)].map(compared));
  return wires.map((wire) => {
    const name = headerText(wire);
    let header = name;
    for (let copy = 1; isTaken(header, taken); copy += 1)
      header = withMark(name, copy === 1 ? ' (service)' : ` (service ${copy})`);
    taken.add(compared(header));
    return header;
  });
}

/** A header like `toString`, which every object has, is marked as well: workbooks of older releases have it so. */
function isTaken(header: string, taken: ReadonlySet<string>): boolean {
  return header === '' || header in Object.prototype || taken.has(compared(header));
}

/** Excel takes headers for the same that differ in case alone, and gives the second a number. */
function compared(header: string): string {
  return normalizeName(header.toUpperCase());
}

/**
 * A name as a header cell holds it unchanged: on one line, without outer spaces, halves of signs and the apostrophe that
 * Excel takes for its own mark of a text.
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
