import { daysText } from '../../core/calendar/day-text';
import { dayNumber } from '../../core/calendar/days';
import type { TrackedRow } from '../../core/changes/row';
import { type LeavePolicy, newShifts, type NewShift } from '../../core/shifts/new-shifts';
import { MOST_SHIFTS, patternShifts, type PatternEntry } from '../../core/shifts/patterns';
import { datedShifts, type RecurringEntry } from '../../core/shifts/recurring';
import { labelOf } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import { amount } from '../messages';
import { shiftMessages } from '../shifts/shift-messages';
import { rowName, type TableSnapshot } from '../table/table-snapshot';
import type { Notice } from '../view';
import type { ShiftsToAdd } from './add-shifts';
import { needsWith } from './needs';
import { awaySentence, holidaySentence, repeatMessages as messages } from './repeat-messages';

/** The rows of a sheet that are not made into shifts, by their names; '' if there are none. */
export function leftRowsText({ entity, sheet }: ReadShifts, rows: readonly TrackedRow[]): string {
  const named = rows
    .slice(0, MOST_LEFT)
    .map((row) => shiftMessages.leftRow(rowName(sheet, row.index), labelOf(entity, row.cells, '')));
  return rows.length === 0 ? '' : shiftMessages.leftRows(named, rows.length);
}

/** The details of the notice scroll, but a person reads no more rows. */
const MOST_LEFT = 50;

/** What would be added, and the notice that says so. Nothing is written yet. */
export interface PreparedShifts extends ShiftsToAdd {
  readonly notice: Omit<Notice, 'id'>;
}

/** A sheet of shifts as it was read. */
export type ReadShifts = Pick<TableSnapshot, 'entity' | 'sheet' | 'tracking'>;

/** The shifts of a pattern. The entry must have no problem (`patternProblem`). */
export function preparePattern(state: WorkbookState, read: ReadShifts, entry: PatternEntry): PreparedShifts {
  return prepare(state, read, patternShifts(read.entity, entry), entry, []);
}

/** Recurring shifts on their dates. The entry must have no problem (`recurringProblem`). */
export function prepareRecurring(
  state: WorkbookState,
  read: ReadShifts,
  recurring: ReadShifts,
  entry: RecurringEntry,
): PreparedShifts {
  const rows = filledRows(recurring);
  const { proposed, timeOff, unread } = datedShifts(recurring.entity, rows, read.entity, entry);
  return prepare(state, read, proposed, entry, [
    ...(timeOff.length > 0 ? [messages.timeOffNotRepeated(timeOff.length)] : []),
    ...(unread.length > 0 ? [messages.unreadRecurring(unread.length)] : []),
    leftRowsText(recurring, [...timeOff, ...unread]),
  ]);
}

/** The rows of a sheet without the blank ones. */
export function filledRows({ tracking }: ReadShifts): TrackedRow[] {
  return tracking.rows.filter(({ change }) => change !== 'blank');
}

interface Wanted {
  readonly first: string;
  readonly last: string;
  readonly leave: LeavePolicy;
}

/** `left`: sentences about what the shifts were made from. */
function prepare<Source>(
  state: WorkbookState,
  read: ReadShifts,
  proposed: readonly NewShift<Source>[],
  { first, last, leave }: Wanted,
  left: readonly string[],
): PreparedShifts {
  const { kind, one, many, sheet } = read.entity;
  if (proposed.length > MOST_SHIFTS) {
    const title = messages.tooMany(proposed.length, MOST_SHIFTS);
    return { kind, cells: [], sentence: title, notice: { tone: 'warning', title } };
  }
  const { cells, alreadyThere, away } = newShifts(
    read.entity,
    proposed,
    filledRows(read),
    leave,
    state.shiftRules.facts,
  );
  const days = daysText(dayNumber(first), dayNumber(last));
  const sentence = messages.added(amount(cells.length, one, many), cells.length, sheet, days);
  const there = messages.alreadyThere(alreadyThere.length, one, many);
  const needs = needsWith(state, read, cells);
  return {
    kind,
    cells,
    sentence,
    notice: {
      tone: cells.length === 0 ? 'warning' : 'success',
      title: [
        sentence,
        there,
        awaySentence(away, leave),
        holidaySentence(read.entity, cells, state.shiftRules.holidays.holidays),
        needs.sum,
      ]
        .filter((titlePart) => titlePart !== '')
        .join(' '),
      ...withMore([...needs.changes, ...left]),
    },
  };
}

/** Sentences for the user who wants to know more; nothing if all are empty. */
export function withMore(sentences: readonly string[]): Pick<Notice, 'more'> {
  const more = sentences.filter((sentence) => sentence !== '').join(' ');
  return more === '' ? {} : { more };
}
