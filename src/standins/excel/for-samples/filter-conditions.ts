/** What a filter lets through by top and bottom, averages, months and quarters. */
import { integerOf, textOf } from '../arguments';
import type { Extension } from '../extension';
import type { FilterTest } from '../filter-conditions';
import type { Argument } from '../object-type';
import { invalidArgument, notModelled } from '../problem';
import type { JsonObject } from '../wire/protocol';
import { momentOf, type DateSystem } from '../values/serial';

export const passingConditions: Extension['passing'] = (kind, criteria, cells, dates) => {
  const numbers = cells.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  switch (kind) {
    case 'Dynamic':
      return cells.map(dynamicTest(criteria, numbers, dates));
    case 'TopItems':
    case 'TopPercent':
    case 'BottomItems':
    case 'BottomPercent': {
      const count = countOf(criteria['criterion1'], kind.endsWith('Percent'), numbers.length);
      const isTop = kind.startsWith('Top');
      const sorted = [...numbers].sort((one, other) => (isTop ? other - one : one - other));
      const last = sorted[Math.min(count, sorted.length) - 1];
      // Cells with equal values pass together, even if these are more cells than the criteria ask for.
      return cells.map(
        ({ value }) =>
          typeof value === 'number' && last !== undefined && (isTop ? value >= last : value <= last),
      );
    }
    default:
      return undefined;
  }
};

function countOf(criterion: Argument | undefined, isPercent: boolean, all: number): number {
  const count = integerOf(typeof criterion === 'string' ? Number(criterion) : criterion);
  if (count < 1) throw invalidArgument();
  return isPercent ? Math.max(1, Math.trunc((all * count) / 100)) : count;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const PERIOD = 'AllDatesInPeriod';

/** By the average, or by month or quarter in any year. What depends on today is not modelled. */
function dynamicTest(criteria: JsonObject, numbers: readonly number[], dates: DateSystem): FilterTest {
  const choice = textOf(criteria['dynamicCriteria']);
  const average = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  if (choice === 'AboveAverage') return ({ value }) => typeof value === 'number' && value > average;
  if (choice === 'BelowAverage') return ({ value }) => typeof value === 'number' && value < average;
  const period = choice.startsWith(PERIOD) ? choice.slice(PERIOD.length) : '';
  const month = MONTHS.indexOf(period === 'Februray' ? 'February' : period);
  const quarter = Number(/^Quarter([1-4])$/.exec(period)?.[1] ?? 0);
  if (month < 0 && quarter === 0) throw notModelled(`the dynamic filter "${choice}"`);
  return ({ value }) => {
    const found = typeof value === 'number' ? momentOf(value, dates)?.month : undefined;
    return found !== undefined && (quarter > 0 ? Math.ceil(found / 3) === quarter : found === month + 1);
  };
}
