/** @vitest-environment jsdom */
import { browserDevice } from '../../../src/taskpane/browser/storage';

beforeEach(() => localStorage.clear());

test('a stored text can be read by the next pane', () => {
  browserDevice().set('address', 'https://schedule.example.com');
  expect(browserDevice().get('address')).toBe('https://schedule.example.com');
  browserDevice().remove('address');
  expect(browserDevice().get('address')).toBeUndefined();
});

test('an empty text is stored as a text', () => {
  browserDevice().set('sp', '');
  expect(browserDevice().get('sp')).toBe('');
});

test('if the browser forbids storage, texts are kept until the pane closes', () => {
  const device = browserDevice(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  device.set('address', 'https://schedule.example.com');
  expect(device.get('address')).toBe('https://schedule.example.com');
  device.remove('address');
  expect(device.get('address')).toBeUndefined();
});

test('if storage is full, the newest text is used instead of the stored one', () => {
  let full = false;
  class FillingStorage
    extends Map<string, string>
    implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  {
    getItem = (name: string) => this.get(name) ?? null;
    removeItem = (name: string) => void this.delete(name);
    setItem = (name: string, text: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      this.set(name, text);
    };
  }
  const storage = new FillingStorage();
  const device = browserDevice(() => storage);
  device.set('journal', 'old');
  full = true;
  device.set('journal', 'new');
  expect(device.get('journal')).toBe('new');
});
