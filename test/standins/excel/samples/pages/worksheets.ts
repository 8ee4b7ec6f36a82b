import { firstOf, NOT_FOUND, pageSamples, type Sample } from '../run-sample';

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
    // A sheet that was found from another sheet is requested again by its id.
    next.load('name');
    await context.sync();
    return [next.name, last.name, count.value];
  }),
  sample('asks for a sheet after the last', 'ItemNotFound', (sheet) => sheet.getNext().load('name')),
  sample('copies a sheet to the end', ['Sheet1 (2)', 2, 'Figs', '#FFFF00'], async (sheet, context) => {
    context.workbook.worksheets.add('Other');
    sheet.getRange('A3').format.fill.color = 'yellow';
    const copy = sheet.copy(Excel.WorksheetPositionType.end).load('name,position');
    const cell = copy.getRange('A3').load('values,format/fill/color');
    await context.sync();
    return [copy.name, copy.position, firstOf(cell), cell.format.fill.color];
  }),
  sample(
    'copies a sheet with a table before it',
    [0, ['Sheet1!A1:C4', "'Sheet1 (2)'!A1:C4"]],
    async (sheet, context) => {
      sheet.tables.add('A1:C4', true);
      const copy = sheet.copy('Before', sheet).load('position');
      const { tables } = context.workbook;
      tables.load('items');
      await context.sync();
      const ranges = tables.items.map((each) => each.getRange().load('address'));
      await context.sync();
      return [copy.position, ranges.map((each) => each.address)];
    },
  ),
  sample('moves a sheet to the end', ['Two', 'Sheet1'], async (sheet, context) => {
    const { worksheets } = context.workbook;
    worksheets.add('Two');
    const count = worksheets.getCount();
    await context.sync();
    sheet.position = count.value - 1;
    worksheets.load('items/name');
    await context.sync();
    return worksheets.items.map((each) => each.name);
  }),
  sample('adds, names and shows sheets', ['Sample', 1, true], async (_sheet, context) => {
    const added = context.workbook.worksheets.add('Sample');
    added.activate();
    added.load('name,position');
    const active = context.workbook.worksheets.getActiveWorksheet().load('id');
    added.load('id');
    await context.sync();
    return [added.name, added.position, active.id === added.id];
  }),
  sample('deletes a sheet if there is another', [1], async (sheet, context) => {
    const { worksheets } = context.workbook;
    worksheets.add('Other');
    sheet.delete();
    worksheets.load('items');
    await context.sync();
    return [worksheets.items.length];
  }),
  sample('cannot delete the only sheet', 'InvalidOperation', (sheet) => sheet.delete()),
  sample('names, hides and colours a sheet', ['New', 'VeryHidden', '#FF0000'], async (_sheet, context) => {
    const added = context.workbook.worksheets.add();
    added.name = 'New';
    added.visibility = Excel.SheetVisibility.veryHidden;
    added.tabColor = 'red';
    added.load('name,visibility,tabColor');
    await context.sync();
    return [added.name, added.visibility, added.tabColor];
  }),
  sample('returns the address and values of a cell', ['Sheet1!C2', [['North']]], async (sheet, context) => {
    const cell = sheet.getCell(1, 2).load('address,values');
    await context.sync();
    return [cell.address, cell.values];
  }),
  sample('takes the sheet that may be there', [true, false], async (_sheet, context) => {
    const { worksheets } = context.workbook;
    const none = worksheets.getItemOrNullObject('Nowhere');
    const one = worksheets.getItemOrNullObject('Sheet1');
    await context.sync();
    return [none.isNullObject, one.isNullObject];
  }),
  sample('freezes the first row', ['Sheet1!1:1', true], async (sheet, context) => {
    sheet.freezePanes.freezeRows(1);
    const frozen = sheet.freezePanes.getLocationOrNullObject().load('address');
    await context.sync();
    sheet.freezePanes.unfreeze();
    const none = sheet.freezePanes.getLocationOrNullObject();
    await context.sync();
    return [frozen.address, none.isNullObject];
  }),
  sample('protects a sheet, and frees it with its password', [true, false], async (sheet, context) => {
    sheet.protection.protect({ allowAutoFilter: true }, 'secret');
    sheet.protection.load('protected');
    await context.sync();
    const before = sheet.protection.protected;
    sheet.protection.unprotect('secret');
    sheet.protection.load('protected');
    await context.sync();
    return [before, sheet.protection.protected];
  }),
  sample('cannot write on a protected sheet', 'AccessDenied', (sheet) => {
    sheet.protection.protect();
    sheet.getRange('A1').values = [['x']];
  }),
  sample('sets up the page', 'Landscape', async ({ pageLayout }, context) => {
    pageLayout.orientation = 'Landscape';
    pageLayout.load('orientation');
    await context.sync();
    return pageLayout.orientation;
  }),
  sample('hears of calculations', NOT_FOUND, (sheet) => {
    sheet.onCalculated.add(() => Promise.resolve());
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
