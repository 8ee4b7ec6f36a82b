/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { PasteView } from '../../../src/app/view';
import { words } from '../fake-app';
import { change, draw, empty, filled } from './sample-paste';

test('the user gives a code’s meaning by typing, by taking the proposal or by saying off, and an unreadable one is reported', async () => {
  const pane = await draw({
    ...filled,
    questions: [{ id: 'codes', words: '', sample: 'E', answered: false, codes: ['E', 'Q'] }],
    codes: [
      { code: 'E', proposed: 'Early', bad: '' },
      { code: 'Q', proposed: '', bad: 'whenever' },
      { code: 'Night shift', proposed: '', bad: '' },
    ],
  });
  expect(words(pane.root)).toContain('“whenever” is no time of day and no time off of your company.');
  pane.press('E is Early');
  change(pane.root, '#code-Q', '7-15');
  pane.press('Night shift is off');
  change(pane.root, '#code-Night_shift', '22-6');
  expect(pane.intents).toEqual([
    { do: 'answer-pasted', code: { code: 'E', text: 'Early' } },
    { do: 'answer-pasted', code: { code: 'Q', text: '7-15' } },
    { do: 'answer-pasted', code: { code: 'Night shift', text: 'off' } },
    { do: 'answer-pasted', code: { code: 'Night shift', text: '22-6' } },
  ]);
});

test('the question about codes names real time off of the company, and else what to download', async () => {
  const asked = (codeChoices: PasteView['codeChoices']): PasteView => ({
    ...empty,
    questions: [{ id: 'codes', words: '', sample: 'E', answered: false, codes: ['E'] }],
    codes: [{ code: 'E', proposed: '', bad: '' }],
    codeChoices,
  });
  const hintOf = async (codeChoices: PasteView['codeChoices']) =>
    words((await draw(asked(codeChoices))).root.querySelector('.codes .field-hint'));
  expect(await hintOf(empty.codeChoices)).toBe(
    'Type the times (7:00-15:00) or off. What you say is kept with this workbook.',
  );
  const reasons = ['time off: Jury duty', 'time off: Sick'];
  expect(await hintOf({ ...empty.codeChoices, times: ['Early'], reasons })).toContain(
    'or choose a time of day such as “Early” or a reason such as “time off: Jury duty” from the list.',
  );
  expect(await hintOf({ ...empty.codeChoices, accounts: ['account: Vacation'], reasons })).toContain(
    'An account adds the days to Time Off. A reason adds a shift of the whole day with that reason.',
  );
  expect(await hintOf({ ...empty.codeChoices, toDownload: ['Time Off'] })).toContain(
    'If a code is time off of an account, download Time Off first.',
  );
});

test('codes with a given meaning and codes that are asked about are under one heading', async () => {
  const pane = await draw({
    ...filled,
    questions: [{ id: 'codes', words: '', sample: 'E', answered: false, codes: ['E'] }],
    codes: [{ code: 'E', proposed: '', bad: '' }],
    saidCodes: [{ code: 'F', means: '06:00–14:00', bad: '' }],
  });
  expect(words(pane.root)).toContain('What do these codes mean?');
  expect(words(pane.root)).toContain('F = 06:00–14:00');
  expect(words(pane.root)).not.toContain('What codes mean');
});

test('a code with a given meaning is one line with a button to change it', async () => {
  const pane = await draw({
    ...filled,
    saidCodes: [
      { code: 'F', means: '06:00–14:00', bad: '' },
      { code: 'X', means: 'off', bad: '' },
    ],
  });
  expect(words(pane.root)).toContain('F = 06:00–14:00');
  expect(words(pane.root)).toContain('X = off');
  pane.press('Change what F means');
  expect(pane.root.querySelector<HTMLInputElement>('#code-F')?.value).toBe('06:00–14:00');
  change(pane.root, '#code-F', '7-15');
  expect(pane.intents).toEqual([{ do: 'answer-pasted', code: { code: 'F', text: '7-15' } }]);
});

test('what is typed for a code is read and shown before anything is added, even if its field still has the focus', async () => {
  const pane = await draw({
    ...filled,
    shifts: [],
    changes: 0,
    questions: [{ id: 'codes', words: '', sample: 'Q', answered: false, codes: ['Q'] }],
    codes: [{ code: 'Q', proposed: '', bad: '' }],
  });
  const field = pane.root.querySelector<HTMLInputElement>('#code-Q');
  if (field) field.value = '7:00-15:00';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await settled(() => Promise.resolve());
  pane.press('Read the codes');
  expect(pane.intents).toEqual([{ do: 'define-codes', codes: [{ code: 'Q', text: '7:00-15:00' }] }]);
});
