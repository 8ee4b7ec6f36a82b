import { shortDay } from '../../core/calendar/day-text';
import { dayNumber } from '../../core/calendar/days';
import type { Holidays } from '../../core/calendar/holidays';
import type { Entity } from '../../core/entities/entity';
import { dayOf } from '../../core/shifts/copied-shifts';
import type { AwayShift, LeavePolicy } from '../../core/shifts/new-shifts';
import type { FieldCells } from '../../core/table/record';
import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';
import { shiftMessages } from '../shifts/shift-messages';

/** More names would fill the notice. */
const MOST_LISTED = 5;

const rows = (count: number): string => (count === 1 ? '1 row' : `${countText(count)} rows`);

/** Sentences about shifts that follow from others or from a pattern, and about taking them back. */
export const repeatMessages = paneWords.words('repeatMessages', {
  /** `days`: the days in words. */
  added: (shifts: string, count: number, sheet: string, days: string) =>
    count === 0 ? `No shifts were added for ${days}.` : `${shifts} added to ${sheet} for ${days}.`,
  /** Identical shifts are never added a second time without a word. */
  alreadyThere: (count: number, one: string, many: string) =>
    count === 0
      ? ''
      : count === 1
        ? `1 identical ${one} is there already and was not added again.`
        : `${countText(count)} identical ${many} are there already and were not added again.`,
  tooMany: (count: number, most: number) =>
    `That would be ${countText(count)} shifts. At most ${countText(most)} are added at once: choose fewer weeks.`,
  noRecurring: (sheet: string) => `${sheet} has no rows. Nothing was added.`,
  timeOffNotRepeated: (count: number) =>
    count === 1
      ? '1 row with time off was not made into shifts.'
      : `${countText(count)} rows with time off were not made into shifts.`,
  unreadRecurring: (count: number) =>
    `${rows(count)} ${count === 1 ? 'has' : 'have'} no times, no day number of the cycle, or a name that is not known.`,
  /** `listed`: the first of them. */
  away: {
    open: (count: number, listed: readonly string[]) =>
      `${countText(count)} ${count === 1 ? 'is an open shift, because the person is' : 'are open shifts, because the people are'} away then: ${some(listed, count)}.`,
    'leave-out': (count: number, listed: readonly string[]) =>
      `${countText(count)} ${count === 1 ? 'was left out, because the person is' : 'were left out, because the people are'} away then: ${some(listed, count)}.`,
    anyway: (count: number, listed: readonly string[]) =>
      `${countText(count)} ${count === 1 ? 'is for a person who is' : 'are for people who are'} away then: ${some(listed, count)}.`,
  },
  /** `listed`: the first of the days, such as `Fri 25 Dec (Christmas Day)`. */
  onHolidays: (listed: readonly string[], count: number) => `On holidays: ${some(listed, count)}.`,
  nothingToTakeBack: 'There is nothing to take back.',
  notTheLastAct:
    'Nothing was taken back: something else was added in another pane since. That can be taken back first:',
  tookBack: (removed: number, restored: number, sheet: string) =>
    removed + restored === 0
      ? `Nothing of ${sheet} was taken back.`
      : `Taken back in ${sheet}: ${[
          ...(removed > 0 ? [`${rows(removed)} removed`] : []),
          ...(restored > 0 ? [`${rows(restored)} as before`] : []),
        ].join(', ')}.`,
  /** Of an absence, something was pushed. */
  canPutBack:
    'The service keeps the time off. “Take back” once more gives the shifts back to the person and sets the days of the time off to 0. Then push.',
  putBack: (shifts: number, timeOff: number) =>
    [
      shifts === 1 ? '1 shift is as before.' : `${countText(shifts)} shifts are as before.`,
      ...(timeOff > 0
        ? [`${rows(timeOff)} of Time Off ${timeOff === 1 ? 'takes' : 'take'} 0 days now.`]
        : []),
      'Push to send it.',
    ].join(' '),
  staysOnService: (count: number) =>
    count === 0
      ? ''
      : `${rows(count)} that ${count === 1 ? 'was' : 'were'} added to the schedule ${count === 1 ? 'stays' : 'stay'}, because the service deletes nothing.`,
  /** Why rows stay; '' if none does. */
  kept: (pushed: number, fromBackup: number, edited: number) =>
    [
      ...(pushed > 0
        ? [`${rows(pushed)} ${pushed === 1 ? 'stays, because it was' : 'stay, because they were'} pushed.`]
        : []),
      ...(fromBackup > 0
        ? [
            `${rows(fromBackup)} ${fromBackup === 1 ? 'stays, because it' : 'stay, because they'} came from a backup: another copy of the workbook may have pushed ${fromBackup === 1 ? 'it' : 'them'}. Delete ${fromBackup === 1 ? 'it' : 'them'} in the sheet.`,
          ]
        : []),
      ...(edited > 0
        ? [
            `${rows(edited)} ${edited === 1 ? 'stays, because it was' : 'stay, because they were'} edited since. Delete or change ${edited === 1 ? 'it' : 'them'} in the sheet.`,
          ]
        : []),
    ].join(' '),
});

function some(listed: readonly string[], count: number): string {
  return `${listed.join(', ')}${count > listed.length ? ` and ${countText(count - listed.length)} more` : ''}`;
}

/** Says what became of the shifts of people who are away: '' if there are none. */
export function awaySentence(shifts: readonly AwayShift[], policy: LeavePolicy): string {
  const listed = shifts
    .slice(0, MOST_LISTED)
    .map(({ person, day, isProbable }) => shiftMessages.awayShift(person, shortDay(day), isProbable));
  return shifts.length === 0 ? '' : repeatMessages.away[policy](shifts.length, listed);
}

/** Says which of the new shifts begin on holidays: '' if none does. */
export function holidaySentence(entity: Entity, cells: readonly FieldCells[], holidays: Holidays): string {
  const days = new Set(cells.map((cellsOfShift) => dayOf(entity, { cells: cellsOfShift }) ?? ''));
  const named = [...days].sort().flatMap((day) => {
    const name = day === '' ? undefined : holidays.get(dayNumber(day));
    return name === undefined ? [] : [`${shortDay(dayNumber(day))} (${name})`];
  });
  return named.length === 0 ? '' : repeatMessages.onHolidays(named.slice(0, MOST_LISTED), named.length);
}
