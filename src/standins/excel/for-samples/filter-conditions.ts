/** What a filter lets through by conditions, top and bottom, averages, months and quarters. */
import { integerOf, modelledChoiceOf, textOf } from '../arguments';
import type { Extension } from '../extension';
import type { FilteredCell } from '../filter-criteria';
import type { Argument } from '../object-type';
import { invalidArgument, notModelled } from '../problem';
import type { JsonObject } from '../wire/protocol';
import { momentOf, type DateSystem } from '../values/serial';

export const passingConditions: Extension['passing'] = (kind, criteria, cells, dates) => {
  const numbers = cells.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  switch (kind) {
    case 'Custom':
      return byConditions(criteria, cells);
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

function byConditions(criteria: JsonObject, cells: readonly FilteredCell[]): boolean[] {
  const first = conditionOf(textOf(criteria['criterion1']));
  const other = criteria['criterion2'] ?? null;
  if (other === null) return cells.map(first);
  const second = conditionOf(textOf(other));
  const joins = modelledChoiceOf(criteria['operator'], ['And', 'Or'], [], 'And');
  return cells.map((cell) => (joins === 'And' ? first(cell) && second(cell) : first(cell) || second(cell)));
}

type Test = (cell: FilteredCell) => boolean;

/** `>50`, `<>North`, `=S*`, `=` for empty cells; a text without a sign means equal. */
function conditionOf(text: string): Test {
  const [, sign = '=', operand = ''] = /^(<=|>=|<>|<|>|=)?(.*)$/s.exec(text) ?? [];
  if (sign === '=') return equality(operand);
  if (sign === '<>') {
    const equal = equality(operand);
    return (cell) => !equal(cell);
  }
  const limit = numberOf(operand);
  if (limit === undefined) throw notModelled(`the order of texts in the filter "${text}"`);
  return ({ value }) => {
    if (typeof value !== 'number') return false;
    if (sign === '<') return value < limit;
    if (sign === '>') return value > limit;
    return sign === '<=' ? value <= limit : value >= limit;
  };
}

function equality(operand: string): Test {
  const number = numberOf(operand);
  const pattern = new RegExp(`^${wildcards(operand)}$`, 'isu');
  return ({ value, text }) => {
    const isShown = pattern.test(text);
    if (number !== undefined && typeof value === 'number' && (value === number) !== isShown)
      throw notModelled('a filter on numbers that show something other than they are');
    return isShown;
  };
}

const numberOf = (text: string): number | undefined =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);

/** `*` is any text, `?` any character; `~` before one of them means itself. */
const wildcards = (text: string): string =>
  text.replace(/~([*?~])|([*?])|[\\^$.+()[\]{}|/-]/g, (found, escaped?: string, wild?: string) => {
    if (escaped !== undefined) return escaped === '~' ? '~' : `\\${escaped}`;
    if (wild !== undefined) return wild === '*' ? '.*' : '.';
    return found === '-' ? '-' : `\\${found}`;
  });

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
function dynamicTest(criteria: JsonObject, numbers: readonly number[], dates: DateSystem): Test {
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
