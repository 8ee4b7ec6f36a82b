/** Words that are the same in a language as in English. */
export const EQUAL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set([
    'A4',
    'Administrator',
    'CSV',
    'Code',
    'Details',
    'Letter',
    'Name',
    'Person',
    'SP',
    'Sandbox',
    'Shiftsheet',
    'Status',
    'Support',
    'Tabloid',
    'first-passwords.csv',
  ]),
};
