/** @jest-environment jsdom */
import type { View } from '../../src/app/view';
import { drawPane } from './fake-app';
import { conflictPreview, preview, result, severalPreview, severalResult } from './sample-pushes';
import { brokenUsers, editedUsers, emojiName, hebrewName, inLive, passwords } from './sample-views';

/** A name as somebody may store it to trick readers: markup, and a character that turns the letters after it round. */
const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script> \u202Egnp.exe';
const TURNING = '\u202E';

/** The view with the hostile name in place of the names of people. */
function hostile<T>(part: T): T {
  if (typeof part === 'string')
    return part.replaceAll(hebrewName, HOSTILE).replaceAll(emojiName, HOSTILE) as T;
  if (Array.isArray(part)) return part.map((item: unknown) => hostile(item)) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, hostile(value)])) as T;
}

const ready: View = { ...inLive, tables: [editedUsers, brokenUsers] };

const SCREENS: readonly (readonly [string, View])[] = [
  ['Home', ready],
  ['the preview', { ...ready, screen: { kind: 'preview', preview: { ...preview, passwords } } }],
  ['the preview of several tables', { ...ready, screen: { kind: 'preview', preview: severalPreview } }],
  ['the preview of a conflict', { ...ready, screen: { kind: 'preview', preview: conflictPreview } }],
  ['the result', { ...ready, screen: { kind: 'result', result } }],
  ['the result of several tables', { ...ready, screen: { kind: 'result', result: severalResult } }],
];

function textNodes(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : textNodes(node)));
}

test('the names of people are in the screens that are tried', () => {
  const shown = SCREENS.map(([, view]) => drawPane(hostile(view)).root.textContent ?? '');
  expect(shown.filter((text) => text.includes(HOSTILE)).length).toBeGreaterThanOrEqual(3);
});

test.each(SCREENS)('on %s, markup in a name is shown as text, and no element is made of it', (_, view) => {
  const { root } = drawPane(hostile(view));
  expect(root.querySelectorAll('img, script, iframe, object, embed, [onerror]')).toHaveLength(0);
});

test.each(SCREENS)('on %s, a name that turns its letters round turns nothing else round', (_, view) => {
  const { root } = drawPane(hostile(view));
  const turned = textNodes(root).filter((node) => node.data.includes(TURNING));
  const loose = turned.filter((node) => node.parentElement?.closest('bdi, [dir="auto"]') === null);
  expect(loose.map((node) => node.parentElement?.outerHTML)).toEqual([]);
});
