import { pageSamples } from '../run-sample';

const sample = pageSamples('Page layout and print settings', '54-worksheet/worksheet-page-layout');

export const pageLayout = [
  sample('adds a page break before a row', [[3], 'Sheet1!A4'], async (sheet, context) => {
    sheet.horizontalPageBreaks.add('A4:C4');
    const breaks = sheet.horizontalPageBreaks.load('items/rowIndex');
    const cell = sheet.horizontalPageBreaks.getItem(0).getCellAfterBreak().load('address');
    await context.sync();
    return [breaks.items.map(({ rowIndex }) => rowIndex), cell.address];
  }),
  sample('centers the data on the page', [true, true], async ({ pageLayout: layout }, context) => {
    layout.centerHorizontally = true;
    layout.centerVertically = true;
    layout.load('centerHorizontally,centerVertically');
    await context.sync();
    return [layout.centerHorizontally, layout.centerVertically];
  }),
  sample('prints in black and white', true, async ({ pageLayout: layout }, context) => {
    layout.blackAndWhite = true;
    layout.load('blackAndWhite');
    await context.sync();
    return layout.blackAndWhite;
  }),
  sample('repeats a row on each page', 'Sheet1!1:1', async ({ pageLayout: layout }, context) => {
    layout.setPrintTitleRows('$1:$1');
    const rows = layout.getPrintTitleRows().load('address');
    await context.sync();
    return rows.address;
  }),
  sample('prints some columns only', 'Sheet1!A1:B4', async ({ pageLayout: layout }, context) => {
    layout.setPrintArea('A1:B4');
    const area = layout.getPrintArea().load('address');
    await context.sync();
    return area.address;
  }),
  sample('turns the page', 'Landscape', async ({ pageLayout: layout }, context) => {
    layout.orientation = Excel.PageOrientation.landscape;
    layout.load('orientation');
    await context.sync();
    return layout.orientation;
  }),
  sample('prints at double size', 200, async ({ pageLayout: layout }, context) => {
    layout.zoom = { scale: 200 };
    layout.load('zoom');
    await context.sync();
    return layout.zoom.scale;
  }),
];
