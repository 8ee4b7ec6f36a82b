/** @jest-environment jsdom */
import type { PasteView } from '../../../src/app/view';
import { words } from '../fake-app';
import { change, draw, filled, shift, withPaste } from './sample-paste';

test('changed, unchanged and missing shifts are shown before anything is added', async () => {
  const corrected: PasteView = {
    ...filled,
    shifts: [
      {
        ...shift,
        change: 'changed',
        was: { ...shift, start: '20:00', others: [{ header: 'Notes', value: '' }] },
      },
      {
        ...shift,
        person: 'Ed',
        date: '2026-11-24',
        endDate: '2026-11-25',
        change: 'moved',
        was: { ...shift, others: [] },
      },
      { ...shift, person: 'Bo', change: 'unchanged' },
      { ...shift, person: 'Cy', overlaps: true },
    ],
    changes: 2,
    gone: [{ person: 'Dee', department: '', from: '2026-11-23T09:00', until: '2026-11-23T17:00' }],
  };
  const pane = await draw(corrected);
  const shown = words(pane.root);
  expect(shown).toContain('10p–6a=1+1was 8p–6a, no Notes ');
  expect(shown).toContain('10p–6a=1+1was Mon 23');
  expect(shown).toContain('1 to add, 2 to change, 1 unchanged');
  expect(shown).toContain('1 changed');
  expect(shown).toContain('1 already there');
  expect(shown).toContain('1 shift is at the same time as another shift of the same person.');
  expect(shown).toContain('1 shift no longer in the text');
  expect(shown).toContain('Dee, Mon 23 Nov 2026, 9:00 AM–5:00 PM');
  change(pane.root, '#gone', 'open');
  expect(pane.intents).toEqual([{ do: 'answer-pasted', gone: 'open' }]);
  pane.show(withPaste({ ...corrected, opened: 1, answers: { ...corrected.answers, gone: 'open' } }));
  expect(pane.button('Add 1, change 2, open 1 in Time Blocks')).toBeTruthy();
});

const lost = (person: string, day: string, department = '') => ({
  person,
  department,
  from: `2026-11-${day}T09:00`,
  until: `2026-11-${day}T17:00`,
});

test('people who are not in a corrected roster are listed with their departments, and the user says what happens to their shifts', async () => {
  const pane = await draw({
    ...filled,
    absent: [
      lost('Noah Smith', '23', 'Housekeeping'),
      lost('Noah Smith', '24', 'Housekeeping'),
      lost('Dee', '23'),
    ],
  });
  const shown = words(pane.root);
  expect(shown).toContain('3 shifts of 2 people who are not in the text');
  expect(shown).toContain('Noah Smith (Housekeeping): 2 shifts');
  expect(shown).toContain('Dee: 1 shift');
  change(pane.root, '#absent', 'open');
  expect(pane.intents).toEqual([{ do: 'answer-pasted', absent: 'open' }]);
});

test('beside a text that is only a part of a plan, the other people are counted in one line without a choice', async () => {
  const pane = await draw({ ...filled, isPart: true, absent: [lost('Noah Smith', '23'), lost('Dee', '23')] });
  expect(words(pane.root)).toContain(
    'The sheet has 2 shifts of 2 other people on these days. They stay as they are.',
  );
  expect(pane.root.querySelector('#absent')).toBeNull();
});

test('shifts that may be in lines that are left out, and shifts that go to another person, are named', async () => {
  const pane = await draw({
    ...filled,
    unread: ['Ann', 'Bo', 'Cy', 'Dee'].map((name) => lost(name, '23')),
    passed: [{ ...lost('Kwame Mensah', '23'), to: 'Siobhán O’Connor' }],
  });
  const shown = words(pane.root);
  expect(shown).toContain('4 shifts in the sheet may be in lines that are not added.');
  expect(shown).toContain('Ann, Bo, Cy and 1 more');
  expect(shown).toContain('1 shift goes from one person to another');
  expect(shown).toContain('Mon 23 Nov 2026, 9:00 AM–5:00 PM: Kwame Mensah → Siobhán O’Connor');
});
