import { alternatives } from '../words/lexicon';
import { LENGTH_HOURS as HOURS, LENGTH_MINUTES as MINUTES } from '../words/time-words';

/** `8`, `7.5`, `7,5`, `7.5 hrs`, `8 Std.`. */
const DECIMAL = new RegExp(String.raw`^(\d{1,4}(?:[.,]\d{1,4})?)\s?${HOURS}?$`);
/** `7:30`, `08:00:00`, `7:30 h`. */
const CLOCK = new RegExp(String.raw`^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?\s?${HOURS}?$`);
/** `7h30`, `7 h 30 min`, `8 hours and 30 minutes`. */
const PARTS = new RegExp(
  String.raw`^(\d{1,3})\s?${HOURS}\s?(?:(?:${alternatives('and')})\s)?(\d{1,2})\s?${MINUTES}?$`,
);
const ONLY_MINUTES = new RegExp(String.raw`^(\d{1,4})\s?${MINUTES}$`);

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** The largest number of characters in a written length. */
const LONGEST_LENGTH = 40;

/** A length of time in minutes: `8`, `7,5`, `7:30`, `7h30`, `8 Std`, `480 min`. Undefined if the text is none. */
export function minutesOfLength(text: string): number | undefined {
  if (text.length > LONGEST_LENGTH) return undefined;
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) ?[¼½¾]/, (sign) => FRACTIONS[sign.trim()] ?? sign);
  const parts = CLOCK.exec(plain) ?? PARTS.exec(plain);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2]);
  const only = ONLY_MINUTES.exec(plain);
  if (only) return Number(only[1]);
  const decimal = DECIMAL.exec(plain)?.[1];
  return decimal === undefined ? undefined : Math.round(Number(decimal.replace(',', '.')) * 60);
}
