import { readFileSync } from 'node:fs';
import { clouds } from '../../../src/server/clouds';
import { buildOptions } from '../../../tools/build/options';
import { hostedPage } from '../../../tools/build/pane-page';

const page = `<!doctype html><html><head><meta charset="utf-8"><script src="${clouds.worldwide.officeJs}"></script></head></html>`;

const hosted = (env: Record<string, string>) => {
  const options = buildOptions({ origin: 'https://sheets.example.com', ...env }, '1.0.0');
  if (!options) throw new Error('no options');
  return hostedPage(page, options);
};

test('a build that fixes nothing leaves the page as it is', () => {
  expect(hosted({})).toBe(page);
});

test('what the administrator has fixed stands in the page', () => {
  const text = hosted({
    service: '/service',
    'relay-to': 'https://a.example/api',
    sp: '0042',
    'keep-session': 'no',
    'session-link': 'https://a.example/?x=1&y="',
  });
  expect(text).toContain('<meta name="shiftsheet-service" content="/service">');
  expect(text).toContain('<meta name="shiftsheet-keep-session" content="0">');
  expect(text).toContain('<meta name="shiftsheet-sp" content="0042">');
  expect(text).toContain('<meta name="shiftsheet-session-link" content="https://a.example/?x=1&amp;y=%22">');
});

test.each(Object.entries(clouds))(
  'in the cloud %s, the text names the address to allow',
  (cloud, { officeJs }) => {
    const options = buildOptions({ origin: 'https://sheets.example.com', cloud }, '1.0.0');
    const template = readFileSync('src/taskpane/taskpane.html', 'utf8');
    const named = [...hostedPage(template, options!).matchAll(/https:\/\/[^\s/"]*\w/g)].map(([url]) => url);
    expect(named).toEqual([1, 2, 3].map(() => new URL(officeJs).origin));
  },
);

test.each(Object.entries(clouds))(
  'in the cloud %s, Office.js comes from its own address',
  (cloud, { officeJs }) => {
    const sources = [...hosted({ cloud }).matchAll(/<script src="([^"]*)"/g)].map(([, url]) => url);
    expect(sources).toEqual([officeJs]);
  },
);
