/** @jest-environment jsdom */
import { blockedOfficeJs, officeTheme, storagePartition } from '../../../src/excel/host/ready';
import { replace } from '../../runner/replace';

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

describe('if Office.js did not load', () => {
  const pageWith = (address: string) => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `<script src="static/taskpane.js"></script><script src="${address}"></script>`;
    return page;
  };

  test.each([
    ['https://appsforoffice.microsoft.com/lib/1/hosted/office.js', 'https://appsforoffice.microsoft.com'],
    [
      'https://appsforoffice.gcc.cdn.office.net/appsforoffice/lib/1/hosted/office.js',
      'https://appsforoffice.gcc.cdn.office.net',
    ],
  ])('the address to allow is that of the page’s script %s', (address, origin) => {
    replace(globalThis, 'Office', { value: undefined });
    expect(blockedOfficeJs(pageWith(address))).toBe(origin);
  });

  test('there is none if it did', () => {
    expect(
      blockedOfficeJs(pageWith('https://appsforoffice.microsoft.com/lib/1/hosted/office.js')),
    ).toBeUndefined();
  });
});
