import { openWorkbook } from '../../../office/open-workbook';
import { printView } from '../../../../src/standins/workbench/print/print-view';

const NOW = new Date(2026, 10, 21, 13, 5);

/** The pages of the sheet that a script made. Each page is its texts, one a line. */
async function pagesOf(make: (sheet: Excel.Worksheet) => void): Promise<{ html: string; pages: string[][] }> {
  const { host, grid } = openWorkbook();
  await Excel.run(async (context) => {
    make(context.workbook.worksheets.getItem('Sheet1'));
    await context.sync();
  });
  const html = printView(host.book, grid.activeSheet(), NOW);
  const pages = html
    .split('<section>')
    .slice(1)
    .map((page) => Array.from(page.matchAll(/>([^<>]+)</g), ([, text = '']) => text));
  return { html, pages };
}

const people = (sheet: Excel.Worksheet, count: number): void => {
  sheet.getRange('A1:C1').values = [['Person', 'Hours', 'Day']];
  const rows = Array.from({ length: count }, (_, row) => [`P${row + 1}`, row + 0.5, 46347 + row]);
  sheet.getRange('A2').getResizedRange(count - 1, 2).values = rows;
  sheet.getRange(`B2:B${count + 1}`).numberFormat = [['0.00']] as never;
  sheet.getRange(`C2:C${count + 1}`).numberFormat = [['d mmm']] as never;
};

test('values are printed in their formats', async () => {
  const { pages } = await pagesOf((sheet) => people(sheet, 2));
  expect(pages).toEqual([['Person', 'Hours', 'Day', 'P1', '0.50', '21 Nov', 'P2', '1.50', '22 Nov']]);
});

test('a break begins a page, titles are repeated, pages are numbered, and each department has its own page', async () => {
  const { pages } = await pagesOf((sheet) => {
    people(sheet, 3);
    sheet.pageLayout.setPrintTitleRows('1:1');
    sheet.pageLayout.setPrintArea('A1:A4');
    sheet.horizontalPageBreaks.add('A3');
    sheet.pageLayout.headersFooters.defaultForAllPages.rightFooter = '&P/&N';
  });
  expect(pages).toEqual([
    ['1', '/', '2', 'Person', 'P1'],
    ['2', '/', '2', 'Person', 'P2', 'P3'],
  ]);
});

test('the paper, its orientation and its scale are those of the page layout', async () => {
  const { html } = await pagesOf((sheet) => {
    people(sheet, 1);
    sheet.getRange('A:A').format.columnWidth = 1000;
    sheet.pageLayout.set({
      orientation: 'Landscape',
      paperSize: 'Letter',
      zoom: { horizontalFitToPages: 1 },
    });
  });
  expect(html).toContain('@page{size:792pt 612pt;margin:0}');
  // There are 691.2 points between the margins for columns of 1,000, 48 and 48.
  expect(html).toContain('transform:scale(0.63)');
});

test('hidden rows are left out, merged cells are drawn once, and markup in cells is printed as text', async () => {
  const { pages } = await pagesOf((sheet) => {
    people(sheet, 3);
    sheet.getRange('3:3').rowHidden = true;
    sheet.getRange('E1:G2').merge();
    sheet.getRange('E1').values = [['<b>']];
  });
  const [page = []] = pages;
  expect(page.filter((text) => text.startsWith('P'))).toEqual(['Person', 'P1', 'P3']);
  expect(page.filter((text) => text === '&lt;b&gt;')).toHaveLength(1);
});

test('a number wider than its column is printed as # signs, and a text extends over empty cells', async () => {
  const { pages, html } = await pagesOf((sheet) => {
    sheet.getRange('A1:A2').values = [[123456.789], ['A sentence that is longer than its cell']];
    sheet.getRange('D2').values = [['end']];
    sheet.getRange('A:A').format.columnWidth = 30;
  });
  expect(pages[0]).toEqual(['#####', 'A sentence that is longer than its cell', 'end']);
  expect(html).toContain('left:0px;top:20px;width:168px;height:20px');
});

test('colour scales, fills and charts are on the page', async () => {
  const { html, pages } = await pagesOf((sheet) => {
    people(sheet, 3);
    sheet.getRange('A1').format.fill.color = '#112233';
    const { colorScale } = sheet.getRange('B2:B4').conditionalFormats.add('ColorScale');
    colorScale.criteria = {
      minimum: { type: 'LowestValue', color: '#FFFFFF' },
      maximum: { type: 'HighestValue', color: '#FF0000' },
    };
    const chart = sheet.charts.add('ColumnClustered', sheet.getRange('A1:B4'), 'Columns');
    chart.setPosition('E2', 'J12');
    chart.title.text = 'Hours by person';
  });
  for (const fill of ['#112233', '#FFFFFF', '#FF8080', '#FF0000'])
    expect(html).toContain(`background:${fill}`);
  expect(pages[0]).toContain('Hours by person');
  expect(html.match(/<rect [^>]*fill="#4472C4"/g)).toHaveLength(3);
});

test('an empty sheet has no page', async () => {
  const { pages } = await pagesOf(() => undefined);
  expect(pages).toEqual([]);
});
