/** Rosters of a small company for tests: rows of Time Blocks and Time Off, the sheet drawn of them, and what is typed into it. */
import { dayOfSerial, serialOfDay } from '../../../src/core/calendar/days';
import { emptyBaseline } from '../../../src/core/changes/baseline';
import { trackRows } from '../../../src/core/changes/track-rows';
import type { Entity } from '../../../src/core/entities/entity';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { timeOff } from '../../../src/core/entities/time-off';
import type { RosterCodeMeaning } from '../../../src/core/paste/answers';
import { leaveOf, shiftsOf } from '../../../src/core/reports/from-rows';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportArea } from '../../../src/core/reports/report';
import { CellReader } from '../../../src/core/roster/cell-reader';
import { CellWriter } from '../../../src/core/roster/cell-writer';
import {
  rosterCellKey,
  rosterDifference,
  type ConflictChoices,
  type RosterDifference,
} from '../../../src/core/roster/difference';
import { filledNow, makeRoster, type MadeRoster } from '../../../src/core/roster/make-roster';
import type { RosterCodes } from '../../../src/core/roster/roster';
import { rosterKind } from '../../../src/core/roster/roster-report';
import { typedRoster, type TypedRoster } from '../../../src/core/roster/typed-roster';
import { sheetShifts } from '../../../src/core/shifts/compare/sheet-shifts';
import { atOnce } from '../../../src/core/slices';
import { bindNames } from '../../../src/core/table/record';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';
import { facts } from '../reports/facts';

/** 7 December 2026. */
export const MONDAY = serialOfDay('2026-12-07') ?? 0;
export const DAYS = 7;
export const dateOf = (day: number): string => dayOfSerial(MONDAY + day) ?? '';

const people = [
  { id: '1', name: 'Sue Miller', apart: ['sm'], also: [] },
  { id: '2', name: 'Maria Garcia', apart: ['mg1'], also: [] },
  { id: '3', name: 'Maria Garcia', apart: ['mg2'], also: [] },
  { id: '4', name: 'דנה כהן', apart: ['dk'], also: [] },
  { id: '5', name: 'Bob Ray', apart: ['br'], also: [] },
];
const OPEN = { id: '0', name: 'Open shift', apart: [], also: [] };
const named = (...names: string[]) =>
  names.map((name) => ({ id: `id of ${name}`, name, apart: [], also: [] }));

const LISTS: Readonly<Record<string, NameList>> = {
  people: new NameList('person', [...people, OPEN]),
  users: new NameList('person', people),
  departments: new NameList('department', named('Bar', 'Kitchen')),
  areas: new NameList('area', named('Terrace')),
  tasks: new NameList('task', named('Till')),
  'time-off-reasons': new NameList('reason', named('Sick')),
  'time-off-accounts': new NameList('account', named('Vacation')),
};
const NOTHING = new NameList('record', []);
const bound = (entity: Entity) => bindNames(entity, (kind) => LISTS[kind] ?? NOTHING);
const blocks = bound(timeBlocks);
const transactions = bound(timeOff);

/** The labels of the company's people: two are called the same, so their labels have more. */
export const PEOPLE: readonly string[] = people.map(({ id }) => LISTS['people']?.labelOf(id) ?? '');

const CODES: RosterCodes = {
  codes: new Map<string, RosterCodeMeaning>([
    ['f', { start: '06:00', end: '14:00' }],
    ['u', { account: 'Vacation' }],
    ['k', { start: '00:00', end: '00:00', timeOff: 'Sick' }],
  ]),
  timesOfDay: new Map<string, RosterCodeMeaning>([['late', { start: '14:00', end: '22:00' }]]),
};

export const newReader = (): CellReader =>
  new CellReader(blocks, {
    ...CODES,
    accounts: ['Vacation'],
    reasons: ['Sick'],
    hasHalves: false,
  });

/** A text means the same in each roster of the company, so all of them share the reader, which remembers texts. */
const reader = newReader();
export const newWriter = (): CellWriter => new CellWriter(reader, CODES, new Map([['late', 'Late']]));
const writer = newWriter();

/** A row of Time Blocks. `day` counts from Monday. */
export interface BlockRow {
  readonly id: string;
  readonly person: string;
  readonly day: number;
  readonly start: string;
  readonly end: string;
  /** Further cells: `Department`, `Notes`. */
  readonly more: Readonly<Record<string, Cell>>;
}

/** A row of Time Off: whole days that begin on a day. */
export interface LeaveRow {
  readonly id: string;
  readonly person: string;
  readonly day: number;
  readonly days: number;
}

export interface Book {
  readonly people: readonly string[];
  readonly shifts: readonly BlockRow[];
  readonly leave: readonly LeaveRow[];
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const tracked = (entity: Entity, rows: readonly (readonly [string, Readonly<Record<string, Cell>>])[]) => {
  const empty = Object.fromEntries(entity.fields.map(({ id }): [string, Cell] => [id, '']));
  const sheet = rows.map(([id, cells], index) => ({
    index,
    id,
    cells: { ...empty, ...cells },
    status: '',
    message: '',
  }));
  return trackRows(entity, sheet, emptyBaseline).rows;
};

const blockRows = ({ shifts }: Book) =>
  tracked(
    blocks,
    shifts.map(({ id, person, day, start, end, more }) => [
      id,
      {
        Person: person,
        Date: MONDAY + day,
        Start: minutes(start) / 1440,
        End: minutes(end) / 1440,
        ...more,
      },
    ]),
  );

function factsOf(book: Book) {
  const own = book.people.map((label) => ({ id: LISTS['people']?.idsOf(label)[0] ?? '', label }));
  const departments = ['Bar', 'Kitchen'].map((label) => ({ id: `id of ${label}`, label }));
  const leave = tracked(
    transactions,
    book.leave.map(({ id, person, day, days }) => [
      id,
      { Person: person, Account: 'Vacation', EffectiveDate: MONDAY + day, Amount: -days },
    ]),
  );
  return facts({
    people: own,
    departments,
    shifts: atOnce(shiftsOf(blocks, blockRows(book), 'current')).facts,
    leave: atOnce(leaveOf(transactions, leave)).facts,
  });
}

const PERIOD = { period: { from: dateOf(0), to: dateOf(DAYS - 1) } };
const MADE = 'made once';

const madeOf = (book: Book): MadeRoster => makeRoster(factsOf(book), PERIOD, writer, CODES);

/** The sheet of a roster, as Excel has it: its cells are typed into, and its rows and columns are moved. */
export class RosterSheet {
  readonly made: MadeRoster;
  grid: Cell[][];
  readonly merged: ReportArea[] = [];

  constructor(readonly book: Book) {
    this.made = madeOf(book);
    const report = makeReport(
      rosterKind(this.made, { made: MADE, weekHours: new Map() }),
      factsOf(book),
      PERIOD,
    );
    const [section] = report.sections;
    const columns = section?.columns ?? [];
    const line = (cells: readonly (Cell | undefined)[]) => columns.map((_, at) => cells[at] ?? '');
    this.grid = [
      line(columns.map(({ over }) => over)),
      line(columns.map(({ header }) => header)),
      ...(section?.rows ?? []).map(({ cells }) => line(cells as readonly (Cell | undefined)[])),
    ];
  }

  /** The row of a person, or the open shifts of a department: `open Bar`. */
  rowOf(who: string): number {
    const row = this.made.roster.rows.find(({ name, personId, department }) =>
      personId === '' ? who === `open ${department}` : who === name,
    );
    const [ids] = this.grid;
    const corner = (ids ?? []).findIndex((cell) => String(cell).startsWith('shiftsheet-roster'));
    const at = this.grid.findIndex((line) => line[corner] === row?.id);
    if (!row || at < 0) throw new Error(`${who} has no row`);
    return at;
  }

  columnOf(day: number): number {
    return this.grid.find((line) => line.includes(dateOf(day)))?.indexOf(dateOf(day)) ?? -1;
  }

  at(who: string, day: number): Cell {
    return this.grid[this.rowOf(who)]?.[this.columnOf(day)] ?? '';
  }

  type(who: string, day: number, text: Cell): this {
    const line = this.grid[this.rowOf(who)];
    if (line) line[this.columnOf(day)] = text;
    return this;
  }

  read(): TypedRoster | undefined {
    return typedRoster({ cells: this.grid, merged: this.merged }, this.made.roster, MADE);
  }

  /** The user's choice about a conflict in the cell of a person of the list and a day. */
  chosen(now: Book, who: string, day: number, side: 'roster' | 'sheet'): ConflictChoices {
    const key = rosterCellKey({ rowId: LISTS['people']?.idsOf(who)[0] ?? '', date: dateOf(day) });
    const conflict = this.difference(now).conflicts.find((each) => rosterCellKey(each) === key);
    return new Map([[key, { side, now: conflict?.now ?? '' }]]);
  }

  /** What taking it over does to a book, which is the one of which the roster was made unless another one is given. */
  difference(now: Book = this.book, choices?: ConflictChoices): RosterDifference {
    const typed = this.read();
    if (!typed) throw new Error('The roster is not found.');
    return rosterDifference(
      this.made.roster,
      filledNow(factsOf(now), this.made.roster, writer),
      typed,
      {
        entity: blocks,
        shifts: new Map(sheetShifts(blocks, blockRows(now)).map((each) => [each.id, each])),
        labelOf: (id) => LISTS['people']?.labelOf(id),
      },
      reader,
      choices,
    );
  }
}

const shown = (column: string, value: Cell | undefined): string => {
  if (typeof value !== 'number') return String(value);
  if (column === 'Date' || column === 'EndDate') return dateOf(value - MONDAY);
  const minute = Math.round(value * 1440);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

const cellsText = (cells: Readonly<Record<string, Cell>>, columns: readonly string[]): string =>
  [...columns]
    .sort()
    .map((column) => `${column}=${shown(column, cells[column])}`)
    .join(', ');

/** What a difference does, a line each, sorted: `changed r1: End=18:00`. Refused cells are named without their sentences. */
export function said(difference: RosterDifference): string[] {
  const { changes, opened, daysOff, refused, conflicts, outdated } = difference;
  const placed = ({ name, date }: { readonly name: string; readonly date: string }) => `${name}, ${date}`;
  return [
    ...changes.map(({ row: { change, cells } }) =>
      'oldShift' in change
        ? `${change.kind} ${change.oldShift.id}: ${cellsText(cells, change.columns)}`
        : `${change.kind}: ${cellsText(cells, Object.keys(cells))}`,
    ),
    ...opened.map(({ shift }) => `opened ${shift.id}`),
    ...daysOff.map((each) => `off ${placed(each)}: ${each.shift.account}`),
    ...refused.map((each) => `refused ${[placed(each), ...each.rows].join(' ')}`),
    ...conflicts.map((each) => `conflict ${placed(each)}: ${each.text} / ${each.now}`),
    ...(outdated.length === 0 ? [] : [`outdated ${outdated.length}`]),
  ].sort();
}

/** A row of Time Blocks in few words: `block('r1', 'Sue Miller', 0, '06:00-14:00', { Department: 'Bar' })`. */
export function block(
  id: string,
  person: string,
  day: number,
  times: string,
  more: BlockRow['more'] = {},
): BlockRow {
  const [start = '', end = ''] = times.split('-');
  return { id, person, day, start, end, more };
}
