import type { Area } from '../../../src/standins/excel/grid';
import { HostProblem } from '../../../src/standins/excel/problem';
import type { OpenOptions } from '../../office/open-workbook';
import { replace } from '../../runner/replace';
import { openSheet } from './open-sheet';
import { report, target, work } from './sample-report';

test('a report gets a worksheet after the last, with real numbers, dates and texts', async () => {
  const { workbook, person, grid, host, sheetId } = openSheet();
  const drawn = await workbook.draw(report, target);
  expect(drawn).toEqual({ sheet: 'Hours', cells: (6 + 18) * (5 + 10) });
  expect(grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Hours']);
  expect(host.book.sheetInfo(sheetId('Hours')).tabColor).toBe('#D98B3A');
  expect(person.read('Hours')).toEqual([
    ['Hours & more', '', '', '', ''],
    ['Mon 23 Nov 2026 to Sun 29 Nov 2026', '', '', '', ''],
    ['', '', '', '', ''],
    ['Work', '', '', '', ''],
    ['', 'Shift', '', '', ''],
    ['Person', 'Day', 'From', 'Hours', 'Notes'],
    ['Bar', '', '', '', ''],
    ['Ann', 46349, 9.5 / 24, 7.5, 'one\ntwo'],
    ['=1+1', 46350, 22 / 24, 8, '-'],
    ['Total', '', '', 15.5, ''],
    ['', '', '', '', ''],
    ['About this report', '', '', '', ''],
    ['Time off counts as no hours.', '', '', '', ''],
  ]);
});

test.each([false, true])('days and times are shown as such (1904: %s)', async (use1904) => {
  const { workbook, shown, person } = openSheet({ use1904 });
  await workbook.draw(report, target);
  expect(shown('Hours')).toEqual(
    expect.arrayContaining(['B8 Mon 23 Nov 2026', 'C8 9:30 AM', 'D8 7.50', 'D10 15.50']),
  );
  expect(person.read('Hours')[7]?.[1]).toBe(use1904 ? 46349 - 1462 : 46349);
});

const awkward = ['=1+1', '+49 30', '-', '-5', '@x', '0123', '1-2', '1E5', 'TRUE', "'t Hooft", '🌻', 'يوسف'];

test('texts stay texts, even in a column of days and as the first cell of a sum', async () => {
  const { workbook, person } = openSheet();
  const rows = awkward.flatMap((text) => [
    { role: 'data' as const, cells: [text, text] },
    { role: 'total' as const, cells: [text, text, 1] },
  ]);
  const columns = [
    { header: '=A1', kind: 'date' as const, width: 9 },
    { header: '-', kind: 'text' as const, width: 9 },
    { header: '0123', kind: 'number' as const, width: 9 },
  ];
  await workbook.draw(
    { ...report, title: '=TODAY()', lines: [], sections: [{ columns, rows, empty: '' }] },
    target,
  );
  const [title, , header, ...body] = person.read('Hours');
  expect(title?.[0]).toBe('=TODAY()');
  expect(header).toEqual(['=A1', '-', '0123']);
  expect(body).toEqual(
    awkward.flatMap((text) => [
      [text, text, ''],
      [text, text, 1],
    ]),
  );
});

test('a whole number is shown without a fraction, and a number in a column of texts is a number', async () => {
  const { workbook, person, shown } = openSheet();
  const columns = [
    { header: 'Rank', kind: 'text' as const, width: 9 },
    { header: 'Heads', kind: 'number' as const, width: 9 },
    { header: 'Pay', kind: 'money' as const, width: 9 },
  ];
  const rows = [
    { role: 'data' as const, cells: [3, 2, 1234.5] },
    { role: 'data' as const, cells: ['x', 10 / 3, Number.NaN] },
  ];
  await workbook.draw({ ...report, lines: [], sections: [{ columns, rows, empty: '' }] }, target);
  expect(person.read('Hours').slice(3)).toEqual([
    [3, 2, 1234.5],
    ['x', 3.33, ''],
  ]);
  expect(shown('Hours')).toEqual(expect.arrayContaining(['B4 2', 'B5 3.33', 'C4 1,234.50']));
});

test('a day that Excel does not have is written as text', async () => {
  const { workbook, person } = openSheet({ use1904: true });
  const columns = [
    { header: 'Day', kind: 'date' as const, width: 9 },
    { header: 'At', kind: 'datetime' as const, width: 9 },
  ];
  const rows = [
    { role: 'data' as const, cells: ['1903-05-01', '2026-11-23T09:30'] },
    { role: 'data' as const, cells: ['2026-02-30', '2026-11-23 09:30'] },
  ];
  await workbook.draw({ ...report, lines: [], sections: [{ columns, rows, empty: '' }] }, target);
  expect(person.read('Hours').slice(3)).toEqual([
    ['1903-05-01', 46349 - 1462 + 9.5 / 24],
    ['2026-02-30', '2026-11-23 09:30'],
  ]);
});

test('titles, headers, sums, weekends and fills have different looks', async () => {
  const { workbook, look } = openSheet();
  await workbook.draw(report, target);
  expect(look('Hours', 0, 0)).toMatchObject({ bold: true, size: 16 });
  expect(look('Hours', 5, 3)).toMatchObject({ bold: true, wrap: true, horizontal: 'Right' });
  expect(look('Hours', 5, 3).borderBottom).toMatchObject({ weight: 'Medium' });
  expect(look('Hours', 6, 0)).toMatchObject({ bold: true });
  expect(look('Hours', 7, 3)).toMatchObject({ fill: '#EBEBEB', vertical: 'Top' });
  expect(look('Hours', 7, 4)).toMatchObject({ fill: '#000080', color: '#FFFFFF', wrap: true });
  expect(look('Hours', 8, 0).fill).not.toBe(look('Hours', 7, 0).fill);
  expect(look('Hours', 9, 3)).toMatchObject({ bold: true });
  expect(look('Hours', 9, 3).borderTop).toMatchObject({ weight: 'Medium' });
});

test('headers stay visible, shared ones are merged, and the colour scale begins at white', async () => {
  const { workbook, grid, host, sheetId } = openSheet();
  await workbook.draw(report, target);
  const sheet = sheetId('Hours');
  expect(grid.frozen(sheet)).toEqual({ rows: 6, columns: 0 });
  expect(host.book.sheetInfo(sheet).gridlines).toBe(false);
  expect(host.book.merges.map(({ area }) => area)).toEqual([
    { row: 1, column: 0, rows: 1, columns: 5 },
    { row: 12, column: 0, rows: 1, columns: 5 },
    { row: 4, column: 1, rows: 1, columns: 2 },
  ]);
  const [scale] = host.book.conditionalFormats;
  expect(scale).toMatchObject({ type: 'ColorScale', area: { row: 7, column: 3, rows: 2, columns: 1 } });
  expect(scale?.rule).toMatchObject({ minimum: { formula: '0', color: '#FFFFFF' } });
});

test('a report with page breaks is scaled to one page wide, so that Excel keeps the breaks', async () => {
  const { workbook, host, sheetId } = openSheet();
  await workbook.draw(report, target);
  const setup = host.book.pageSetup(sheetId('Hours'));
  expect(setup).toMatchObject({
    told: { Orientation: 'Landscape', PaperSize: 'A4', Zoom: { scale: 100 }, CenterHorizontally: true },
    // The chart beside the table is on a page of its own.
    printArea: [
      { row: 0, column: 0, rows: 13, columns: 5 },
      { row: 6, column: 6, rows: 18, columns: 9 },
    ],
    titleRows: { row: 4, rows: 2 },
    margins: { left: 18, right: 18 },
  });
  expect(setup.footer).toEqual({
    LeftFooter: 'Hours && more',
    CenterFooter: 'Printed &D &T',
    RightFooter: 'Page &P of &N',
  });
  expect(setup.breaks.rows).toEqual([8]);
});

test('B5: a report without page breaks is scaled to one page wide', async () => {
  const { workbook, host, grid, sheetId } = openSheet();
  const columns = Array.from({ length: 20 }, (_, at) => ({
    header: `${at}`,
    kind: 'text' as const,
    width: 9,
  }));
  const rows = [{ role: 'data' as const, cells: ['a'] }];
  const wide = { ...report, sections: [{ columns, rows, empty: '' }] };
  await workbook.draw(wide, { ...target, paper: 'letter' });
  const sheet = sheetId('Hours');
  // There are 756 points between the margins for 20 columns of 51 points.
  const setup = host.book.pageSetup(sheet);
  expect(setup).toMatchObject({
    told: { PaperSize: 'Letter', Orientation: 'Landscape', Zoom: { scale: 71 } },
    margins: { left: 18, right: 18 },
    breaks: { rows: [], columns: [] },
  });
  const pixels = columns.reduce((sum, _, column) => sum + grid.columnWidth(sheet, column), 0);
  expect(pixels * (72 / 96) * 0.71).toBeLessThanOrEqual(792 - 2 * 18);
});

test('M6: a report without page breaks is fitted to one page’s width where Excel does it', async () => {
  const { workbook, host, sheetId } = openSheet({ hardness: { ignoresFitToWidth: false } });
  const columns = [{ header: 'Person', kind: 'text' as const, width: 9 }];
  const rows = [{ role: 'data' as const, cells: ['Ann'] }];
  await workbook.draw({ ...report, sections: [{ columns, rows, empty: '' }] }, target);
  expect(host.book.pageSetup(sheetId('Hours')).told['Zoom']).toEqual({ horizontalFitToPages: 1 });
});

test('C11: if Excel refuses the page set-up, the report is complete, and a sentence says so', async () => {
  const { workbook, host, sheetId, shown } = openSheet();
  await workbook.draw(report, target);
  const before = shown('Hours');
  const batches = { count: 0 };
  const stop = host.faults.beforeEachBatch(() => void (batches.count += 1));
  await workbook.draw(report, target);
  stop();
  host.book.pageSetup(sheetId('Hours')).told['Orientation'] = 'Portrait';
  // The last batch freezes the panes.
  host.faults.failBatch('GeneralException', { nth: batches.count - 1 });
  expect(await workbook.draw(report, target)).toMatchObject({
    sheet: 'Hours',
    notice: expect.stringContaining('could not set up its pages for printing') as string,
  });
  expect(host.book.pageSetup(sheetId('Hours')).told['Orientation']).toBe('Portrait');
  expect(shown('Hours')).toEqual(before);
});

test('a wide report with page breaks is printed at a smaller scale', async () => {
  const { workbook, host, sheetId } = openSheet();
  const columns = Array.from({ length: 20 }, (_, at) => ({
    header: `${at}`,
    kind: 'text' as const,
    width: 9,
  }));
  const rows = [
    { role: 'data' as const, cells: ['a'] },
    { role: 'data' as const, cells: ['b'], breakBefore: true },
  ];
  await workbook.draw({ ...report, sections: [{ columns, rows, empty: '' }] }, target);
  // There are 806 points between the margins for 20 columns of 51 points.
  expect(host.book.pageSetup(sheetId('Hours')).told['Zoom']).toEqual({ scale: 71 });
});

test('a report that is too wide for one page is divided between columns, with its names on every page', async () => {
  const { workbook, host, sheetId } = openSheet();
  const columns = Array.from({ length: 33 }, (_, at) => ({
    header: `${at}`,
    kind: 'text' as const,
    width: 9,
  }));
  const rows = [{ role: 'data' as const, cells: ['a'] }];
  const wide = { ...report, sections: [{ columns, rows, empty: '', frozenColumns: 1 }] };
  await workbook.draw(wide, target);
  const setup = host.book.pageSetup(sheetId('Hours'));
  expect(setup.titleColumns).toMatchObject({ column: 0, columns: 1 });
  expect(setup.breaks.columns).toEqual([23]);
  expect((setup.told['Zoom'] as { scale: number }).scale).toBeGreaterThanOrEqual(64);
  // If pages cut a sentence in two, nobody could read it.
  expect(host.book.merges.map(({ area }) => [area.column, area.columns])).toEqual([
    [1, 12],
    [1, 12],
  ]);
  await workbook.draw(wide, { ...target, wide: 'large' });
  expect(host.book.pageSetup(sheetId('Hours'))).toMatchObject({
    told: { PaperSize: 'A3', Zoom: { scale: 65 } },
    breaks: { columns: [] },
  });
});

test('a chart is beside the report and shows its rows', async () => {
  const { workbook, host, grid, sheetId } = openSheet();
  await workbook.draw(report, target);
  const series = {
    values: { row: 7, column: 3, rows: 2, columns: 1 },
    categories: { row: 7, column: 0, rows: 2, columns: 1 },
    told: { Name: 'Hours', Color: '#1F5A8A', GapWidth: 60 },
  };
  expect(host.book.charts).toMatchObject([
    {
      name: 'Shiftsheet k1 1',
      type: 'ColumnClustered',
      // It begins in the first row of the table, one column right of it.
      area: { row: 6, column: 6, rows: 18, columns: 9 },
      series: [series],
      parts: {
        title: { Text: 'Hours by person' },
        legend: { Position: 'Bottom', Visible: false },
        valueAxis: { NumberFormat: '#,##0' },
        valueTitle: { Text: 'Hours' },
      },
    },
  ]);
  const shownIn = (area: Area) => grid.read(sheetId('Hours'), area).map(([cell]) => cell?.value);
  expect([series.values, series.categories].map(shownIn)).toEqual([
    [7.5, 8],
    ['Ann', '=1+1'],
  ]);
});

test('a section without rows says so and has no chart', async () => {
  const { workbook, shown, host } = openSheet();
  const charts = (work.charts ?? []).map((chart) => ({
    ...chart,
    categories: { ...chart.categories, lastRow: chart.categories.firstRow - 1 },
  }));
  await workbook.draw({ ...report, sections: [{ ...work, rows: [], heat: [], charts }] }, target);
  expect(shown('Hours')).toContain('A7 No shifts.');
  expect(host.book.charts).toEqual([]);
});

test.each<[string, NonNullable<OpenOptions['hardness']>]>([
  ['on the desktop', { language: 'de-DE', platform: 'PC' }],
  ['on the web', { language: 'de-DE', platform: 'OfficeOnline' }],
  ['on the desktop, after the web', { language: 'de-DE', platform: 'PC' }],
])(
  'C5: a report in a German Excel %s has the looks, numbers and days of every other',
  async (_, hardness) => {
    const { workbook, look, shown } = openSheet({ hardness });
    expect(await workbook.draw(report, target)).toEqual({ sheet: 'Hours', cells: (6 + 18) * (5 + 10) });
    expect(look('Hours', 7, 3)).toMatchObject({ fill: '#EBEBEB', vertical: 'Top' });
    expect(look('Hours', 9, 3)).toMatchObject({ bold: true });
    expect(shown('Hours')).toEqual(
      expect.arrayContaining(['B8 Mo. 23 Nov. 2026', 'C8 9:30 AM', 'D8 7,50', 'D10 15,50']),
    );
  },
);

test.each([['widths' as const], ['fills' as const], ['looks' as const]])(
  'E5: if Excel refuses %s, a report has all texts, numbers and charts, and says so',
  async (refused) => {
    const whole = openSheet();
    await whole.workbook.draw(report, target);
    const texts = whole.shown('Hours');
    const { workbook, host, shown } = openSheet({ hardness: { refusedOrnaments: [refused] } });
    expect((await workbook.draw(report, target)).notice).toContain('Excel refused');
    expect(shown('Hours')).toEqual(texts);
    expect(host.book.charts).toHaveLength(1);
  },
);

test('E24: what Excel refuses elsewhere is not taken for the sign between addresses, so nothing is drawn twice', async () => {
  const { workbook, host } = openSheet();
  let refusals = 0;
  replace(host.grid, 'setFormat', {
    value: () => {
      refusals += 1;
      throw new HostProblem('InvalidArgument');
    },
  });
  await expect(workbook.draw(report, target)).rejects.toThrow('InvalidArgument');
  expect(refusals).toBe(1);
});

test('the headings of groups are in one line, above, between and below rows whose texts wrap', async () => {
  const { workbook, look } = openSheet();
  const [first, ...others] = work.columns;
  if (!first) throw new Error('the section has columns');
  const group = (text: string) => ({ role: 'group' as const, cells: [text] });
  const data = (text: string) => ({ role: 'data' as const, cells: [text] });
  const rows = [group('Bar'), data('one\ntwo'), group('Door'), group('Kitchen'), data('three'), group('End')];
  const { charts: _charts, heat: _heat, ...section } = work;
  const columns = [{ ...first, wrap: true }, ...others];
  await workbook.draw({ ...report, lines: [], sections: [{ ...section, columns, rows }] }, target);
  const wraps = Array.from({ length: rows.length }, (_, at) => look('Hours', 5 + at, 0).wrap === true);
  expect(wraps).toEqual(rows.map(({ role }) => role === 'data'));
});

test.each([
  ['charts' as const, { charts: 0, colours: 1 }],
  ['rules' as const, { charts: 1, colours: 0 }],
])('E5: if Excel refuses %s, the report stands with everything else, and says so', async (refused, left) => {
  const whole = openSheet();
  await whole.workbook.draw(report, target);
  const { charts: _, conditional: __, ...everything } = whole.everything('Hours') as Record<string, unknown>;
  const { workbook, host, everything: seen } = openSheet({ hardness: { refusedOrnaments: [refused] } });
  const drawn = await workbook.draw(report, target);
  expect(drawn.notice).toBe(
    'Excel refused charts, colours or widths of the report. Its texts and numbers are complete.',
  );
  expect(seen('Hours')).toMatchObject(everything);
  const { charts, conditionalFormats } = host.book;
  expect({ charts: charts.length, colours: conditionalFormats.length }).toEqual(left);
});
