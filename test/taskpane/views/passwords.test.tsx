/** @vitest-environment jsdom */
import type { Preview } from '../../../src/app/view';
import { drawPane, type, until, words } from '../fake-app';
import { inSandbox, passwords, preview } from '../sample-views';

const drawn = (shown: Partial<Preview> = {}) =>
  drawPane({ ...inSandbox, screen: { kind: 'preview', preview: { ...preview, ...shown } } });

const fields = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input.password')];

const ticks = (root: Element) =>
  Object.fromEntries(
    [...root.querySelectorAll('label.check')].map((label) => [words(label), label.querySelector('input')!]),
  );

/** Lets the list's writer load and the copy end. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve, 50));

let copied: string[];
beforeEach(() => {
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});

test('the block says how many there are, that they are shown once, and where they are not kept', () => {
  expect(words(drawn().root)).toContain(
    '13 new users get a first password. The service never shows it again and this workbook does not keep it',
  );
});

test('one new user is one', () => {
  expect(words(drawn({ passwords: passwords.slice(0, 1) }).root)).toContain(
    '1 new user gets a first password.',
  );
});

test('no new users, no block', () => {
  expect(words(drawn({ passwords: [] }).root)).not.toContain('First passwords');
});

test('the first ten can be seen and changed; the rest are said to be in the file', () => {
  const { root } = drawn();
  expect(fields(root)).toHaveLength(10);
  expect(words(root)).toContain('3 more are in the file and in the copy.');
});

test('a password further down that can’t be used is shown too', () => {
  const wrong = passwords.map((entry, place) => (place === 12 ? { ...entry, problem: 'Too short.' } : entry));
  const { root } = drawn({ passwords: wrong });
  expect(fields(root)).toHaveLength(11);
  expect(fields(root)[10]?.getAttribute('aria-invalid')).toBe('true');
});

test('passwords are hidden until the user shows them', () => {
  const { root } = drawn();
  expect(fields(root).map((field) => field.type)).not.toContain('text');
  ticks(root)['Show passwords']?.click();
  return afterwards().then(() =>
    expect(new Set(fields(root).map((field) => field.type))).toEqual(new Set(['text'])),
  );
});

test('each field is named after its user', () => {
  expect(fields(drawn().root)[0]?.getAttribute('aria-label')).toBe('First password of Amara Osei (user1000)');
});

test('a changed password goes to the app, and what it finds wrong is said at the field', () => {
  const pane = drawn();
  type(fields(pane.root)[0]!, 'short');
  expect(pane.intents).toEqual([{ do: 'set-password', row: 'row0', password: 'short' }]);
  const answered = { ...passwords[0]!, password: 'short', problem: 'Too short: 5 of more than 6.' };
  pane.show({
    ...inSandbox,
    screen: { kind: 'preview', preview: { ...preview, passwords: [answered, ...passwords.slice(1)] } },
  });
  expect(fields(pane.root)[0]?.value).toBe('short');
  expect(words(document.getElementById(fields(pane.root)[0]!.getAttribute('aria-describedby')!))).toBe(
    'Too short: 5 of more than 6.',
  );
});

test('what is being typed survives a view that comes meanwhile', () => {
  const pane = drawn();
  const field = fields(pane.root)[0]!;
  field.value = 'half a pass';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  pane.show({ ...inSandbox, screen: { kind: 'preview', preview: { ...preview, left: 4 } } });
  expect(field.value).toBe('half a pass');
});

test('having kept them is the user’s word, and only the app makes the tick stand', () => {
  const pane = drawn();
  const tick = ticks(pane.root)['I have kept the passwords']!;
  tick.click();
  expect(pane.intents).toEqual([{ do: 'passwords-kept', kept: true }]);
  expect(tick.checked).toBe(false);
  pane.show({
    ...inSandbox,
    screen: { kind: 'preview', preview: { ...preview, passwordsKept: true, blocked: '' } },
  });
  expect(tick.checked).toBe(true);
});

test('copying hands over every password and says so, on screen and aloud', async () => {
  const pane = drawn();
  pane.press('Copy');
  await until(() => copied.length > 0 && pane.heard().polite !== '');
  expect(copied.join('').split('\r\n')).toHaveLength(1 + passwords.length);
  expect(copied[0]).toContain('Amara Osei\tuser1000\tKr7-mePa0x');
  expect(words(pane.root.querySelector('main'))).toContain('Copied. Paste it somewhere safe.');
  expect(pane.heard().polite).toBe('Copied. Paste it somewhere safe.');
});

test('where neither way of copying works, the user is told to note them', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const pane = drawn();
  pane.press('Copy');
  const sentence = 'The passwords could not be handed over. Open the list and note them by hand.';
  await until(() => words(pane.root).includes(sentence));
});

test('in a pane that can’t save files, saving copies instead and says so', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue(
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  );
  const pane = drawn();
  pane.press('Save as file…');
  await until(() => copied.length > 0);
  agent.mockRestore();
  expect(copied).toHaveLength(1);
  expect(words(pane.root)).toContain('A pane can’t save files here, so the passwords were copied instead.');
});
