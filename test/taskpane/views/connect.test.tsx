/** @vitest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import { drawPane, type, words } from '../fake-app';
import { signedOut, unreachable } from '../sample-views';

const own = {
  ...signedOut,
  connection: { state: 'out', remembered: { baseUrl: '', sp: '' }, sampleOffered: false },
} as const;

const submit = (root: Element) =>
  void settled(() => {
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

function field(root: Element, label: string): HTMLInputElement {
  const found = [...root.querySelectorAll('label')].find((element) => words(element) === label);
  return root.querySelector<HTMLInputElement>(`#${found?.htmlFor}`)!;
}

const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => words(document.getElementById(id)))
    .join(' ');

test('sample data is opened with one click if it is offered', () => {
  const pane = drawPane(signedOut);
  pane.press('Try it with sample data');
  expect(pane.intents).toEqual([{ do: 'connect-sample' }]);
});

test('without a sandbox, sample data is not mentioned', () => {
  expect(words(drawPane(own).root)).not.toContain('sample data');
});

test('the entries are sent to the app without the spaces that pasting leaves around them', () => {
  const pane = drawPane(own);
  type(field(pane.root, 'Service address'), ' https://schedule.example.com/api ');
  type(field(pane.root, 'Session ID'), 'abc\t');
  type(field(pane.root, 'Company number (SP)'), '12');
  submit(pane.root);
  expect(pane.intents).toEqual([
    { do: 'connect', baseUrl: 'https://schedule.example.com/api', sessionId: 'abc', sp: '12', keep: false },
  ]);
});

test('a missing entry is reported at its field, the first such field takes the focus, and nothing is sent', () => {
  const pane = drawPane(own);
  type(field(pane.root, 'Service address'), 'https://schedule.example.com/api');
  submit(pane.root);
  const session = field(pane.root, 'Session ID');
  expect(described(session)).toContain('Enter your session ID.');
  expect(session.getAttribute('aria-invalid')).toBe('true');
  expect(described(field(pane.root, 'Company number (SP)'))).toContain('Enter your company number.');
  expect(field(pane.root, 'Service address').getAttribute('aria-invalid')).toBe('false');
  expect(document.activeElement).toBe(session);
  expect(pane.intents).toEqual([]);
});

test('a problem that the app has found is shown at its field, and the entries remain', () => {
  const pane = drawPane(own);
  type(field(pane.root, 'Session ID'), 'abc');
  pane.show({
    ...own,
    connection: {
      ...own.connection,
      problem: { field: 'baseUrl', sentence: 'It must begin with https://.' },
    },
    notice: unreachable,
  });
  expect(described(field(pane.root, 'Service address'))).toContain('It must begin with https://.');
  expect(field(pane.root, 'Session ID').value).toBe('abc');
});

test('a changed entry loses what was wrong with it, and a try shows only what is wrong now', () => {
  const pane = drawPane(own);
  const problem = { field: 'baseUrl', sentence: 'It must begin with https://.' } as const;
  const wrong = { ...own, connection: { ...own.connection, problem } };
  submit(pane.root);
  const address = field(pane.root, 'Service address');
  expect(described(address)).toContain('Enter the address of your service.');
  type(address, 'schedule');
  expect(address.getAttribute('aria-invalid')).toBe('false');
  expect(described(field(pane.root, 'Session ID'))).toContain('Enter your session ID.');
  type(field(pane.root, 'Session ID'), 'abc');
  type(field(pane.root, 'Company number (SP)'), '12');
  submit(pane.root);
  pane.show(wrong);
  expect(described(address)).toContain('It must begin with https://.');
  type(address, 'https://schedule.example.com');
  expect(address.getAttribute('aria-invalid')).toBe('false');
});

test('the session ID is hidden, never remembered by the browser, and empty at first', () => {
  const remembered = { baseUrl: 'https://schedule.example.com/api', sp: '12' };
  const { root } = drawPane({ ...own, connection: { ...own.connection, remembered } });
  const session = field(root, 'Session ID');
  expect([session.type, session.autocomplete, session.value]).toEqual(['password', 'off', '']);
  expect(field(root, 'Service address').value).toBe(remembered.baseUrl);
  expect(field(root, 'Company number (SP)').value).toBe('12');
});

test('the form has the native button that Enter presses', () => {
  const pane = drawPane(own);
  void settled(() => pane.root.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click());
  expect(words(pane.root)).toContain('Enter the address of your service.');
});

test('the session ID is kept on this device only if the user ticks that', () => {
  const pane = drawPane(own);
  type(field(pane.root, 'Service address'), 'https://schedule.example.com/api');
  type(field(pane.root, 'Session ID'), 'abc');
  type(field(pane.root, 'Company number (SP)'), '12');
  const tick = pane.root.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
  expect(tick.checked).toBe(false);
  void settled(() => tick.click());
  submit(pane.root);
  expect(pane.intents).toMatchObject([{ do: 'connect', keep: true }]);
});

test('with a session ID kept on this device, one click connects again', () => {
  const kept = { baseUrl: 'https://schedule.example.com/api', sp: '12' };
  const pane = drawPane({ ...own, connection: { ...own.connection, kept } });
  pane.press('Connect again to schedule.example.com (SP 12)');
  expect(pane.intents).toEqual([{ do: 'connect-again' }]);
});
