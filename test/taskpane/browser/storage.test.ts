/** @jest-environment jsdom */
import { browserDevice } from '../../../src/taskpane/browser/device';

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
  const device = browserDevice({
    storage: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  device.set('address', 'https://schedule.example.com');
  expect(device.get('address')).toBe('https://schedule.example.com');
  device.remove('address');
  expect(device.get('address')).toBeUndefined();
});

/** A storage that can be full. */
class FillingStorage
  extends Map<string, string>
  implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
{
  isFull = false;
  getItem = (name: string) => this.get(name) ?? null;
  removeItem = (name: string) => void this.delete(name);
  setItem = (name: string, text: string) => {
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.set(name, text);
  };
}

test('if storage is full, the newest text is used instead of the stored one', () => {
  const storage = new FillingStorage();
  const device = browserDevice({ storage: () => storage });
  device.set('journal', 'old');
  storage.isFull = true;
  device.set('journal', 'new');
  expect(device.get('journal')).toBe('new');
});

describe('with the partition key of Office', () => {
  let storage: FillingStorage;
  const device = (partition: string | undefined) => browserDevice({ storage: () => storage, partition });
  beforeEach(() => (storage = new FillingStorage()));

  test('names begin with the key, so that panes with another key do not see the texts', () => {
    device('one-').set('session', 'secret');
    expect([...storage]).toEqual([['one-shiftsheet:session', 'secret']]);
    expect(device('other-').get('session')).toBeUndefined();
    expect(device('one-').get('session')).toBe('secret');
  });

  test('a text of an earlier release is moved when it is first read', () => {
    device(undefined).set('pasted', 'Monday 9-17');
    expect(device('one-').get('pasted')).toBe('Monday 9-17');
    expect([...storage.keys()]).toEqual(['one-shiftsheet:pasted']);
    expect(device('one-').get('pasted')).toBe('Monday 9-17');
  });

  test('of two panes that move a text at the same moment, neither loses it', () => {
    device(undefined).set('device', 'the-id');
    const getItem = storage.getItem;
    storage.getItem = (name) => {
      const found = getItem(name);
      // The other pane moves the text after this one has not found the new name.
      if (name === 'one-shiftsheet:device' && found === null) {
        storage.getItem = getItem;
        device('one-').get('device');
      }
      return found;
    };
    expect(device('one-').get('device')).toBe('the-id');
  });

  test('a removed text, or one that was written anew, is not found under its old name either', () => {
    device(undefined).set('session', 'secret');
    device(undefined).set('first-day', '0');
    device('one-').remove('session');
    device('one-').set('first-day', '6');
    expect([...storage]).toEqual([['one-shiftsheet:first-day', '6']]);
  });

  test('if the storage has no room for two copies, the text keeps its old name', () => {
    device(undefined).set('pasted', 'Monday 9-17');
    storage.isFull = true;
    expect(device('one-').get('pasted')).toBe('Monday 9-17');
    expect([...storage.keys()]).toEqual(['shiftsheet:pasted']);
  });
});
