/** E5: no formula of a rule is longer than 255 characters, which is a limit in many places of Excel. */
import { departments } from '../../../src/core/entities/category-items';
import { layoutOf, MESSAGE_COLUMN, STATUS_COLUMN } from '../../../src/core/table/layout';
import { paneWords, sheetWords } from '../../../src/core/words/words';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../../src/excel/cells/column-formats';
import { addColours } from '../../../src/excel/table/colours';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { languages, translationOf } from '../../../src/taskpane/languages/languages';
import { openWorkbook } from '../../office/open-workbook';

const LONGEST = 255;

afterEach(() => {
  paneWords.use();
  sheetWords.use();
});

test.each(languages.map(({ tag }) => tag))(
  'E5: no rule is longer than 255 characters in %s, also in the last cells of a sheet',
  async (tag) => {
    sheetWords.use((await translationOf(tag))?.sheets);
    const { host } = openWorkbook({ hardness: { longestRule: 8_192 } });
    const formulas = () => host.book.conditionalFormats.map(({ rule }) => rule['formula'] as string);
    const workbook = createOfficeWorkbook();
    await workbook.create(layoutOf(departments), []);
    await workbook.decorate();
    const near = formulas();
    expect(near.length).toBeGreaterThan(8);
    await Excel.run(async (context) => {
      const columns = [STATUS_COLUMN, MESSAGE_COLUMN, 'Last'];
      addColours(context.workbook.worksheets.getItem(layoutOf(departments).sheet), {
        firstRow: SHEET_ROWS - 1,
        firstColumn: SHEET_COLUMNS - columns.length,
        columns,
      });
      await context.sync();
    });
    expect(formulas()).toHaveLength(2 * near.length);
    expect(formulas().filter(({ length }) => length > LONGEST)).toEqual([]);
  },
);
