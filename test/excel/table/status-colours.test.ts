/** Status is coloured by conditional formats, which touch no fill of the user. */
import { departments } from '../../../src/core/entities/category-items';
import { layoutOf, STATUS_COLUMN } from '../../../src/core/table/layout';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { valueLooks } from '../../../src/standins/excel/value-styles';
import { trafficSoFar } from '../../office/library';
import { openWorkbook } from '../../office/open-workbook';

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

test.each([
  ['last', true],
  ['first', false],
])(
  'N3: each Status has its colour, also in rows that come later, if Excel puts a new rule %s',
  async (_, addsRulesLast) => {
    const { host, grid, person } = openWorkbook({ hardness: { addsRulesLast } });
    const workbook = createOfficeWorkbook();
    await workbook.create(layout, rows);
    expect(await workbook.decorate()).toEqual({ coloured: [layout.kind] });
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
  },
);

test('N2: the fills of cells and the conditional formats of the user stay', async () => {
  const { host, grid } = openWorkbook();
  const workbook = createOfficeWorkbook();
  const { table } = await workbook.create(layout, rows);
  await workbook.decorate();
  const sheet = grid.activeSheet();
  const ours = host.book.conditionalFormats.length;
  await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getActiveWorksheet().getRange('A2:C4');
    cells.format.fill.color = '#FF00FF';
    const first = cells.conditionalFormats.add('Custom');
    first.custom.rule.formula = '=TRUE';
    first.priority = 0;
    cells.conditionalFormats.add('CellValue').cellValue.rule = { operator: 'EqualTo', formula1: '="Fix"' };
    await context.sync();
  });
  const types = () => host.book.conditionalFormats.map(({ type }) => type);
  const ref = { layout, known: table };
  expect(await workbook.colourStatus([ref], false)).toEqual([]);
  expect(types().sort()).toEqual(['CellValue', 'Custom']);
  expect(grid.look(sheet, 1, at).fill).toBe('#FF00FF');
  expect(await workbook.colourStatus([ref], true)).toEqual([layout.kind]);
  expect(await workbook.colourStatus([ref], true)).toEqual([layout.kind]);
  expect(types()).toHaveLength(ours + 2);
  expect(grid.look(sheet, 1, at).fill).toBe('#FF00FF');
  expect(valueLooks(host.book, sheet)(5, at)?.fill).toBe(GREEN);
});

test('a new table takes no round trip more for its colours', async () => {
  const tripsOf = async (coloursStatus: boolean) => {
    openWorkbook();
    const workbook = createOfficeWorkbook();
    const before = trafficSoFar().trips;
    await workbook.create(layout, rows, coloursStatus);
    await workbook.decorate();
    return trafficSoFar().trips - before;
  };
  expect(await tripsOf(true)).toBe(await tripsOf(false));
});

test('E5: rules that a failed batch has made are not made twice', async () => {
  const { host } = openWorkbook();
  const workbook = createOfficeWorkbook();
  await workbook.create(layout, rows);
  host.faults.failBatch('GeneralException', { applied: true });
  expect(await workbook.decorate()).toEqual({ coloured: [layout.kind] });
  const formulas = host.book.conditionalFormats.map(({ rule }) => rule['formula']);
  expect(new Set(formulas).size).toBe(formulas.length);
});
