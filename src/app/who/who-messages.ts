import { paneWords } from '../../core/words/words';

/** Sentences of the app about a shift that somebody gets. */
export const whoMessages = paneWords.words('whoMessages', {
  given: (person: string, shift: string) => `${person} has the shift ${shift} now.`,
  swapped: (one: string, ofOne: string, other: string, ofOther: string) =>
    `Swapped: ${one} has ${ofOne} now, and ${other} has ${ofOther}.`,
  notSent: 'Nothing has been sent yet. “Take back” undoes it.',
  changed:
    'Nothing was written: the shift has been changed in the sheet meanwhile. Ask again who can work it.',
  otherChanged:
    'Nothing was written: one of the two shifts has been changed in the sheet meanwhile. Ask again who can work it.',
  gone: 'This row is not in the sheet any more. Select a row, then try again.',
  timeOff: 'This row is time off, and not a shift.',
  noTimes:
    'This row has no date and times that can be read, so it is not known who can work it. Fill them in first.',
});
