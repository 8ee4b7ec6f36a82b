/** @jest-environment jsdom */
import { act as settled } from 'preact/test-utils';
import type { Company, SavedConnection, View } from '../../../src/app/view';
import { drawPane, isLoaded, submit, type, untilShown, words } from '../fake-app';
import { hebrewName, signedOut, unreachable } from '../sample-views';

const own = {
  ...signedOut,
  connection: { state: 'out', saved: [], sampleOffered: false },
} as const;

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

test('E12: the session ID is hidden, is no password for the browser, never remembered by the browser, and empty at first', () => {
  const remembered = { baseUrl: 'https://schedule.example.com/api', sp: '12', hasSession: false };
  const { root } = drawPane({ ...own, connection: { ...own.connection, saved: [remembered] } });
  const session = field(root, 'Session ID');
  expect([session.type, session.autocomplete, session.value]).toEqual(['text', 'off', '']);
  expect(session.dataset).toMatchObject({ masked: '', '1pIgnore': '', bwignore: '', lpignore: 'true' });
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

const day = { baseUrl: 'https://schedule.example.com/api', sp: '12', name: 'Day shifts', hasSession: true };
const night = { baseUrl: 'https://schedule.example.com/api', sp: '13', hasSession: false };
const hebrew = { baseUrl: 'https://other.example/api', sp: '1', name: hebrewName, hasSession: false };

const withSaved = (saved: readonly SavedConnection[], belongsTo?: Company): View => ({
  ...own,
  belongsTo,
  connection: { ...own.connection, saved },
});
const entries = (root: Element) =>
  ['Service address', 'Session ID', 'Company number (SP)'].map((label) => field(root, label).value);

const lines = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('button.saved-connection')].map((line) => words(line));

describe('saved connections', () => {
  test('each has its name, or its host, and says whether one click connects', () => {
    const { root } = drawPane(withSaved([day, night, hebrew], night));
    expect(lines(root)).toEqual([
      'Day shiftsschedule.example.com · SP 12 · session ID kept',
      'schedule.example.comSP 13 · this workbook’s',
      `${hebrewName}other.example · SP 1`,
    ]);
    expect(root.querySelector('button.saved-connection strong')?.getAttribute('dir')).toBe('auto');
  });

  test('with a kept session ID, one click connects', () => {
    const pane = drawPane(withSaved([night, day]));
    pane.press('Day shiftsschedule.example.com · SP 12 · session ID kept');
    expect(pane.intents).toEqual([{ do: 'connect-again', baseUrl: day.baseUrl, sp: '12' }]);
  });

  test('without one, a click fills in address and SP, and the session ID is empty and has the focus', () => {
    const pane = drawPane(withSaved([day, hebrew]));
    type(field(pane.root, 'Session ID'), 'of the day shifts');
    pane.press(`${hebrewName}other.example · SP 1`);
    expect(entries(pane.root)).toEqual(['https://other.example/api', '', '1']);
    expect(document.activeElement).toBe(field(pane.root, 'Session ID'));
    expect(pane.intents).toEqual([]);
    expect(pane.root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked).toBe(false);
    type(field(pane.root, 'Company number (SP)'), '2');
    pane.press(`${hebrewName}other.example · SP 1`);
    expect(entries(pane.root)).toEqual(['https://other.example/api', '', '1']);
  });

  test('the form begins with the connection of the workbook, also if that is known only after the start', () => {
    const pane = drawPane(withSaved([day, hebrew]));
    expect(entries(pane.root)[0]).toBe(day.baseUrl);
    pane.show(withSaved([day, hebrew], { baseUrl: hebrew.baseUrl, sp: hebrew.sp }));
    expect(entries(pane.root)).toEqual(['https://other.example/api', '', '1']);
    expect(words(pane.root.querySelector('[aria-current="true"]'))).toContain(hebrewName);
  });

  test('after its session has ended, the form is ready for another ID that is kept as well', () => {
    const pane = drawPane(withSaved([night, day]));
    pane.press('Day shiftsschedule.example.com · SP 12 · session ID kept');
    pane.show({ ...withSaved([night, { ...day, hasSession: false }]), notice: unreachable });
    expect(entries(pane.root)).toEqual([day.baseUrl, '', '12']);
    expect(pane.root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked).toBe(true);
  });

  test('of fifty, four are shown at first', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ ...night, sp: `${at}` }));
    const { root } = drawPane(withSaved(many));
    expect(lines(root)).toHaveLength(50);
    expect(words(root.querySelector('details'))).toMatch(/^46 more connections/);
    expect(root.querySelectorAll('details button.saved-connection')).toHaveLength(46);
  });

  test('what was wrong with an entry is not said of a chosen connection', () => {
    const first = withSaved([hebrew]);
    const problem = { field: 'sp', sentence: 'SP is a number.' } as const;
    const pane = drawPane({ ...own, connection: { ...own.connection, saved: [hebrew], problem } });
    expect(words(pane.root)).toContain(problem.sentence);
    pane.press(`${hebrewName}other.example · SP 1`);
    expect(words(pane.root)).not.toContain(problem.sentence);
    pane.show({ ...first, connection: { ...own.connection, saved: [hebrew], problem: { ...problem } } });
    expect(words(pane.root)).toContain(problem.sentence);
  });
});

describe('with settings that an administrator has fixed', () => {
  const fixed = { baseUrl: 'https://fixed.example/service', sp: '7', wrong: [] };
  const at = (given: object, saved: readonly SavedConnection[] = []): View => ({
    ...own,
    connection: { ...own.connection, saved, fixed: { ...fixed, ...given } },
  });
  const link = (root: Element) => root.querySelector<HTMLAnchorElement>('a');

  test('people type only the session ID', () => {
    const pane = drawPane(at({}));
    expect([...pane.root.querySelectorAll('form label')].map(words)).toEqual([
      'Session ID',
      'Keep the session ID on this device until I sign out',
    ]);
    expect(words(pane.root)).toContain('https://fixed.example/service');
    type(field(pane.root, 'Session ID'), 'abc');
    submit(pane.root);
    expect(pane.intents).toEqual([
      { do: 'connect', baseUrl: fixed.baseUrl, sp: '7', sessionId: 'abc', keep: false },
    ]);
  });

  test('the session ID can’t be kept if that is forbidden', () => {
    const pane = drawPane(at({ keepHours: 0 }));
    expect(pane.root.querySelector('input[type="checkbox"]')).toBeNull();
    type(field(pane.root, 'Session ID'), 'abc');
    submit(pane.root);
    expect(pane.intents).toMatchObject([{ do: 'connect', keep: false }]);
  });

  test.each([
    [8, 'Keep the session ID on this device for 8 hours, or until I sign out'],
    [1, 'Keep the session ID on this device for 1 hour, or until I sign out'],
  ])('the checkbox says that the session ID is kept for %d h', (keepHours, label) => {
    const pane = drawPane(at({ keepHours }));
    expect([...pane.root.querySelectorAll('form label')].map(words)).toEqual(['Session ID', label]);
  });

  test('a kept session ID connects again with one click, and there is no list', () => {
    const pane = drawPane(at({}, [{ baseUrl: fixed.baseUrl, sp: '7', hasSession: true }]));
    expect(lines(pane.root)).toEqual([]);
    pane.press('Connect again to fixed.example (SP 7)');
    expect(pane.intents).toEqual([{ do: 'connect-again', baseUrl: fixed.baseUrl, sp: '7' }]);
  });

  test('with a fixed address alone, the SP is asked for', () => {
    const { root } = drawPane(at({ sp: undefined }));
    expect(field(root, 'Company number (SP)')).toBeTruthy();
    expect(() => field(root, 'Service address').value).toThrow();
  });

  test('“Get a session ID” leads to a new window, and is absent if no address is set', () => {
    expect(link(drawPane(at({})).root)).toBeNull();
    const found = link(drawPane(at({ sessionLink: 'https://id.example/' })).root);
    expect(words(found)).toBe('Get a session ID (opens in a new window)');
    expect([found?.href, found?.target, found?.rel]).toEqual([
      'https://id.example/',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('the administrator reads which settings are not used', async () => {
    const { root } = drawPane(at({ wrong: ['sp', 'sessionLink'] }));
    await untilShown(() => isLoaded(root));
    expect(words(root)).toContain('the SP in the settings of these pages is not used');
    expect(words(root)).toContain('the link “Get a session ID” in the settings of these pages is not used');
    expect(words(root)).not.toContain('the service address in the settings');
  });
});
