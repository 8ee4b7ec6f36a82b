import { daysText, longDay } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, serialOfDay } from '../../core/calendar/days';
import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';

const dayOf = (day: string): string => longDay(serialOfDay(day) ?? 0);

/** Sentences about pasted and copied shifts and about showing some rows. */
export const shiftMessages = paneWords.words('shiftMessages', {
  added: (
    shifts: string,
    sheet: string,
    changed: number,
    opened: number,
    timeOff: { readonly days: number; readonly sheet: string },
  ) =>
    [
      ...(shifts === '' ? [] : [`${shifts} added to ${sheet}`]),
      ...(changed > 0 ? [`${changed} changed`] : []),
      ...(opened > 0 ? [`${opened} made ${opened === 1 ? 'an open shift' : 'open shifts'}`] : []),
      ...(timeOff.days > 0
        ? [`${timeOff.days} ${timeOff.days === 1 ? 'day' : 'days'} of time off added to ${timeOff.sheet}`]
        : []),
    ].join(', ') + '.',
  /** Says what somebody has typed meanwhile, and how to take back what was added and changed, if anything was. `kept`: rows, or ''. */
  takeBack: (kept: string, isAny: boolean) =>
    [
      ...(kept === ''
        ? []
        : [
            `Somebody has changed or deleted ${kept} in the meantime, and those changes stay. Paste the text again.`,
          ]),
      ...(isAny
        ? ['Nothing has been sent yet. “Take back” removes the new rows and undoes the changes.']
        : []),
    ].join(' '),
  copied: (shifts: string, count: number, to: string) =>
    count === 0 ? 'Nothing was copied.' : `${shifts} copied to ${to}; the originals stay. Push to send them.`,
  /** The same while the copies can be taken back. */
  copies: (shifts: string, to: string) => `${shifts} copied to ${to}.`,
  /** `first`: the first day of the first week. */
  weeks: (first: number, count: number) => daysText(first, first + count * DAYS_A_WEEK - 1),
  /** Identical shifts are never added a second time without a word. */
  alreadyThere: (count: number, one: string, many: string) =>
    count === 1
      ? `1 identical ${one} is there already and was not copied again.`
      : `${countText(count)} identical ${many} are there already and were not copied again.`,
  daysOffNotCopied: (count: number) =>
    count === 1
      ? '1 row with time off was not copied.'
      : `${countText(count)} rows with time off were not copied.`,
  undatedNotCopied: (count: number) =>
    count === 1
      ? '1 row has no date that can be read, so it is in no week.'
      : `${countText(count)} rows have no date that can be read, so they are in no week.`,
  leftRow: (row: string, label: string) => (label === '' ? row : `${label} (${row})`),
  /** `listed`: the first of them. */
  leftRows: (listed: readonly string[], count: number) =>
    `Not copied: ${listed.join(', ')}${count > listed.length ? ` and ${countText(count - listed.length)} more` : ''}.`,
  awayShift: (person: string, day: string, isProbable: boolean) =>
    `${person} on ${day}${isProbable ? ' (probably)' : ''}`,
  sameWeek: 'A week can’t be copied to itself. Choose another week.',
  emptyWeek: (sheet: string, first: string) =>
    `${sheet} has no shifts in the seven days from ${dayOf(first)}. Choose another week.`,
  shown: {
    'changed-on-service': {
      only: (rows: string, sheet: string) =>
        `${sheet} shows only ${rows} with cells that changed on the service. A filter hides the others. “Show all rows” removes it.`,
      none: (sheet: string) => `No cell of ${sheet} is marked as changed on the service. All rows are shown.`,
    },
    'needs-attention': {
      only: (rows: string, sheet: string) =>
        `${sheet} shows only ${rows} that need fixing. The filter on Status hides the others.`,
      none: (sheet: string) => `No row of ${sheet} needs fixing. All rows are shown.`,
    },
    warned: {
      only: (rows: string, sheet: string) =>
        `${sheet} shows only ${rows} with warnings. A filter hides the others. “Show all rows” removes it.`,
      none: (sheet: string) => `No row of ${sheet} has a warning. All rows are shown.`,
    },
  },
});

/** The words in which people type what a code of a pasted schedule means. They are read again, so each has one spelling. */
export const codeMessages = paneWords.words('codeMessages', {
  off: 'off',
  /** Stands before a reason for time off. */
  timeOff: 'time off: ',
  /** Stands before a time-off account. */
  account: 'account: ',
});
