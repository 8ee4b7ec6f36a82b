import { identityPatches } from '../../../src/core/changes/identity-patches';
import { trackRows } from '../../../src/core/changes/track-rows';
import { users } from '../../../src/core/entities/users';
import type { FieldCells } from '../../../src/core/table/record';
import { base, baseline, cells, person, sheet, type Row } from '../users';

const known = baseline(base('a', 1), base('b', 2));
const states = (...rows: Row[]) =>
  trackRows(users, sheet(...rows), known).rows.map(({ change, newId, copyOf }) => [
    change,
    newId,
    copyOf?.id,
  ]);

test('rows in any order are unchanged if their cells are unchanged', () => {
  expect(states(['b', person(2)], ['a', person(1)])).toEqual([
    ['unchanged', undefined, undefined],
    ['unchanged', undefined, undefined],
  ]);
});

test('an edited row lists its edited fields', () => {
  const tracking = trackRows(
    users,
    sheet(['a', { ...person(1), FirstName: 'Other', Email: 'x@y.example' }]),
    known,
  );
  expect(tracking.rows[0]).toMatchObject({ change: 'edited', changed: ['FirstName', 'Email'] });
  expect(tracking.deleted.map((row) => row.id)).toEqual(['b']);
});

test('a field whose value on the service is unconfirmed counts as edited, whatever the cell says', () => {
  const { rows } = trackRows(users, sheet(['a', person(1)]), known, new Map(), new Map([['a', ['Email']]]));
  expect(rows[0]).toMatchObject({ change: 'edited', changed: ['Email'] });
});

test('of several rows with one id, the row with the fewest edits keeps the id, wherever it is', () => {
  expect(states(['a', { ...person(1), FirstName: 'Copy' }], ['a', person(1)], ['b', person(2)])).toEqual([
    ['new', '', 'a'],
    ['unchanged', undefined, undefined],
    ['unchanged', undefined, undefined],
  ]);
});

test('a blank row with the id of another row gets a fresh id', () => {
  const blank = {};
  expect(states(['a', blank], ['b', person(1)])).toEqual([
    ['blank', '', undefined],
    ['unchanged', 'a', undefined],
  ]);
  expect(states(['a', blank], ['a', person(1)], ['b', person(2)])[0]).toEqual(['blank', '', undefined]);
});

test('a row that was copied without the hidden column is recognised as a copy by its key', () => {
  expect(states(['a', person(1)], ['b', person(2)], ['', person(1)])[2]).toEqual(['new', '', 'a']);
});

test('an edited copy with its original’s id is a copy, even if the original’s cells are in a row with another id', () => {
  expect(states(['a', { ...person(1), FirstName: 'Copy' }], ['sent', person(1)], ['b', person(2)])).toEqual([
    ['new', '', 'a'],
    ['unchanged', 'a', undefined],
    ['unchanged', undefined, undefined],
  ]);
});

test('if a row and its copy are both edited, the row with fewer edits is the original, and a preview shows it first', () => {
  const twice = { ...person(1), FirstName: 'Other', LastName: 'Other' };
  const once = { ...person(1), FirstName: 'Copy' };
  const tracked = (...rows: Row[]) => trackRows(users, sheet(...rows, ['b', person(2)]), known).rows;
  expect(tracked(['a', twice], ['a', once])).toMatchObject([
    { change: 'new', newId: '', copyOf: { id: 'a' } },
    { change: 'edited', changed: ['FirstName'], needsPreview: true },
    { change: 'unchanged' },
  ]);
  expect(tracked(['a', twice], ['a', person(1)])[1]).not.toHaveProperty('needsPreview');
  expect(tracked(['a', twice])[0]).not.toHaveProperty('needsPreview');
});

test('if an update has no answer yet, the row with the sent cells is the original, and not its edited copy', () => {
  const edited = { ...person(1), FirstName: 'Sent' };
  const copy = { ...edited, FirstName: 'Copy' };
  const sent = new Map([['a', { FirstName: 'Sent' }]]);
  const rows = sheet(['a', copy], ['b', edited], ['', person(2)]);
  expect(trackRows(users, rows, known, sent).rows).toMatchObject([
    { change: 'new', newId: '' },
    { change: 'edited', newId: 'a' },
    { change: 'unchanged', newId: 'b' },
  ]);
});

test('rows without keys whose cells have changed places each become the row of the record with the same cells', () => {
  const whole = (key: number) => ({ ...person(key), Email: `p${key}@shop.example`, UserType: 'Member' });
  const restored = (key: number) => ({ ...whole(key), UserID: '' });
  const stored = baseline(...[1, 2, 3].map((key) => ({ ...base(`r${key}`, key), cells: whole(key) })));
  const newIds = (...rows: Row[]) => trackRows(users, sheet(...rows), stored).rows.map(({ newId }) => newId);
  expect(newIds(['r1', restored(2)], ['r2', restored(3)], ['r3', restored(1)])).toEqual(['r2', 'r3', 'r1']);
  const edited = { ...restored(3), FirstName: 'Edited' };
  expect(newIds(['r1', restored(2)], ['r2', edited], ['r3', restored(1)])).toEqual(['r2', 'r3', 'r1']);
  const likeItsOwn = { ...restored(2), FirstName: 'Edited' };
  expect(newIds(['r1', restored(2)], ['r2', likeItsOwn], ['r3', restored(3)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(
    newIds(['r1', person(1)], ['r2', cells({ FirstName: 'New' })], ['new', restored(2)], ['r3', person(3)]),
  ).toEqual([undefined, '', 'r2', undefined]);
  const sent = new Map([['s', whole(4)]]);
  const atSentId = sheet(['s', restored(1)], ['r1', person(2)], ['', person(3)]);
  expect(trackRows(users, atSentId, stored, sent).rows.map(({ newId }) => newId)).toEqual(['r1', 'r2', 'r3']);
});

test('a displaced row without a key that equals a missing record in most cells is that record’s edited row', () => {
  const whole = (key: number) => ({ ...person(key), Email: `p${key}@shop.example`, UserType: 'Member' });
  const stored = baseline(...[1, 2].map((key) => ({ ...base(`r${key}`, key), cells: whole(key) })));
  const track = (displaced: Row[1]) =>
    trackRows(users, sheet(['r1', displaced], ['', whole(1)]), stored).rows[0];
  expect(track({ ...whole(2), UserID: '', FirstName: 'Edited' })).toMatchObject({
    change: 'edited',
    changed: ['FirstName', 'UserID'],
    newId: 'r2',
  });
  const other = { ...whole(3), UserID: '', LastName: 'Last 2' };
  expect(track(other)).toMatchObject({ change: 'new', newId: '' });
});

test('a copy without the key never takes the record of the row that shows the key, however much that row is edited', () => {
  const original = { ...person(1), FirstName: 'Edited', LastName: 'Edited', HomePhone: '1' };
  const copy = { ...original, UserID: '', FirstName: 'First 1', LastName: 'Last 1' };
  expect(states(['a', original], ['a', copy], ['b', person(2)])).toEqual([
    ['edited', undefined, undefined],
    ['new', '', 'a'],
    ['unchanged', undefined, undefined],
  ]);
});

test('a row that lost its id and has its key is still that record’s row', () => {
  expect(states(['', { ...person(1), FirstName: 'Other' }], ['b', person(2)])[0]).toEqual([
    'edited',
    'a',
    undefined,
  ]);
});

test('a row that Ctrl+Z restored is its record’s row, even if sorting outside Excel put it at another row’s id', () => {
  const whole = (key: number) => ({ ...person(key), Email: `p${key}@shop.example`, UserType: 'Member' });
  const stored = baseline({ ...base('a', 1), cells: whole(1) }, { ...base('b', 2), cells: whole(2) });
  const restored = { ...whole(2), UserID: '' };
  for (const idOfOther of ['', 'b'])
    expect(trackRows(users, sheet(['a', restored], [idOfOther, whole(1)]), stored).rows).toMatchObject([
      { change: 'edited', changed: ['UserID'], newId: 'b' },
      { change: 'unchanged', newId: 'a' },
    ]);
});

test('a sent row that was edited and displaced is not the copy of another row that is at its id', () => {
  const typed = cells({ UserName: 'sent0001', FirstName: 'Sent', LastName: 'Sent' });
  const { UserName, FirstName, LastName } = typed;
  const sent = new Map([['s', { UserName, FirstName, LastName } as FieldCells]]);
  const copy = { ...person(1), FirstName: 'Copy' };
  const rows = sheet(['a', person(1)], ['s', copy], ['b', { ...typed, LastName: 'Edited' }], ['', person(2)]);
  expect(trackRows(users, rows, known, sent).rows.map(({ newId }) => newId)).toEqual([
    undefined,
    '',
    's',
    'b',
  ]);
});

test('a copy of another row is not a displaced sent row, even if the sent row is missing from the sheet', () => {
  const sent = new Map([['s', cells({ UserName: 'sent0001', FirstName: 'Sent' })]]);
  const copy = { ...person(1), FirstName: 'Copy' };
  const rows = sheet(['a', person(1)], ['a', copy], ['b', person(2)]);
  expect(trackRows(users, rows, known, sent).rows[1]).toMatchObject({ change: 'new', newId: '' });
  const moved = sheet(['a', person(1)], ['b', copy], ['', person(2)]);
  expect(trackRows(users, moved, known, sent).rows[1]).toMatchObject({ change: 'new', newId: '' });
  const displaced = sheet(['a', { ...copy, UserID: '' }], ['', person(1)], ['b', person(2)]);
  expect(trackRows(users, displaced, known, sent).rows[0]).toMatchObject({ change: 'new', newId: 's' });
});

test('a typed row is new, and an empty row is blank', () => {
  expect(
    states(['a', person(1)], ['b', person(2)], ['', cells({ FirstName: 'New' })], ['', cells()]).slice(2),
  ).toEqual([
    ['new', '', undefined],
    ['blank', undefined, undefined],
  ]);
});

test('of new rows that share an id, all but the first get a fresh id', () => {
  expect(states(['n', cells({ FirstName: 'One' })], ['n', cells({ FirstName: 'Two' })])).toEqual([
    ['new', undefined, undefined],
    ['new', '', undefined],
  ]);
});

test('a copy loses the unique values and the key of its original, and keeps what was typed into it', () => {
  const rows = sheet(
    ['a', person(1)],
    ['a', { ...person(1), UserName: 'another1' }],
    ['a', { ...person(1), ExternalID: 7, FirstName: 'X' }],
  );
  let fresh = 0;
  const patches = identityPatches(users, trackRows(users, rows, known), () => `fresh${(fresh += 1)}`);
  expect(patches).toEqual([
    { index: 1, column: 'Row', cell: 'fresh1' },
    { index: 1, column: 'ExternalID', cell: '' },
    { index: 1, column: 'UserID', cell: '' },
    { index: 2, column: 'Row', cell: 'fresh2' },
    { index: 2, column: 'UserID', cell: '' },
  ]);
});

test('names such as __proto__ are ordinary names', () => {
  const rows = sheet(
    ['__proto__', cells({ UserName: '__proto__' })],
    ['constructor', cells({ UserName: 'constructor' })],
  );
  expect(trackRows(users, rows, known).rows.map((row) => row.change)).toEqual(['new', 'new']);
});
