/** @jest-environment jsdom */
import type { View } from '../../../src/app/view';
import { replace } from '../../runner/replace';
import { drawPane, untilShown, words } from '../fake-app';
import { inSandbox, signedOut, unreachable } from '../sample-views';

const TEXT = 'Shiftsheet diagnostics\n\nerrors: 0\n';
const made = (id: number, shown: View = inSandbox): View => ({ ...shown, diagnostics: { id, text: TEXT } });

/** How often the page was scrolled. jsdom has no layout and no such method. */
let scrolled = 0;

let copied: string[];
function allowClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  replace(navigator, 'clipboard', { value: writeText && { writeText } });
}
beforeEach(() => {
  copied = [];
  scrolled = 0;
  replace(Element.prototype, 'scrollIntoView', { value: () => void (scrolled += 1) });
  allowClipboard((text) => Promise.resolve(void copied.push(text)));
});

/** Asks for the diagnostics with the menu of the header. */
function ask(pane: ReturnType<typeof drawPane>): void {
  pane.press('More');
  pane.press('Copy diagnostics');
}

const field = (root: Element) => root.querySelector<HTMLTextAreaElement>('textarea');
const asked = (pane: ReturnType<typeof drawPane>) =>
  pane.intents.filter((intent) => intent.do === 'make-diagnostics').length;

test.each([
  ['the tables', inSandbox],
  ['the connect screen', signedOut],
])('over %s, the menu asks for the diagnostics, and the text is copied when it is made', async (_, view) => {
  const pane = drawPane(view);
  ask(pane);
  await untilShown(() => asked(pane) === 1);
  expect(pane.intents[0]).toMatchObject({
    pane: { build: 'development', engine: expect.any(String) as string },
  });
  expect(copied).toEqual([]);
  pane.show(made(1, view));
  await untilShown(() => copied.length > 0 && pane.heard().polite !== '');
  expect(copied).toEqual([TEXT]);
  const sentence =
    'The diagnostics are copied. Paste them into your message to support. They have no records, names, addresses or session IDs.';
  expect(words(pane.root)).toContain(sentence);
  expect(pane.heard().polite).toBe(sentence);
});

test('the user can read what was copied, and the field can’t be changed', async () => {
  const pane = drawPane(inSandbox);
  ask(pane);
  pane.show(made(1));
  await untilShown(() => field(pane.root) !== null);
  expect(scrolled).toBeGreaterThan(0);
  expect(field(pane.root)?.closest('details')?.open).toBe(false);
  expect(field(pane.root)).toMatchObject({ value: TEXT, readOnly: true });
  expect(field(pane.root)?.getAttribute('aria-label')).toBe('Diagnostics');
});

test('asking again makes and copies a new text', async () => {
  const pane = drawPane(inSandbox);
  ask(pane);
  await untilShown(() => asked(pane) === 1);
  pane.show(made(1));
  await untilShown(() => copied.length === 1);
  ask(pane);
  await untilShown(() => asked(pane) === 2);
  pane.show(made(2));
  await untilShown(() => copied.length === 2);
});

test('if the browser refuses, the text is shown with the focus in it, selected, and can be copied with one more click', async () => {
  allowClipboard(undefined);
  const pane = drawPane(inSandbox);
  ask(pane);
  pane.show(made(1));
  await untilShown(() => document.activeElement === field(pane.root) && field(pane.root) !== null);
  const shown = field(pane.root)!;
  expect(shown.closest('details')?.open).toBe(true);
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, TEXT.length]);
  expect(words(pane.root)).toContain(
    'The diagnostics could not be copied: this pane may not use the clipboard.',
  );
  allowClipboard((text) => Promise.resolve(void copied.push(text)));
  pane.press('Copy this text');
  await untilShown(() => copied.length > 0 && words(pane.root).includes('The diagnostics are copied.'));
});

test('a notice of a failure has the button too, and other notices do not', async () => {
  const count = (root: Element) =>
    [...root.querySelectorAll('.notice [role="button"]')].filter(
      (button) => words(button) === 'Copy diagnostics',
    );
  const pane = drawPane({ ...inSandbox, notice: unreachable });
  expect(count(pane.root)).toHaveLength(0);
  pane.show({ ...inSandbox, notice: { ...unreachable, id: 2, failed: true } });
  count(pane.root)
    .map((button) => button as HTMLElement)
    .forEach((button) => button.click());
  await untilShown(() => asked(pane) === 1);
});
