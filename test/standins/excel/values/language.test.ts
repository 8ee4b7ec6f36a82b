/** An Excel in German: people type and read German, and the API speaks American English. */
import { serialOf } from '../../../../src/standins/excel/values/serial';
import { openWorkbook, type OpenWorkbook } from '../../../office/open-workbook';

const DESKTOP = { hardness: { language: 'de-DE', platform: 'PC' } } as const;
const day = (year: number, month: number, date: number): number =>
  serialOf(year, month, date, { use1904: false }) ?? Number.NaN;

/** The value and the format of a General cell after a person typed the text. */
function typed(text: string): readonly unknown[] {
  const { person, grid } = openWorkbook(DESKTOP);
  person.type('A1', text);
  const cell = { row: 0, column: 0, rows: 1, columns: 1 };
  const sheet = grid.activeSheet();
  return [person.read('Sheet1')[0]?.[0], grid.formats(sheet, cell)[0]?.[0]];
}

test.each<[string, unknown, string]>([
  ['1,5', 1.5, 'General'],
  ['-2,25', -2.25, 'General'],
  ['1.234', 1234, '#,##0'],
  ['1.234,50', 1234.5, '#,##0.00'],
  ['2,5%', 0.025, '0.00%'],
  ['WAHR', true, 'General'],
  ['falsch', false, 'General'],
  ['8:30', 8.5 / 24, 'h:mm'],
  ['24.12.2026', day(2026, 12, 24), 'm/d/yyyy'],
  ['24.12.26', day(2026, 12, 24), 'm/d/yyyy'],
  ['4/5/2026', day(2026, 5, 4), 'm/d/yyyy'],
  ['4-5-2026', day(2026, 5, 4), 'm/d/yyyy'],
  ['2026-12-24', day(2026, 12, 24), 'm/d/yyyy'],
  ['24.12.', day(2026, 12, 24), 'd-mmm'],
  ['24.12', day(2026, 12, 24), 'd-mmm'],
  ['7.5', day(2026, 5, 7), 'd-mmm'],
  ['8.30', day(1930, 8, 1), 'mmm-yy'],
  ['24. Dez', day(2026, 12, 24), 'd-mmm'],
  ['24 Dez. 2026', day(2026, 12, 24), 'd-mmm-yy'],
  ['1. März 2026', day(2026, 3, 1), 'd-mmm-yy'],
  ['1. Mrz 26', day(2026, 3, 1), 'd-mmm-yy'],
  ['Mai 2026', day(2026, 5, 1), 'mmm-yy'],
  ['24.12.2026 8:30', day(2026, 12, 24) + 8.5 / 24, 'm/d/yyyy h:mm'],
])('%s typed into a German Excel is %s in the format %s', (text, value, format) => {
  expect(typed(text)).toEqual([value, format]);
});

test.each(['TRUE', '12/24/2026', '24 Dec 2026', 'March 14, 2025', '9:30 AM', '1,234,567', '$5'])(
  '%s typed into a German Excel stays text',
  (text) => expect(typed(text)).toEqual([text, 'General']),
);

test('the formulas of a German Excel are not modelled, except those that read the same in each language', () => {
  expect(typed('=1+1')[0]).toBe('#NAME?');
  expect(() => typed('=SUMME(1;2)')).toThrow('formulas in the language de-DE');
  expect(() => typed('=1,5')).toThrow('formulas in the language de-DE');
});

test('C5: what is picked from a dropdown of TRUE and FALSE is a text in a German Excel', () => {
  const { person } = openWorkbook(DESKTOP);
  person.type('A1', 'WAHR');
  person.type('A2', 'TRUE');
  expect(person.read('Sheet1')).toEqual([[true], ['TRUE']]);
});

test('texts that the API writes are read in American English, and cells show them in German', async () => {
  openWorkbook(DESKTOP);
  const written = ['24.12.2026', '1,5', '1.5', 'TRUE', 'WAHR', '12/24/2026', '9:30 AM'];
  const read = await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getActiveWorksheet().getRange('A1:A7');
    cells.values = written.map((text) => [text]);
    cells.load('values,text,numberFormat,formulas');
    await context.sync();
    const [values, text, formats, formulas] = [cells.values, cells.text, cells.numberFormat, cells.formulas];
    return written.map((_, at) => [values, text, formats, formulas].map((each) => String(each[at]?.[0])));
  });
  expect(read).toEqual([
    ['24.12.2026', '24.12.2026', 'General', '24.12.2026'],
    ['1,5', '1,5', 'General', '1,5'],
    ['1.5', '1,5', 'General', '1.5'],
    ['true', 'WAHR', 'General', 'true'],
    ['WAHR', 'WAHR', 'General', 'WAHR'],
    [String(day(2026, 12, 24)), '24.12.2026', 'm/d/yyyy', String(day(2026, 12, 24))],
    [String(9.5 / 24), '9:30 AM', 'h:mm AM/PM', String(9.5 / 24)],
  ]);
});

test('cells show numbers and months in German, whatever code the API gave them', async () => {
  openWorkbook(DESKTOP);
  const shown = await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getActiveWorksheet().getRange('A1:C1');
    cells.numberFormat = [['0.00##', 'dd mmm yyyy', '#,##0.00']];
    cells.values = [[7.5, day(2026, 12, 24), 1234.5]];
    cells.load('text,numberFormat');
    await context.sync();
    return [cells.text[0], cells.numberFormat[0]];
  });
  expect(shown).toEqual([
    ['7,50', '24 Dez. 2026', '1.234,50'],
    ['0.00##', 'dd mmm yyyy', '#,##0.00'],
  ]);
});

test('the library reports the language of Excel and of its region', async () => {
  openWorkbook(DESKTOP);
  const name = await Excel.run(async (context) => {
    const { cultureInfo } = context.workbook.application;
    cultureInfo.load('name');
    await context.sync();
    return cultureInfo.name;
  });
  const { displayLanguage, contentLanguage } = Office.context;
  expect([name, displayLanguage, contentLanguage]).toEqual(['de-DE', 'de-DE', 'de-DE']);
});

const several = (addresses: string): Promise<string> =>
  Excel.run(async (context) => {
    const areas = context.workbook.worksheets.getActiveWorksheet().getRanges(addresses);
    areas.areas.load('items/address');
    await context.sync();
    return String(areas.areas.items.length);
  }).catch((error: { code: string }) => error.code);

test.each<[string, () => OpenWorkbook, string, string]>([
  ['desktop', () => openWorkbook(DESKTOP), 'InvalidArgument', '2'],
  ['web', () => openWorkbook({ hardness: { language: 'de-DE' } }), '2', 'InvalidArgument'],
])(
  'several areas have the sign of the region between them in a German Excel on the %s',
  async (_, open, commas, semicolons) => {
    open();
    expect([await several('A1,B2'), await several('A1;B2')]).toEqual([commas, semicolons]);
  },
);
