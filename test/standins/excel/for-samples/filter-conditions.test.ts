import { passing } from '../../../../src/standins/excel/filter-criteria';
import type { Scalar } from '../../../../src/standins/excel/grid';
import { SAMPLES_PART } from '../../../../src/standins/excel/samples-part';

const DATES = { use1904: false };

/** The values that pass, each shown as it is. */
const left = (criteria: object, values: readonly Scalar[]): Scalar[] => {
  const cells = values.map((value) => ({ value, text: String(value) }));
  const passes = passing(criteria as never, cells, DATES, SAMPLES_PART);
  return values.filter((_, index) => passes[index]);
};

test.each([
  ['>=2', null, null, [2, 3]],
  ['<2', '>2', 'Or', [1, 3]],
  ['>1', '<3', 'And', [2]],
  ['=2', null, null, [2]],
  ['<>2', null, null, [1, 3, 'two', '']],
  ['=', null, null, ['']],
  ['<>', null, null, [1, 2, 3, 'two']],
  ['T?O', null, null, ['two']],
  ['*w*', null, null, ['two']],
])('the condition %s %s %s lets its cells through', (criterion1, criterion2, operator, expected) => {
  const criteria = { filterOn: 'Custom', criterion1, criterion2, operator };
  expect(left(criteria, [1, 2, 3, 'two', ''])).toEqual(expected);
});

test('a wildcard after ~ matches only itself', () => {
  expect(left({ filterOn: 'Custom', criterion1: '=~*a' }, ['*a', 'ba'])).toEqual(['*a']);
});

test.each([
  ['TopItems', '2', [5, 4, 4]],
  ['BottomItems', '1', [1]],
  ['TopPercent', '50', [5, 4, 4]],
  ['BottomPercent', '10', [1]],
])('%s %s counts numbers only, and equal values pass together', (filterOn, criterion1, expected) => {
  expect(left({ filterOn, criterion1 }, [5, 4, 4, 'nine', 1])).toEqual(expected);
});

test('averages, months and quarters are computed from numbers', () => {
  const [january, may, june] = [45_300, 45_420, 45_450];
  const dynamic = (dynamicCriteria: string) =>
    left({ filterOn: 'Dynamic', dynamicCriteria }, [january, may, june, 'May']);
  expect(dynamic('BelowAverage')).toEqual([january]);
  expect(dynamic('AboveAverage')).toEqual([may, june]);
  expect(dynamic('AllDatesInPeriodMay')).toEqual([may]);
  expect(dynamic('AllDatesInPeriodQuarter2')).toEqual([may, june]);
});

test.each([
  [{ filterOn: 'CellColor', color: '#FF0000' }, [1]],
  [{ filterOn: 'Dynamic', dynamicCriteria: 'Today' }, [1]],
  [{ filterOn: 'Custom', criterion1: '>m' }, ['n']],
  [{ filterOn: 'Values', values: [{ date: '2020', specificity: 'Year' }] }, [1]],
])('%j is refused', (criteria, values) => {
  expect(() => left(criteria, values)).toThrow(expect.objectContaining({ code: 'ApiNotFound' }) as Error);
});
