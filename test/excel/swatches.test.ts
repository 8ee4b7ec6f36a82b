import { officeBook } from './office-book';
import { departments } from '../../src/core/entities/category-items';
import { layoutOf } from '../../src/core/table/layout';
import { openWorkbook } from '../office/open-workbook';

test('a colour is the fill of its cell, and its digits are readable on the fill', async () => {
  const { grid, person } = openWorkbook();
  const workbook = officeBook();
  const layout = layoutOf(departments);
  const at = layout.columns.findIndex(({ id }) => id === 'Color');
  const row = (colour: string) => layout.columns.map((_, column) => (column === at ? colour : 'x'));
  await workbook.create(layout, ['FF8000', 'ff8000', '', '000080', 'red'].map(row));
  await workbook.paint(layout);
  const sheet = grid.activeSheet();
  const looks = () =>
    [1, 2, 3, 4, 5].map((line) => {
      const { fill, color } = grid.look(sheet, line, at);
      return [fill ?? '', color];
    });
  expect(looks()).toEqual([
    ['#FF8000', '#000000'],
    ['#FF8000', '#000000'],
    ['', '#000000'],
    ['#000080', '#FFFFFF'],
    ['', '#000000'],
  ]);
  person.type(`${String.fromCharCode(65 + at)}2`, '');
  await workbook.paint(layout);
  expect(looks()[0]).toEqual(['', '#000000']);
});
