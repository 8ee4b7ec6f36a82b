import { paneWords } from '../words/words';

/** Why a first password can't be used. */
export const passwordMessages = paneWords.words('passwordMessages', {
  tooShort: (shortest: number, length: number) =>
    `A password needs at least ${shortest} characters; this one has ${length}.`,
  spaces: 'A password takes letters, digits and signs, no spaces.',
  signs: 'A first password takes the letters a to z, digits and plain signs: others may not be taken.',
  formula: 'A first password can’t begin with = + - or @: a spreadsheet would change it in the saved list.',
  noLetter: 'A first password needs a letter: a spreadsheet would take digits alone for a number.',
});
