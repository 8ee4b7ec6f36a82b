/** Status is coloured by conditional formats, which touch no fill of the user. */
import { departments } from '../../src/core/entities/category-items';
import { layoutOf } from '../../src/core/table/layout';
import { STATUS_COLUMN } from '../../src/core/table/sheet';
import { valueLooks } from '../../src/standins/excel/value-looks';
import { openWorkbook } from '../office/open-workbook';
import { trafficSoFar } from '../office/library';
import { createOfficeWorkbook } from '../../src/excel/workbook';

const layout = layoutOf(departments);
const at = layout.columns.findIndex(({ id }) => id === STATUS_COLUMN);
const statuses = [
  '',
  'New',
  'Edited',
  'Not sent',
  '0',
  'Fix',
  '113',
  'Code Fix',
  'Conflict',
  'Gone',
  'Unknown',
];
const rows = statuses.map((status) => layout.columns.map((_, column) => (column === at ? status : 'x')));

const [GREEN, BLUE, RED, ORANGE, YELLOW] = ['#DFF6DD', '#DEECF9', '#FDE7E9', '#FFE3CC', '#FFF4CE'];

test('each Status has its colour, in the rows of the table and in those that come later', async () => {
  const { host, grid, person } = openWorkbook();
  const { colours } = await createOfficeWorkbook().create(layout, rows);
  expect(colours).not.toEqual([]);
  const fill = (row: number) => valueLooks(host.book, grid.activeSheet())(row, at)?.fill;
  expect(statuses.map((_, index) => fill(index + 1))).toEqual([
    undefined,
    BLUE,
    BLUE,
    BLUE,
    GREEN,
    RED,
    RED,
    RED,
    ORANGE,
    ORANGE,
    YELLOW,
  ]);
  expect(fill(0)).toBeUndefined();
  expect(fill(900)).toBeUndefined();
  person.type(`${String.fromCharCode(65 + at)}${rows.length + 2}`, 'Fix');
  expect(fill(rows.length + 1)).toBe(RED);
});

test('the fills of cells and the conditional formats of the user stay', async () => {
  const { host, grid } = openWorkbook();
  const workbook = createOfficeWorkbook();
  const { table, colours } = await workbook.create(layout, rows);
  const sheet = grid.activeSheet();
  await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getActiveWorksheet().getRange('A2:C4');
    cells.format.fill.color = '#FF00FF';
    cells.conditionalFormats.add('Custom').custom.rule.formula = '=TRUE';
    await context.sync();
  });
  const ref = { layout, known: table, rules: colours };
  expect(await workbook.colourStatus([ref], false)).toEqual(new Map([[layout.kind, []]]));
  expect(host.book.conditionalFormats.map(({ type }) => type)).toEqual(['Custom']);
  expect(grid.look(sheet, 1, at).fill).toBe('#FF00FF');
  const again = await workbook.colourStatus([{ ...ref, rules: [] }], true);
  expect(again.get(layout.kind)).toHaveLength(colours.length);
  expect(grid.look(sheet, 1, at).fill).toBe('#FF00FF');
  expect(valueLooks(host.book, sheet)(5, at)?.fill).toBe(GREEN);
});

test('a new table takes no round trip more for its colours', async () => {
  const tripsOf = async (coloursStatus: boolean) => {
    openWorkbook();
    const workbook = createOfficeWorkbook();
    const before = trafficSoFar().trips;
    await workbook.create(layout, rows, coloursStatus);
    return trafficSoFar().trips - before;
  };
  expect(await tripsOf(true)).toBe(await tripsOf(false));
});
