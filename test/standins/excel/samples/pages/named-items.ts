import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples(
  'Create, access, and remove named items',
  '34-named-item/create-and-remove-named-item',
);

export const namedItems: readonly Sample[] = [
  sample(
    'names cells and a constant',
    [
      ['Fruit', 'Range', true],
      ['Rate', 'Double', true],
    ],
    async (sheet, context) => {
      const { names } = context.workbook;
      names.add('Fruit', sheet.getRange('A1:C4'));
      names.add('Rate', '=0.5');
      names.load('items/name,items/type,items/visible');
      await context.sync();
      return names.items.map(({ name, type, visible }) => [name, type, visible]);
    },
  ),
  sample('uses a name in a formula', [6], async (sheet, context) => {
    context.workbook.names.add('Counts', sheet.getRange('B2:B4'));
    const cell = sheet.getRange('E1');
    cell.formulas = [['=SUM(Counts)']];
    cell.load('values');
    await context.sync();
    return (cell.values as unknown[][])[0];
  }),
  sample('formats the cells behind a name', '#FFA500', async (sheet, context) => {
    sheet.names.add('Header', sheet.getRange('A1:C1'));
    const range = sheet.names.getItem('Header').getRange();
    range.format.fill.color = 'orange';
    range.load('format/fill/color');
    await context.sync();
    return range.format.fill.color;
  }),
  sample('takes a name away', true, async (sheet, context) => {
    const { names } = context.workbook;
    names.add('Fruit', sheet.getRange('A1'));
    names.getItem('Fruit').delete();
    const none = names.getItemOrNullObject('Fruit');
    await context.sync();
    return none.isNullObject;
  }),
];
