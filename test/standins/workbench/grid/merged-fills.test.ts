import type { ICellData, IMutationInfo, Nullable } from '@univerjs/core';
import { mergedFills } from '../../../../src/standins/workbench/grid/merged-fills';

const fill = (
  cellValue: Record<number, Record<number, Nullable<ICellData>>>,
  sheet = 'one',
): IMutationInfo => ({
  id: 'fill',
  params: { unitId: 'book', subUnitId: sheet, cellValue },
});
const insert: IMutationInfo = { id: 'insert-row', params: {} };

test('consecutive fills of one sheet become one, and later cells replace earlier ones', () => {
  const parts = [
    fill({ 0: { 0: { s: { n: { pattern: '@' } } } } }),
    fill({ 0: { 0: { v: 'a', t: 1 }, 1: { v: 'b' } } }),
    fill({ 1: { 0: { v: 'c' } }, 0: { 0: { v: 'd', s: { bl: 1 } } } }),
  ];
  expect(mergedFills(parts, 'fill')).toEqual([
    fill({
      0: { 0: { v: 'd', t: 1, s: { n: { pattern: '@' }, bl: 1 } }, 1: { v: 'b' } },
      1: { 0: { v: 'c' } },
    }),
  ]);
});

test('fills are not merged across other mutations or other sheets', () => {
  const mutations = [fill({ 0: { 0: { v: 1 } } }), insert, fill({ 0: { 0: { v: 2 } } }), fill({}, 'two')];
  expect(mergedFills(mutations, 'fill')).toEqual(mutations);
});

test('a fill that can’t be merged over other cells is played after them', () => {
  const emptied = [fill({ 0: { 0: { v: 1 } } }), fill({ 0: { 0: null } })];
  const named = [fill({ 0: { 0: { v: 1 } } }), fill({ 0: { 0: { s: 'style-1' } } })];
  expect([mergedFills(emptied, 'fill'), mergedFills(named, 'fill')]).toEqual([emptied, named]);
});

test('the given mutations are not changed', () => {
  const first = fill({ 0: { 0: { v: 1 } } });
  mergedFills([first, fill({ 0: { 1: { v: 2 } } })], 'fill');
  expect(first).toEqual(fill({ 0: { 0: { v: 1 } } }));
});
