/** The words at the end of a Message that say which cells were changed. */
import * as fc from 'fast-check';
import {
  changedOnService,
  isOnlyLists,
  withEdited,
  withoutServiceList,
  warningsIn,
  withServiceList,
  withWarnings,
} from '../../../src/core/sync/status-words';

const list = (message: string, before: string, ...added: string[]): string =>
  withServiceList({ status: '', message }, before, added).message;

test('a Message ends with the edited columns', () => {
  expect(withEdited('', ['Email', 'User name'])).toBe('Changed: Email; User name');
  expect(withEdited('Not sent yet', ['Email'])).toBe('Not sent yet. Changed: Email');
  expect(withEdited('Changed: Mobile', ['Email'])).toBe('Changed: Email');
  expect(withEdited('Stored', [])).toBe('Stored');
});

test('what changed on the service stands before the edited columns, and is kept with what changed before', () => {
  expect(list('', '', 'Mobile')).toBe('Changed on the service: Mobile');
  expect(list('', 'Changed on the service: Mobile', 'Email')).toBe('Changed on the service: Mobile; Email');
  expect(list('Changed: Name', 'Changed on the service: Mobile')).toBe(
    'Changed on the service: Mobile; Changed: Name',
  );
  expect(list('Wrong', 'Changed on the service: Mobile; Changed: Name')).toBe(
    'Wrong. Changed on the service: Mobile',
  );
});

test('a result of a push takes the place of the list', () => {
  const stored = { status: '0', message: 'Stored 14:05' };
  expect(withServiceList(stored, 'Changed on the service: Mobile')).toEqual(stored);
});

test('a Message without the list keeps everything else', () => {
  expect(withoutServiceList('Wrong. Changed on the service: Mobile; Changed: Name')).toBe(
    'Wrong. Changed: Name',
  );
  expect(withoutServiceList('Changed on the service: Mobile')).toBe('');
  expect(withoutServiceList('Wrong')).toBe('Wrong');
});

test.each([
  ['', true],
  ['Changed: Email', true],
  ['Changed on the service: Mobile; Changed: Email', true],
  ['Changed on the service: Mobile', true],
  ['Stored 14:05. Changed: Email', false],
  ['Stored 14:05', false],
])('"%s" is only lists: %s', (message, isOnly) => {
  expect(isOnlyLists(message)).toBe(isOnly);
});

const headers = fc.uniqueArray(fc.constantFrom('Email', 'User name', 'Mobile', 'Start', 'Can edit'));
const texts = fc.constantFrom('', 'Wrong.', 'The service said no.', 'Is this a “quoted” word?');

test('whatever stands in a Message, the lists are read as they were written', () => {
  fc.assert(
    fc.property(texts, headers, headers, headers, (text, edited, before, added) => {
      const first = withServiceList({ status: 'Fix', message: withEdited(text, edited) }, '', before);
      const both = withServiceList(
        { status: 'Fix', message: withEdited(text, edited) },
        first.message,
        added,
      );
      expect(changedOnService(both.message)).toEqual([...new Set([...before, ...added])]);
      expect(withServiceList(both, both.message)).toEqual(both);
      expect(withoutServiceList(both.message)).toBe(withEdited(text, edited));
    }),
  );
});

test('a check replaces the warnings of a stored row, and leaves the rest of its Message', () => {
  const adopted = 'Taken over.';
  const warned = withWarnings(adopted, 'Ann is away.');
  expect(warned).toBe('Taken over. ⚠ Ann is away.');
  expect(withWarnings(warned, 'Bo is away.')).toBe('Taken over. ⚠ Bo is away.');
  expect(withWarnings(warned, '')).toBe(adopted);
  expect(warningsIn(warned)).toBe('Ann is away.');
  expect(warningsIn(adopted)).toBe('');
});

test('a stored row keeps its warnings where nothing looks for new ones, and an edited row does not', () => {
  const before = '⚠ Ann is away.';
  expect(withServiceList({ status: '', message: '' }, before).message).toBe(before);
  expect(withServiceList({ status: 'Edited', message: 'Changed: Notes' }, before).message).toBe(
    'Changed: Notes',
  );
});
