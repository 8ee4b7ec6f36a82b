/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FirstPassword, Preview } from '../../../src/app/view';
import { passwordList } from '../../../src/taskpane/views/passwords';
import { replace } from '../../runner/replace';
import { wait } from '../../runner/until';
import { drawPane, type, untilShown, words } from '../fake-app';
import { preview } from '../sample-pushes';
import { hebrewName, inSandbox, password, passwords } from '../sample-views';

const drawn = (shown: Partial<Preview> = {}) =>
  drawPane({ ...inSandbox, screen: { kind: 'preview', preview: { ...preview, ...shown } } });

const fields = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input.password')];

const ticks = (root: Element) =>
  Object.fromEntries(
    [...root.querySelectorAll('label.check')].map((label) => [words(label), label.querySelector('input')!]),
  );

/** Waits until the copy has ended. */
const afterwards = () => wait(50);

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

let copied: string[];
let saved: Blob[];
beforeEach(() => {
  copied = [];
  saved = [];
  replace(URL, 'createObjectURL', { value: (file: Blob) => `blob:${saved.push(file)}` });
  replace(navigator, 'clipboard', {
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});

test('B16: the first press of Copy reaches the clipboard within the click', async () => {
  const pane = drawn();
  pane.press('Copy');
  expect(copied).toHaveLength(1);
  await untilShown(() => pane.heard().polite !== '');
});

test('the block says how many passwords there are, that they are shown once, and where they are not kept', () => {
  expect(words(drawn().root)).toContain(
    '13 new users get a first password. The service never shows it again and this workbook does not keep it',
  );
});

test('one new user is mentioned in the singular', () => {
  expect(words(drawn({ passwords: passwords.slice(0, 1) }).root)).toContain(
    '1 new user gets a first password.',
  );
});

test('without new users there is no block', () => {
  expect(words(drawn({ passwords: [] }).root)).not.toContain('First passwords');
});

test('the first ten passwords can be seen and changed; the pane says that the others are in the file', () => {
  const { root } = drawn();
  expect(fields(root)).toHaveLength(10);
  expect(words(root)).toContain('3 more are in the file and in the copy.');
});

test('a later password that can’t be used is shown too', () => {
  const wrong = passwords.map((entry, place) => (place === 12 ? { ...entry, problem: 'Too short.' } : entry));
  const { root } = drawn({ passwords: wrong });
  expect(fields(root)).toHaveLength(11);
  expect(fields(root)[10]?.getAttribute('aria-invalid')).toBe('true');
});

test('E12: passwords are hidden until the user shows them, and are no passwords for the browser', async () => {
  const { root } = drawn();
  const hidden = () => new Set(fields(root).map((field) => field.dataset['masked']));
  expect(hidden()).toEqual(new Set(['']));
  ticks(root)['Show passwords']?.click();
  await afterwards();
  expect(hidden()).toEqual(new Set([undefined]));
  expect(new Set(fields(root).map((field) => field.type))).toEqual(new Set(['text']));
});

test('E12: no field of the pane has the type “password”, and what is marked as hidden is shown as points', () => {
  const files = (folder: string, end: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .map((name) => path.join(folder, name));
  const typed = files('src/taskpane', '.tsx').filter((file) =>
    /\btype(?:=|: )\W{0,2}password/.test(readFileSync(file, 'utf8')),
  );
  expect(typed).toEqual([]);
  expect(readFileSync('src/taskpane/styles/controls.css', 'utf8')).toMatch(
    /\[data-masked\] \{\s+-webkit-text-security: disc;/,
  );
});

test('each field has the name of its user', () => {
  expect(fields(drawn().root)[0]?.getAttribute('aria-label')).toBe('First password of Amara Osei (user1000)');
});

test('a changed password is sent to the app, and a problem with it is shown at the field', () => {
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

test('typed text remains when a new view arrives', () => {
  const pane = drawn();
  const field = fields(pane.root)[0]!;
  field.value = 'half a pass';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  pane.show({ ...inSandbox, screen: { kind: 'preview', preview: { ...preview, left: 4 } } });
  expect(field.value).toBe('half a pass');
});

test('the user says that the passwords are saved, and only the app ticks the box', () => {
  const pane = drawn();
  const tick = ticks(pane.root)['I have saved the passwords']!;
  tick.click();
  expect(pane.intents).toEqual([{ do: 'confirm-passwords', saved: true }]);
  expect(tick.checked).toBe(false);
  pane.show({
    ...inSandbox,
    screen: { kind: 'preview', preview: { ...preview, passwordsSaved: true, blocked: '' } },
  });
  expect(tick.checked).toBe(true);
});

test('copying copies every password and says so, on screen and to a screen reader', async () => {
  const pane = drawn();
  pane.press('Copy');
  await untilShown(() => copied.length > 0 && pane.heard().polite !== '');
  expect(copied.join('').split('\r\n')).toHaveLength(1 + passwords.length);
  expect(copied[0]).toContain('Amara Osei\tuser1000\tKr7-mePa0x');
  expect(words(pane.root.querySelector('main'))).toContain('Copied. Paste it somewhere safe.');
  expect(pane.heard().polite).toBe('Copied. Paste it somewhere safe.');
});

test('C10: the saved file has semicolons where numbers have a decimal comma', async () => {
  replace(navigator, 'language', { value: 'de-DE' });
  replace(navigator, 'userAgent', { value: 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36' });
  // jsdom does not follow links.
  replace(HTMLAnchorElement.prototype, 'click', { value: () => undefined });
  const pane = drawn();
  pane.press('Save as file…');
  await untilShown(() => saved.length > 0);
  expect(await textOf(saved[0]!)).toContain('Amara Osei;user1000;Kr7-mePa0x');
  // B17: nobody says that each pane on Windows saves files, so the sentence promises nothing and names the other way.
  expect(words(pane.root)).toMatch(/Handed to your browser as .*If you can’t find the file, use Copy\./);
});

test('if neither way of copying works, the pane asks the user to write the passwords down', async () => {
  replace(navigator, 'clipboard', { value: undefined });
  const pane = drawn();
  pane.press('Copy');
  const sentence = 'The passwords could not be saved or copied. Open the list and write them down.';
  await untilShown(() => words(pane.root).includes(sentence));
});

test('in a pane that can’t save files, saving copies instead and says so', async () => {
  replace(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  });
  const pane = drawn();
  pane.press('Save as file…');
  await untilShown(() => copied.length > 0);
  expect(copied).toHaveLength(1);
  expect(words(pane.root)).toContain('A pane can’t save files here, so the passwords were copied instead.');
});

const fileOf = (passwords: readonly FirstPassword[], decimal: '.' | ',' = '.') =>
  passwordList(passwords, { kind: 'csv', decimal });

test('a file has a line for each user, quoted if necessary, and a mark for UTF-8', () => {
  const list = fileOf([password(0, 'Osei, Amara'), password(1, hebrewName)]);
  expect(list).toBe(
    [
      '\uFEFFName,User name,First password',
      '"Osei, Amara",user1000,Kr7-mePa0x',
      `${hebrewName},user1001,Kr7-mePa1x`,
    ].join('\r\n'),
  );
});

test('C10: where numbers have a decimal comma, Excel wants semicolons in the file', () => {
  const list = fileOf([password(0, 'Osei; Amara')], ',');
  expect(list).toBe(
    ['\uFEFFName;User name;First password', '"Osei; Amara";user1000;Kr7-mePa0x'].join('\r\n'),
  );
});

test('a copy can be pasted into cells', () => {
  expect(passwordList([password(0, 'Amara Osei')], { kind: 'tabs' })).toBe(
    'Name\tUser name\tFirst password\r\nAmara Osei\tuser1000\tKr7-mePa0x',
  );
});

test('a name that a spreadsheet would calculate is protected', () => {
  const list = fileOf([password(0, '=HYPERLINK("http://x")')]);
  expect(list).toContain(`"'=HYPERLINK(""http://x"")"`);
});
