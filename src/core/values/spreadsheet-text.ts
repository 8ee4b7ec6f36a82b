/** Texts that a spreadsheet would change when it opens a file or takes a paste. */

/**
 * Beginnings that make a spreadsheet calculate a text: those that OWASP lists under "CSV Injection", including the wide forms
 * of East Asian keyboards. A spreadsheet that opens a file skips spaces and quotes before them, and some programs also skip
 * control characters and invisible ones (categories C and Z of Unicode, and those that are drawn as nothing).
 */
const CALCULATED = /^(?:[\t\r\n]|[\s"\p{C}\p{Z}\p{DI}]*[=+\-@＝＋－＠])/u;

/**
 * The same signs after a character that separates cells or lines in some version of Excel: where lists are separated by
 * semicolons, Excel splits a file with commas at its semicolons, quoted or not. A plain number is not changed: `9-17; -2`
 * calculates nothing. The pattern has the sign first and then what is before it, because a search that starts at the separators
 * takes a minute for 200,000 newlines.
 */
const CALCULATED_LATER =
  /[=+\-@＝＋－＠](?<=[;,\t\r\n][\s"\p{C}\p{Z}\p{DI}]*.)(?!(?<=[+\-－＋])\d[\d.:]*\s*(?:[;,\t\r\n]|$))/gu;

/** A text that no spreadsheet calculates if it is alone in a cell. */
export function guarded(text: string): string {
  return CALCULATED.test(text) ? `'${text}` : text;
}

/** The parts of a typed number, amount, day or time: digits of any script, signs, and the words of dates. */
const MONTHS = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?';
const LATER_MONTHS = 'sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const SIGNS = '[\\p{Nd}\\p{Sc}\\s.,:/()+\\-−%’]';
/** The German ones that are other words. */
const GERMAN_MONTHS = 'j[aä]n(?:uar|ner)?|februar|mär(?:z)?|mrz|mai|juni|juli|okt(?:ober)?|dez(?:ember)?';
const WORDS = `e|[ap]m?|${MONTHS}|${LATER_MONTHS}|${GERMAN_MONTHS}`;
const READ_AS_VALUE = new RegExp(`^(?:${SIGNS}|${WORDS})+$`, 'iu');
const DIGIT = /\p{Nd}/u;
const TRUTH = /^\s*(?:true|false|wahr|falsch)\s*$/i;

/**
 * Protects a text that a spreadsheet would change when it opens a file or takes a paste: `9-17`, `0171` and `May 5` would
 * become a day, a number and a day. Such a text gets an apostrophe in front, also if it would be changed only in some
 * countries.
 */
export function protectedText(text: string): string {
  const isValue = (DIGIT.test(text) && READ_AS_VALUE.test(text)) || TRUTH.test(text);
  return isValue ? `'${text}` : text;
}

/** A text that no spreadsheet calculates, also one that splits the line at other signs. */
export function guardedInLine(text: string): string {
  return guarded(text).replace(CALCULATED_LATER, "'$&");
}
