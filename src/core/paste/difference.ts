import { wordsOf, type CoveredDays } from './covered';
import { fieldOf, type Entity } from '../entities/entity';
import { sameCell, type FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';
import { daysAfter } from '../schedule/day-text';
import type { PastedRow } from './rows';

/** A shift that stands in the sheet. */
export interface SheetShift {
  readonly id: RowId;
  readonly cells: FieldCells;
  readonly person: string;
  readonly from: string;
  readonly until: string;
}

export type Change =
  | { readonly kind: 'added' }
  /** The same shift stands in the sheet, or further up in the text. */
  | { readonly kind: 'unchanged' | 'double' }
  | { readonly kind: 'changed'; readonly of: SheetShift; readonly columns: readonly string[] };

/** A pasted shift beside what is there: what adding it does. */
export interface ComparedRow extends PastedRow {
  readonly change: Change;
  /** Another shift of the same person is at the same time. */
  readonly overlaps: boolean;
}

/** Pasted shifts beside those of the sheet. The same text twice adds nothing. */
export interface Difference {
  readonly rows: readonly ComparedRow[];
  /** Shifts of the text's people on the text's days that are no longer in it. */
  readonly gone: readonly SheetShift[];
}

/** The shifts of a sheet's rows, as far as their day and times can be read. */
export function sheetShifts(entity: Entity, rows: readonly { id: RowId; cells: FieldCells }[]): SheetShift[] {
  return rows.flatMap(({ id, cells }) => {
    const [day, start, end, last] = ['Date', 'Start', 'End', 'EndDate'].map((name) =>
      valueOf(entity, name, cells),
    );
    if (id === '' || day === undefined || start === undefined || end === undefined) return [];
    const until = last ?? (end <= start ? daysAfter(day, 1) : day);
    return [
      {
        id,
        cells,
        person: personKey(String(cells['Person'] ?? '')),
        from: `${day}T${start}`,
        until: `${until}T${end}`,
      },
    ];
  });
}

/** Matches pasted shifts with those of the sheet by person, day and overlap. `covered` is what the text says all of. */
export function compare(
  entity: Entity,
  pasted: readonly PastedRow[],
  sheet: readonly SheetShift[],
  covered: CoveredDays,
): Difference {
  const there = grouped(sheet, ({ person, from }) => `${person} ${from.slice(0, 10)}`);
  const taken = new Set<RowId>();
  const found = new Map<PastedRow, SheetShift>();
  const keyed = pasted.map((row) => ({
    row,
    span: spanOf(row),
    key: `${personKey(row.shift.person)} ${row.shift.date}`,
  }));
  // What is the very same goes first, then what has the same times; what overlaps may only be what is left.
  const fits: readonly ((each: SheetShift, row: PastedRow, span: Span) => boolean)[] = [
    (each, row, span) => isSameTime(each, span) && changedColumns(entity, row, each).length === 0,
    (each, _, span) => isSameTime(each, span),
    (each, _, span) => overlap(each, span),
  ];
  for (const fit of fits) {
    for (const { row, span, key } of keyed) {
      if (found.has(row)) continue;
      const match = there.get(key)?.find((each) => !taken.has(each.id) && fit(each, row, span));
      if (!match) continue;
      taken.add(match.id);
      found.set(row, match);
    }
  }
  const seen = new Set<string>();
  const rows = keyed.map(({ row, span, key }): ComparedRow => {
    const match = found.get(row);
    const own = `${key} ${span.from} ${span.until} ${Object.values(row.cells).join(' | ')}`;
    // Several open shifts at the same time are for several people.
    const isDouble = !isOpenKey(key) && seen.has(own);
    seen.add(own);
    if (match) {
      const columns = changedColumns(entity, row, match);
      const change: Change =
        columns.length === 0 ? { kind: 'unchanged' } : { kind: 'changed', of: match, columns };
      return { ...row, change, overlaps: false };
    }
    return { ...row, change: { kind: isDouble ? 'double' : 'added' }, overlaps: false };
  });
  const gone = goneFrom(sheet, taken, covered);
  return { rows: withOverlaps(rows, sheet, taken), gone };
}

interface Span {
  readonly from: string;
  readonly until: string;
}

function spanOf({ shift }: PastedRow): Span {
  return { from: `${shift.date}T${shift.start}`, until: `${shift.endDate}T${shift.end}` };
}

const overlap = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;
const isSameTime = (one: Span, other: Span): boolean => one.from === other.from && one.until === other.until;

/** A name however it is written: `Garcia, Maria` is `Maria Garcia`. An open shift is nobody's. */
function personKey(name: string): string {
  const key = [...wordsOf(name)].sort().join(' ');
  return key === OPEN_SHIFT ? '' : key;
}

const OPEN_SHIFT = 'open shift';

/** Whether a key of person and day is of nobody. */
function isOpenKey(key: string): boolean {
  return key.startsWith(' ');
}

/** Columns in which the text says something else than the sheet; what it does not say stays. */
function changedColumns(entity: Entity, { cells }: PastedRow, { cells: held }: SheetShift): string[] {
  return Object.keys(cells).filter((name) => {
    if (name === 'Person') return false;
    return !sameCell(fieldOf(entity, name), cells[name] ?? '', held[name] ?? '');
  });
}

function goneFrom(
  sheet: readonly SheetShift[],
  taken: ReadonlySet<RowId>,
  covered: CoveredDays,
): SheetShift[] {
  const days = new Map([...covered].map(([name, own]) => [personKey(name), own]));
  return sheet.filter(
    ({ id, person, from }) =>
      !taken.has(id) && person !== '' && days.get(person)?.has(from.slice(0, 10)) === true,
  );
}

/** Told for shifts that will stand in the sheet at the same time, whether both are pasted or one is there. */
function withOverlaps(
  rows: readonly ComparedRow[],
  sheet: readonly SheetShift[],
  taken: ReadonlySet<RowId>,
): ComparedRow[] {
  const all = new Map<string, { span: Span; row?: ComparedRow }[]>();
  for (const row of rows)
    if (row.change.kind !== 'double' && personKey(row.shift.person) !== '')
      push(all, personKey(row.shift.person), { span: spanOf(row), row });
  for (const shift of sheet)
    if (!taken.has(shift.id) && shift.person !== '') push(all, shift.person, { span: shift });
  const doubled = new Set<ComparedRow>();
  for (const spans of all.values()) {
    spans.sort((a, b) => (a.span.from < b.span.from ? -1 : 1));
    let last: (typeof spans)[number] | undefined;
    for (const each of spans) {
      if (last && overlap(last.span, each.span))
        for (const { row } of [last, each]) if (row) doubled.add(row);
      if (!last || each.span.until > last.span.until) last = each;
    }
  }
  return rows.map((row) => (doubled.has(row) ? { ...row, overlaps: true } : row));
}

function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) push(groups, key(item), item);
  return groups;
}

function push<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

function valueOf(entity: Entity, name: string, cells: FieldCells): string | undefined {
  const cell = cells[name];
  if (cell === undefined || cell === '') return undefined;
  const read = fieldOf(entity, name).kind.fromCell(cell);
  return read.ok && typeof read.value === 'string' ? read.value : undefined;
}
