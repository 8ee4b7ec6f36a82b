import { guardedInLine, protectedText } from '../values/spreadsheet-text';
import { paneWords } from '../words/words';

/** Letters and digits that people do not confuse when they read out a password or copy it from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 12 of 54 characters are about 69 bits. The specification asks for more than 6 characters (section 2.2). */
const GENERATED_LENGTH = 12;
const SHORTEST = 7;

/** A first password for a new user. `integer(max)` returns a random integer from 0 up to and without max. */
export function makePassword(integer: (max: number) => number): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[integer(ALPHABET.length)]).join('');
}

/** Why the service would refuse a typed password; '' if it would not. Source: specification, section 8. */
export function passwordProblem(password: string): string {
  const length = [...password].length;
  if (length < SHORTEST) return passwordMessages.tooShort(SHORTEST, length);
  if (/\s/.test(password)) return passwordMessages.spaces;
  // "alphanumeric with symbols": the signs of every keyboard are sure to be accepted, and people can type them at sign-in.
  if (!/^[!-~]*$/.test(password)) return passwordMessages.signs;
  if (!/[A-Za-z]/.test(password)) return passwordMessages.noLetter;
  // A spreadsheet that opens the saved list, or takes it from the clipboard, would change these, and the person could not sign in.
  const sign = calculatedSign(password);
  if (sign !== undefined) return passwordMessages.formula(sign);
  return protectedText(password) === password ? '' : passwordMessages.value;
}

/** The sign at which a list of passwords would be changed so that no spreadsheet calculates it. */
function calculatedSign(password: string): string | undefined {
  const guarded = guardedInLine(password);
  if (guarded === password) return undefined;
  const at = [...guarded].findIndex((sign, place) => sign !== password[place]);
  return /[=+\-@]/.exec(password.slice(at))?.[0];
}

/** Why a first password can't be used. */
export const passwordMessages = paneWords.words('passwordMessages', {
  tooShort: (shortest: number, length: number) =>
    `A password needs at least ${shortest} characters; this one has ${length}.`,
  spaces: 'A password takes letters, digits and signs, no spaces.',
  signs: 'A first password takes the letters a to z, digits and plain signs: others may not be taken.',
  formula: (sign: string) =>
    `A first password can’t begin with ${sign}, or have it after a comma, a semicolon or quotes: a spreadsheet would calculate it in the saved list.`,
  value:
    'A spreadsheet would take this first password for a number or a date, and change it in the saved list.',
  noLetter: 'A first password needs a letter: a spreadsheet would take digits alone for a number.',
});
