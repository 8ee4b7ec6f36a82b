/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { PasteView } from '../../../src/app/view';
import { why } from '../../../src/core/paste/reasons';
import { replace } from '../../runner/replace';
import { wait } from '../../runner/until';
import { drawPane, words } from '../fake-app';
import { preview, result } from '../sample-pushes';
import { emojiName, inSandbox } from '../sample-views';
import { change, draw, empty, filled, shift, withPaste } from './sample-paste';

test('pasted text is sent to the app unchanged, and the heading is shown at once', async () => {
  const first = drawPane(withPaste(empty));
  expect(words(first.root.querySelector('h2'))).toBe('Paste shifts into Time Blocks');
  const pane = await draw(empty);
  change(pane.root, '#pasted', 'Ann\t9-17');
  expect(pane.intents).toEqual([{ do: 'read-pasted', text: 'Ann\t9-17' }]);
});

test('a paste replaces the selected text in the box, and is read at once', async () => {
  const pane = await draw(empty);
  const box = pane.root.querySelector<HTMLTextAreaElement>('#pasted')!;
  box.value = 'old';
  box.select();
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => 'Ann\t9-17' },
  });
  void settled(() => void box.dispatchEvent(event));
  expect(box.value).toBe('Ann\t9-17');
  expect(event.defaultPrevented).toBe(true);
  expect(pane.intents).toEqual([{ do: 'read-pasted', text: 'Ann\t9-17' }]);
});

test('the same text is sent once, because reading it again would forget the answers', async () => {
  const pane = await draw(empty);
  change(pane.root, '#pasted', 'Ann\t9-17');
  change(pane.root, '#pasted', 'Ann\t9-17');
  change(pane.root, '#pasted', 'Ann\t9-18');
  expect(pane.intents).toEqual([
    { do: 'read-pasted', text: 'Ann\t9-17' },
    { do: 'read-pasted', text: 'Ann\t9-18' },
  ]);
});

test('a text can be read in another layout', async () => {
  const read = { ...empty, shifts: [shift] };
  const before = await draw(read);
  before.press('Read it another way…');
  expect(before.intents).toEqual([{ do: 'find-layouts' }]);
  const layouts = [
    { layout: 'days-down', guessed: '', picture: [], shifts: 4, left: 0, explained: 1 },
    { layout: 'list', guessed: '', picture: [], shifts: 2, left: 2, explained: 0.5 },
  ] as const;
  const pane = await draw({ ...read, layouts });
  expect(words(pane.root)).toContain('a list, each line a shift: 2 shifts');
  change(pane.root, '#paste-layout', 'list');
  expect(pane.intents).toEqual([{ do: 'answer-pasted', layout: 'list' }]);
  const only = await draw({ ...read, layouts: layouts.slice(0, 1) });
  expect(words(only.root)).toContain('In no other layout does this text give shifts.');
});

test('each way to read a text is shown with its first shifts, and one click chooses it', async () => {
  const [ann, nobody] = ['Ann', ''].map((person) => ({
    person,
    date: '2026-11-23',
    start: '09:00',
    end: '17:00',
    endDate: '2026-11-23',
  }));
  const question = { id: 'layout', words: 'Which is right?', sample: 'Ann', answered: false } as const;
  const asked: PasteView = {
    ...empty,
    questions: [question],
    ways: [
      { layout: 'first', guessed: 'Cells name people.', picture: [ann!], shifts: 3, left: 0, explained: 1 },
      { layout: 'list', guessed: '', picture: [nobody!], shifts: 1, left: 0, explained: 1 },
    ],
  };
  const pane = await draw(asked);
  const ways = () =>
    [...pane.root.querySelectorAll<HTMLLabelElement>('.way')].map((way) => ({
      says: words(way),
      isChosen: way.querySelector('input')?.checked,
    }));
  expect(words(pane.root)).toContain('Which is right?');
  expect(ways()).toEqual([
    { says: 'Cells name people.Ann Mon 23 Nov 9a–5pand 2 more', isChosen: false },
    { says: 'A list, each line a shift.Open shift Mon 23 Nov 9a–5p', isChosen: false },
    { says: 'These are not shifts: leave the lines out.', isChosen: false },
  ]);
  const yes = { id: 'layout', yes: true };
  for (const way of pane.root.querySelectorAll<HTMLLabelElement>('.way')) way.click();
  expect(pane.intents).toEqual([
    { do: 'answer-pasted', layout: 'first', confirm: yes },
    { do: 'answer-pasted', layout: 'list', confirm: yes },
    { do: 'answer-pasted', layout: 'first', confirm: { ...yes, yes: false } },
  ]);
  const say = (answers: Partial<PasteView>, isYes: boolean) => {
    const confirmed = { layout: isYes };
    pane.show(
      withPaste({
        ...asked,
        ...answers,
        questions: [{ ...question, answered: true }],
        answers: { ...empty.answers, confirmed },
      }),
    );
    return ways().findIndex(({ isChosen }) => isChosen);
  };
  expect([say({}, true), say({ layout: 'list' }, true), say({}, false)]).toEqual([0, 1, 2]);
});

test('a text that takes long shows its progress and can be stopped, and then read after all', async () => {
  const pane = await draw({ ...empty, reading: 40 });
  expect(words(pane.root)).toContain('Reading… 40%');
  pane.button('Cancel').click();
  const stopped = await draw({ ...empty, isStopped: true });
  stopped.root.querySelector<HTMLTextAreaElement>('#pasted')!.value = 'Ann\t9-17';
  stopped.button('Read the text').click();
  expect([...pane.intents, ...stopped.intents]).toEqual([
    { do: 'stop-reading' },
    { do: 'read-pasted', text: 'Ann\t9-17' },
  ]);
});

test('with an empty box there is no button that adds', async () => {
  const pane = await draw(empty);
  expect(pane.button('Back')).toBeTruthy();
  expect(words(pane.root)).not.toContain('Add 0 shifts');
});

test('with nothing to add the button says why and does nothing', async () => {
  const pane = await draw(empty);
  pane.show(withPaste({ ...filled, shifts: [], changes: 0 }));
  pane.press('Add to Time Blocks');
  expect(words(pane.root)).toContain('No line is a shift. The reasons are above.');
  expect(pane.intents).toEqual([]);
  pane.press('Back');
  expect(pane.intents).toEqual([{ do: 'close-paste' }]);
});

test('the sum, the week and the lines that are left out are shown before anything is added', async () => {
  const pane = await draw(filled);
  const shown = words(pane.root);
  expect(shown).toContain('4 found = 2 shifts + 2 not added');
  expect(shown).toContain('2 shifts to add');
  expect(shown).toContain('10p–6a');
  expect(shown).toContain('Notes: =1+1');
  expect(shown).toContain('8a–8a +2');
  expect(shown).toContain('1 new, read as written');
  expect(shown).toContain('1 new, as you answered or as proposed: please check');
  expect(shown).toContain(`Line 4 ${emojiName} | tbd`);
  expect(pane.button('Is a day off, which needs no shift (not an error) 1')).toBeTruthy();
  pane.press('Add 2 shifts to Time Blocks');
  expect(pane.intents).toEqual([{ do: 'add-pasted' }]);
});

test('the user can match a column', async () => {
  const pane = await draw(filled);
  change(pane.root, '#column-3', 'Notes');
  change(pane.root, '#column-0', '');
  expect(pane.intents).toEqual([
    { do: 'match-column', at: 3, target: 'Notes' },
    { do: 'match-column', at: 0, target: '' },
  ]);
});

test('guessed columns are shown open, for the user to confirm', async () => {
  const pane = await draw(filled);
  expect(pane.root.querySelector('details.card')?.matches('[open]')).toBe(false);
  const guessed = await draw({ ...filled, headed: false });
  expect(guessed.root.querySelector('details.card')?.matches('[open]')).toBe(true);
  expect(words(guessed.root)).toContain('There are no headers');
});

test('open questions about the text are asked, and nothing is added before they are answered', async () => {
  const halves = [
    {
      form: '9-5',
      proposed: { start: '09:00', end: '17:00' },
      asWritten: { start: '09:00', end: '05:00' },
    },
  ];
  const ask = (answered: boolean): PasteView['questions'] => [
    { id: 'order', words: '', sample: '03/04/2026', answered },
    { id: 'week', words: '', sample: 'Mon', answered: true },
    { id: 'halves', words: '', sample: '9-5', answered, forms: halves },
    { id: 'names', words: 'Rows without a name?', sample: '3', answered },
  ];
  const pane = await draw({ ...filled, questions: ask(false) });
  expect(words(pane.root)).toContain('Which comes first in dates like 03/04/2026?');
  pane.press('Add 2 shifts to Time Blocks');
  change(pane.root, '#day-order', 'day-first');
  change(pane.root, '#week', '2026-12-07');
  change(pane.root, '#afternoons', 'yes');
  change(pane.root, '#guess-names', 'no');
  expect(pane.intents).toEqual([
    { do: 'answer-pasted', order: 'day-first' },
    { do: 'answer-pasted', week: '2026-12-07' },
    { do: 'answer-pasted', afternoons: true },
    { do: 'answer-pasted', confirm: { id: 'names', yes: false } },
  ]);
  pane.show(withPaste({ ...filled, questions: ask(true), answers: { ...filled.answers, afternoons: true } }));
  expect(pane.root.querySelectorAll('.form-reading.chosen')).toHaveLength(1);
  pane.press('Add 2 shifts to Time Blocks');
  expect(pane.intents.at(-1)).toEqual({ do: 'add-pasted' });
});

test('the user chooses the column that names the people, or none', async () => {
  const people = {
    id: 'people' as const,
    words: 'Which column names the people?',
    sample: '',
    answered: false,
    people: {
      columns: [
        { at: 2, header: 'Crew chief' },
        { at: 4, header: 'Backup' },
      ],
      proposed: undefined,
    },
  };
  const pane = await draw({ ...filled, questions: [people] });
  expect(words(pane.root)).toContain('Which column names the people?');
  change(pane.root, '#people-column', '4');
  change(pane.root, '#people-column', 'none');
  expect(pane.intents).toEqual([
    { do: 'match-column', at: 4, target: 'Person' },
    { do: 'answer-pasted', confirm: { id: 'people', yes: true } },
  ]);
  const said = { ...filled.answers, confirmed: { people: true } };
  pane.show(withPaste({ ...filled, questions: [{ ...people, answered: true }], answers: said }));
  expect(pane.root.querySelector<HTMLSelectElement>('#people-column')?.value).toBe('none');
});

test('a title from which the week is known is listed, and not counted as left out', async () => {
  const title = {
    line: 1,
    text: 'Week commencing 23 Nov',
    reason: why.weekTitle,
    isUsed: true,
  } as const;
  const pane = await draw({ ...filled, leftOut: [title, ...filled.leftOut] });
  expect(words(pane.root)).toContain('4 found = 2 shifts + 2 not added');
  expect(words(pane.root)).toContain('Line 1 Week commencing 23 Nov');
});

test('a shift that ends at midnight is shown to end at 24', async () => {
  const late = { ...shift, start: '14:00', end: '00:00', date: '2026-12-01', endDate: '2026-12-02' };
  const pane = await draw({ ...filled, shifts: [late] });
  expect(pane.root.querySelector('.chip-times')?.textContent).toBe('2p–12a');
});

test('weeks are shown one at a time', async () => {
  const pane = await draw({
    ...filled,
    shifts: [shift, { ...shift, date: '2026-12-01', endDate: '2026-12-02', person: 'Bo' }],
  });
  expect(words(pane.root)).toContain('week 1 of 2');
  pane.press('The week after');
  expect(words(pane.root.querySelector('table.week'))).toContain('Bo');
  expect(words(pane.root)).toContain('week 2 of 2');
});

test('after adding, the lines that were left out can be copied with their reasons, and nothing can be added again', async () => {
  const copied: string[] = [];
  replace(navigator, 'clipboard', {
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  const pane = await draw({ ...filled, added: true });
  expect(words(pane.root)).toContain('2 shifts are in Time Blocks, 2 lines are not added.');
  expect(() => pane.button('Add 2 shifts to Time Blocks')).toThrow('0 buttons');
  pane.press('Copy the lines with their reasons');
  await settled(() => wait(0));
  expect(copied).toEqual([
    `Line 4\t${emojiName} | tbd\t"tbd" is not a shift; write it for example as 9-17, 9a-5:30p or 22:00-06:00\nLine 9\tBo | off\tis a day off, which needs no shift (not an error)`,
  ]);
  expect(pane.heard().polite).toBe('Copied.');
  pane.press('Check and push');
  pane.press('Done');
  expect(pane.intents).toEqual([{ do: 'preview', kind: 'time-blocks' }, { do: 'close-paste' }]);
});

test('the sample roster is offered for an empty box, and is shown in the box once it is read', async () => {
  const pane = await draw({ ...empty, hasSample: true });
  pane.press('Paste the sample roster');
  expect(pane.intents).toEqual([{ do: 'paste-sample' }]);
  const read = await draw({ ...filled, hasSample: true, filled: 'Bo\t9-17' });
  expect(read.root.querySelector<HTMLTextAreaElement>('#pasted')?.value).toBe('Bo\t9-17');
  expect(words(read.root)).not.toContain('Paste the sample roster');
});

test('the box starts with the kept text, and does not send it again', async () => {
  const pane = await draw({ ...filled, kept: 'Bo\t9-17' });
  const box = pane.root.querySelector<HTMLTextAreaElement>('#pasted');
  expect(box?.value).toBe('Bo\t9-17');
  expect(words(pane.root)).toContain('This is the text from before the pane was reloaded.');
  expect(pane.intents).toEqual([]);
});

test('two columns can together have one value or one name', async () => {
  const columns = [
    { at: 2, header: 'Remark', sample: 'a', target: 'Notes' },
    { at: 3, header: 'Info', sample: 'b', target: '' },
  ];
  const pane = await draw({ ...filled, columns });
  expect(words(pane.root)).toContain('Notes, both columns together with Remark');
  change(pane.root, '#column-3', '+Notes');
  expect(pane.intents).toEqual([{ do: 'match-column', at: 3, target: 'Notes', together: true }]);
  const people = { columns: [0, 1].map((at) => ({ at, header: `column ${at}` })), proposed: undefined };
  pane.show(
    withPaste({
      ...filled,
      columns: columns.map((column) => ({ ...column, target: 'Notes' })),
      questions: [{ id: 'people', words: 'Who?', sample: '', answered: false, people }],
    }),
  );
  expect(pane.root.querySelector<HTMLSelectElement>('#column-3')?.value).toBe('+Notes');
  change(pane.root, '#people-column', 'both');
  expect(pane.intents.slice(1)).toEqual([
    { do: 'match-column', at: 0, target: 'First name' },
    { do: 'match-column', at: 1, target: 'Last name' },
  ]);
});

test('time off is counted beside the shifts, and shown on its days', async () => {
  const day = { person: 'Bo', date: '2026-11-25', account: 'Vacation', isThere: false };
  const pane = await draw({
    ...filled,
    changes: 4,
    timeOff: {
      sheet: 'Time Off',
      days: [day, { ...day, date: '2026-11-26' }, { ...day, date: '2026-11-27', isThere: true }],
    },
  });
  expect(words(pane.root)).toContain('7 found = 2 shifts + 3 days of time off + 2 not added');
  expect(words(pane.root)).toContain(
    '2 shifts to add, 2 days of time off to add to Time Off, 1 day of time off already in Time Off',
  );
  expect([...pane.root.querySelectorAll('.chip.away, .chip.unchanged')].map(words)).toEqual([
    'Vacationtime off',
    'Vacationtime off',
    'Vacationalready there',
  ]);
  pane.press('Add 2 shifts and 2 days of time off');
  expect(pane.intents).toEqual([{ do: 'add-pasted' }]);
});

test('a column beside the days of a roster can be given a field', async () => {
  const pane = await draw({
    ...filled,
    shape: 'roster',
    columns: [{ at: 1, header: 'Abt.', sample: 'Kitchen', target: '' }],
    targets: [{ target: 'Department', header: 'Department', joins: false }],
    unused: ['Abt.', 'Sum'],
  });
  expect(words(pane.root)).toContain('Columns not used: Sum.');
  change(pane.root, '#column-1', 'Department');
  expect(pane.intents).toEqual([{ do: 'match-column', at: 1, target: 'Department' }]);
});

test('Esc closes the screen only while nothing was read: the text would be lost', async () => {
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const pane = await draw(filled);
  press();
  expect(pane.intents).toEqual([]);
  pane.show(withPaste(empty));
  press();
  expect(pane.intents).toEqual([{ do: 'close-paste' }]);
});

test('after the push of pasted shifts Home is open, also if the screen was opened on another tab', () => {
  const pane = drawPane(inSandbox);
  pane.press('Shifts');
  pane.show(withPaste(filled));
  pane.show({ ...inSandbox, screen: { kind: 'preview', preview } });
  pane.show({ ...inSandbox, screen: { kind: 'result', result } });
  pane.show(inSandbox);
  expect(words(pane.root.querySelector('[role="tab"][aria-selected="true"]'))).toBe('Home');
});
