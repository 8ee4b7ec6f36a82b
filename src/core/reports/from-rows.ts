import type { TrackedRow } from '../changes/track';
import { fieldOf, type Entity, type Field } from '../entities/entity';
import { wireOfRow, type FieldCells } from '../table/record';
import type { Cell } from '../table/sheet';
import { minutesOfTime, serialOfDay } from '../values/serial';
import { textOf } from '../values/text';
import { isoDay } from './days';
import type { Leave, Qualification, Shift, WallMinute } from './facts';

const MINUTES_A_DAY = 1440;

/** Rows of a sheet as facts, and how many hold something and yet too little to count. */
export interface RowsRead<Fact> {
  readonly facts: readonly Fact[];
  readonly unreadable: number;
}

/** Blocks of the current schedule or the timesheet: a person, a day and both times are needed. */
export function shiftsOf(
  entity: Entity,
  rows: readonly TrackedRow[],
  schedule: Shift['schedule'],
): RowsRead<Shift> {
  const read = readerOf(entity);
  return factsOf(rows, (row): Shift | undefined => {
    const who = read.record(row, 'Person');
    const [day, from, until] = [read.day(row, 'Date'), read.time(row, 'Start'), read.time(row, 'End')];
    if (!who || day === undefined || from === undefined || until === undefined) return undefined;
    const start = day * MINUTES_A_DAY + from;
    const end = endOf(day, from, until, read.day(row, 'End Date'));
    if (end <= start) return undefined;
    return {
      personId: who.id,
      person: who.label,
      start,
      end,
      department: read.label(row, 'Department'),
      area: read.label(row, 'Area'),
      task: read.label(row, 'Task'),
      timeOffReason: read.label(row, 'Time-Off Reason'),
      timeOffAccount: read.label(row, 'Time-Off Account'),
      notes: read.text(row, 'Notes'),
      color: read.value(row, 'Color') ?? '',
      hoursTyped: read.number(row, 'Hours'),
      schedule,
      isPushed: isPushed(row),
    };
  });
}

/** Time-off transactions: a person and an amount are needed. */
export function leaveOf(entity: Entity, rows: readonly TrackedRow[]): RowsRead<Leave> {
  const read = readerOf(entity);
  return factsOf(rows, (row): Leave | undefined => {
    const [who, amount, day] = [
      read.record(row, 'Person'),
      read.number(row, 'Amount'),
      read.day(row, 'EffectiveDate'),
    ];
    const isDayRead = day !== undefined || read.text(row, 'EffectiveDate') === '';
    if (!who || amount === undefined || !isDayRead) return undefined;
    return {
      personId: who.id,
      person: who.label,
      account: read.label(row, 'Account'),
      effectiveDate: (day !== undefined && isoDay(day)) || '',
      amount,
      description: read.text(row, 'Description'),
      isPushed: isPushed(row),
    };
  });
}

/** Qualifications: a person and an item are needed. */
export function qualificationsOf(entity: Entity, rows: readonly TrackedRow[]): RowsRead<Qualification> {
  const read = readerOf(entity);
  return factsOf(rows, (row): Qualification | undefined => {
    const [who, item] = [read.record(row, 'Person'), read.record(row, 'Item')];
    if (!who || !item) return undefined;
    return {
      personId: who.id,
      person: who.label,
      item: item.label,
      category: read.label(row, 'Category'),
      rank: read.number(row, 'Rank'),
      rate: read.number(row, 'PayRate'),
    };
  });
}

function factsOf<Fact>(
  rows: readonly TrackedRow[],
  factOf: (row: TrackedRow) => Fact | undefined,
): RowsRead<Fact> {
  const facts: Fact[] = [];
  let unreadable = 0;
  for (const row of rows) {
    if (row.state === 'blank' || row.state === 'gone') continue;
    const fact = factOf(row);
    if (fact === undefined) unreadable += 1;
    else facts.push(fact);
  }
  return { facts, unreadable };
}

function isPushed({ state }: TrackedRow): boolean {
  return state === 'unchanged';
}

/** As the service is told: an End at or before Start is on the next day (entities/time-blocks.ts). */
function endOf(day: number, from: number, until: number, lastDay: number | undefined): WallMinute {
  return (lastDay ?? (until <= from ? day + 1 : day)) * MINUTES_A_DAY + until;
}

interface NamedRecord {
  readonly id: string;
  readonly label: string;
}

/**
 * Reads the cells of an entity's rows. Numbers of days and times, which nearly all cells are, are taken as they stand, and
 * each name is looked up once: 100,000 rows are read in a breath.
 */
function readerOf(entity: Entity) {
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const known = new Map<string, NamedRecord>();
  const field = (name: string): Field => fields.get(name) ?? fieldOf(entity, name);
  const cellOf = ({ cells }: { readonly cells: FieldCells }, name: string): Cell => cells[name] ?? '';
  const value = (row: TrackedRow, name: string): string | undefined => {
    const parsed = field(name).kind.fromCell(cellOf(row, name));
    const held = parsed.ok ? parsed.value : undefined;
    return typeof held === 'string' || typeof held === 'number' ? String(held) : undefined;
  };
  const record = (row: TrackedRow, name: string): NamedRecord | undefined => {
    const typed = textOf(cellOf(row, name)).trim();
    if (typed === '') return undefined;
    const bound = row.base?.ids[name];
    const key = JSON.stringify([name, typed, bound]);
    let found = known.get(key);
    if (!found) {
      const id = wireOfRow(field(name), row);
      // What can't be matched with one record is a name of its own: dropping the row would hide it.
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
    label: (row: TrackedRow, name: string) => record(row, name)?.label ?? '',
    text: (row: TrackedRow, name: string) => textOf(cellOf(row, name)).trim(),
    number(row: TrackedRow, name: string): number | undefined {
      const read = value(row, name);
      return read === undefined ? undefined : Number(read);
    },
    /** A day's number, as Excel counts in the 1900 system. */
    day(row: TrackedRow, name: string): number | undefined {
      const cell = cellOf(row, name);
      if (typeof cell === 'number')
        return isoDay(Math.floor(cell)) === undefined ? undefined : Math.floor(cell);
      const read = value(row, name);
      return read === undefined ? undefined : serialOfDay(read);
    },
    /** Minutes since midnight. */
    time(row: TrackedRow, name: string): number | undefined {
      const cell = cellOf(row, name);
      if (typeof cell === 'number' && cell >= 0 && cell < 1)
        return Math.round(cell * MINUTES_A_DAY) % MINUTES_A_DAY;
      const read = value(row, name);
      return read === undefined ? undefined : minutesOfTime(read);
    },
  };
}
