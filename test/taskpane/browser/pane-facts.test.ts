/** @jest-environment jsdom */
import packageFile from '../../../package.json';
import { paneFacts } from '../../../src/taskpane/views/diagnostics';
import { replace } from '../../runner/replace';

const browser = (userAgent: string) => ({ userAgent, languages: ['en-US', 'de'] });

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2739.42',
    'Edge 128',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36',
    'Chromium 127',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari 17',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)', 'WebKit 605'],
  ['Maria’s browser', 'other'],
])('of the user agent %s only the family and its main version are used', (userAgent, engine) => {
  expect(paneFacts(browser(userAgent)).engine).toBe(engine);
});

test('the version is that of the package, and a pane that was not built is called so', () => {
  expect(paneFacts()).toMatchObject({ version: packageFile.version, build: 'development' });
});

test('what the browser lacks is named', () => {
  expect(paneFacts(browser('')).features).toMatchObject({ locks: false, clipboard: false, storage: true });
  const locks = { locks: {} as LockManager };
  expect(paneFacts({ ...browser(''), ...locks }).features).toMatchObject({ locks: true });
});

test('a browser that forbids its storage is said to have none', () => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  replace(globalThis, 'localStorage', { get });
  expect(paneFacts().features['storage']).toBe(false);
});
