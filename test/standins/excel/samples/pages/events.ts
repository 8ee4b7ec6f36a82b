import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';
import { wait } from '../../../../runner/until';

const sample = pageSamples('Work with events', 'excel-add-ins-events');

/** The events that the handlers got, after all of them are delivered. */
async function told(heard: readonly unknown[], context: Excel.RequestContext): Promise<readonly unknown[]> {
  await context.sync();
  await wait(50);
  return heard;
}

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
    await wait(50);
    return left.map((id) => id === sheet.id);
  }),
  sample('hears of formats', ['A1:B1'], async (sheet, context) => {
    const addresses: string[] = [];
    sheet.onFormatChanged.add((event) => Promise.resolve(void addresses.push(event.address)));
    await context.sync();
    sheet.getRange('A1:B1').format.fill.color = 'yellow';
    await context.sync();
    await wait(50);
    return addresses;
  }),
  sample('hears of a cell before and after', [['RangeEdited', 3, 4]], async (sheet, context) => {
    const heard: unknown[] = [];
    sheet.onChanged.add((event) =>
      Promise.resolve(
        void heard.push([
          event.changeType,
          event.details.valueBefore as number,
          event.details.valueAfter as number,
        ]),
      ),
    );
    await context.sync();
    sheet.getRange('B2').values = [[4]];
    return told(heard, context);
  }),
  sample('hears of what is selected', ['B2:C3'], async (sheet, context) => {
    const heard: unknown[] = [];
    sheet.onSelectionChanged.add((event) => Promise.resolve(void heard.push(event.address)));
    await context.sync();
    sheet.getRange('B2:C3').select();
    return told(heard, context);
  }),
  sample('hears no more once a handler is removed', ['A9'], async (sheet, context) => {
    const heard: unknown[] = [];
    const handler = sheet.onChanged.add((event) => Promise.resolve(void heard.push(event.address)));
    await context.sync();
    sheet.getRange('A9').values = [['x']];
    await told(heard, context);
    handler.remove();
    await context.sync();
    sheet.getRange('A10').values = [['y']];
    return told(heard, context);
  }),
  sample('hears nothing while events are off', [false, []], async (sheet, context) => {
    const heard: unknown[] = [];
    sheet.onChanged.add((event) => Promise.resolve(void heard.push(event.address)));
    context.runtime.enableEvents = false;
    await context.sync();
    sheet.getRange('A9').values = [['x']];
    context.runtime.load('enableEvents');
    await context.sync();
    return [context.runtime.enableEvents, await told(heard, context)];
  }),
  sample(
    'hears of sheets and tables added and deleted',
    ['sheet', 'table', 'table gone', 'sheet gone'],
    async (_sheet, context) => {
      const heard: unknown[] = [];
      const { worksheets, tables } = context.workbook;
      const note = (what: string) => () => Promise.resolve(void heard.push(what));
      worksheets.onAdded.add(note('sheet'));
      worksheets.onDeleted.add(note('sheet gone'));
      tables.onAdded.add(note('table'));
      tables.onDeleted.add(note('table gone'));
      await context.sync();
      const added = worksheets.add('More');
      const table = added.tables.add('A1:B2', true);
      await context.sync();
      table.delete();
      await context.sync();
      added.delete();
      return told(heard, context);
    },
  ),
  sample('hears of sorted rows', ['A2:C4'], async (sheet, context) => {
    const heard: unknown[] = [];
    sheet.onRowSorted.add((event) => Promise.resolve(void heard.push(event.address)));
    await context.sync();
    sheet.getRange('A2:C4').sort.apply([{ key: 1 }]);
    return told(heard, context);
  }),
  sample('hears of clicks', NOT_FOUND, (sheet) => {
    sheet.onSingleClicked.add(() => Promise.resolve());
  }),
  sample('hears of protection', NOT_FOUND, (sheet) => {
    sheet.onProtectionChanged.add(() => Promise.resolve());
  }),
];
