/** @jest-environment jsdom */
import { officeTheme, storagePartition } from '../../src/excel/ready';
import { replace } from '../runner/replace';

const DARK = '#262626';
const LIGHT = '#FFFFFF';

let context: {
  officeTheme?: { bodyBackgroundColor: string };
  partitionKey?: string;
};
let seen: string[];

beforeEach(() => {
  seen = [];
  context = { officeTheme: { bodyBackgroundColor: LIGHT } };
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

test('B19: no event tells of the theme, so the pane asks for it on focus', () => {
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
