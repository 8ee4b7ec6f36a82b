/** Letters and digits that can't be taken for one another when a password is read out or copied from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 12 of 54 signs are about 69 bits. The specification asks for more than 6 characters (section 2.2). */
const GENERATED_LENGTH = 12;
const SHORTEST = 7;

/** A first password for a new user; `integer(max)` gives a random integer from 0 to max, max excluded. */
export function makePassword(integer: (max: number) => number): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[integer(ALPHABET.length)]).join('');
}

/** Why a typed password would be refused, or ''. Source: specification, section 8. */
export function passwordProblem(password: string): string {
  const length = [...password].length;
  if (length < SHORTEST) return `A password needs at least ${SHORTEST} characters; this one has ${length}.`;
  if (/\s/.test(password)) return 'A password takes letters, digits and signs, no spaces.';
  // "alphanumeric with symbols": what is on every keyboard is sure to be taken, and to be typed at sign-in.
  if (!/^[!-~]*$/.test(password))
    return 'A first password takes the letters a to z, digits and plain signs: others may not be taken.';
  // The saved list is a CSV: a spreadsheet that opens it would change these, and the person could not sign in.
  if (/^[=+\-@]/.test(password))
    return 'A first password can’t begin with = + - or @: a spreadsheet would change it in the saved list.';
  if (!/[A-Za-z]/.test(password))
    return 'A first password needs a letter: a spreadsheet would take digits alone for a number.';
  return '';
}
