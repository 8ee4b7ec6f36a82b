/** @jest-environment jsdom */
/** What the pane takes as a first password stands in the saved file and on the clipboard exactly so. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { passwordProblem } from '../../../src/core/push/password';
import { protectedText } from '../../../src/core/values/spreadsheet-text';
import { passwordList } from '../../../src/taskpane/views/passwords';

const FORMS = [
  { form: { kind: 'csv', decimal: '.' }, delimiter: ',' },
  { form: { kind: 'csv', decimal: ',' }, delimiter: ';' },
  { form: { kind: 'tabs' }, delimiter: '\t' },
] as const;

/** The password as a program reads it in each form of the list. */
function readBack(password: string): string[] {
  const entry = { row: 'a', label: 'Ann Bell', userName: 'annbell', password, problem: '' };
  return FORMS.map(({ form, delimiter }) => {
    const text = passwordList([entry], form).replace(/^\uFEFF/, '');
    return Papa.parse<string[]>(text, { delimiter }).data[1]?.[2] ?? '';
  });
}

/** Signs that separate, quote or calculate; and what makes numbers, days and truths of a text. */
const PIECE = fc.constantFrom(
  ...Array.from('=+-@;,"\'.:/()%$ae1209'),
  'E10',
  'may',
  'Sept',
  'pm',
  'true',
  'FALSE',
  'Winter',
);

test('a password that is taken is read back as it was typed, and no spreadsheet takes it for a value', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.array(PIECE, { minLength: 3, maxLength: 10 }), (pieces) => {
      const password = pieces.join('');
      if (passwordProblem(password) !== '') return;
      taken += 1;
      expect(readBack(password)).toEqual([password, password, password]);
      expect(protectedText(password)).toBe(password);
    }),
    { numRuns: 3000, seed: 51 },
  );
  expect(taken).toBeGreaterThan(300);
});

test.each([
  ['Winter;=2026', '='],
  ['ab,-cdefg', '-'],
  ['"=Secret1', '='],
  ['@winter2026', '@'],
])('%s is not taken, and the sentence names the sign', (password, sign) => {
  expect(passwordProblem(password)).toContain(`begin with ${sign},`);
  expect(passwordProblem(password)).not.toContain(password);
});

test.each(['1234E10', '3may2026', '12sept2026', '12-mai-26', '3okt2026', '1.dez.2026', '10:30:45pm'])(
  '%s is not taken',
  (password) => {
    expect(passwordProblem(password)).toContain('for a number or a date');
  },
);

test.each(['Winter=2026', 'a-b-c-d', 'x@y.example', '2026winter!', 'a;b,c"d', "it's-2026"])(
  '%s is taken',
  (password) => {
    expect(passwordProblem(password)).toBe('');
    expect(readBack(password)).toEqual([password, password, password]);
  },
);
