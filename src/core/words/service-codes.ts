/**
 * What the service's ErrorCodes mean, in a company's own words. Its specification says it of the code 0 alone. Every sentence
 * with a code needs it, so it is kept here once, as the words of a language are; the app sets it with the workbook's memory.
 */
export interface CodeMeaning {
  /** `The user name is taken.` */
  readonly meaning: string;
  /** What to do: `Choose another one.`; '' if nobody has said it. */
  readonly advice: string;
}

let meanings: ReadonlyMap<string, CodeMeaning> = new Map();

export function setCodeMeanings(next: ReadonlyMap<string, CodeMeaning>): void {
  meanings = next;
}

/** What a code means and what to do, as one text; '' if nobody has said it. */
export function meaningOfCode(code: string): string {
  const { meaning = '', advice = '' } = meanings.get(code) ?? {};
  return [meaning, advice].filter((part) => part !== '').join(' ');
}

/** A code as sentences name it: `117`, or `117: The user name is taken. Choose another one.` */
export function codeInWords(code: string): string {
  const meaning = meaningOfCode(code);
  return meaning === '' ? code : `${code}: ${meaning}`;
}
