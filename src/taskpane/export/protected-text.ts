/** The parts of a typed number, amount, day or time: digits of any script, signs, and the words of dates. */
const MONTHS = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?';
const LATER_MONTHS = 'sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const SIGNS = '[\\p{Nd}\\p{Sc}\\s.,:/()+\\-−%’]';
const READ_AS_VALUE = new RegExp(`^(?:${SIGNS}|e|[ap]m?|${MONTHS}|${LATER_MONTHS})+$`, 'iu');
const DIGIT = /\p{Nd}/u;
const TRUTH = /^\s*(?:true|false)\s*$/i;

/**
 * Protects a text that a spreadsheet would change when it opens a file or takes a paste: `9-17`, `0171` and `May 5` would
 * become a day, a number and a day. Such a text gets an apostrophe in front, also if it would be changed only in some
 * countries.
 */
export function protectedText(text: string): string {
  const isValue = (DIGIT.test(text) && READ_AS_VALUE.test(text)) || TRUTH.test(text);
  return isValue ? `'${text}` : text;
}
