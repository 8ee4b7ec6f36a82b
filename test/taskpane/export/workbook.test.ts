/** @jest-environment jsdom */
import './browser-text-encoder';
import { TextDecoder } from 'node:util';
import { unzipSync } from 'fflate';
import { serialOfDay } from '../../../src/core/calendar/days';
import type { Report, ReportCell, ReportColumn } from '../../../src/core/reports/report';
import { workbookOfAll } from '../../../src/taskpane/export/workbook';
import { partsOf, bytesOf, all, attribute, reader, readingOf, type Read } from './read-workbook';
import { dangerous, hours, odd, people, reportOf } from './sample-report';

/** A report of one row of data with one column of each kind. */
const rowOf = (columns: readonly (readonly [ReportColumn['kind'], ReportCell])[]): Report => ({
  ...hours,
  lines: [],
  sections: [
    {
      columns: columns.map(([kind]) => ({ header: kind, kind, width: 10 })),
      rows: [{ role: 'data', cells: columns.map(([, cell]) => cell) }],
      empty: '',
    },
  ],
});

test('the file has one sheet, named after the report, and nothing hidden', async () => {
  const { paths, workbook } = await partsOf(hours);
  expect(paths.filter((path) => path.startsWith('xl/worksheets/sheet'))).toEqual([
    'xl/worksheets/sheet1.xml',
  ]);
  expect(
    all(workbook, 'sheet').map((sheet) => [attribute(sheet, 'name'), attribute(sheet, 'state')]),
  ).toEqual([['Hours', undefined]]);
});

test('the sheet has the report from its title to its last row', async () => {
  const cell = await readingOf(hours);
  const column = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => cell(`${letter}${at + 1}`).value);
  expect(column('A', 19)).toEqual([
    'Hours',
    'Mon 23 Nov 2026 to Sun 29 Nov 2026 · Made Mon 23 Nov 2026 14:05',
    undefined,
    'By person',
    undefined,
    'Person',
    'Bar',
    'Ann',
    'נועה כהן',
    'Open shifts',
    'Total',
    'Kitchen',
    undefined,
    'Open',
    'Date',
    'No open shifts.',
    undefined,
    'About this report',
    'Time off counts as no hours.',
  ]);
  expect(column('B', 12).slice(4)).toEqual(['Week 48', 'Hours', undefined, 7.5, -8.25, 4, -0.75, undefined]);
});

test('numbers, days and times are real ones, with the formats of their kinds', async () => {
  const day = serialOfDay('2026-11-23')!;
  const cell = await readingOf(
    rowOf([
      ['hours', 7.5],
      ['integer', 1200],
      ['money', -3.5],
      ['number', 0.1 + 0.2],
      ['date', '2026-11-23'],
      ['weekday-date', '2026-11-23'],
      ['time', '09:30'],
      ['datetime', '2026-11-23T18:00'],
      ['text', '=1+1'],
      ['date', 'some day'],
      ['text', 12],
    ]),
  );
  expect([...'ABCDEFGHIJK'].map((letter) => [cell(`${letter}4`).value, cell(`${letter}4`).format])).toEqual([
    [7.5, '0.00;-0.00;" "'],
    [1200, '#,##0'],
    [-3.5, '#,##0.00'],
    [0.3, 'General'],
    [day, 'd mmm yyyy'],
    [day, 'ddd d mmm yyyy'],
    [9.5 / 24, 'h:mm AM/PM'],
    [day + 0.75, 'd mmm yyyy h:mm AM/PM'],
    ['=1+1', '@'],
    ['some day', '@'],
    [12, 'General'],
  ]);
});

test('texts are unchanged, as texts and never as formulas', async () => {
  // XML has one end of line: a program reads \n for the others.
  const wanted = [...dangerous, ...odd].map((text) => text.replace(/\r\n?/g, '\n'));
  const parts = await partsOf(reportOf([...dangerous, ...odd]));
  const cell = reader(parts);
  expect(wanted.map((_, at) => cell(`A${at + 5}`))).toEqual(
    wanted.map((value) => expect.objectContaining({ value, format: '@' }) as Read),
  );
  expect(parts.sheet.querySelector('f')).toBeNull();
});

test('a text that is too long for a cell is cut to the length that Excel opens', async () => {
  const cell = await readingOf(reportOf(['x'.repeat(40_000)]));
  expect(cell('A5').value).toHaveLength(32_767);
});

test('titles, headers, groups and sums look different, and letters can be read on every fill', async () => {
  const cell = await readingOf(hours);
  const bold = ['A1', 'A2', 'A4', 'B5', 'A6', 'A7', 'A8', 'A10', 'A11'].map((at) => cell(at).bold);
  expect(bold).toEqual([true, false, true, true, true, true, false, false, true]);
  expect(cell('G8')).toMatchObject({ fill: '203040', ink: 'FFFFFF' });
  expect([cell('A8').fill, cell('A9').fill, cell('C8').fill, cell('A10').fill]).toEqual([
    undefined,
    'F6F8FA',
    'EBEBEB',
    'FBE0DB',
  ]);
});

test('what spans columns is merged, columns have the report’s widths, and headers remain visible', async () => {
  const { sheet } = await partsOf({ ...hours, sections: [people] });
  expect(all(sheet, 'mergeCell').map((merge) => attribute(merge, 'ref'))).toEqual([
    'A2:G2',
    'B5:C5',
    'A15:G15',
  ]);
  expect(all(sheet, 'col').map((column) => Number(attribute(column, 'width')))).toEqual([
    20, 8, 8, 17, 18, 8, 20,
  ]);
  const pane = sheet.querySelector('pane');
  expect([attribute(pane, 'xSplit'), attribute(pane, 'ySplit'), attribute(pane, 'topLeftCell')]).toEqual([
    '0',
    '6',
    'A7',
  ]);
  expect(attribute(sheet.querySelector('sheetView'), 'showGridLines')).toBe('false');
});

test('it prints with repeated headers, page breaks and a footer, scaled to one page wide', async () => {
  const { sheet, workbook } = await partsOf(
    { ...hours, title: "Bar & 'Grill'", sections: [people] },
    { paper: 'letter' },
  );
  const setUp = sheet.querySelector('pageSetup');
  expect(['paperSize', 'orientation', 'scale'].map((name) => attribute(setUp, name))).toEqual([
    '1',
    'landscape',
    '100',
  ]);
  expect(sheet.querySelector('oddFooter')?.textContent).toBe(
    "&LBar && 'Grill'&CPrinted &D &T&RPage &P of &N",
  );
  expect(workbook.querySelector('definedName')?.textContent).toBe("'Bar & ''Grill'!$5:$6");
  // The row above the break: the next page begins with row 12.
  expect(all(sheet, 'brk').map((brk) => attribute(brk, 'id'))).toEqual(['11']);
});

test('a wide report with page breaks is scaled and not fitted to pages, because Excel would then ignore the breaks', async () => {
  const columns = Array.from({ length: 20 }, () => ({ header: 'Day', kind: 'text' as const, width: 9 }));
  const { sheet } = await partsOf({ ...hours, sections: [{ ...people, columns, heat: [] }] });
  expect(all(sheet, 'brk')).toHaveLength(1);
  expect(sheet.querySelector('pageSetUpPr')).toBeNull();
  const setUp = sheet.querySelector('pageSetup');
  // There are 806 points between the margins for 20 columns of 51.
  expect(['scale', 'fitToWidth', 'fitToHeight'].map((name) => attribute(setUp, name))).toEqual([
    '71',
    undefined,
    undefined,
  ]);
});

test('a report that is too wide is broken between columns, with its names on every page and its notes on the first', async () => {
  const columns = Array.from({ length: 33 }, () => ({ header: 'Day', kind: 'text' as const, width: 9 }));
  const wide = { ...hours, sections: [{ ...people, columns, heat: [] }] };
  const { sheet, workbook } = await partsOf(wide);
  expect(all(sheet, 'colBreaks brk').map((brk) => attribute(brk, 'id'))).toEqual(['23']);
  expect(Number(attribute(sheet.querySelector('pageSetup'), 'scale'))).toBeGreaterThanOrEqual(64);
  expect(workbook.querySelector('definedName')?.textContent).toBe("'Hours'!$A:$A,'Hours'!$4:$4");
  expect(all(sheet, 'mergeCell').map((merge) => attribute(merge, 'ref'))).toEqual(['B1:M1', 'B13:M13']);
  expect([...sheet.documentElement.children].at(-1)?.tagName).toBe('colBreaks');
  const large = await partsOf(wide, { paper: 'a4', wide: 'large' });
  expect(attribute(large.sheet.querySelector('pageSetup'), 'paperSize')).toBe('8');
  expect(large.sheet.querySelector('colBreaks')).toBeNull();
});

test('a table whose chart is left out does not begin a new page', async () => {
  const chart = {
    type: 'line' as const,
    title: 'Hours',
    unit: 'Hours',
    categories: { firstRow: 1, lastRow: 1, firstColumn: 0, lastColumn: 0 },
    series: [{ name: 'Hours', values: { firstRow: 1, lastRow: 1, firstColumn: 1, lastColumn: 1 } }],
  };
  const [first, second] = hours.sections;
  const wide = { ...first!, columns: first!.columns.map((column) => ({ ...column, width: 20 })) };
  const { sheet } = await partsOf({ ...hours, sections: [second!, { ...wide, charts: [chart] }] });
  // Only the break that a row asks for.
  expect(all(sheet, 'brk')).toHaveLength(1);
});

test('the row of a table’s title is high enough for its larger letters', async () => {
  const { sheet } = await partsOf(hours);
  const heights = all(sheet, 'row').map((row) => Number(attribute(row, 'ht')));
  // Letters of 13 points need a height of 17.
  expect([heights[3], heights[13]]).toEqual([20, 20]);
});

test('no headers are repeated on paper if a table with other headers follows', async () => {
  const { workbook } = await partsOf(hours);
  expect(workbook.querySelector('definedName')).toBeNull();
});

test('elements are in the order that Excel requires', async () => {
  const { sheet, workbook } = await partsOf({ ...hours, sections: [people] });
  const namesIn = (root: Document) => [...root.documentElement.children].map(({ tagName }) => tagName);
  expect(namesIn(sheet)).toEqual([
    'sheetViews',
    'cols',
    'sheetData',
    'mergeCells',
    'conditionalFormatting',
    'printOptions',
    'pageMargins',
    'pageSetup',
    'headerFooter',
    'rowBreaks',
  ]);
  expect(namesIn(workbook)).toEqual(['workbookPr', 'bookViews', 'sheets', 'definedNames', 'calcPr']);
});

test('cells that are coloured by their values are so in the file', async () => {
  const { sheet } = await partsOf(hours);
  expect(all(sheet, 'conditionalFormatting').map((rule) => attribute(rule, 'sqref'))).toEqual(['B8:B9']);
  expect(all(sheet, 'cfvo').map((end) => attribute(end, 'type'))).toEqual(['num', 'max']);
});

test('a narrow report without page breaks or colours is complete too, and fitted to one page wide', async () => {
  const { sheet } = await partsOf({
    ...hours,
    sections: [{ ...people, rows: [], heat: [] }],
    print: { orientation: 'portrait' },
  });
  const setUp = sheet.querySelector('pageSetup');
  expect(['orientation', 'fitToWidth', 'fitToHeight', 'scale'].map((name) => attribute(setUp, name))).toEqual(
    ['portrait', '1', '0', undefined],
  );
  expect(attribute(sheet.querySelector('pageSetUpPr'), 'fitToPage')).toBe('1');
  expect(sheet.documentElement.firstElementChild?.tagName).toBe('sheetPr');
  expect(sheet.querySelector('rowBreaks, conditionalFormatting')).toBeNull();
});

test('a row is as high as the lines of its highest cell at the width of its column', async () => {
  const texts = [
    'Ann',
    'one\ntwo',
    'a note that is far too long for one line of its column',
    'one\ntwo\nthree\nfour',
  ];
  const report = reportOf(texts);
  const wrapped = report.sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({ ...column, wrap: true })),
  }));
  const { sheet } = await partsOf({ ...report, sections: wrapped });
  const heights = all(sheet, 'row').map((row) => Number(attribute(row, 'ht')));
  // 15 points for each line, and 3 around them.
  expect(heights.slice(-7, -3)).toEqual([18, 33, 48, 63]);
});

test('texts have a gap to their neighbours, and a calendar has lines between its cells', async () => {
  const table = rowOf([
    ['hours', 7.5],
    ['text', 'Bar'],
    ['date', '2026-11-23'],
  ]);
  const { sheet, styles } = await partsOf(table);
  expect(looksOf(sheet, styles).slice(-3)).toEqual([
    [undefined, undefined, false],
    ['left', '1', false],
    ['left', '1', false],
  ]);
  const [section] = table.sections;
  const columns = section?.columns.map((column) => ({ ...column, isShaded: true })) ?? [];
  const calendar = await partsOf({ ...table, sections: [{ ...section!, columns }] });
  expect(looksOf(calendar.sheet, calendar.styles).slice(-3)).toEqual([
    [undefined, undefined, true],
    ['left', undefined, true],
    ['left', undefined, true],
  ]);
});

/** The side and the indent of each cell, and whether it has a line at its right. */
function looksOf(sheet: Document, styles: Document) {
  const looks = all(styles, 'cellXfs > xf');
  const borders = all(styles, 'borders > border');
  return all(sheet, 'c').map((cell) => {
    const look = looks[Number(attribute(cell, 's') ?? 0)];
    const alignment = look?.querySelector('alignment');
    const border = borders[Number(attribute(look, 'borderId') ?? 0)];
    return [
      attribute(alignment, 'horizontal'),
      attribute(alignment, 'indent'),
      attribute(border?.querySelector('right'), 'style') !== undefined,
    ];
  });
}

test('the workbook has the default cell style with its name', async () => {
  const { styles } = await partsOf(hours);
  const [style] = all(styles, 'cellStyles > cellStyle');
  expect([attribute(style, 'name'), attribute(style, 'builtinId'), attribute(style, 'xfId')]).toEqual([
    'Normal',
    '0',
    '0',
  ]);
  expect(all(styles, 'cellStyleXfs > xf')).toHaveLength(1);
  const order = [...styles.documentElement.children].map(({ tagName }) => tagName);
  expect(order.slice(order.indexOf('borders'))).toEqual(['borders', 'cellStyleXfs', 'cellXfs', 'cellStyles']);
});

test('several reports are one workbook: each has a sheet with its own pages and repeated headers', async () => {
  const wide = { ...hours, sections: [people] };
  const files = unzipSync(
    await bytesOf(
      await workbookOfAll([
        { report: wide },
        { report: wide, print: { paper: 'letter' } },
        { report: { ...wide, title: 'Who: what?' } },
      ]),
    ),
  );
  const part = (path: string) =>
    new DOMParser().parseFromString(new TextDecoder().decode(files[path]), 'application/xml');
  const book = part('xl/workbook.xml');
  const names = all(book, 'sheets > sheet').map((sheet) => attribute(sheet, 'name'));
  expect(names).toEqual([hours.title, `${hours.title} (2)`, 'Who what']);
  const papers = names.map((_, at) =>
    attribute(part(`xl/worksheets/sheet${at + 1}.xml`).querySelector('pageSetup'), 'paperSize'),
  );
  expect(papers).toEqual(['9', '1', '9']);
  const titles = all(book, 'definedName').map((name) => [attribute(name, 'localSheetId'), name.textContent]);
  expect(titles.slice(0, 2).map(([sheet]) => sheet)).toEqual(['0', '1']);
  expect(titles[1]?.[1]).toContain(`'${hours.title} (2)'!`);
});
