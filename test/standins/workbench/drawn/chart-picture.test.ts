import { chartSvg } from '../../../../src/standins/workbench/drawn/chart-picture';
import { openWorkbook } from '../../../office/open-workbook';

/** The picture of a chart of two people's hours by week, and its texts. */
async function pictureOf(
  type: 'ColumnClustered' | 'Line',
  hours: readonly (readonly [string, number | string, number | string])[],
  more: (chart: Excel.Chart) => void = () => undefined,
): Promise<{ svg: string; texts: string[] }> {
  const { host, grid } = openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    const cells = sheet.getRange('A1').getResizedRange(hours.length - 1, 2);
    cells.values = hours.map((row) => [...row]);
    const chart = sheet.charts.add(type, cells.getColumn(1), 'Columns');
    const first = chart.series.getItemAt(0);
    first.name = 'Ann';
    first.setXAxisValues(cells.getColumn(0));
    chart.series.add('Bob & Cy').setValues(cells.getColumn(2));
    chart.title.text = '<Hours>';
    more(chart);
    await context.sync();
  });
  const [chart] = host.book.charts;
  if (!chart) throw new Error('There is no chart.');
  const svg = chartSvg(grid, chart, { width: 500, height: 300 });
  return { svg, texts: Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text) };
}

test('a chart of columns has a column for each number, round steps, categories, a title and a legend', async () => {
  const { svg, texts } = await pictureOf('ColumnClustered', [
    ['W45', 40, 28],
    ['W46', 93, ''],
  ]);
  expect(texts).toEqual([
    '&lt;Hours&gt;',
    ...['0', '20', '40', '60', '80', '100'],
    ...['W45', 'W46'],
    ...['Ann', 'Bob &amp; Cy'],
  ]);
  const columns = Array.from(svg.matchAll(/height="([\d.]+)" fill="(#4472C4|#ED7D31)"\/>/g));
  const heights = columns.slice(0, 3).map(([, height, colour]) => [colour, Number(height)]);
  expect(heights.map(([colour]) => colour)).toEqual(['#4472C4', '#4472C4', '#ED7D31']);
  const [first = 0, second = 0, third = 0] = heights.map(([, height]) => Number(height));
  expect(second / first).toBeCloseTo(93 / 40, 1);
  expect(third / first).toBeCloseTo(28 / 40, 1);
});

test('a line chart has a line for each series, through its numbers, in the colours that were set', async () => {
  const { svg } = await pictureOf(
    'Line',
    [
      ['W45', 40, 28],
      ['W46', 93, 'away'],
      ['W47', 50, 30],
    ],
    (chart) => {
      chart.series.getItemAt(0).format.line.color = '#112233';
    },
  );
  const lines = Array.from(svg.matchAll(/<polyline points="([^"]*)" fill="none" stroke="(#\w+)"/g));
  expect(lines.map(([, points = '', colour]) => [points.split(' ').length, colour])).toEqual([
    [3, '#112233'],
    [2, '#ED7D31'],
  ]);
});
