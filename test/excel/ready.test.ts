/** @jest-environment jsdom */
import { officeTheme, storagePartition } from '../../src/excel/ready';
import { replace } from '../runner/replace';

const DARK = '#262626';
const LIGHT = '#FFFFFF';

type Handler = (event: { officeTheme?: { bodyBackgroundColor: string } }) => void;

let handlers: Handler[];
let context: {
  officeTheme?: { bodyBackgroundColor: string };
  partitionKey?: string;
  document: { addHandlerAsync: unknown };
};
let seen: string[];

beforeEach(() => {
  handlers = [];
  seen = [];
  const addHandlerAsync = (_event: string, handler: Handler): void => void handlers.push(handler);
  context = { officeTheme: { bodyBackgroundColor: LIGHT }, document: { addHandlerAsync } };
  replace(globalThis, 'Office', { value: { context } });
  replace(globalThis, 'matchMedia', {
    value: () => ({ matches: false, addEventListener: () => undefined }),
  });
});

/** The window keeps the listeners of earlier tests, so each test has a list of its own. */
function follow(): 'light' | 'dark' {
  const mine = seen;
  return officeTheme((theme) => void mine.push(theme));
}

test('the theme is Office’s, or the system’s if Office has none', () => {
  expect(follow()).toBe('light');
  context.officeTheme = { bodyBackgroundColor: DARK };
  expect(follow()).toBe('dark');
  delete context.officeTheme;
  expect(follow()).toBe('light');
});

test('a host that has an event for its theme is followed', () => {
  follow();
  handlers[0]?.({ officeTheme: { bodyBackgroundColor: DARK } });
  expect(seen).toEqual(['dark']);
});

test.each<[string, () => void]>([
  ['throws for the event', () => (context.document.addHandlerAsync = refuse)],
  ['ignores the event', () => (context.document.addHandlerAsync = () => undefined)],
])('B19: a library that %s does not stop the pane, which asks for the theme again on focus', (_, change) => {
  change();
  expect(follow()).toBe('light');
  dispatchEvent(new Event('focus'));
  expect(seen).toEqual([]);
  context.officeTheme = { bodyBackgroundColor: DARK };
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('focus'));
  expect(seen).toEqual(['dark']);
});

test('the key of the storage’s part is Office’s, if it has one', () => {
  expect(storagePartition()).toBeUndefined();
  context.partitionKey = 'a-key';
  expect(storagePartition()).toBe('a-key');
});

/** The library throws texts for events that it knows of other objects. */
function refuse(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- this is what the library does
  throw 'officeThemeChanged is not supported';
}
