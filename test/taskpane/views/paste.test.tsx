/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { PasteView, View } from '../../../src/app/view';
import { drawPane, words } from '../fake-app';
import { emojiName, hebrewName, inSandbox } from '../sample-views';

const empty: PasteView = {
  kind: 'time-blocks',
  title: 'Time Blocks',
  added: false,
  shape: 'list',
  headed: true,
  columns: [],
  targets: ['Person', 'Date', 'Shift', 'Notes'],
  made: 0,
  left: [],
  first: [],
  asks: { order: false, week: false, afternoons: false, sample: {} },
  order: undefined,
  week: '2026-11-23',
  afternoons: undefined,
};

const filled: PasteView = {
  ...empty,
  columns: [
    { at: 0, header: 'Who', sample: hebrewName, target: 'Person' },
    { at: 1, header: 'When', sample: '9-17', target: 'Shift' },
    { at: 3, header: '', sample: 'late', target: '' },
  ],
  made: 78,
  left: [
    { line: 4, text: `${emojiName} | tbd`, reason: '"tbd" is not a shift' },
    { line: 9, text: 'Bo | off', reason: 'is a day off: no shift' },
  ],
  first: [
    {
      line: 2,
      texts: { Person: hebrewName, Date: '2026-11-23', Start: '22:00', End: '06:00', Notes: '=1+1' },
    },
    {
      line: 3,
      texts: { Person: 'Bo', Date: '2026-11-23', Start: '08:00', End: '08:00', 'End Date': '2026-11-25' },
    },
  ],
};

const withPaste = (paste: PasteView): View => ({ ...inSandbox, paste });

async function draw(paste: PasteView) {
  const pane = drawPane(withPaste(paste));
  // The screen is loaded when it is first shown.
  await settled(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return pane;
}

function change(root: HTMLElement, selector: string, value: string): void {
  const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
  void settled(() => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('what is pasted is told as lines of cells, and the heading is there at once', async () => {
  const first = drawPane(withPaste(empty));
  expect(words(first.root.querySelector('h2'))).toBe('Paste shifts into Time Blocks');
  const pane = await draw(empty);
  change(pane.root, '#pasted', 'Ann\t9-17');
  expect(pane.intents).toEqual([{ do: 'read-pasted', lines: [{ line: 1, cells: ['Ann', '9-17'] }] }]);
});

test('a paste takes the place of what is selected in the box, and is read at once', async () => {
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
  expect(pane.intents).toEqual([{ do: 'read-pasted', lines: [{ line: 1, cells: ['Ann', '9-17'] }] }]);
});

test('with nothing to add the button says why and does nothing', async () => {
  const pane = await draw(empty);
  pane.press('Add 0 shifts to Time Blocks');
  expect(words(pane.root)).toContain('Paste some shifts into the box first.');
  pane.show(withPaste({ ...filled, made: 0, first: [] }));
  expect(words(pane.root)).toContain('No line makes a shift: see above why each is left.');
  expect(pane.intents).toEqual([]);
  pane.press('Back');
  expect(pane.intents).toEqual([{ do: 'close-paste' }]);
});

test('the sum, the first shifts and what is left are there before anything is added', async () => {
  const pane = await draw(filled);
  const shown = words(pane.root);
  expect(shown).toContain('80 found = 78 shifts + 2 left');
  expect(shown).toContain('Mon, 23 Nov 2026, 22:00–06:00');
  expect(shown).toContain('Notes: =1+1');
  expect(shown).toContain('Mon, 23 Nov 2026, 08:00–Wed, 25 Nov 2026 08:00');
  expect(shown).toContain(`Line 4 ${emojiName} | tbd`);
  expect(pane.button('Is a day off: no shift 1')).toBeTruthy();
  pane.press('Add 78 shifts to Time Blocks');
  expect(pane.intents).toEqual([{ do: 'add-pasted' }]);
});

test('a column is matched by hand', async () => {
  const pane = await draw(filled);
  change(pane.root, '#column-3', 'Notes');
  change(pane.root, '#column-0', '');
  expect(pane.intents).toEqual([
    { do: 'match-column', at: 3, target: 'Notes' },
    { do: 'match-column', at: 0, target: '' },
  ]);
});

test('columns that were guessed lie open, to be confirmed', async () => {
  const pane = await draw(filled);
  expect(pane.root.querySelector('details.card')?.matches('[open]')).toBe(false);
  const guessed = await draw({ ...filled, headed: false });
  expect(guessed.root.querySelector('details.card')?.matches('[open]')).toBe(true);
  expect(words(guessed.root)).toContain('There are no headers');
});

test('what the text leaves open is asked, and nothing is added before it is answered', async () => {
  const asks = {
    order: true,
    week: true,
    afternoons: true,
    sample: { order: '03/04/2026', afternoons: '9-5' },
  };
  const pane = await draw({ ...filled, asks });
  expect(words(pane.root)).toContain('Which comes first in dates like 03/04/2026?');
  pane.press('Add 78 shifts to Time Blocks');
  change(pane.root, '#day-order', 'day-first');
  change(pane.root, '#week', '2026-12-07');
  change(pane.root, '#afternoons', 'true');
  expect(pane.intents).toEqual([
    { do: 'answer-pasted', order: 'day-first' },
    { do: 'answer-pasted', week: '2026-12-07' },
    { do: 'answer-pasted', afternoons: true },
  ]);
  pane.show(withPaste({ ...filled, asks, order: 'day-first', afternoons: true }));
  pane.press('Add 78 shifts to Time Blocks');
  expect(pane.intents.at(-1)).toEqual({ do: 'add-pasted' });
});

test('once added, what was left can still be copied with its reasons, and nothing can be added again', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  const pane = await draw({ ...filled, added: true });
  expect(words(pane.root)).toContain('78 shifts are in Time Blocks, 2 left.');
  expect(() => pane.button('Add 78 shifts to Time Blocks')).toThrow('0 buttons');
  pane.press('Copy the lines with their reasons');
  await settled(() => new Promise((resolve) => setTimeout(resolve)));
  expect(copied).toEqual([
    `Line 4\t${emojiName} | tbd\t"tbd" is not a shift\nLine 9\tBo | off\tis a day off: no shift`,
  ]);
  expect(pane.heard().polite).toBe('Copied.');
  pane.press('Check and push');
  pane.press('Done');
  expect(pane.intents).toEqual([{ do: 'preview', kind: 'time-blocks' }, { do: 'close-paste' }]);
});
