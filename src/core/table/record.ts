import { fieldOf, wireName, type Entity, type Field, type ColumnValues } from '../entities/entity';
import { CELL_TEXT_LIMIT, cellText, isEmpty, type Cell, textOf } from '../values/cell';
import { type ValueKind, type WireRecord, scalarText } from '../values/kind';
import { normalizeName, type Named, type NameList, reference } from '../values/name-list';
import { shownText } from '../values/shown';

/** A row's cells by field id. */
export type FieldCells = Readonly<Record<string, Cell>>;

/** The IDs behind a row's names, by field id: a name may change or be shared, an ID may not. */
export type Ids = Readonly<Record<string, string>>;

/**
 * Other texts that a row had for the records behind its IDs, by field id, normalised: old names, and texts that the user
 * typed.
 */
export type FormerNames = Readonly<Record<string, readonly string[]>>;

/** A record as the service has it: its cells, and the IDs behind the names in them. */
export interface ServiceRecord {
  readonly cells: FieldCells;
  readonly ids: Ids;
  readonly former?: FormerNames;
}

/**
 * A record from a read, as cells. Fields that a read never contains are left out, because their absence means nothing. A
 * text that can't be read as the field's kind is shown as it is, so that nothing is lost.
 */
export function toServiceRecord(entity: Entity, record: WireRecord): ServiceRecord {
  const cells: Record<string, Cell> = {};
  const ids: Record<string, string> = {};
  for (const { id, paths, kind, isNeverRead, isReference, limit } of readersOf(entity)) {
    const wire = wireText(record, paths);
    if (wire === undefined) {
      if (!isNeverRead) cells[id] = '';
      continue;
    }
    const parsed = kind.fromWire(wire);
    const cell = !parsed.ok ? wire : parsed.value === null ? '' : kind.toCell(parsed.value);
    cells[id] = typeof cell === 'string' ? cellText(cell, limit) : cell;
    if (isReference) ids[id] = wire.trim();
  }
  return { cells, ids };
}

/**
 * The names in a record that the entity reads, and the name of the password field: if a service ever lists passwords, they
 * must not be shown in a sheet.
 */
export function knownNames(entity: Entity): ReadonlySet<string | undefined> {
  return new Set([...entity.fields.flatMap(readNames), entity.add?.password]);
}

/** The names in a record under which a field is searched for. */
export function readNames(field: Field): readonly (string | undefined)[] {
  return pathsOf(field).map(([first]) => first);
}

/** A cell as the service takes it: '' for an empty cell; undefined if the cell can't be read as the field's kind. */
function wireOfCell(field: Field, cell: Cell): string | undefined {
  const parsed = field.valueKind.fromCell(cell);
  if (!parsed.ok) return undefined;
  return parsed.value === null ? '' : field.valueKind.toWire(parsed.value);
}

/**
 * A row's cell as the service takes it. A name that has not been edited means the record with which it came, even if other
 * records have that name today.
 */
export function wireOfRow(
  field: Field,
  row: { readonly cells: FieldCells; readonly base?: ServiceRecord | undefined },
): string | undefined {
  const cell = row.cells[field.id] ?? '';
  const id = row.base?.ids[field.id];
  if (id !== undefined && row.base?.cells[field.id] === cell) return id;
  return wireOfCell(field, cell) ?? (row.base && meansFormer(field, cell, row.base) ? id : undefined);
}

/**
 * A row's cell for a new row, which has no record behind its names. If the name leads elsewhere today, today's label of the meant
 * record takes its place. If there is no such record any more, its ID stands beside the name: that text leads to nobody else, so
 * the check asks the user. Every new row that is made from another row gets its names here.
 */
export function cellForNewRow(
  field: Field,
  row: { readonly cells: FieldCells; readonly base?: ServiceRecord | undefined },
): Cell {
  const cell = row.cells[field.id] ?? '';
  const id = row.base && field.names ? wireOfRow(field, row) : undefined;
  if (id === undefined || id === '' || id === wireOfCell(field, cell)) return cell;
  return field.names?.labelOf(id) ?? `${textOf(cell)} (${id})`;
}

/** The cells of a row for a new row (`cellForNewRow`). */
export function cellsForNewRow(entity: Entity, row: Parameters<typeof cellForNewRow>[1]): FieldCells {
  return Object.fromEntries(
    entity.fields.flatMap((field) => (field.id in row.cells ? [[field.id, cellForNewRow(field, row)]] : [])),
  );
}

/**
 * A new name for a row that has a record behind its names. If the row shows the same text for another record, the new record's ID
 * stands beside the name: the bare text would still mean the other one. A name of the row's own record becomes the text with which
 * the record came, as only that text means the record whatever names move.
 */
export function nameForRow(field: Field, cell: Cell, base: ServiceRecord | undefined): Cell {
  const id = base?.ids[field.id];
  const meant = id === undefined ? undefined : wireOfCell(field, cell);
  if (meant === undefined) return cell;
  const shown = base?.cells[field.id] ?? '';
  if (meant === id) return shown;
  return shown === cell ? `${textOf(cell)} (${meant})` : cell;
}

/** Whether this row had this text before, for the record behind the field's ID: Ctrl+Z may restore such a text. */
export function isFormerName({ id }: Field, cell: Cell, { former }: ServiceRecord): boolean {
  return former?.[id]?.includes(normalizeName(textOf(cell))) === true;
}

/** A former name that no record has today still means its record. If records have that name today, the user is asked. */
function meansFormer(field: Field, cell: Cell, record: ServiceRecord): boolean {
  return isFormerName(field, cell, record) && field.names?.find(textOf(cell)).kind === 'none';
}

/**
 * A new state of a record, with the texts that its row showed in the state before, for references that still mean the same
 * record. If a text has become the name of exactly one other record, it means that record from now on.
 */
export function withFormerNames<State extends ServiceRecord>(
  entity: Entity,
  state: State,
  before: ServiceRecord | undefined,
): State {
  if (!before) return state;
  let former: Record<string, readonly string[]> | undefined;
  for (const field of entity.fields) {
    const record = state.ids[field.id];
    if (record === undefined || record !== before.ids[field.id]) continue;
    const [was, is] = [before.cells[field.id] ?? '', state.cells[field.id] ?? ''];
    const known = before.former?.[field.id];
    if (was === is && !known) continue;
    const texts = new Set([...(known ?? []), normalizeName(textOf(was))]);
    const kept = [...texts].filter(
      (text) =>
        text !== '' &&
        text !== normalizeName(textOf(is)) &&
        field.names?.meansOnlyAnother(record, text) !== true,
    );
    if (kept.length > 0) former = { ...former, [field.id]: kept };
  }
  return former || state.former ? { ...state, former: former ?? {} } : state;
}

/**
 * Whether two cells of a field mean the same to the service. Texts are compared in one Unicode form (NFC): a text that was copied
 * on a Mac may be in another one than the service keeps. Cells that can't be read are compared as they are.
 */
export function sameCell(field: Field, one: Cell, other: Cell): boolean {
  if (one === other) return true;
  const [left, right] = [wireOfCell(field, one), wireOfCell(field, other)];
  return left !== undefined && right !== undefined && left.normalize('NFC') === right.normalize('NFC');
}

/** Whether a cell means the record's value in that field. An empty yes-or-no means the same as No. */
export function meansRecord(field: Field, cell: Cell, record: ServiceRecord): boolean {
  const shown = record.cells[field.id] ?? '';
  if (cell === shown || (isEmpty(cell) && meansNo(field, shown))) return true;
  const id = record.ids[field.id];
  if (id === undefined) return sameCell(field, cell, shown);
  const meant = wireOfCell(field, cell);
  return meant === undefined ? meansFormer(field, cell, record) : meant === id;
}

/** True for the No of a yes-or-no field: an empty cell means the same. */
function meansNo(field: Field, cell: Cell): boolean {
  return field.valueKind.name === 'boolean' && wireOfCell(field, cell) === '0';
}

/** Whether two states of a record have the same value in a field. */
export function hasSameValue(field: Field, one: ServiceRecord, other: ServiceRecord): boolean {
  const [left, right] = [one.ids[field.id], other.ids[field.id]];
  if (left !== undefined && right !== undefined) return left === right;
  return sameCell(field, one.cells[field.id] ?? '', other.cells[field.id] ?? '');
}

/**
 * The text by which unique values are compared and sent records are searched for: without case and outer spaces, in one
 * Unicode form; names are normalised. If the service's text is no value of the field, the nearest value is used.
 */
export function uniqueText(field: Field, cell: Cell): string {
  const wire = wireOfCell(field, cell) ?? field.valueKind.likeWire?.(textOf(cell));
  if (wire === undefined && field.refers !== undefined) return normalizeName(textOf(cell));
  return (wire ?? textOf(cell)).trim().normalize('NFC').toLowerCase();
}

/** How a sentence names a row: `Ana Silva`, or `row 12` if it has no name yet. */
export function labelOf(entity: Entity, cells: FieldCells, fallback: string): string {
  for (const names of entity.labels) {
    const words = names.map((name) => shownField(entity, name, cells)).filter((word) => word !== '');
    if (words.length > 0) return words.join(' ');
  }
  return fallback;
}

/** The record's key as the service writes it, with spaces between its parts; '' if it has none. */
export function recordKey(
  entity: Entity,
  { cells, ids = {} }: Pick<ServiceRecord, 'cells'> & Partial<ServiceRecord>,
): string {
  const parts = entity.key.map((name) => {
    const cell = cells[name] ?? '';
    return ids[name] ?? (isEmpty(cell) ? '' : (wireOfCell(fieldOf(entity, name), cell) ?? textOf(cell)));
  });
  return parts.includes('') ? '' : parts.join(' ');
}

/** A cell as the sheet shows it, for sentences: `Mon 23 Nov 2026`, `9:00 AM`. */
export function shownField(entity: Entity, name: string, cells: FieldCells): string {
  return shownText(fieldOf(entity, name).valueKind, cells[name] ?? '');
}

/** A cell as a text that is the same in every release: a date as `yyyy-MM-dd`, a time as `HH:mm`. */
export function fieldText(entity: Entity, name: string, cells: FieldCells): string {
  const { valueKind: kind } = fieldOf(entity, name);
  const cell = cells[name] ?? '';
  const isClock = kind.serial || kind.name === 'time';
  const parsed = isClock && typeof cell === 'number' ? kind.fromCell(cell) : undefined;
  return (parsed?.ok ? String(parsed.value) : textOf(cell)).trim();
}

/** No service sent what every object inherits (`toString`), but that is never a text, and no function is looked into. */
function wireText(record: WireRecord, paths: Paths): string | undefined {
  for (const path of paths) {
    let value: unknown = record;
    for (const step of path)
      value = typeof value === 'object' && value !== null ? (value as WireRecord)[step] : undefined;
    const text = scalarText(value);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Where a field is searched for in a record; the first place that has a text is used. */
type Paths = readonly (readonly string[])[];

function pathsOf(field: Field): Paths {
  // A wire name is not a path: the service may have a field `Address.City`.
  return field.readAs?.map((name) => name.split('.')) ?? [[wireName(field)]];
}

/** What reading a field needs. All have the same properties, because the engine reads objects of one shape fastest. */
interface FieldReader {
  readonly id: string;
  readonly paths: Paths;
  readonly kind: ValueKind;
  readonly isNeverRead: boolean;
  readonly isReference: boolean;
  /** The most characters in a cell. */
  readonly limit: number;
}

/** Readers are made once: 100,000 records are read with the same few fields. An entity never changes. */
const readers = new WeakMap<Entity, readonly FieldReader[]>();

function readersOf(entity: Entity): readonly FieldReader[] {
  const known = readers.get(entity);
  if (known) return known;
  const made = entity.fields.map((field) => ({
    id: field.id,
    paths: pathsOf(field),
    kind: field.valueKind,
    isNeverRead: field.read === 'never',
    isReference: field.refers !== undefined,
    // In a column that is not formatted as text, an apostrophe before the text keeps it text.
    limit: field.valueKind.format === '@' ? CELL_TEXT_LIMIT : CELL_TEXT_LIMIT - 1,
  }));
  readers.set(entity, made);
  return made;
}

/** Whether a column is sent only as part of a wire field that is composed of several columns. */
export function isComposed(entity: Entity, field: Field): boolean {
  return entity.composed?.some(({ from }) => from.includes(field.id)) === true;
}

/**
 * The wire fields that are composed of the named columns, from the row's cells. `base`: the cells of an updated record; a field
 * that none of the named columns owns is left out if these cells give the same text.
 */
export function composedWires(
  entity: Entity,
  cells: FieldCells,
  names: readonly string[],
  base?: FieldCells,
): Record<string, string> {
  const wires: Record<string, string> = {};
  const values = valuesReader(entity, cells);
  const before = base && valuesReader(entity, base);
  for (const { wire, from, owners = from, compose } of entity.composed ?? []) {
    if (!from.some((name) => names.includes(name))) continue;
    const text = compose(values(from));
    const isOwn = owners.some((name) => names.includes(name));
    if (text === undefined || (before && !isOwn && text === compose(before(from)))) continue;
    wires[wire] = text;
  }
  return wires;
}

/** Reads a row's cells once for all wire fields and rules that use the same columns. */
export function valuesReader(entity: Entity, cells: FieldCells): (names: readonly string[]) => ColumnValues {
  let last: readonly string[] | undefined;
  let values: ColumnValues = [];
  return (names) => {
    if (names !== last) values = valuesOf(entity, cells, names);
    last = names;
    return values;
  };
}

function valuesOf(entity: Entity, cells: FieldCells, names: readonly string[]): ColumnValues {
  return names.map((name) => {
    const parsed = fieldOf(entity, name).valueKind.fromCell(cells[name] ?? '');
    const value = parsed.ok ? parsed.value : null;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
}

/** The entity whose references read and write names by these lists, one list for each kind of record. */
export function bindNames(entity: Entity, listOf: (kind: string) => NameList): Entity {
  if (entity.fields.every((field) => field.refers === undefined)) return entity;
  return {
    ...entity,
    fields: entity.fields.map((field) => {
      if (field.refers === undefined) return field;
      const names = listOf(field.refers);
      return { ...field, names, valueKind: reference(names) };
    }),
  };
}

/** A record with the names by which other records may refer to it; `id` is what is sent for it. */
export function namedOf(entity: Entity, id: string, { cells, ids }: ServiceRecord): Named {
  const word = (name: string) => textOf(cells[name] ?? '').trim();
  const { apart = [], otherNames = [], category, off } = entity.naming ?? {};
  const isOff = off !== undefined && saysYes(entity, off, cells);
  const number = category === undefined ? undefined : ids[category];
  return {
    id,
    name: labelOf(entity, cells, ''),
    apart: apart.map(word),
    also: otherNames
      .map(({ fields, join = ' ' }) =>
        fields
          .map(word)
          .filter((text) => text !== '')
          .join(join),
      )
      .filter((text) => text !== ''),
    ...(number === undefined ? {} : { category: number }),
    ...(isOff ? { isOff } : {}),
  };
}

/** Whether a cell says yes. */
export function saysYes(entity: Entity, name: string, cells: FieldCells): boolean {
  const read = fieldOf(entity, name).valueKind.fromCell(cells[name] ?? '');
  return read.ok && read.value === true;
}

/** Cells with the names of chosen records, by field. A field without a choice gets no cell. */
export function namedCells(entity: Entity, ids: Readonly<Record<string, string>>): FieldCells {
  return Object.fromEntries(
    Object.entries(ids).flatMap(([field, id]) =>
      id === '' ? [] : [[field, fieldOf(entity, field).names?.labelOf(id) ?? id]],
    ),
  );
}
