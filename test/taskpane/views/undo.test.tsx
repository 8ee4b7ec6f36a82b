/** @jest-environment jsdom */
import type { UndoPreview } from '../../../src/app/view';
import { drawPane, words } from '../fake-app';
import { storedResult } from '../sample-pushes';
import { inSandbox, untouchedUsers } from '../sample-views';

const link = { kind: 'users', row: 'abc', index: 3, number: 5, label: 'Sinéad O’Connor', note: '' };
const undo: UndoPreview = {
  when: '21 Nov 14:05',
  tables: [
    {
      kind: 'users',
      title: 'Users',
      back: {
        rows: [
          {
            label: 'Sinéad O’Connor',
            link,
            fields: [{ field: 'FirstName', now: 'Sinéad', before: '' }],
            reason: '',
          },
          {
            label: 'Kofi Mensah',
            fields: [{ field: 'FirstName', now: 'Kofi', before: 'Kwame' }],
            reason: '',
          },
        ],
        count: 120,
      },
      unverified: { rows: [], count: 0 },
      stays: {
        rows: [
          {
            label: 'Ruud ’t Hooft',
            fields: [{ field: 'Email', now: 'theirs@example.com', before: 'old@example.com' }],
            reason: 'Someone has changed this since. Their value is kept.',
          },
        ],
        count: 1,
      },
      added: { labels: ['New Person', ''], count: 2 },
    },
    {
      kind: 'time-blocks',
      title: 'Time Blocks',
      back: { rows: [], count: 0 },
      unverified: {
        rows: [{ label: 'Night', fields: [{ field: 'Start', now: '10:30', before: '09:00' }], reason: '' }],
        count: 1,
      },
      stays: { rows: [], count: 0 },
      added: { labels: [], count: 0 },
    },
  ],
  count: 120,
  unverified: 1,
  includesUnverified: false,
  blocked: '',
};

const drawn = (shown = undo) => drawPane({ ...inSandbox, screen: { kind: 'undo', undo: shown } });

test('rows that are put back, rows that are not changed and records that can’t be undone are listed separately, with counts', () => {
  const { root } = drawn();
  expect(words(root.querySelector('h2'))).toBe('Undo the push of 21 Nov 14:05');
  expect([...root.querySelectorAll('.count-row > summary')].map(words)).toEqual([
    'Will be put back 120',
    'Stays as it is 1',
    'Added: can’t be undone 2',
    'Can’t be checked 1',
  ]);
  expect([...root.querySelectorAll('h3')].map(words)).toEqual(['Users', 'Time Blocks']);
  const page = words(root);
  expect(page).toContain('Sinéad → becomes (empty)');
  expect(page).toContain('The first 2 of 120 are listed here.');
  expect(page).toContain('Their value is kept');
  expect(page).not.toContain('old@example.com');
  expect(page).toContain('(no name)');
});

test('a row is a link to the sheet if it is still there', () => {
  const pane = drawn();
  pane.press('Sinéad O’Connor Row 5');
  expect(pane.intents).toEqual([{ do: 'reveal', kind: 'users', row: 'abc', index: 3 }]);
  expect(() => pane.button('Kofi Mensah')).toThrow('0 buttons');
});

test('values that can’t be checked are put back only if the user says so, and one button puts the rows back', () => {
  const pane = drawn();
  pane.root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  pane.press('Put 120 rows back');
  pane.press('Back');
  expect(pane.intents).toEqual([
    { do: 'include-unverified', on: true },
    { do: 'send-undo' },
    { do: 'close-undo' },
  ]);
});

test('the button says why it does nothing', () => {
  const pane = drawn({ ...undo, count: 0, blocked: 'Say first that it is meant.' });
  pane.press('Put rows back');
  expect(pane.intents).toEqual([]);
  const id = pane.button('Put rows back').getAttribute('aria-describedby') ?? '';
  expect(words(pane.root.ownerDocument.getElementById(id))).toBe('Say first that it is meant.');
});

test('the last push can be undone from Data and from its result, if there is one', () => {
  const pane = drawPane({ ...inSandbox, tables: [untouchedUsers], undoable: true });
  pane.press('Data');
  pane.press('Undo last push…');
  pane.show({ ...inSandbox, screen: { kind: 'result', result: storedResult }, undoable: true });
  pane.press('Undo last push…');
  pane.show({ ...inSandbox, tables: [untouchedUsers], pushed: storedResult, undoable: true });
  pane.press('Home');
  pane.press('Undo last push…');
  expect(pane.intents).toEqual([{ do: 'undo' }, { do: 'undo' }, { do: 'undo' }]);
  pane.show({ ...inSandbox, tables: [untouchedUsers], pushed: storedResult });
  expect(() => pane.button('Undo last push…')).toThrow('0 buttons');
  pane.show({ ...inSandbox, tables: [untouchedUsers] });
  expect(() => pane.button('Undo last push…')).toThrow('0 buttons');
});

test('the log of pushes can be turned off on Data', () => {
  const pane = drawPane({ ...inSandbox, tables: [untouchedUsers] });
  pane.press('Data');
  const [tick] = [...pane.root.querySelectorAll<HTMLLabelElement>('label.check')].filter((label) =>
    words(label).includes('Keep a log'),
  );
  expect(tick?.querySelector('input')?.checked).toBe(true);
  tick?.querySelector('input')?.click();
  expect(pane.intents).toEqual([{ do: 'log-pushes', on: false }]);
});

test('the name that the log says is typed on Data', () => {
  const pane = drawPane({ ...inSandbox, tables: [untouchedUsers] });
  pane.press('Data');
  const field = pane.root.querySelector<HTMLInputElement>('#own-name');
  expect(field?.value).toBe('');
  if (field) field.value = 'Sue Miller';
  field?.form?.requestSubmit();
  expect(pane.intents).toEqual([{ do: 'choose-own-name', name: 'Sue Miller' }]);
});

test('a checkbox on Data excludes rows with warnings, and says what it does', () => {
  const pane = drawPane({ ...inSandbox, tables: [untouchedUsers] });
  pane.press('Data');
  expect(words(pane.root)).toContain(
    'A row with a warning is then not sent until you change it or untick this.',
  );
  const [tick] = [...pane.root.querySelectorAll<HTMLLabelElement>('label.check')].filter((label) =>
    words(label).includes('Hold rows with warnings'),
  );
  expect(tick?.querySelector('input')?.checked).toBe(false);
  tick?.querySelector('input')?.click();
  expect(pane.intents).toEqual([{ do: 'exclude-warned', on: true }]);
});
