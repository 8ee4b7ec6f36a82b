import { categoriesFor, catNoOf } from '../../../src/core/entities/category-kinds';
import type { WireRecord } from '../../../src/core/table/record';

test('a CatNo is its digits, told as a number, with zeros or with spaces', () => {
  expect(['7', 7, '007', ' 7 '].map((CatNo) => catNoOf({ CatNo }))).toEqual(['7', '7', '7', '7']);
  expect([{}, { CatNo: null }, { CatNo: {} }, { CatNo: '' }].map(catNoOf)).toEqual(['', '', '', '']);
});

test('a category that was picked by hand is found, however its number is told', () => {
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
