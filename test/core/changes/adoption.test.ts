import { adoption } from '../../../src/core/changes/adoption';
import { users } from '../../../src/core/entities/users';

const record = { key: '1', cells: { LastName: "'t Hooft", FirstName: 'Ruud' }, ids: {} };

test('A4: a row without a baseline takes back the apostrophe that Excel took, and that no pane wrote again', () => {
  expect(adoption(users, { LastName: 't Hooft', FirstName: 'Ruud' }, record)).toEqual({
    writes: { LastName: "'t Hooft" },
    conflicts: {},
  });
});

test('any other difference waits for the user', () => {
  expect(adoption(users, { LastName: 'Hooft', FirstName: 'Ruud' }, record)).toEqual({
    writes: {},
    conflicts: { LastName: "'t Hooft" },
  });
});
