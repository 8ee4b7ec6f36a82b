import { boxOf } from '../../../../src/standins/excel/charts/chart';
import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

/** Hours by week: three rows of two departments, under names. */
const HOURS = [
  ['Week', 'Bar', 'Kitchen'],
  ['W47', 120, 80],
  ['W48', 90, 100.5],
  ['W49', 0, 60],
];

type Work<T> = (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>;

const run = <T>(work: Work<T>): Promise<T> =>
  Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));

/** A workbook with the hours at the corner of its sheet. */
async function withHours(values: (string | number)[][] = HOURS) {
  const workbook = openWorkbook();
  await run(async (sheet, context) => {
    sheet.getRange('A1').getResizedRange(values.length - 1, (values[0]?.length ?? 1) - 1).values = values;
    await context.sync();
  });
  return workbook;
}

const outcome = (act: (sheet: Excel.Worksheet) => void): Promise<string> =>
  errorCode(
    run(async (sheet, context) => {
      act(sheet);
      await context.sync();
    }),
  );

/** What each series of the first chart shows: its name, categories and values. */
const shown: Work<unknown[]> = async (sheet, context) => {
  const { charts } = sheet;
  charts.load('items/name');
  await context.sync();
  const all = charts.items[0]?.series.load('items/name');
  await context.sync();
  if (!all) throw new Error('There is no chart.');
  const read = all.items.map((series) => ({
    name: series.name,
    categories: series.getDimensionValues('Categories'),
    values: series.getDimensionValues('Values'),
  }));
  await context.sync();
  return read.map(({ name, categories, values }) => [name, categories.value, values.value]);
};

test('a chart takes its names, categories and values from its range, and follows the cells', async () => {
  await withHours();
  const before = await run(async (sheet, context) => {
    sheet.charts.add('ColumnClustered', sheet.getRange('A1:C4'), 'Columns');
    return shown(sheet, context);
  });
  const after = await run(async (sheet, context) => {
    sheet.getRange('B1:B2').values = [['Garden'], [7]];
    sheet.getRange('3:3').delete('Up');
    sheet.getRange('A:A').insert('Right');
    return shown(sheet, context);
  });
  expect(before).toEqual([
    ['Bar', ['W47', 'W48', 'W49'], ['120', '90', '0']],
    ['Kitchen', ['W47', 'W48', 'W49'], ['80', '100.5', '60']],
  ]);
  expect(after).toEqual([
    ['Garden', ['W47', 'W49'], ['7', '0']],
    ['Kitchen', ['W47', 'W49'], ['80', '60']],
  ]);
});

test('rows are series if the call says so', async () => {
  await withHours();
  const byRows = await run(async (sheet, context) => {
    sheet.charts.add('Line', sheet.getRange('A1:C4'), 'Rows');
    return shown(sheet, context);
  });
  expect(byRows).toEqual([
    ['W47', ['Bar', 'Kitchen'], ['120', '80']],
    ['W48', ['Bar', 'Kitchen'], ['90', '100.5']],
    ['W49', ['Bar', 'Kitchen'], ['0', '60']],
  ]);
});

test.each<[string, (string | number)[][], string, unknown[]]>([
  ['numbers alone have no names', [[1], [2], [3]], 'A1:A3', [['Series1', ['1', '2', '3'], ['1', '2', '3']]]],
  [
    'a text above one column is its name',
    [['Hours'], [2], [3]],
    'A1:A3',
    [['Hours', ['1', '2'], ['2', '3']]],
  ],
  [
    'an empty corner makes numbers beside it headings',
    [
      ['', 2025],
      [47, 3],
      [48, 4],
    ],
    'A1:B3',
    [['2025', ['47', '48'], ['3', '4']]],
  ],
])('%s', async (_, values, address, expected) => {
  await withHours(values);
  const told = await run(async (sheet, context) => {
    sheet.charts.add('ColumnClustered', sheet.getRange(address), 'Columns');
    return shown(sheet, context);
  });
  expect(told).toEqual(expected);
});

test('dates are categories, as their cells show them', async () => {
  await withHours([
    ['Day', 'Hours'],
    [46348, 8],
    [46349, 6],
  ]);
  const told = await run(async (sheet, context) => {
    sheet.getRange('A2:A3').numberFormat = [['d mmm'], ['d mmm']];
    sheet.charts.add('Line', sheet.getRange('A1:B3'), 'Columns');
    return shown(sheet, context);
  });
  expect(told).toEqual([['Hours', ['22 Nov', '23 Nov'], ['8', '6']]]);
});

test('hidden rows are not plotted', async () => {
  await withHours();
  const visible = await run(async (sheet, context) => {
    const chart = sheet.charts.add('Line', sheet.getRange('A1:B4'), 'Columns');
    sheet.getRange('3:3').rowHidden = true;
    const values = chart.series.getItemAt(0).getDimensionValues('Values');
    await context.sync();
    return values.value;
  });
  expect(visible).toEqual(['120', '0']);
});

test('series can be added, filled and named', async () => {
  await withHours();
  const told = await run(async (sheet, context) => {
    const chart = sheet.charts.add('ColumnClustered', sheet.getRange('A1:B4'), 'Columns');
    const added = chart.series.add('Kitchen hours');
    added.setValues(sheet.getRange('C2:C4'));
    added.setXAxisValues(sheet.getRange('B2:B4'));
    added.format.fill.setSolidColor('#ffa500');
    return shown(sheet, context);
  });
  expect(told).toEqual([
    ['Bar', ['W47', 'W48', 'W49'], ['120', '90', '0']],
    ['Kitchen hours', ['120', '90', '0'], ['80', '100.5', '60']],
  ]);
});

test('the settings of a chart are read back', async () => {
  await withHours();
  const told = await run(async (sheet, context) => {
    const chart = sheet.charts.add('ColumnClustered', sheet.getRange('A1:C4'), 'Columns');
    const { title, legend, axes } = chart;
    chart.name = 'Hours by week';
    title.text = 'Hours';
    legend.position = 'Bottom';
    legend.visible = true;
    axes.valueAxis.title.text = 'Hours';
    axes.valueAxis.numberFormat = '0.0';
    await context.sync();
    chart.load('name,chartType');
    title.load('text');
    legend.load('position,visible');
    axes.valueAxis.load('numberFormat');
    await context.sync();
    return [chart.name, chart.chartType, title.text, legend.toJSON(), axes.valueAxis.numberFormat];
  });
  expect(told).toEqual([
    'Hours by week',
    'ColumnClustered',
    'Hours',
    { position: 'Bottom', visible: true },
    '0.0',
  ]);
});

test('a chart is 5 by 3 inches, can be placed over cells, and then moves and grows with them', async () => {
  const { host, grid } = await withHours();
  const boxes = await run(async (sheet, context) => {
    const chart = sheet.charts.add('Line', sheet.getRange('A1:B4'), 'Columns');
    const box = async () => {
      await context.sync();
      const [kept] = host.book.charts;
      return kept && boxOf(grid, kept.sheet, kept.place);
    };
    const first = await box();
    chart.setPosition('E2', sheet.getRange('G6'));
    const laid = await box();
    sheet.getRange('1:1').insert('Down');
    sheet.getRange('F:F').format.columnWidth = 150;
    const grown = await box();
    sheet.getRange('E:E').delete('Left');
    return [first, laid, grown, await box()];
  });
  expect(boxes).toEqual([
    { left: 0, top: 0, width: 480, height: 288 },
    { left: 256, top: 20, width: 192, height: 100 },
    { left: 256, top: 40, width: 328, height: 100 },
    { left: 256, top: 40, width: 264, height: 100 },
  ]);
});

test('deleted charts are not found, nor are those of a deleted sheet', async () => {
  const { host } = await withHours();
  const code = await errorCode(
    run(async (sheet, context) => {
      const chart = sheet.charts.add('Line', sheet.getRange('A1:B4'), 'Columns');
      chart.delete();
      chart.load('name');
      await context.sync();
    }),
  );
  await run(async (sheet, context) => {
    const other = context.workbook.worksheets.add('Report');
    other.charts.add('Line', sheet.getRange('A1:B4'), 'Columns');
    sheet.charts.add('Line', other.getRange('A1:B4'), 'Columns');
    await context.sync();
    other.delete();
    await context.sync();
  });
  expect(code).toBe('ItemNotFound');
  expect(host.book.charts.map(({ sheet, series }) => [sheet, series[0]?.values?.sheet])).toEqual([
    ['sheet-1', undefined],
  ]);
});

test('the title of a single series is its name', async () => {
  await withHours();
  const title = await run(async (sheet, context) => {
    const { title } = sheet.charts.add('ColumnClustered', sheet.getRange('A1:B4'), 'Columns');
    title.load('text');
    await context.sync();
    return title.text;
  });
  expect(title).toBe('Bar');
});

test.each<[string, (sheet: Excel.Worksheet) => void, string]>([
  ['a kind that is not modelled', (sheet) => void add(sheet, 'XYScatter'), 'ApiNotFound'],
  [
    'a trendline',
    (sheet) => void add(sheet, 'Line').series.getItemAt(0).trendlines.add('Linear'),
    'ApiNotFound',
  ],
  ['a picture', (sheet) => void add(sheet, 'Line').getImage(), 'ApiNotFound'],
  ['a wide gap', (sheet) => (add(sheet, 'Line').series.getItemAt(0).gapWidth = 501), 'InvalidArgument'],
  ['the end of an axis', (sheet) => void add(sheet, 'Line').axes.valueAxis.load('maximum'), 'ApiNotFound'],
  [
    'a range with both headings and numbers above it',
    (sheet) => {
      sheet.getRange('C1').values = [[5]];
      add(sheet, 'Line');
    },
    'ApiNotFound',
  ],
  [
    'a chart on a protected sheet',
    (sheet) => {
      sheet.protection.protect();
      add(sheet, 'Line');
    },
    'AccessDenied',
  ],
])('%s: is refused', async (_, act, code) => {
  await withHours();
  expect(await outcome(act)).toBe(code);
});

const add = (sheet: Excel.Worksheet, type: Excel.ChartType | 'Line' | 'XYScatter'): Excel.Chart =>
  sheet.charts.add(type as 'Line', sheet.getRange('A1:C4'), 'Columns');
