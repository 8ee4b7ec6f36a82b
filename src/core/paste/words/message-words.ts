import { patternOfAll } from './lexicon';

/** A greeting is looked for in this many filled lines from the top. */
export const GREETING_WITHIN = 5;

/** A greeting and the name of the greeted person. */
export const GREETING = new RegExp(
  String.raw`^(?:${patternOfAll('greetings')})\s+([^,!.:]{2,40}?)\s*(?:[,!.:]|$)`,
  'iu',
);
/** `From: Dave`, `Betreff: Dienstplan`: a line in the head of an e-mail. */
export const MAIL_LINE = new RegExp(String.raw`^(?:${patternOfAll('mailLabels')})\s?:\s`, 'iu');
export const MAIL_SUBJECT = new RegExp(String.raw`^(?:${patternOfAll('mailSubject')})\s?:`, 'iu');
export const YOUR_SHIFTS = new RegExp(
  String.raw`\b(?:${patternOfAll('yours')})\s+(?:\p{L}+\s+){0,2}(?:${patternOfAll('shifts')})\b`,
  'iu',
);
