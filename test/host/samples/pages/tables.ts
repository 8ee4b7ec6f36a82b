import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Work with tables', 'excel-add-ins-tables');

export const tables: readonly Sample[] = [
  sample('lays one over data without headers', [['Column1'], ['Product'], ['Pears']], (sheet, context) => {
    sheet.tables.add('A1:C4', false);
    return read(sheet.getRange('A1:A3'), context);
  }),
  sample('sorts, and clears the sorting', [['Figs'], ['pears'], ['Pears']], (sheet, context) => {
    const { sort } = sheet.tables.add('A1:C4', true);
    sort.apply([{ key: 1, ascending: true }]);
    sort.clear();
    return read(sheet.getRange('A2:A4'), context);
  }),
  sample('shows totals', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).showTotals = true;
  }),
  sample('filters by a condition', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).columns.getItem('Count').filter.applyCustomFilter('>1');
  }),
  sample('filters by colour', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).columns.getItem('Count').filter.applyCellColorFilter('#FF0000');
  }),
];
