import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Work with worksheets', 'excel-add-ins-worksheets');

export const worksheets: readonly Sample[] = [
  sample('goes along the sheets', ['Sheet1', 'Last', 'Last', 'Sheet1', true], async (sheet, context) => {
    const { worksheets } = context.workbook;
    const last = worksheets.add('Last');
    const all = [worksheets.getFirst(), worksheets.getLast(), sheet.getNext(), last.getPrevious()];
    for (const each of all) each.load('name');
    const none = last.getNextOrNullObject();
    await context.sync();
    return [...all.map((each) => each.name), none.isNullObject];
  }),
  sample('passes over hidden sheets', ['Seen', 'Seen', 2], async (sheet, context) => {
    const { worksheets } = context.workbook;
    worksheets.add('Hidden').visibility = 'Hidden';
    worksheets.add('Seen');
    const next = sheet.getNext(true).load('name');
    const last = worksheets.getLast(true).load('name');
    const count = worksheets.getCount(true);
    await context.sync();
    // A sheet found from another is asked for again by its id.
    next.load('name');
    await context.sync();
    return [next.name, last.name, count.value];
  }),
  sample('asks for a sheet after the last', 'ItemNotFound', (sheet) => sheet.getNext().load('name')),
  sample('copies a sheet', NOT_FOUND, (sheet) => sheet.copy('End').load('name')),
  sample('moves a sheet', NOT_FOUND, (sheet) => {
    sheet.position = 0;
  }),
  sample('filters a range by two columns', [['Pears', 3, 'North']], async (sheet, context) => {
    const range = sheet.getRange('A1:C4');
    sheet.autoFilter.apply(range, 2, { filterOn: Excel.FilterOn.values, values: ['North'] });
    sheet.autoFilter.apply(range, 1, { filterOn: Excel.FilterOn.topPercent, criterion1: '40' });
    const view = sheet.getRange('A2:C4').getVisibleView().load('values');
    await context.sync();
    return view.values;
  }),
  sample('filters again, shows all, and takes the filter off', [[2, 1, 3], false], async (sheet, context) => {
    sheet.autoFilter.apply('A1:C4', 2, { filterOn: 'Custom', criterion1: 'North' });
    const seen = () => sheet.getRange('A2:C4').getVisibleView().load('rowCount');
    const first = seen();
    sheet.getRange('C2').values = [['South']];
    sheet.autoFilter.reapply();
    const second = seen();
    sheet.autoFilter.clearCriteria();
    const third = seen();
    sheet.autoFilter.remove();
    sheet.autoFilter.load('enabled');
    await context.sync();
    return [[first, second, third].map((each) => each.rowCount), sheet.autoFilter.enabled];
  }),
];
