import type { ITableFilterItem } from '@univerjs/preset-sheets-table';
import {
  NO_TABLES,
  shifted,
  withFilteredOut,
  withoutTable,
  type TableBook,
} from '../../../../src/standins/workbench/grid/table-book';

const filter = { filterType: 'manual', values: ['Kitchen'] } as unknown as ITableFilterItem;

/** A table on rows 2 to 6 and columns B to D of a sheet. It is filtered by its second column, which hides rows 3 and 5. */
const BOOK: TableBook = {
  tables: [
    {
      id: 'users',
      name: 'Users',
      sheet: 'one',
      area: { row: 1, column: 1, rows: 5, columns: 3 },
      filters: { 1: filter },
    },
  ],
  filteredOut: { one: [2, 4], two: [7] },
};

const areas = (book: TableBook): number[][] =>
  book.tables.map(({ area }) => [area.row, area.column, area.rows, area.columns]);

test('rows inserted above a table move it and the rows that its filter hides', () => {
  const book = shifted(BOOK, 'one', 'rows', 0, 2);
  expect([areas(book), book.filteredOut]).toEqual([[[3, 1, 5, 3]], { one: [4, 6], two: [7] }]);
});

test('rows inserted at a table’s header move it, rows below the header enlarge it, rows after its end change nothing', () => {
  expect(areas(shifted(BOOK, 'one', 'rows', 1, 1))).toEqual([[2, 1, 5, 3]]);
  expect(areas(shifted(BOOK, 'one', 'rows', 2, 1))).toEqual([[1, 1, 6, 3]]);
  expect(areas(shifted(BOOK, 'one', 'rows', 6, 1))).toEqual([[1, 1, 5, 3]]);
});

test('deleted rows make the table smaller, also if they extend beyond its end', () => {
  const book = shifted(BOOK, 'one', 'rows', 4, -10);
  expect([areas(book), book.filteredOut['one']]).toEqual([[[1, 1, 3, 3]], [2]]);
});

test('a table whose header row is deleted is removed, and its filter hides nothing any more', () => {
  const book = shifted(BOOK, 'one', 'rows', 0, -2);
  expect([book.tables, book.filteredOut['one']]).toEqual([[], []]);
});

test('a filter moves with its column, and is removed with it', () => {
  expect(shifted(BOOK, 'one', 'columns', 2, 1).tables[0]?.filters).toEqual({ 2: filter });
  expect(shifted(BOOK, 'one', 'columns', 0, 1).tables[0]?.filters).toEqual({ 1: filter });
  expect(shifted(BOOK, 'one', 'columns', 1, -1).tables[0]?.filters).toEqual({ 0: filter });
  expect(shifted(BOOK, 'one', 'columns', 2, -1).tables[0]?.filters).toEqual({});
});

test('changes on another sheet change nothing', () => {
  expect(shifted(BOOK, 'two', 'rows', 0, 3).tables).toEqual(BOOK.tables);
});

test('a removed table shows its hidden rows again; rows hidden by other tables remain hidden', () => {
  const [table] = BOOK.tables;
  const book = table ? withFilteredOut(BOOK, table, [3]) : NO_TABLES;
  expect(book.filteredOut['one']).toEqual([3]);
  expect(withoutTable(book, 'users')).toEqual({ tables: [], filteredOut: { one: [], two: [7] } });
});
