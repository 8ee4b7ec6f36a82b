import type { RosterCodeMeaning } from '../answers';
import { byText } from '../by-text';
import { weekdaysNamed } from '../days/weekday-sets';
import { readCell, timesToRange, type WrittenRange } from '../times/cell';
import type { Code } from './codes';

/**
 * The times of a code. Weekdays beside them limit the times to these days: `6-14 Mon-Fri, 8-14 Sat`. A code's name may be
 * in a cell before its times, and these may be in two cells.
 */
export const codeTimes = byText((text: string): readonly WrittenRange[] | undefined => {
  const cells = text.split('\t');
  if (cells.length > 1) {
    const found = cells.flatMap((cell) => codeTimes(cell) ?? []);
    const pair = timesToRange(cells.at(-2) ?? '', cells.at(-1) ?? '', '');
    if (found.length === 0 && pair) return [pair];
    return found.length === 1 && !cells.some((cell) => readCell(cell).kind === 'time') ? found : undefined;
  }
  const read = readCell(text);
  if (read.kind !== 'ranges') return undefined;
  const ranges = read.ranges.map((range) => {
    const weekdays = range.label === '' ? undefined : weekdaysNamed(range.label);
    return { ...range, label: '', ...(weekdays ? { weekdays } : {}) };
  });
  const areByDay = ranges.every(({ weekdays }) => weekdays !== undefined);
  return ranges.length <= 2 || areByDay ? ranges : undefined;
});

/** Codes whose meaning comes from the user. Their ranges are marked as such. */
export function userCodes(meanings: Iterable<readonly [string, RosterCodeMeaning]>): Map<string, Code> {
  const fromUser = (range: WrittenRange): WrittenRange => ({ ...range, isFromUser: true });
  return new Map(
    [...knownCodes(meanings)].map(([code, means]) => [code, means === 'off' ? means : means.map(fromUser)]),
  );
}

/** Codes with a known meaning, as ranges. */
export function knownCodes(meanings: Iterable<readonly [string, RosterCodeMeaning]>): Map<string, Code> {
  const codes = new Map<string, Code>();
  for (const [code, meaning] of meanings) {
    const range = meaning === 'off' ? undefined : rangeOf(meaning);
    if (meaning === 'off') codes.set(code.toLowerCase(), 'off');
    else if (range) codes.set(code.toLowerCase(), [known(range)]);
  }
  return codes;
}

function rangeOf(meaning: Exclude<RosterCodeMeaning, 'off'>): WrittenRange | undefined {
  if (!('account' in meaning))
    return timesToRange(meaning.start, meaning.end, 'timeOff' in meaning ? meaning.timeOff : '');
  const wholeDay = timesToRange('00:00', '00:00', '');
  return wholeDay && { ...wholeDay, account: meaning.account };
}

/** The times of a known code are on the clock of 24 hours, whatever clock the text uses. */
function known(range: WrittenRange): WrittenRange {
  const sure = (time: WrittenRange['from']): WrittenRange['from'] =>
    time.kind === 'clock' ? { ...time, open: false, padded: false, is24: false, half: true } : time;
  return { ...range, from: sure(range.from), to: range.to && sure(range.to) };
}
