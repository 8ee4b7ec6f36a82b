import type { TrackedRow } from '../changes/row';
import { fieldOf, type Entity, type Field } from '../entities/entity';
import { wireOfRow } from '../table/record';
import type { Cell } from '../table/sheet';
import { MINUTES_A_DAY, minutesOfTime, serialOfDay } from '../values/serial';
import { textOf } from '../values/text';
import { isoDay } from './days';
import type { Leave, Named, Qualification, Shift, Transaction, WallMinute } from './facts';

/** The facts in the rows of a sheet, and the rows that are not empty and can't be counted. */
export interface RowsRead<Fact> {
  readonly facts: readonly Fact[];
  readonly unreadable: readonly TrackedRow[];
}

/**
 * Blocks of the current schedule or the timesheet. A person, a day and both times are required, and a filled End Date or
 * Hours must be valid. Any other row would be counted with wrong hours.
 */
export function shiftsOf(
  entity: Entity,
  rows: readonly TrackedRow[],
  schedule: Shift['schedule'],
): RowsRead<Shift> {
  const read = readerOf(entity);
  return factsOf(rows, (row): Shift | undefined => {
    const who = read.record(row, 'Person');
    const [day, from, until] = [read.day(row, 'Date'), read.time(row, 'Start'), read.time(row, 'End')];
    const [lastDay, hours] = [read.day(row, 'EndDate'), read.number(row, 'Hours')];
    if (!who || !isFilled(day) || !isFilled(from) || !isFilled(until)) return undefined;
    if (lastDay === undefined || hours === undefined || (hours !== null && hours < 0)) return undefined;
    const start = day * MINUTES_A_DAY + from;
    const end = endOf(day, from, until, lastDay);
    if (end <= start) return undefined;
    const department = read.record(row, 'Department');
    const account = read.record(row, 'TimeOffAccount');
    return {
      personId: who.id,
      person: who.label,
      start,
      end,
      departmentId: department?.id ?? '',
      department: department?.label ?? '',
      area: read.label(row, 'Area'),
      task: read.label(row, 'Task'),
      timeOffReason: read.label(row, 'TimeOffReason'),
      timeOffAccountId: account?.id ?? '',
      timeOffAccount: account?.label ?? '',
      notes: read.text(row, 'Notes'),
      color: read.value(row, 'Color') ?? '',
      hoursTyped: hours ?? undefined,
      schedule,
      isPushed: isPushed(row),
    };
  });
}

/** Time-off transactions: a person and an amount are required. */
export function leaveOf(entity: Entity, rows: readonly TrackedRow[]): RowsRead<Leave> {
  const read = readerOf(entity);
  const transactionOf = (row: Row): Transaction | undefined => {
    const [who, account] = [read.record(row, 'Person'), read.record(row, 'Account')];
    const [amount, day] = [read.number(row, 'Amount'), read.day(row, 'EffectiveDate')];
    if (!who || !isFilled(amount) || day === undefined) return undefined;
    return {
      personId: who.id,
      person: who.label,
      accountId: account?.id ?? '',
      account: account?.label ?? '',
      effectiveDate: (day !== null && isoDay(day)) || '',
      amount,
    };
  };
  return factsOf(rows, (row): Leave | undefined => {
    const now = transactionOf(row);
    if (!now) return undefined;
    const { base } = row;
    const stored = isPushed(row) || !base ? undefined : transactionOf({ cells: base.cells, base });
    return {
      ...now,
      description: read.text(row, 'Description'),
      isPushed: isPushed(row),
      ...(stored && { stored }),
    };
  });
}

/** Qualifications: a person and an item are required. The category is the item's own, whatever the row's Category says. */
export function qualificationsOf(entity: Entity, rows: readonly TrackedRow[]): RowsRead<Qualification> {
  const read = readerOf(entity);
  const [items, categories] = [fieldOf(entity, 'Item').names, fieldOf(entity, 'Category').names];
  const categoryOf = (item: string): string | undefined => {
    const category = items?.categoryOf(item);
    return category === undefined ? undefined : categories?.labelOf(category);
  };
  return factsOf(rows, (row): Qualification | undefined => {
    const [who, item] = [read.record(row, 'Person'), read.record(row, 'Item')];
    const [rank, rate] = [read.number(row, 'Rank'), read.number(row, 'PayRate')];
    if (!who || !item || rank === undefined || rate === undefined) return undefined;
    return {
      personId: who.id,
      person: who.label,
      itemId: item.id,
      item: item.label,
      category: categoryOf(item.id) ?? read.label(row, 'Category'),
      rank: rank ?? undefined,
      rate: rate ?? undefined,
      isPushed: isPushed(row),
    };
  });
}

function factsOf<Fact>(
  rows: readonly TrackedRow[],
  factOf: (row: TrackedRow) => Fact | undefined,
): RowsRead<Fact> {
  const facts: Fact[] = [];
  const unreadable: TrackedRow[] = [];
  for (const row of rows) {
    if (row.state === 'blank' || row.state === 'gone') continue;
    const fact = factOf(row);
    if (fact === undefined) unreadable.push(row);
    else facts.push(fact);
  }
  return { facts, unreadable };
}

function isPushed({ state }: TrackedRow): boolean {
  return state === 'unchanged';
}

/** The end as it is sent to the service: an End at or before Start is on the next day (entities/time-blocks.ts). */
function endOf(day: number, from: number, until: number, lastDay: number | null): WallMinute {
  return (lastDay ?? (until <= from ? day + 1 : day)) * MINUTES_A_DAY + until;
}

/** The cells of a row of the sheet, or those of its record on the service. */
type Row = Pick<TrackedRow, 'cells' | 'base'>;

/** A cell's parsed value; null if the cell is empty, undefined if it can't be read. */
type Parsed<Value> = Value | null | undefined;

function isFilled(content: Parsed<number>): content is number {
  return content !== null && content !== undefined;
}

/**
 * Reads the cells of an entity's rows, fast enough for 100,000 rows: numbers of days and times, which are nearly all cells,
 * are used without parsing, and each name is looked up once.
 */
function readerOf(entity: Entity) {
  const fields = new Map(entity.fields.map((field) => [field.id, field]));
  const known = new Map<string, Named>();
  const field = (name: string): Field => fields.get(name) ?? fieldOf(entity, name);
  const cellOf = ({ cells }: Row, name: string): Cell => cells[name] ?? '';
  const value = (row: Row, name: string): Parsed<string> => {
    const parsed = field(name).kind.fromCell(cellOf(row, name));
    if (!parsed.ok) return undefined;
    const { value: content } = parsed;
    if (content === null) return null;
    return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
  };
  const record = (row: Row, name: string): Named | undefined => {
    const cell = cellOf(row, name);
    const typed = textOf(cell).trim();
    if (typed === '') return undefined;
    const { base } = row;
    // A name that has not been edited means the record with which it came (table/record.ts).
    const bound = base && base.cells[name] === cell ? base.ids[name] : undefined;
    const key = JSON.stringify([name, typed, bound]);
    let found = known.get(key);
    if (!found) {
      const id = wireOfRow(field(name), row);
      // A name that matches no single record counts as a record of its own: to drop the row would hide it.
      found =
        id === undefined || id === ''
          ? { id: `?${typed.toLowerCase()}`, label: typed }
          : { id, label: field(name).names?.labelOf(id) ?? typed };
      known.set(key, found);
    }
    return found;
  };
  return {
    value,
    record,
    label: (row: Row, name: string) => record(row, name)?.label ?? '',
    text: (row: Row, name: string) => textOf(cellOf(row, name)).trim(),
    number(row: Row, name: string): Parsed<number> {
      const read = value(row, name);
      return typeof read === 'string' ? Number(read) : read;
    },
    /** A day's number in Excel's 1900 system. */
    day(row: Row, name: string): Parsed<number> {
      const cell = cellOf(row, name);
      if (typeof cell === 'number')
        return isoDay(Math.floor(cell)) === undefined ? undefined : Math.floor(cell);
      const read = value(row, name);
      return typeof read === 'string' ? serialOfDay(read) : read;
    },
    /** Minutes since midnight. */
    time(row: Row, name: string): Parsed<number> {
      const cell = cellOf(row, name);
      if (typeof cell === 'number' && cell >= 0 && cell < 1)
        return Math.round(cell * MINUTES_A_DAY) % MINUTES_A_DAY;
      const read = value(row, name);
      return typeof read === 'string' ? minutesOfTime(read) : read;
    },
  };
}
