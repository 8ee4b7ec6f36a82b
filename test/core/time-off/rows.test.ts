import { serialOfDay } from '../../../src/core/calendar/days';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { timeOff } from '../../../src/core/entities/time-off';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import { bindNames } from '../../../src/core/table/record';
import { planTimeOff, blockRows, transactionRows } from '../../../src/core/time-off/plan';
import { NameList } from '../../../src/core/values/name-list';
import { WEEK_OFF } from './entries';

const names = new NameList(
  'record',
  [
    ['7', 'Ann'],
    ['701', 'Vacation'],
    ['9', 'Holiday'],
  ].map(([id = '', name = '']) => ({ id, name, apart: [], also: [] })),
);
const [transactions, blocks] = [timeOff, timeBlocks].map((entity) => bindNames(entity, () => names));

test('one transaction takes the days off the account, on the first day that counts', () => {
  const entry = { ...WEEK_OFF, first: '2026-12-05' };
  expect(
    transactions && transactionRows(transactions, entry, planTimeOff(entry, USUAL_COUNTING).runs),
  ).toEqual([
    {
      Person: 'Ann',
      Account: 'Vacation',
      EffectiveDate: serialOfDay('2026-12-07'),
      Amount: -5,
    },
  ]);
});

test('each day that counts gets a block of the whole day, with the reason and the account that were chosen', () => {
  const entry = { ...WEEK_OFF, last: '2026-12-08', reasonId: '9' };
  const rows = blocks ? blockRows(blocks, entry, planTimeOff(entry, USUAL_COUNTING)) : [];
  const same = { Person: 'Ann', TimeOffReason: 'Holiday', TimeOffAccount: 'Vacation', Start: 0, End: 0 };
  expect(rows).toEqual([
    { ...same, Date: serialOfDay('2026-12-07') },
    { ...same, Date: serialOfDay('2026-12-08') },
  ]);
  const [first = {}] = blocks
    ? blockRows(blocks, { ...entry, reasonId: '' }, planTimeOff(entry, USUAL_COUNTING))
    : [];
  expect(Object.keys(first)).not.toContain('TimeOffReason');
});
