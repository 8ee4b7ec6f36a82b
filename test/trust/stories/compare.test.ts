/** What counts as a difference between a recorded story and the present code. */
import { compare } from './compare';
import type { Line, Moment, Outcome, RecordedStory } from './story';

const line = (row: string, status: string, message = ''): Line => ({ row, status, message });
const moment = (...users: Line[]): Moment => ({ tables: { users }, held: { users: 2 } });
const ended = (...moments: Moment[]): Outcome => ({
  moments,
  records: { users: { 1: 'Ann', 2: 'Bob' } },
  broken: '',
});
const recorded = (outcome: Outcome): RecordedStory => ({
  name: '1.1',
  side: 'mine',
  acts: [{ do: 'reopen' }, { do: 'reopen' }],
  outcome,
});

const asIs = moment(line('1 ann', ''), line('2 bob', 'Edited', 'Stored yesterday; push again.'));

test('a story that is as recorded has no difference', () => {
  expect(compare(recorded(ended(asIs, asIs)), ended(asIs, asIs), [])).toEqual([]);
});

test('another Status is reported once, at the step and with the act where it begins', () => {
  const other = moment(line('1 ann', 'New'), ...(asIs.tables['users'] ?? []).slice(1));
  expect(compare(recorded(ended(asIs, asIs, asIs)), ended(asIs, other, other), [])).toEqual([
    { story: '1.1', step: 1, act: '{"do":"reopen"}', where: 'users', row: '1 ann', was: '[]', is: '[New]' },
  ]);
});

test('a sentence in other words is a difference until both sentences are given', () => {
  const other = moment(line('1 ann', ''), line('2 bob', 'Edited', 'Kept yesterday; push again.'));
  const [story, played] = [recorded(ended(asIs)), ended(other)];
  expect(compare(story, played, [])).toHaveLength(1);
  expect(compare(story, played, [{ was: 'Stored', is: 'Kept' }])).toEqual([]);
});

test('a missing row, an added row and another order are reported, each row by its name', () => {
  const [ann = line('', ''), bob = line('', '')] = asIs.tables['users'] ?? [];
  const played = ended(moment(bob, ann), moment(ann), moment(ann, ann, bob));
  const rows = compare(recorded(ended(asIs, asIs, asIs)), played, []).map(({ row, is }) => [row, is]);
  expect(rows).toEqual([
    ['order of the rows', '2 bob, 1 ann'],
    ['2 bob', '(nothing)'],
    ['1 ann (2)', '[]'],
  ]);
});

test('the service’s records are compared by number after each act and in full at the end', () => {
  const played: Outcome = {
    ...ended({ ...asIs, held: { users: 3 } }),
    records: { users: { 1: 'Ann', 2: 'Rob', 3: 'Bob' } },
  };
  expect(compare(recorded(ended(asIs)), played, []).map(({ was, is }) => [was, is])).toEqual([
    ['2 records', '3 records'],
    ['Bob', 'Rob'],
    ['(nothing)', 'Bob'],
  ]);
});

test('a promise that is broken now, or was broken when recorded, is a difference', () => {
  const broken: Outcome = { ...ended(asIs), records: {}, broken: 'lost: a row' };
  expect(compare(recorded(ended(asIs)), broken, [])).toMatchObject([{ where: 'story', is: 'lost: a row' }]);
  expect(compare(recorded(broken), ended(asIs), [])).toMatchObject([{ where: 'story', was: 'lost: a row' }]);
});
