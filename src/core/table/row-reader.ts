import { minutesOfTime } from '../calendar/clock';
import { MINUTES_A_DAY, isKnownSerial, serialOfDay } from '../calendar/days';
import { fieldOf, type Entity, type Field } from '../entities/entity';
import { textOf, type Cell } from '../values/cell';
import { wireOfRow, type FieldCells, type ServiceRecord } from './record';

/** The cells of a row of the sheet, or those of its record on the service. */
export interface RowCells {
  readonly cells: FieldCells;
  readonly base?: ServiceRecord | undefined;
}

/** A cell's parsed value; null if the cell is empty, undefined if it can't be read. */
export type ParsedCell<Value> = Value | null | undefined;

export function isFilled(content: ParsedCell<number>): content is number {
  return content !== null && content !== undefined;
}

/** What a reader finds in the cells of a row, by field id. */
export interface RowReader {
  value(row: RowCells, name: string): ParsedCell<string>;
  /** The record that a cell refers to, the same object for the same record and text; undefined if the cell is empty. */
  record(row: RowCells, name: string): RecordName | undefined;
  label(row: RowCells, name: string): string;
  text(row: RowCells, name: string): string;
  number(row: RowCells, name: string): ParsedCell<number>;
  /** A day's number in Excel's 1900 system. */
  day(row: RowCells, name: string): ParsedCell<number>;
  /** Minutes since midnight. */
  time(row: RowCells, name: string): ParsedCell<number>;
}

/** Begins the id of a name that matches no single record. */
export const UNKNOWN = '?';

/** A record by which others are named: its ID, and its label in the sheet. */
export interface RecordName {
  readonly id: string;
  readonly label: string;
}

/**
 * Reads the cells of an entity's rows, fast enough for 100,000 rows: numbers of days and times, which are nearly all cells,
 * are used without parsing, and each name is looked up once.
 */
export function readerOf(entity: Entity): RowReader {
  const fields = new Map(entity.fields.map((field) => [field.id, field]));
  /** What was found, by field, by the record with which an unedited name came, and by the name. */
  const known = new Map<string, Map<string | undefined, Map<string, RecordName>>>();
  const field = (name: string): Field => fields.get(name) ?? fieldOf(entity, name);
  const cellOf = ({ cells }: RowCells, name: string): Cell => cells[name] ?? '';
  const value = (row: RowCells, name: string): ParsedCell<string> => {
    const cell = cellOf(row, name);
    if (cell === '') return null;
    const parsed = field(name).valueKind.fromCell(cell);
    if (!parsed.ok) return undefined;
    const { value: content } = parsed;
    if (content === null) return null;
    return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
  };
  const record = (row: RowCells, name: string): RecordName | undefined => {
    const cell = cellOf(row, name);
    if (cell === '') return undefined;
    const typed = textOf(cell).trim();
    if (typed === '') return undefined;
    const { base } = row;
    // A name that has not been edited means the record with which it came (table/record.ts).
    const bound = base && base.cells[name] === cell ? base.ids[name] : undefined;
    const names = within(within(known, name), bound);
    let found = names.get(typed);
    if (!found) {
      const id = wireOfRow(field(name), row);
      // A name that matches no single record counts as a record of its own: to drop the row would hide it.
      found =
        id === undefined || id === ''
          ? { id: `${UNKNOWN}${typed.toLowerCase()}`, label: typed }
          : { id, label: field(name).names?.labelOf(id) ?? typed };
      names.set(typed, found);
    }
    return found;
  };
  return {
    value,
    record,
    label: (row: RowCells, name: string) => record(row, name)?.label ?? '',
    text: (row: RowCells, name: string) => textOf(cellOf(row, name)).trim(),
    number(row: RowCells, name: string): ParsedCell<number> {
      const read = value(row, name);
      return typeof read === 'string' ? Number(read) : read;
    },
    day(row: RowCells, name: string): ParsedCell<number> {
      const cell = cellOf(row, name);
      if (typeof cell === 'number') return isKnownSerial(cell) ? Math.floor(cell) : undefined;
      const read = value(row, name);
      return typeof read === 'string' ? serialOfDay(read) : read;
    },
    time(row: RowCells, name: string): ParsedCell<number> {
      const cell = cellOf(row, name);
      if (typeof cell === 'number' && cell >= 0 && cell < 1)
        return Math.round(cell * MINUTES_A_DAY) % MINUTES_A_DAY;
      const read = value(row, name);
      return typeof read === 'string' ? minutesOfTime(read) : read;
    },
  };
}

/** The map at a key of a map of maps, made if it is not there yet. */
function within<K, K2, V>(maps: Map<K, Map<K2, V>>, key: K): Map<K2, V> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<K2, V>();
  maps.set(key, made);
  return made;
}
