import { categoriesFor, catNoOf } from '../../../src/core/entities/category-types';
import type { WireRecord } from '../../../src/core/values/kind';

test('a CatNo is the same number whether it is sent as a number, with leading zeros or with spaces', () => {
  expect(['7', 7, '007', ' 7 '].map((CatNo) => catNoOf({ CatNo }))).toEqual(['7', '7', '7', '7']);
  expect([{}, { CatNo: null }, { CatNo: {} }, { CatNo: '' }].map(catNoOf)).toEqual(['', '', '', '']);
});

test('a category that the user picked is found in any form of its number', () => {
  const categories: WireRecord[] = [
    { CatNo: 1, Type: 'Department' },
    { CatNo: '002', Type: '' },
    { CatNo: 3, Type: '' },
  ];
  const picked = (kind: string) => (kind === 'task' ? '2' : undefined);
  expect(categoriesFor('department', categories, picked)).toEqual(['1']);
  expect(categoriesFor('task', categories, picked)).toEqual(['2']);
  expect(categoriesFor('other', categories, picked)).toEqual(['3']);
});
