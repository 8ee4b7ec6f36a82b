import { timesText } from '../../core/calendar/clock';
import { shortDay } from '../../core/calendar/day-text';
import { dayNumber } from '../../core/calendar/days';
import type { RosterDifference } from '../../core/roster/difference';
import type { ComparedRow } from '../../core/shifts/compare/difference';
import type { SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { groupBy } from '../../core/table/group-by';
import { textOf } from '../../core/values/cell';
import type { RosterCheck } from '../view';
import { rosterText } from './roster-messages';

type Person = RosterCheck['people'][number];
type Line = Person['lines'][number];

/** What a roster changes, by person in the order of the roster, then by day. */
export function changesByPerson({ changes, opened, daysOff }: RosterDifference): Person[] {
  const lines = [
    ...changes.map(({ name, date, row }) => ({ name, line: lineOf(date, row) })),
    ...opened.map(({ name, date, of }) => ({
      name,
      line: { date, kind: 'opened' as const, shift: inSheet(of), was: '' },
    })),
    ...daysOff.map(({ name, date, shift }) => ({
      name,
      line: { date, kind: 'away' as const, shift: shift.account ?? '', was: '' },
    })),
  ];
  return [...groupBy(lines, ({ name }) => name)].map(([name, of]) => ({
    name,
    lines: of.map(({ line }) => line).sort((one, other) => (one.date < other.date ? -1 : 1)),
  }));
}

function lineOf(date: string, { shift, change }: ComparedRow): Line {
  const words = [timesText(shift.start, shift.end), ...Object.values(shift.fields)].join(' ');
  if (!('of' in change)) return { date, kind: 'added', shift: words, was: '' };
  const { of, columns } = change;
  if (columns.includes('Person'))
    return { date, kind: 'given', shift: words, was: textOf(of.meant['Person'] ?? '') };
  return change.kind === 'moved'
    ? { date, kind: 'moved', shift: words, was: shortDay(dayNumber(of.from.slice(0, 10))) }
    : { date, kind: 'changed', shift: words, was: inSheet(of) };
}

/** A shift as Time Blocks has it: its times and its places. */
function inSheet({ from, until, meant }: SheetShift): string {
  const places = ['Department', 'Task', 'Area'].flatMap((id) => {
    const label = textOf(meant[id] ?? '');
    return label === '' ? [] : [label];
  });
  return [timesText(from.slice(11), until.slice(11)), ...places].join(' ');
}

/** Sentences about the roster as a whole. */
export function sentencesOf(
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
