import { serialOfDay } from '../../../src/core/calendar/days';
import { emptyBaseline } from '../../../src/core/changes/baseline';
import type { TrackedRow } from '../../../src/core/changes/row';
import { trackRows } from '../../../src/core/changes/track-rows';
import type { Entity } from '../../../src/core/entities/entity';
import { qualifications } from '../../../src/core/entities/qualifications';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { timeOff } from '../../../src/core/entities/time-off';
import { wallMinute } from '../../../src/core/reports/facts';
import { leaveOf, qualificationsOf, shiftsOf } from '../../../src/core/reports/from-rows';
import { atOnce } from '../../../src/core/slices';
import { bindNames } from '../../../src/core/table/record';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';

const named = (id: string, name: string) => ({ id, name, apart: [`u${id}`], also: [] });
const people = [named('7', 'Ann'), named('8', 'Bo'), named('9', 'Bo'), named('0', 'Open shift')];
const bound = (entity: Entity) =>
  bindNames(
    entity,
    (kind) => new NameList(kind, kind === 'people' || kind === 'users' ? people : [named('3', 'Bar')]),
  );

type Row = Readonly<Record<string, Cell>>;

function rowsOf(entity: Entity, rows: readonly Row[]): readonly TrackedRow[] {
  const sheet = rows.map((cells, index) => ({ index, id: `row${index}`, cells, status: '', message: '' }));
  return trackRows(entity, sheet, emptyBaseline).rows;
}

const day = serialOfDay('2026-11-23') ?? 0;
const shifts = (...rows: Row[]) => {
  const entity = bound(timeBlocks);
  return atOnce(shiftsOf(entity, rowsOf(entity, rows), 'current'));
};

test('a block is read with its day and times as numbers or as typed texts', () => {
  const { facts, unreadable } = shifts(
    {
      Person: 'Ann',
      Date: day,
      Start: 0.375,
      End: 17 / 24,
      Department: 'bar',
      Hours: '7,5',
      Color: 'ff8000',
    },
    { Person: '7', Date: '2026-11-23', Start: 9, End: '5pm' },
  );
  expect(unreadable).toEqual([]);
  expect(facts).toMatchObject([
    {
      personId: '7',
      person: 'Ann',
      start: wallMinute('2026-11-23', '09:00'),
      end: wallMinute('2026-11-23', '17:00'),
      departmentId: '3',
      department: 'Bar',
      hoursTyped: 7.5,
      isPushed: false,
    },
    { personId: '7', start: wallMinute('2026-11-23', '09:00'), end: wallMinute('2026-11-23', '17:00') },
  ]);
});

test('an end at or before the start is on the next day, unless there is an End Date', () => {
  const { facts } = shifts(
    { Person: 'Ann', Date: day, Start: 22 / 24, End: 6 / 24 },
    { Person: 'Ann', Date: day, Start: 0.5, End: 0.5 },
    { Person: 'Ann', Date: day, Start: 0.5, End: 0.75, EndDate: day + 2 },
  );
  expect(facts.map(({ start, end }) => end - start)).toEqual([8 * 60, 24 * 60, 54 * 60]);
});

test('a name that means nobody or several people counts as a person of its own, and open shifts are nobody’s', () => {
  const { facts } = shifts(
    { Person: 'Zed', Date: day, Start: 0.5, End: 0.75 },
    { Person: ' ZED ', Date: day, Start: 0.5, End: 0.75 },
    { Person: 'Bo', Date: day, Start: 0.5, End: 0.75 },
    { Person: 'Open shift', Date: day, Start: 0.5, End: 0.75 },
  );
  expect(facts.map(({ personId }) => personId)).toEqual(['?zed', '?zed', '?bo', '0']);
});

test('rows with too little to count are listed as unreadable, and blank rows are skipped', () => {
  const { facts, unreadable } = shifts(
    { Person: 'Ann', Date: day, Start: 0.5 },
    { Person: '', Date: day, Start: 0.5, End: 0.75 },
    { Person: 'Ann', Date: 'soon', Start: 0.5, End: 0.75 },
    { Person: 'Ann', Date: day, Start: 0.5, End: 0.75, EndDate: day - 1 },
    {},
  );
  expect([facts.length, unreadable.length]).toEqual([0, 4]);
});

test('a filled cell that can’t be read makes its row unreadable', () => {
  const nine = { Person: 'Ann', Date: day, Start: 9 / 24, End: 17 / 24 };
  const { facts, unreadable } = shifts(
    { ...nine, Hours: '7.5h' },
    { ...nine, Hours: -8 },
    { ...nine, EndDate: '30.11.2026' },
    { ...nine, Hours: ' ', EndDate: '' },
    { ...nine, Hours: 0 },
  );
  expect(unreadable).toHaveLength(3);
  expect(facts.map(({ hoursTyped }) => hoursTyped)).toEqual([undefined, 0]);
  const able = bound(qualifications);
  expect(
    atOnce(
      qualificationsOf(
        able,
        rowsOf(able, [
          { Person: 'Ann', Item: 'Bar', Rank: 'high' },
          { Person: 'Ann', Item: 'Bar', PayRate: '15 €' },
        ]),
      ),
    ),
  ).toMatchObject({ facts: [], unreadable: [{ index: 0 }, { index: 1 }] });
});

test('an edited transaction keeps the service’s values beside those of the sheet', () => {
  const off = bound(timeOff);
  const cells = { Person: 'Ann', Account: 'Bar', EffectiveDate: day, Amount: -5, TransID: 1 };
  const base = { id: 'row0', key: '1', cells, ids: { Person: '7', Account: '3' } };
  const of = (now: Row) =>
    atOnce(
      leaveOf(
        off,
        trackRows(off, [{ index: 0, id: 'row0', cells: now, status: '', message: '' }], {
          ...emptyBaseline,
          rows: new Map([['row0', base]]),
        }).rows,
      ),
    ).facts[0];
  expect(of({ ...cells, Person: 'Bo (u9)', Amount: -3, EffectiveDate: day + 1 })).toMatchObject({
    personId: '9',
    amount: -3,
    isPushed: false,
    stored: { personId: '7', accountId: '3', account: 'Bar', effectiveDate: '2026-11-23', amount: -5 },
  });
  expect(of(cells)).toMatchObject({ amount: -5, isPushed: true });
  expect(of(cells)).not.toHaveProperty('stored');
});

test('a qualification has its item’s category, whatever the row’s Category says', () => {
  const items = [{ ...named('3', 'Bar'), category: '10' }, named('4', 'Zoo')];
  const lists: Readonly<Record<string, NameList>> = {
    users: new NameList('person', people),
    items: new NameList('item', items),
    categories: new NameList('category', [named('10', 'Tasks')]),
  };
  const able = bindNames(qualifications, (kind) => lists[kind] ?? new NameList(kind, []));
  const { facts } = atOnce(
    qualificationsOf(
      able,
      rowsOf(able, [
        { Person: 'Ann', Item: 'bar' },
        { Person: 'Ann', Item: 'Zoo', Category: 'Elsewhere' },
        { Person: 'Ann', Item: 'Bax' },
      ]),
    ),
  );
  expect(facts.map(({ itemId, category }) => [itemId, category])).toEqual([
    ['3', 'Tasks'],
    ['4', 'Elsewhere'],
    ['?bax', ''],
  ]);
});

test('transactions and qualifications are read with their names', () => {
  const off = bound(timeOff);
  expect(
    atOnce(
      leaveOf(
        off,
        rowsOf(off, [
          { Person: 'Bo (u9)', Account: 'Bar', EffectiveDate: day, Amount: -2, Description: ' =1+1 ' },
          { Person: 'Ann', Account: '', EffectiveDate: '', Amount: '3' },
          { Person: 'Ann', Amount: 'many', EffectiveDate: day },
          { Person: 'Ann', Amount: 1, EffectiveDate: '3/4' },
        ]),
      ),
    ),
  ).toMatchObject({
    unreadable: [{ index: 2 }, { index: 3 }],
    facts: [
      { personId: '9', account: 'Bar', effectiveDate: '2026-11-23', amount: -2, description: '=1+1' },
      { personId: '7', account: '', effectiveDate: '', amount: 3 },
    ],
  });
  const able = bound(qualifications);
  expect(
    atOnce(
      qualificationsOf(
        able,
        rowsOf(able, [
          { Person: 'Ann', Item: 'Bar', Rank: 2 },
          { Person: 'Ann', Rank: 1 },
        ]),
      ),
    ),
  ).toMatchObject({
    unreadable: [{ index: 1 }],
    facts: [{ personId: '7', item: 'Bar', rank: 2, rate: undefined }],
  });
});
