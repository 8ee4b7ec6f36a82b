import { DAYS_A_WEEK, weeksBetween, serialOfDay } from '../../core/calendar/days';
import { copiedShifts, dayOf, hasTimeOff, shiftsOfWeek } from '../../core/shifts/copied-shifts';
import { newShifts } from '../../core/shifts/new-shifts';
import { MOST_SHIFTS } from '../../core/shifts/patterns';
import type { WorkbookState } from '../job-context';
import { amount } from '../messages';
import { shiftMessages } from '../shifts/shift-messages';
import type { Intent } from '../view';
import { needsWith } from './needs';
import { filledRows, leftRowsText, withMore, type PreparedShifts, type ReadShifts } from './prepare';
import { repeatMessages, awaySentence, holidaySentence } from './repeat-messages';

type CopyWeeks = Extract<Intent, { do: 'copy-weeks' }>;

/** The shifts of a week once more, for one or several weeks in a row. The originals stay. */
export function prepareCopies(
  state: WorkbookState,
  read: ReadShifts,
  { kind, from, to, times, asOpen, leave }: CopyWeeks,
): PreparedShifts {
  const { entity } = read;
  const begin = serialOfDay(from) ?? 0;
  const first = weeksBetween(begin, serialOfDay(to) ?? 0);
  const weeks = Array.from({ length: times }, (_, at) => first + at);
  if (weeks.includes(0)) return nothing(kind, shiftMessages.sameWeek);
  const rows = filledRows(read);
  const originals = shiftsOfWeek(entity, rows, from);
  if (originals.length === 0) return nothing(kind, shiftMessages.emptyWeek(entity.sheet, from));
  const shifts = originals.filter((row) => !hasTimeOff(entity, row.cells));
  const count = shifts.length * times;
  if (count > MOST_SHIFTS) return nothing(kind, repeatMessages.tooMany(count, MOST_SHIFTS));
  const daysOff = originals.filter((row) => hasTimeOff(entity, row.cells));
  const undated = rows.filter((row) => dayOf(entity, row) === undefined);
  const { cells, alreadyThere, away } = newShifts(
    entity,
    copiedShifts(entity, shifts, weeks, asOpen),
    rows,
    leave,
    state.shiftRules.facts,
  );
  const { one, many } = entity;
  const days = shiftMessages.weeks(begin + first * DAYS_A_WEEK, times);
  const sentence = shiftMessages.copied(amount(cells.length, one, many), cells.length, days);
  const there = alreadyThere.length === 0 ? '' : shiftMessages.alreadyThere(alreadyThere.length, one, many);
  const unread = undated.length === 0 ? '' : shiftMessages.undatedNotCopied(undated.length);
  const off = daysOff.length === 0 ? '' : shiftMessages.daysOffNotCopied(daysOff.length);
  const needs = needsWith(state, read, cells);
  const left = leftRowsText(read, [...daysOff, ...undated, ...new Set(alreadyThere)]);
  return {
    kind,
    cells,
    sentence: shiftMessages.copies(amount(cells.length, one, many), days),
    notice: {
      tone: cells.length === 0 ? 'warning' : 'success',
      title: [
        sentence,
        there,
        off,
        unread,
        awaySentence(away, leave),
        holidaySentence(entity, cells, state.shiftRules.holidays.holidays),
        needs.sum,
      ]
        .filter((titlePart) => titlePart !== '')
        .join(' '),
      ...withMore([...needs.changes, left]),
    },
  };
}

function nothing(kind: string, title: string): PreparedShifts {
  return { kind, cells: [], sentence: title, notice: { tone: 'warning', title } };
}
