import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Work with events', 'excel-add-ins-events');

export const events: readonly Sample[] = [
  sample('hears that a sheet was left', [true, true], async (sheet, context) => {
    const left: string[] = [];
    const hear = (event: Excel.WorksheetDeactivatedEventArgs): Promise<void> =>
      Promise.resolve(void left.push(event.worksheetId));
    sheet.load('id');
    sheet.onDeactivated.add(hear);
    context.workbook.worksheets.onDeactivated.add(hear);
    const other = context.workbook.worksheets.add('Other');
    await context.sync();
    other.activate();
    await context.sync();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return left.map((id) => id === sheet.id);
  }),
  sample('hears of formats', ['A1:B1'], async (sheet, context) => {
    const addresses: string[] = [];
    sheet.onFormatChanged.add((event) => Promise.resolve(void addresses.push(event.address)));
    await context.sync();
    sheet.getRange('A1:B1').format.fill.color = 'yellow';
    await context.sync();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return addresses;
  }),
];
