import { patternOfAll } from '../words/lexicon';
import { writtenTime } from './clock';

/** The largest number of characters in a time with such a mark. */
const LONGEST = 40;
const MARK = new RegExp(
  String.raw`^(\d[^+(\[]{0,20}?)\s?[(\[]?\s?(?:\+\s?1(?:\s?\p{L}{1,4})?|${patternOfAll('nextDay')})\s?[)\]]?$`,
  'iu',
);

/** The time before a mark for the next day: `06:00 (+1)`, `04:00 next day`. Undefined if there is no such mark. */
export function beforeNextDay(text: string): string | undefined {
  const plain = text.trim();
  const [, time] = (plain.length <= LONGEST && MARK.exec(plain)) || [];
  return time !== undefined && writtenTime(time) ? time : undefined;
}

/** Excel's own first days, which cells without a date may show before their times. */
const FIRST_DAY =
  /^(?:1900-01-0[01]|1899-12-3[01]|1904-01-01|0?1\/0?[01]\/1900|12\/3[01]\/1899|0?[01]\.0?1\.1900|3[01][./]12[./]1899)$/;

/** Whether a day is no date, but the day before a bare time of a spreadsheet: `1900-01-00 08:00:00`. */
export function isDayOfBareTime(text: string): boolean {
  return FIRST_DAY.test(text.trim());
}
