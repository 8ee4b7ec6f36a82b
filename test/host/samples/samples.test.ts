/** Scripts in the manner of the documentation's pages on Excel: each tells the documented result, or ApiNotFound. */
import { readFileSync } from 'node:fs';
import { NOT_FOUND, runSample, type Sample, type Script } from './run-sample';

const read = async (range: Excel.Range, context: Excel.RequestContext): Promise<unknown[][]> => {
  range.load('values');
  await context.sync();
  return range.values;
};
const sample =
  (page: string) =>
  (does: string, tells: unknown, script: Script): Sample => ({ page, does, script, tells });

const cut = sample('Cut, copy, and paste ranges');
const find = sample('Find a string in a range');
const duplicates = sample('Remove duplicates');
const range = sample('Get, set and format ranges');
const table = sample('Work with tables');
const worksheet = sample('Work with worksheets');
const events = sample('Work with events');
const validation = sample('Add data validation');
const conditional = sample('Apply conditional formatting');

const SAMPLES: readonly Sample[] = [
  cut('copies a column beside the data', [['Count'], [3], [1], [2]], (sheet, context) => {
    sheet.getRange('E1').copyFrom('B1:B4');
    return read(sheet.getRange('E1:E4'), context);
  }),
  cut('leaves cells alone under blanks', [['a'], ['Pears']], (sheet, context) => {
    sheet.getRange('F1').values = [['a']];
    sheet.getRange('F1').copyFrom('Sheet1!D1:D1', 'All', true);
    sheet.getRange('F2').copyFrom(sheet.getRange('A2'), Excel.RangeCopyType.values);
    return read(sheet.getRange('F1:F2'), context);
  }),
  cut('turns rows into columns', [['Product', 'Pears', 'Figs', 'pears']], (sheet, context) => {
    sheet.getRange('A8').copyFrom('A1:A4', 'All', false, true);
    return read(sheet.getRange('A8:D8'), context);
  }),
  cut('copies looks alone', ['#ADD8E6', true, ''], async (sheet, context) => {
    sheet.getRange('A1').format.fill.color = 'lightblue';
    sheet.getRange('A1').format.font.bold = true;
    const to = sheet.getRange('H1');
    to.copyFrom('A1', Excel.RangeCopyType.formats);
    to.load('values,format/fill/color,format/font/bold');
    await context.sync();
    return [to.format.fill.color, to.format.font.bold, String(to.values[0]?.[0])];
  }),
  cut('fills a larger place with one cell', [['North', 'North']], (sheet, context) => {
    sheet.getRange('E1:F1').copyFrom('C2');
    return read(sheet.getRange('E1:F1'), context);
  }),
  cut('copies a formula', NOT_FOUND, (sheet) => {
    sheet.getRange('D2').formulas = [['=B2*2']];
    sheet.getRange('D3').copyFrom('D2');
  }),
  cut('links to the cells copied', NOT_FOUND, (sheet) => sheet.getRange('E1').copyFrom('A1', 'Link')),
  cut('moves cells', NOT_FOUND, (sheet) => sheet.getRange('A1:A4').moveTo('F1')),

  find('finds a whole cell', 'Sheet1!A3', async (sheet, context) => {
    const found = sheet.getRange('A1:C4').find('figs', { completeMatch: true, matchCase: false });
    found.load('address');
    await context.sync();
    return found.address;
  }),
  find('goes on backwards from a cell', 'Sheet1!C2', async (sheet, context) => {
    const found = sheet.getRange('C4').find('North', { searchDirection: 'Backwards' });
    found.load('address');
    await context.sync();
    return found.address;
  }),
  find('finds nothing', true, async (sheet, context) => {
    const found = sheet.getRange('A1:C4').findOrNullObject('Plums', { matchCase: true });
    await context.sync();
    return found.isNullObject;
  }),
  find('is told that nothing is there', 'ItemNotFound', (sheet) => {
    sheet.getRange('A1:C4').find('Plums', {}).load('address');
  }),
  find('replaces a text', [1, [['Pears'], ['Figs'], ['plums']]], async (sheet, context) => {
    const count = sheet.getRange('A2:A4').replaceAll('pears', 'plums', { matchCase: true });
    return [await read(sheet.getRange('A2:A4'), context), count.value].reverse();
  }),
  find('finds all cells', NOT_FOUND, (sheet) => sheet.findAll('North', {}).load('address')),
  find('looks for a pattern', NOT_FOUND, (sheet) => sheet.getRange('A:A').find('P*', {}).load('address')),

  duplicates(
    'takes out rows that repeat a product',
    [
      1,
      2,
      [
        ['Pears', 3],
        ['Figs', 1],
        ['', ''],
      ],
    ],
    async (sheet, context) => {
      const result = sheet.getRange('A1:C4').removeDuplicates([0], true).load();
      const left = await read(sheet.getRange('A2:B4'), context);
      return [result.removed, result.uniqueRemaining, left];
    },
  ),
  duplicates('takes them out of a table', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true);
    sheet.getRange('A1:C4').removeDuplicates([0], true);
  }),

  range('gets the region around a cell', 'Sheet1!A1:C4', async (sheet, context) => {
    const region = sheet.getRange('B2').getSurroundingRegion().load('address');
    await context.sync();
    return region.address;
  }),
  range('merges cells', NOT_FOUND, (sheet) => sheet.getRange('A1:C1').merge()),
  range('draws borders', NOT_FOUND, (sheet) => {
    sheet.getRange('A1:C1').format.borders.getItem('EdgeBottom').style = 'Continuous';
  }),
  range('justifies a text', NOT_FOUND, (sheet) => {
    sheet.getRange('A1').format.horizontalAlignment = 'Justify';
  }),
  range('sorts a range', NOT_FOUND, (sheet) => sheet.getRange('A2:C4').sort.apply([{ key: 0 }])),
  range('takes the cells of a kind', NOT_FOUND, (sheet) => {
    sheet.getRange('A1:C4').getSpecialCells('Constants').load('address');
  }),
  range('takes several blocks', NOT_FOUND, (sheet) => sheet.getRanges('A1,C1').load('address')),

  table('lays one over data without headers', [['Column1'], ['Product'], ['Pears']], (sheet, context) => {
    sheet.tables.add('A1:C4', false);
    return read(sheet.getRange('A1:A3'), context);
  }),
  table('sorts, and clears the sorting', [['Figs'], ['pears'], ['Pears']], (sheet, context) => {
    const { sort } = sheet.tables.add('A1:C4', true);
    sort.apply([{ key: 1, ascending: true }]);
    sort.clear();
    return read(sheet.getRange('A2:A4'), context);
  }),
  table('shows totals', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).showTotals = true;
  }),
  table('filters by a condition', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).columns.getItem('Count').filter.applyCustomFilter('>1');
  }),
  table('filters by colour', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true).columns.getItem('Count').filter.applyCellColorFilter('#FF0000');
  }),

  worksheet('goes along the sheets', ['Sheet1', 'Last', 'Last', 'Sheet1', true], async (sheet, context) => {
    const { worksheets } = context.workbook;
    const last = worksheets.add('Last');
    const all = [worksheets.getFirst(), worksheets.getLast(), sheet.getNext(), last.getPrevious()];
    for (const each of all) each.load('name');
    const none = last.getNextOrNullObject();
    await context.sync();
    return [...all.map((each) => each.name), none.isNullObject];
  }),
  worksheet('passes over hidden sheets', ['Seen', 'Seen', 2], async (sheet, context) => {
    const { worksheets } = context.workbook;
    worksheets.add('Hidden').visibility = 'Hidden';
    worksheets.add('Seen');
    const next = sheet.getNext(true).load('name');
    const last = worksheets.getLast(true).load('name');
    const count = worksheets.getCount(true);
    await context.sync();
    // A sheet found from another is asked for again by its id.
    next.load('name');
    await context.sync();
    return [next.name, last.name, count.value];
  }),
  worksheet('asks for a sheet after the last', 'ItemNotFound', (sheet) => sheet.getNext().load('name')),
  worksheet('copies a sheet', NOT_FOUND, (sheet) => sheet.copy('End').load('name')),
  worksheet('moves a sheet', NOT_FOUND, (sheet) => {
    sheet.position = 0;
  }),

  events('hears that a sheet was left', [true, true], async (sheet, context) => {
    const left: string[] = [];
    const hear = (event: Excel.WorksheetDeactivatedEventArgs): Promise<void> =>
      Promise.resolve(void left.push(event.worksheetId));
    sheet.load('id');
    sheet.onDeactivated.add(hear);
    context.workbook.worksheets.onDeactivated.add(hear);
    const other = context.workbook.worksheets.add('Other');
    await context.sync();
    other.activate();
    await context.sync();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return left.map((id) => id === sheet.id);
  }),
  events('hears of formats', NOT_FOUND, (sheet) => {
    sheet.onFormatChanged.add(() => Promise.resolve());
  }),

  validation('asks for the cells that break a rule', NOT_FOUND, (sheet) => {
    sheet.getRange('B2:B4').dataValidation.rule = { wholeNumber: { formula1: 0, operator: 'GreaterThan' } };
    sheet.getRange('B2:B4').dataValidation.getInvalidCells().load('address');
  }),
  validation('keeps a rule', 'WholeNumber', async (sheet, context) => {
    const rule = sheet.getRange('B2:B4').dataValidation;
    rule.rule = { wholeNumber: { formula1: 0, operator: 'GreaterThan' } };
    rule.load('type');
    await context.sync();
    return rule.type;
  }),

  conditional('marks cells by their value', 1, async (sheet, context) => {
    const formats = sheet.getRange('B2:B4').conditionalFormats;
    const format = formats.add(Excel.ConditionalFormatType.cellValue);
    format.cellValue.format.font.color = 'tomato';
    format.cellValue.rule = { formula1: '=2', operator: 'LessThan' };
    const count = formats.getCount();
    await context.sync();
    return count.value;
  }),
  conditional('colours cells from least to most', false, async (sheet, context) => {
    const format = sheet.getRange('B2:B4').conditionalFormats.add('ColorScale');
    format.colorScale.criteria = {
      minimum: { type: 'LowestValue', color: 'blue' },
      maximum: { type: 'HighestValue', color: 'red' },
    };
    format.colorScale.load('threeColorScale');
    await context.sync();
    return format.colorScale.threeColorScale;
  }),
  conditional('marks the first one', [{ rank: 1, type: 'TopItems' }, '#008000'], async (sheet, context) => {
    const { topBottom } = sheet.getRange('B2:B4').conditionalFormats.add('TopBottom');
    topBottom.format.fill.color = 'green';
    topBottom.rule = { rank: 1, type: 'TopItems' };
    topBottom.load('rule,format/fill/color');
    await context.sync();
    return [topBottom.rule, topBottom.format.fill.color];
  }),
  conditional(
    'marks what is above average',
    { criterion: 'OneStdDevAboveAverage' },
    async (sheet, context) => {
      const { preset } = sheet.getRange('B2:B4').conditionalFormats.add('PresetCriteria');
      preset.rule = { criterion: 'OneStdDevAboveAverage' };
      preset.load('rule');
      await context.sync();
      return preset.rule;
    },
  ),
  ...(['DataBar', 'IconSet'] as const).map((kind) =>
    conditional(`draws a ${kind}`, NOT_FOUND, (sheet) => {
      sheet.getRange('B2:B4').conditionalFormats.add(kind);
    }),
  ),
];

test.each(SAMPLES)('$page: a script $does', async (each) => {
  expect(await runSample(each)).toEqual(each.tells);
});

test('docs/host.md says how many scripts of each page run', () => {
  const text = readFileSync('docs/host.md', 'utf8');
  const told = Array.from(
    text.matchAll(/^\| ([^|]+?) +\| +(\d+) \| +(\d+) \|$/gm),
    ([, page, runs, refused]) => [page, Number(runs), Number(refused)],
  );
  const counted = Array.from(new Set(SAMPLES.map((each) => each.page)), (page) => {
    const all = SAMPLES.filter((each) => each.page === page);
    const refused = all.filter((each) => each.tells === NOT_FOUND).length;
    return [page, all.length - refused, refused];
  });
  expect(told).toEqual(counted);
});
