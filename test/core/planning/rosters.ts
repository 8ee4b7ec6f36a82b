/** Rosters in plain words, as the rows of a sheet and as the naive checker takes them. */
import type { TrackedRow } from '../../../src/core/changes/row';
import type { Entity } from '../../../src/core/entities/entity';
import { templateBlocks, timeBlocks } from '../../../src/core/entities/time-blocks';
import type { Breach, RowOf } from '../../../src/core/planning/breach';
import type { Shift } from '../../../src/core/shifts/shift';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import type { PlainBreach } from './naive';
import type { PlainBlock } from './naive-days';

/** Monday, 23 November 2026. */
export const MONDAY = 46_349;
const MINUTES_A_DAY = 1440;

/** A block as a scheduler thinks of it: on which day from the first Monday on, from when, and how long. */
export interface Planned {
  /** 0 is an open shift. */
  readonly person: number;
  readonly day: number;
  /** Minutes since midnight. */
  readonly from: number;
  readonly minutes: number;
  /** Typed hours. */
  readonly hours?: number | undefined;
  readonly isTimeOff?: boolean;
  /** Why, if it is time off; absent means Vacation. */
  readonly reason?: string;
  readonly department?: string;
  readonly task?: string;
  readonly notes?: string;
}

const list = (kind: string, names: readonly (readonly [id: string, name: string])[]) =>
  new NameList(
    kind,
    names.map(([id, name]) => ({ id, name, apart: [], also: [] })),
  );

const LISTS: Readonly<Record<string, NameList>> = {
  people: list('person', [
    ['0', 'Open shift'],
    ...Array.from({ length: 60 }, (_, at) => [`${at + 1}`, `Person ${at + 1}`] as const),
  ]),
  departments: list('department', [
    ['d1', 'Kitchen'],
    ['d2', 'Bar'],
  ]),
  tasks: list('task', [
    ['t1', 'Cook'],
    ['t2', 'Serve'],
  ]),
  'time-off-reasons': list('reason', [
    ['r1', 'Vacation'],
    ['r2', 'Sick leave'],
  ]),
};
const bound = (entity: Entity) => bindNames(entity, (kind) => LISTS[kind] ?? list(kind, []));

export const schedule = bound(timeBlocks);
export const template = bound(templateBlocks('1000'));

export function rowsOf(blocks: readonly Planned[]): TrackedRow[] {
  return blocks.map((block, index) => rowOf(block, `x${index}`, index));
}

export function rowOf(block: Planned, id: string, index: number): TrackedRow {
  return { id, index, cells: cellsOf(block), status: '', message: '', change: 'new', changed: [] };
}

function cellsOf(block: Planned): FieldCells {
  const end = block.from + block.minutes;
  return {
    Person: block.person === 0 ? 'Open shift' : `Person ${block.person}`,
    Date: MONDAY + block.day,
    Start: block.from / MINUTES_A_DAY,
    End: (end % MINUTES_A_DAY) / MINUTES_A_DAY,
    EndDate: block.minutes > MINUTES_A_DAY ? MONDAY + block.day + Math.floor(end / MINUTES_A_DAY) : '',
    Hours: block.hours ?? '',
    Department: block.department ?? '',
    Task: block.task ?? '',
    TimeOffReason: block.isTimeOff === true ? (block.reason ?? 'Vacation') : '',
    Notes: block.notes ?? '',
  };
}

const IDS: Readonly<Record<string, string>> = { Kitchen: 'd1', Bar: 'd2', Cook: 't1', Serve: 't2' };

export function plainBlock(block: Planned, row: number): PlainBlock {
  const { person, day, from, minutes, hours, isTimeOff = false, department, task, notes } = block;
  const start = (MONDAY + day) * MINUTES_A_DAY + from;
  return {
    row,
    personId: `${person}`,
    start,
    end: start + minutes,
    hours: isTimeOff ? 0 : (hours ?? minutes / 60),
    isTimeOff,
    places: [
      ...(department === undefined ? [] : [{ kind: 'departments' as const, id: IDS[department] ?? '' }]),
      ...(task === undefined ? [] : [{ kind: 'tasks' as const, id: IDS[task] ?? '' }]),
    ],
    said: JSON.stringify([hours, isTimeOff, department, task, notes]),
  };
}

/** A breach by its rows. */
export function inRows({ rule, personId, day, blocks }: Breach, rowOf: RowOf): PlainBreach {
  return { rule, personId, day, rows: indexesOf(blocks, rowOf) };
}

/** The rows of blocks, as they stand in the sheet. */
export function indexesOf(blocks: Iterable<Shift>, rowOf: RowOf): number[] {
  return [...blocks].map((block) => rowOf(block)?.index ?? NaN).sort((one, other) => one - other);
}

/** In one order, whoever found them. */
export function sorted(breaches: readonly PlainBreach[]): PlainBreach[] {
  const key = (of: PlainBreach) => JSON.stringify([of.rule, of.personId, of.day, of.rows]);
  return [...breaches].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
