/** Switches of hardness.ts for what is written into cells. */
import { errorCode } from '../../office/error-code';
import { openWorkbook } from '../../office/open-workbook';

const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getActiveWorksheet();

async function filteredTable(shown: readonly string[]): Promise<void> {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange('A1:B7').values = [
      ['Name', 'Text'],
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, name]),
    ];
    const table = sheet.tables.add('A1:B7', true);
    table.columns.getItem('Name').filter.applyValuesFilter([...shown]);
    await context.sync();
  });
}

function valuesAfter(write: (sheet: Excel.Worksheet) => void): Promise<unknown[]> {
  return Excel.run(async (context) => {
    write(sheetOf(context));
    const range = sheetOf(context).getRange('B2:B7').load('values');
    await context.sync();
    return range.values.flat() as unknown[];
  });
}

describe('A2: with shiftsFilteredWrites', () => {
  test('each visible block gets an array from its start, and hidden rows get nothing', async () => {
    openWorkbook({ hardness: { shiftsFilteredWrites: true } });
    await filteredTable(['a', 'b', 'd', 'f']);
    const block = [['1'], ['2'], ['3'], ['4'], ['5'], ['6']];
    expect(await valuesAfter((sheet) => (sheet.getRange('B2:B7').values = block))).toEqual([
      1,
      2,
      'c',
      1,
      'e',
      1,
    ]);
    expect(await valuesAfter((sheet) => (sheet.getRange('B5:B6').formulas = [['x'], ['y']]))).toEqual([
      1,
      2,
      'c',
      'x',
      'e',
      1,
    ]);
  });

  test('a single cell is right in a hidden row, and a null leaves a cell unchanged', async () => {
    openWorkbook({ hardness: { shiftsFilteredWrites: true } });
    await filteredTable(['a', 'b']);
    expect(await valuesAfter((sheet) => (sheet.getRange('B4').values = [['x']]))).toEqual([
      'a',
      'b',
      'x',
      'd',
      'e',
      'f',
    ]);
    expect(await valuesAfter((sheet) => (sheet.getRange('B2:B4').values = [[null], ['y'], ['z']]))).toEqual([
      'a',
      'y',
      'x',
      'd',
      'e',
      'f',
    ]);
  });

  test('a range without hidden rows is written as it should be', async () => {
    openWorkbook({ hardness: { shiftsFilteredWrites: true } });
    await filteredTable(['a', 'b', 'c']);
    expect(await valuesAfter((sheet) => (sheet.getRange('B2:B4').values = [['x'], ['y'], ['z']]))).toEqual([
      'x',
      'y',
      'z',
      'd',
      'e',
      'f',
    ]);
  });
});

describe('A3: with refusesUnboundedCells', () => {
  test.each([
    ['numberFormat', (range: Excel.Range) => (range.numberFormat = [['@']])],
    ['values', (range: Excel.Range) => (range.values = 'x' as unknown as string[][])],
    ['formulas', (range: Excel.Range) => (range.formulas = '=1' as unknown as string[][])],
  ])('%s of whole columns and rows are refused', async (_name, set) => {
    openWorkbook({ hardness: { refusesUnboundedCells: true } });
    for (const address of ['A:A', '2:2']) {
      const code = await errorCode(
        Excel.run(async (context) => {
          set(sheetOf(context).getRange(address));
          await context.sync();
        }),
      );
      expect(code).toBe('InvalidArgument');
    }
  });

  test('widths, rules and formats of some rows are still taken', async () => {
    openWorkbook({ hardness: { refusesUnboundedCells: true } });
    await Excel.run(async (context) => {
      const whole = sheetOf(context).getRange('A:A');
      whole.format.columnWidth = 50;
      whole.dataValidation.rule = { list: { inCellDropDown: true, source: 'a,b' } };
      sheetOf(context).getRange('A1:A5000').numberFormat = [['@']];
      await context.sync();
    });
  });
});

test('A4: with eatsApostrophes, a text cell takes the first apostrophe as Excel’s own', async () => {
  for (const eatsApostrophes of [true, false]) {
    openWorkbook({ hardness: { eatsApostrophes } });
    const shown = await Excel.run(async (context) => {
      const range = sheetOf(context).getRange('A1:A2');
      range.numberFormat = [['@'], ['@']];
      range.values = [["'t Hooft"], ["''t Hooft"]];
      range.load('values');
      await context.sync();
      return range.values.flat() as unknown[];
    });
    expect(shown).toEqual(eatsApostrophes ? ['t Hooft', "'t Hooft"] : ["'t Hooft", "''t Hooft"]);
  }
});

test('no cell takes a text of more than 32,767 characters, whatever its format', async () => {
  openWorkbook();
  for (const format of ['@', 'General']) {
    const code = await errorCode(
      Excel.run(async (context) => {
        const range = sheetOf(context).getRange('A1');
        range.numberFormat = [[format]];
        range.values = [['x'.repeat(32_768)]];
        await context.sync();
      }),
    );
    expect(code).toBe('InvalidArgument');
  }
});

test('B15: with keepsEmptyTexts, an empty text fills a text cell, and null or clearing leaves it blank', async () => {
  for (const keepsEmptyTexts of [true, false]) {
    openWorkbook({ hardness: { keepsEmptyTexts } });
    const types = await Excel.run(async (context) => {
      const range = sheetOf(context).getRange('A1:D1');
      range.numberFormat = [['@', '@', 'General', '@']];
      range.values = [['', null, '', '']];
      sheetOf(context).getRange('D1').clear('Contents');
      range.load('values,valueTypes');
      await context.sync();
      expect(range.values).toEqual([['', '', '', '']]);
      return range.valueTypes[0];
    });
    expect(types).toEqual([keepsEmptyTexts ? 'String' : 'Empty', 'Empty', 'Empty', 'Empty']);
  }
});
