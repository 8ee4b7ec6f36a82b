import { patternOfAll, wordsOfAll } from './languages';

/** Words in titles that name nobody. */
export const TITLE_WORDS = wordsOfAll('titles');

/** Words in names of companies. A name with one of these words is no person. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(wordsOfAll('organisations'));

/** Words for a plan of shifts. */
export const PLAN_WORDS: ReadonlySet<string> = new Set(wordsOfAll('plans'));

/** Words in a title that show that the times below are no shifts. */
export const NO_SHIFTS_TITLE = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll('noShiftsTitle')})(?!\p{L})`,
  'iu',
);

/** A text in place of a name that says that there is no shift: `NO CRECHE`, `Kein Dienst`, `Pas de service`. */
export const DENIED_SHIFT = new RegExp(String.raw`^(?:${patternOfAll('deniedShift')})\p{L}{3}`, 'iu');

/** Words beside a date in a title that is about something else. */
export const OTHER_DATE = new RegExp(String.raw`\b(?:${patternOfAll('otherDate')})\b`, 'i');

/** A greeting is looked for in this many filled lines from the top. */
export const GREETING_WITHIN = 5;

/** A greeting and the name of the greeted person. */
export const GREETING = new RegExp(
  String.raw`^(?:${patternOfAll('greetings')})\s+([^,!.:]{2,40}?)\s*(?:[,!.:]|$)`,
  'iu',
);
/** A line that begins with a greeting of anybody: `Hello,`, `Hi all, the shifts:`. */
export const GREETING_LINE = new RegExp(String.raw`^(?:${patternOfAll('greetings')})(?!\p{L})`, 'iu');
/** A line that ends a message: `Best, Tom`, `Viele Grüße`. */
export const CLOSING_LINE = new RegExp(String.raw`^(?:${patternOfAll('closings')})(?![\p{L}’'])`, 'iu');
/** `From: Dave`, `Betreff: Dienstplan`: a line in the head of an e-mail. */
export const MAIL_LINE = new RegExp(String.raw`^(?:${patternOfAll('mailLabels')})\s?:\s`, 'iu');
export const MAIL_SUBJECT = new RegExp(String.raw`^(?:${patternOfAll('mailSubject')})\s?:`, 'iu');
export const YOUR_SHIFTS = new RegExp(
  String.raw`\b(?:${patternOfAll('yours')})\s+(?:\p{L}+\s+){0,2}(?:${patternOfAll('shifts')})\b`,
  'iu',
);

/** Whether a text is in capitals, as titles of sections and some names are: `CARE`, `FRONT OF HOUSE`. */
export function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
