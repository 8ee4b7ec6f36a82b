import { fixedConnection } from '../../../src/taskpane/browser/page-offers';

const ORIGIN = 'https://sheets.example.com';
const fixedBy = (metas: Record<string, string>) => fixedConnection((name) => metas[name], ORIGIN);

test('settings that the page has are fixed, and a path is an address of the page’s own origin', () => {
  expect(fixedBy({ service: '/service', sp: '7', 'session-link': 'https://id.example/' })).toEqual({
    baseUrl: 'https://sheets.example.com/service',
    sp: '7',
    sessionLink: 'https://id.example/',
    wrong: [],
  });
});

test('settings that can’t be right are named and not used', () => {
  expect(fixedBy({ service: '//elsewhere.example', sp: 'x', 'session-link': 'javascript:1' })).toEqual({
    wrong: ['baseUrl', 'sp', 'sessionLink'],
  });
});

test.each([
  ['0', 0],
  ['8', 8],
  ['no', 0],
  ['-1', 0],
  ['', 0],
])('with keep-session "%s" in the page, a session ID is kept for %d hours at most', (text, keepHours) => {
  expect(fixedBy({ 'keep-session': text })).toEqual({ wrong: [], keepHours });
});
