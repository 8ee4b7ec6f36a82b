import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';
import { wait } from '../../../../runner/until';

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
  sample('shows totals', [['Total', '', 6], 'Sheet1!A1:C5', 'Sheet1!A2:C4'], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    sheet.getRange('C1:C4').values = [['Sum'], [1], [2], [3]];
    table.showTotals = true;
    const totals = table.getTotalRowRange().load('values');
    const whole = table.getRange().load('address');
    const body = table.getDataBodyRange().load('address');
    await context.sync();
    return [totals.values[0], whole.address, body.address];
  }),
  sample('counts and sums in its totals as rows are added', [['Total', 9, 4]], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.showTotals = true;
    table.columns.getItem('Count').getTotalRowRange().formulas = [['=SUBTOTAL(109,Table1[Count])']];
    table.rows.add(undefined, [['Plums', 3, 'East']]);
    return read(table.getTotalRowRange(), context);
  }),
  sample('takes its totals away', [true, ['', '', '']], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.showTotals = true;
    table.showTotals = false;
    const below = await read(sheet.getRange('A5:C5'), context);
    return [true, below[0]];
  }),
  sample('takes a column of formulas', [['Double'], [6], [2], [4]], (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.add(undefined, [['Double'], ['=[@Count]*2'], ['=[@Count]*2'], ['=[@Count]*2']]);
    return read(table.columns.getItem('Double').getRange(), context);
  }),
  sample('adds rows with formulas', [[3, 2]], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.rows.add(undefined, [
      ['Plums', '=1+2', '=LEN("ab")'],
      ['Dates', 1, 'East'],
    ]);
    return (await read(table.rows.getItemAt(3).getRange(), context)).map((line) => line.slice(1));
  }),
  sample('hides its headers', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).showHeaders = false;
  }),
  sample('is laid over headers alone and filled', ['Sheet1!E1:F3', 2, 'Fruit'], async (sheet, context) => {
    const table = sheet.tables.add('E1:F1', true);
    table.name = 'Fruit';
    table.getHeaderRowRange().values = [['Product', 'Count']];
    table.rows.add(undefined, [
      ['Plums', 4],
      ['Quinces', 5],
    ]);
    if (Office.context.requirements.isSetSupported('ExcelApi', '1.2')) {
      sheet.getUsedRange().format.autofitColumns();
      sheet.getUsedRange().format.autofitRows();
    }
    const range = table.getRange().load('address');
    const count = table.rows.getCount();
    table.load('name');
    await context.sync();
    return [range.address, count.value, table.name];
  }),
  sample('takes a column of values at its end', [['Price'], [1], [2], [3]], (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.add(undefined, [['Price'], [1], [2], [3]]);
    return read(table.columns.getItem('Price').getRange(), context);
  }),
  sample(
    'changes a row and deletes another',
    [
      ['Pears', 9, 'North'],
      ['pears', 2, 'North'],
    ],
    (sheet, context) => {
      const table = sheet.tables.add('A1:C4', true);
      table.rows.getItemAt(0).values = [['Pears', 9, 'North']];
      table.rows.getItemAt(1).delete();
      return read(table.getDataBodyRange(), context);
    },
  ),
  sample('formats a column with one format', [['€3.00'], ['€1.00'], ['€2.00']], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.getItem('Count').getRange().numberFormat = [['\u20AC#,##0.00']];
    const cells = table.columns.getItem('Count').getDataBodyRange().load('text');
    await context.sync();
    return cells.text;
  }),
  sample('gives a column another name', 'How many', async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.getItem('Count').name = 'How many';
    const column = table.columns.getItemAt(1).load('name');
    await context.sync();
    return column.name;
  }),
  sample(
    'returns its headers, a column and a row',
    [[['Product', 'Count', 'Place']], [['North'], ['South'], ['North']], [['Figs', 1, 'South']]],
    async (sheet, context) => {
      const table = sheet.tables.add('A1:C4', true);
      const headers = table.getHeaderRowRange().load('values');
      const column = table.columns.getItem('Place').getDataBodyRange().load('values');
      const row = table.rows.getItemAt(1).load('values');
      await context.sync();
      return [headers.values, column.values, row.values];
    },
  ),
  sample('hears of a change', ['RangeEdited', 'B2'], async (sheet, context) => {
    const heard: string[] = [];
    const table = sheet.tables.add('A1:C4', true);
    table.onChanged.add((event) => Promise.resolve(void heard.push(event.changeType, event.address)));
    await context.sync();
    sheet.getRange('B2').values = [[7]];
    await context.sync();
    await wait(50);
    return heard;
  }),
  sample('sorts the cells of its body', [[3], [2], [1]], (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.getDataBodyRange().sort.apply([{ key: 1, ascending: false }]);
    return read(table.columns.getItem('Count').getDataBodyRange(), context);
  }),
  sample('filters by values and by the average', [['Pears', 3, 'North']], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.getItem('Place').filter.apply({ filterOn: Excel.FilterOn.values, values: ['North'] });
    table.columns.getItem('Count').filter.apply({
      filterOn: Excel.FilterOn.dynamic,
      dynamicCriteria: Excel.DynamicFilterCriteria.aboveAverage,
    });
    const view = table.getDataBodyRange().getVisibleView().load('values');
    await context.sync();
    return view.values;
  }),
  sample('filters by a condition, and again after a change', [2, 1], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.getItem('Count').filter.applyCustomFilter('>1', '<>9', 'And');
    const before = table.getDataBodyRange().getVisibleView().load('rowCount');
    await context.sync();
    sheet.getRange('B2').values = [[9]];
    table.reapplyFilters();
    const after = table.getDataBodyRange().getVisibleView().load('rowCount');
    await context.sync();
    return [before.rowCount, after.rowCount];
  }),
  sample('shows the best two, then all', [[['Pears'], ['pears']], 3, false], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.columns.getItem('Count').filter.applyTopItemsFilter(2);
    const best = table.columns.getItem('Product').getDataBodyRange().getVisibleView().load('values');
    await context.sync();
    table.clearFilters();
    const all = table.getDataBodyRange().getVisibleView().load('rowCount');
    table.autoFilter.load('isDataFiltered');
    await context.sync();
    return [best.values, all.rowCount, table.autoFilter.isDataFiltered];
  }),
  sample('filters by its button', ['A3:C3'], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.autoFilter.apply(table.getRange(), 0, { filterOn: Excel.FilterOn.custom, criterion1: '=f*' });
    const { rows } = table.getDataBodyRange().getVisibleView();
    rows.load('items/cellAddresses');
    await context.sync();
    return rows.items.map(({ cellAddresses }) => [cellAddresses[0]?.[0], cellAddresses[0]?.[2]].join(':'));
  }),
  sample(
    'wears colours by its parts',
    ['#000000', '#FFFFFF', '#C0C0C0', 'TableStyleLight9'],
    async (sheet, context) => {
      const table = sheet.tables.add('A1:C4', true);
      const header = table.getHeaderRowRange().format;
      header.fill.color = '#000000';
      header.font.color = '#FFFFFF';
      const row = table.rows.getItemAt(1).getRange().format;
      row.fill.color = '#C0C0C0';
      table.style = 'TableStyleLight9';
      header.load('fill/color,font/color');
      row.load('fill/color');
      table.load('style');
      await context.sync();
      return [header.fill.color, header.font.color, row.fill.color, table.style];
    },
  ),
  sample('becomes cells again', [0, '#FFA500'], async (sheet, context) => {
    const range = sheet.tables.add('A1:C4', true).convertToRange();
    range.format.fill.color = 'orange';
    range.load('format/fill/color');
    const count = sheet.tables.getCount();
    await context.sync();
    return [count.value, range.format.fill.color];
  }),
  sample('is made larger', ['Sheet1!A1:D5'], async (sheet, context) => {
    const table = sheet.tables.add('A1:C4', true);
    table.resize('A1:D5');
    const range = table.getRange().load('address');
    await context.sync();
    return [range.address];
  }),
  sample(
    'is filled from objects',
    [
      ['Name', 'Age'],
      ['Ann', 30],
      ['Bob', 41],
    ],
    async (sheet, context) => {
      const people = [
        { Name: 'Ann', Age: 30 },
        { Name: 'Bob', Age: 41 },
      ];
      const table = sheet.tables.add('F1:G1', true);
      table.getHeaderRowRange().values = [['Name', 'Age']];
      table.rows.add(
        undefined,
        people.map((person) => [person.Name, person.Age]),
      );
      return read(table.getRange(), context);
    },
  ),
  sample('filters by colour', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).columns.getItem('Count').filter.applyCellColorFilter('#FF0000');
  }),
];
