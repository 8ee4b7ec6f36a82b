import { patternOfAll, wordsOfAll } from './languages';

/** Words of titles that name nobody. */
export const TITLE_WORDS = wordsOfAll('titles');

/** What companies are called: who is named with one of these words is no person. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(wordsOfAll('organisations'));

/** What a plan of shifts is called. */
export const PLAN_WORDS: ReadonlySet<string> = new Set(wordsOfAll('plans'));

/** Words in a title that say that the times below it are no shifts. */
export const OTHER_TABLE = new RegExp(String.raw`\b(?:${patternOfAll('otherTable')})(?!\p{L})`, 'iu');

/** What stands in place of a name says that there is no shift: `NO CRECHE`, `Kein Dienst`, `Pas de service`. */
export const NO_SHIFT_OF = new RegExp(String.raw`^(?:${patternOfAll('noShift')})\p{L}{3}`, 'iu');

/** Words that make a date in a title the day of something else. */
export const OTHER_DATE = new RegExp(String.raw`\b(?:${patternOfAll('otherDate')})\b`, 'i');

/** A message to one person about that person's own shifts. */
export const GREETING = new RegExp(
  String.raw`^(?:${patternOfAll('greetings')})\s+([^,!.:]{2,40}?)\s*(?:[,!.:]|$)`,
  'iu',
);
/** A line that begins with a greeting, whoever is greeted: `Hello,`, `Hi all, the shifts:`. */
export const GREETING_LINE = new RegExp(String.raw`^(?:${patternOfAll('greetings')})(?!\p{L})`, 'iu');
/** A line with which a message ends: `Best, Tom`, `Viele Grüße`. */
export const CLOSING_LINE = new RegExp(String.raw`^(?:${patternOfAll('closings')})(?![\p{L}’'])`, 'iu');
/** `From: Dave`, `Betreff: Dienstplan`: a line in the head of an e-mail. */
export const MAIL_LINE = new RegExp(String.raw`^(?:${patternOfAll('mailLabels')})\s?:\s`, 'iu');
export const MAIL_SUBJECT = new RegExp(String.raw`^(?:${patternOfAll('mailSubject')})\s?:`, 'iu');
export const YOUR_SHIFTS = new RegExp(
  String.raw`\b(?:${patternOfAll('yours')})\s+(?:\p{L}+\s+){0,2}(?:${patternOfAll('shifts')})\b`,
  'iu',
);

/** `CARE`, `FRONT OF HOUSE`: titles of sections are written so, and some names. */
export function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
