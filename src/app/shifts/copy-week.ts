import { shortDay } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, weeksBetween, serialOfDay } from '../../core/calendar/days';
import type { TrackedRow } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import { newShiftsOfAway } from '../../core/planning/absence';
import { copiedShifts, dayOf, isTimeOff, shiftsOfWeek } from '../../core/planning/copied-shifts';
import { labelOf } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import { amount } from '../messages';
import type { Ports } from '../ports';
import { addRows } from '../table/add-rows';
import { identifyRows } from '../table/identity';
import { rowName } from '../table/table-snapshot';
import type { Intent, Notice } from '../view';
import { shiftMessages } from './shift-messages';

/** More names would fill the notice. */
const MOST_LISTED = 5;
/** The details of the notice scroll, but a person reads no more rows. */
const MOST_LEFT = 50;

type CopyWeeks = Extract<Intent, { do: 'copy-weeks' }>;
type CopyNotice = Omit<Notice, 'id'>;

/** Adds the shifts of a week once more to one or several weeks in a row; the originals stay. Returns the notice. */
export async function copyToWeeks(
  ports: Ports,
  state: WorkbookState,
  { kind, from, to, times, asOpen }: CopyWeeks,
): Promise<CopyNotice> {
  const begin = serialOfDay(from) ?? 0;
  const first = weeksBetween(begin, serialOfDay(to) ?? 0);
  const weeks = Array.from({ length: times }, (_, at) => first + at);
  if (weeks.includes(0)) return { tone: 'warning', title: shiftMessages.sameWeek };
  const { read } = await identifyRows(ports, state, kind);
  const rows = read.tracking.rows.filter(({ change }) => change !== 'blank');
  const originals = shiftsOfWeek(read.entity, rows, from);
  if (originals.length === 0)
    return { tone: 'warning', title: shiftMessages.emptyWeek(read.entity.sheet, from) };
  const filled = shiftMessages.weeks(begin + first * DAYS_A_WEEK, times);
  return addCopies(ports, state, {
    entity: read.entity,
    originals,
    rows,
    weeks,
    asOpen,
    to: filled,
    nameOf: (index) => rowName(read.sheet, index),
  });
}

interface Copying {
  readonly entity: Entity;
  readonly originals: readonly TrackedRow[];
  readonly rows: readonly TrackedRow[];
  readonly weeks: readonly number[];
  /** The weeks in words. */
  readonly to: string;
  readonly asOpen?: boolean;
  /** `row 12`, by the row’s index. */
  readonly nameOf: (index: number) => string;
}

async function addCopies(
  ports: Ports,
  state: WorkbookState,
  { entity, originals, rows, weeks, to, asOpen, nameOf }: Copying,
): Promise<CopyNotice> {
  const shifts = originals.filter((row) => !isTimeOff(entity, row.cells));
  const daysOff = originals.filter((row) => isTimeOff(entity, row.cells));
  const undated = rows.filter((row) => dayOf(entity, row) === undefined);
  const { copies, alreadyThere } = copiedShifts(entity, shifts, rows, weeks, asOpen);
  if (copies.length > 0) await addRows(ports, state, entity.kind, copies);
  const { one, many } = entity;
  const there = alreadyThere.length === 0 ? '' : shiftMessages.alreadyThere(alreadyThere.length, one, many);
  const unread = undated.length === 0 ? '' : shiftMessages.undatedNotCopied(undated.length);
  const left = [...daysOff, ...undated, ...new Set(alreadyThere)].map((row) =>
    shiftMessages.leftRow(nameOf(row.index), labelOf(entity, row.cells, '')),
  );
  const off = daysOff.length === 0 ? '' : shiftMessages.daysOffNotCopied(daysOff.length);
  return {
    tone: copies.length === 0 ? 'warning' : 'success',
    title: [
      shiftMessages.copied(amount(copies.length, one, many), copies.length, to),
      there,
      off,
      unread,
      awaySentence(newShiftsOfAway(entity, rows, state.plan.taken, copies)),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    ...(left.length > 0 && { more: shiftMessages.leftRows(left.slice(0, MOST_LEFT), left.length) }),
  };
}

function awaySentence(shifts: ReturnType<typeof newShiftsOfAway>): string {
  const listed = shifts
    .slice(0, MOST_LISTED)
    .map(({ person, day, isAssumed }) => shiftMessages.awayShift(person, shortDay(day), isAssumed));
  return shifts.length === 0 ? '' : shiftMessages.awayThen(shifts.length, listed);
}
