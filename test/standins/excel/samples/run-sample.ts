import { errorCode } from '../../../office/error-code';
import { openWorkbook, type OpenWorkbook } from '../../../office/open-workbook';

/** A script of the documentation's shape: one `Excel.run` on the first sheet, and what it returns. */
type Script = (sheet: Excel.Worksheet, context: Excel.RequestContext) => unknown;

/** A page's scripts: what each does in words, the script, and what it must return or the code of its error. */
export interface Sample {
  readonly page: string;
  /**
   * The name of its file, without the ending: in the folder docs/excel of office-js-docs-pr or, if it begins with a
   * folder, in samples/excel of office-js-snippets.
   */
  readonly file: string;
  readonly does: string;
  readonly script: Script;
  readonly result: unknown;
}

/** The result of a script that needs something that is not modelled. */
export const NOT_FOUND = 'ApiNotFound';

/** Makes the samples of one page. */
export const pageSamples =
  (page: string, file: string) =>
  (does: string, result: unknown, script: Script): Sample => ({ page, file, does, script, result });

export async function read(range: Excel.Range, context: Excel.RequestContext): Promise<unknown[][]> {
  range.load('values');
  await context.sync();
  return range.values;
}

/** The value of a loaded range's first cell. */
export const firstOf = (range: Excel.Range): unknown => (range.values as unknown[][])[0]?.[0];

/** Runs the script on a new workbook with a small table of data over A1:C4, and returns its result. */
export async function runSample({ script }: Sample): Promise<unknown> {
  const workbook: OpenWorkbook = openWorkbook();
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('A1:C4').values = [
      ['Product', 'Count', 'Place'],
      ['Pears', 3, 'North'],
      ['Figs', 1, 'South'],
      ['pears', 2, 'North'],
    ];
    await context.sync();
  });
  let told: unknown;
  const code = await errorCode(
    Excel.run(async (context) => {
      told = await script(context.workbook.worksheets.getItem('Sheet1'), context);
      await context.sync();
    }),
  );
  await workbook.eventsDelivered();
  return code === 'no error' ? told : code;
}
