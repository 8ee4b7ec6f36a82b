import { timesText } from '../../core/calendar/clock';
import { shortDay } from '../../core/calendar/day-text';
import { dayNumber } from '../../core/calendar/days';
import type { RosterDifference } from '../../core/roster/difference';
import type { ComparedRow } from '../../core/shifts/compare/difference';
import type { SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { groupBy } from '../../core/table/group-by';
import { textOf } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import type { RosterCheck } from '../view';
import { rosterText } from './roster-messages';

type Person = RosterCheck['people'][number];
type Line = Person['lines'][number];

/** What a roster changes, by person in the order of the roster, then by day. */
export function changesByPerson({ changes, opened, daysOff }: RosterDifference): Person[] {
  const lines = [
    ...changes.map(({ name, date, row }) => ({ name, line: lineOf(date, row) })),
    ...opened.map(({ name, date, shift }) => ({
      name,
      line: { date, kind: 'opened' as const, shift: inSheet(shift), was: '', keeps: '' },
    })),
    ...daysOff.map(({ name, date, shift }) => ({
      name,
      line: { date, kind: 'away' as const, shift: shift.account ?? '', was: '', keeps: '' },
    })),
  ];
  return [...groupBy(lines, ({ name }) => name)].map(([name, linesOfPerson]) => ({
    name,
    lines: linesOfPerson.map(({ line }) => line).sort((one, other) => (one.date < other.date ? -1 : 1)),
  }));
}

function lineOf(date: string, { shift, cells, change }: ComparedRow): Line {
  const words = [timesText(shift.start, shift.end), ...Object.values(shift.fields)].join(' ');
  if (!('oldShift' in change)) {
    const reason = wholeDayOff(shift);
    return reason === undefined
      ? { date, kind: 'added', shift: words, was: '', keeps: '' }
      : { date, kind: 'away', shift: reason, was: '', keeps: '' };
  }
  const { oldShift, columns } = change;
  const keeps = detailsOf(
    oldShift,
    DETAILS.filter((id) => !(id in cells)),
  ).join(', ');
  if (columns.includes('Person'))
    return { date, kind: 'given', shift: words, was: textOf(oldShift.meant['Person'] ?? ''), keeps };
  return change.kind === 'moved'
    ? { date, kind: 'moved', shift: words, was: shortDay(dayNumber(oldShift.from.slice(0, 10))), keeps }
    : { date, kind: 'changed', shift: words, was: timesIn(oldShift), keeps };
}

/** The reason of a whole day of time off. */
function wholeDayOff({ start, end, fields }: ComparedRow['shift']): string | undefined {
  return start === '00:00' && end === '00:00' ? fields['TimeOffReason'] : undefined;
}

const PLACES = ['Department', 'Task', 'Area'];
/** What a cell may leave unsaid of a shift, and the shift keeps. */
const DETAILS = [...PLACES, 'Notes', 'Hours'];

const timesIn = ({ from, until }: SheetShift): string => timesText(from.slice(11), until.slice(11));

function detailsOf({ meant }: SheetShift, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const text = textOf(meant[id] ?? '');
    return text === '' ? [] : [truncate(text, MOST_CHARACTERS)];
  });
}

/** Notes may be long. */
const MOST_CHARACTERS = 40;

/** A shift as Time Blocks has it: its times and its places. */
const inSheet = (shift: SheetShift): string => [timesIn(shift), ...detailsOf(shift, PLACES)].join(' ');

/** Sentences about the roster as a whole. */
export function rosterSentences(
  { outdated }: Pick<RosterDifference, 'outdated'>,
  typed: { readonly refused: readonly string[]; readonly missingRows: number; readonly missingDays: number },
  changedCodes: readonly string[],
): string[] {
  const { refused, missingRows, missingDays } = typed;
  return [
    ...changedCodes.map((code) => rosterText.codeChanged(code)),
    ...refused,
    ...(missingRows + missingDays > 0 ? [rosterText.missing(missingRows, missingDays)] : []),
    ...(outdated.length > 0 ? [rosterText.outdated(outdated.length)] : []),
  ];
}
