import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Work with charts', 'excel-add-ins-charts');
const axisSample = pageSamples('Axis details', '10-chart/chart-axis');

const counts = (sheet: Excel.Worksheet): Excel.Chart =>
  sheet.charts.add('ColumnClustered', sheet.getRange('A1:B4'), Excel.ChartSeriesBy.columns);

export const charts: readonly Sample[] = [
  sample('draws a line of a range', ['Line', 'Counts', 'Right', 15], async (sheet, context) => {
    const chart = sheet.charts.add('Line', sheet.getRange('A1:B4'), 'auto' as 'Auto');
    chart.title.text = 'Counts';
    chart.legend.position = 'right' as 'Right';
    chart.legend.format.fill.setSolidColor('white');
    chart.dataLabels.format.font.size = 15;
    chart.dataLabels.format.font.color = 'black';
    chart.load('chartType,title/text,legend/position,dataLabels/format/font/size');
    await context.sync();
    return [chart.chartType, chart.title.text, chart.legend.position, chart.dataLabels.format.font.size];
  }),
  sample(
    'adds a series',
    [
      ['Count', 'Twice'],
      ['2', '3', '1'],
    ],
    async (sheet, context) => {
      counts(sheet);
      const chart = sheet.charts.getItemAt(0);
      sheet.getRange('E2:E4').values = [[2], [3], [1]];
      const added = chart.series.add('Twice');
      added.setValues(sheet.getRange('E2:E4'));
      const all = chart.series.load('items/name');
      const values = added.getDimensionValues('Values');
      await context.sync();
      return [all.items.map(({ name }) => name), values.value];
    },
  ),
  sample('sets the title', ['Counts by product', true], async (sheet, context) => {
    const { title } = counts(sheet);
    title.text = 'Counts by product';
    title.load('text,visible');
    await context.sync();
    return [title.text, title.visible];
  }),
  sample('names an axis', ['Product', true], async (sheet, context) => {
    const { title } = counts(sheet).axes.categoryAxis;
    title.text = 'Product';
    title.load('text,visible');
    await context.sync();
    return [title.text, title.visible];
  }),
  sample('counts in hundreds', 'Hundreds', async (sheet, context) => {
    const { valueAxis } = counts(sheet).axes;
    valueAxis.displayUnit = 'Hundreds';
    valueAxis.load('displayUnit');
    await context.sync();
    return valueAxis.displayUnit;
  }),
  sample('takes gridlines away', [true, false], async (sheet, context) => {
    const { majorGridlines } = counts(sheet).axes.valueAxis;
    majorGridlines.load('visible');
    await context.sync();
    const before = majorGridlines.visible;
    majorGridlines.visible = false;
    majorGridlines.load('visible');
    await context.sync();
    return [before, majorGridlines.visible];
  }),
  sample('draws a trend', NOT_FOUND, (sheet) => {
    counts(sheet).series.getItemAt(0).trendlines.add('MovingAverage').movingAveragePeriod = 5;
  }),
  sample('changes a trend', NOT_FOUND, (sheet) => {
    counts(sheet).series.getItemAt(0).trendlines.getItem(0).type = 'Linear';
  }),
  sample('makes a picture of the chart', NOT_FOUND, (sheet) => {
    counts(sheet).getImage(400, 300, 'Fit');
  }),
];

export const axisDetails: readonly Sample[] = [
  axisSample('asks in what units an axis counts', 'None', async (sheet, context) => {
    const { valueAxis } = counts(sheet).axes;
    valueAxis.load('displayUnit');
    await context.sync();
    return valueAxis.displayUnit;
  }),
  axisSample('hides the label of the units', false, async (sheet, context) => {
    const { valueAxis } = counts(sheet).axes;
    valueAxis.displayUnit = 'Thousands';
    valueAxis.showDisplayUnitLabel = false;
    valueAxis.load('showDisplayUnitLabel');
    await context.sync();
    return valueAxis.showDisplayUnitLabel;
  }),
  axisSample('names both axes', ['Bicycle parts', 'Items'], async (sheet, context) => {
    const { categoryAxis, valueAxis } = counts(sheet).axes;
    categoryAxis.title.text = 'Bicycle parts';
    valueAxis.title.text = 'Items';
    categoryAxis.title.load('text');
    valueAxis.title.load('text');
    await context.sync();
    return [categoryAxis.title.text, valueAxis.title.text];
  }),
  axisSample('shows small gridlines', [false, true], async (sheet, context) => {
    const { minorGridlines } = counts(sheet).axes.valueAxis;
    minorGridlines.load('visible');
    await context.sync();
    const before = minorGridlines.visible;
    minorGridlines.visible = true;
    minorGridlines.load('visible');
    await context.sync();
    return [before, minorGridlines.visible];
  }),
  axisSample('lays the chart below the data', [0, 60, 240, 60], async (sheet, context) => {
    const chart = counts(sheet);
    chart.setPosition('A5', 'E8');
    chart.load('left,top,width,height');
    await context.sync();
    return [chart.left, chart.top, chart.width, chart.height];
  }),
];
