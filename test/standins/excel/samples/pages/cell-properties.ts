import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Get and set cell properties', '42-range/cell-properties');

export const cellProperties: readonly Sample[] = [
  sample(
    'gives each cell its own look',
    [['#0000FF', true], ['#FFFFFF', false], 'Continuous'],
    async (sheet, context) => {
      const header = { format: { fill: { color: 'Blue' }, font: { color: 'White', bold: true } } };
      const boxed = { format: { borders: { bottom: { style: Excel.BorderLineStyle.continuous } } } };
      sheet.getRange('A1:B2').setCellProperties([
        [header, header],
        [{}, boxed],
      ]);
      const cells = ['A1', 'A2'].map((each) =>
        sheet.getRange(each).load('format/fill/color,format/font/bold'),
      );
      const line = sheet.getRange('B2').format.borders.getItem('EdgeBottom').load('style');
      await context.sync();
      return [...cells.map(({ format }) => [format.fill.color, format.font.bold]), line.style];
    },
  ),
  sample(
    'returns the properties that are asked for',
    { address: 'Sheet1!A1', format: { fill: { color: '#FFFF00' }, font: { color: '#000000' } } },
    async (sheet, context) => {
      const cell = sheet.getRange('A1');
      cell.format.fill.color = 'yellow';
      const told = cell.getCellProperties({
        address: true,
        format: { fill: { color: true }, font: { color: true } },
      });
      await context.sync();
      return told.value[0]?.[0];
    },
  ),
  sample('gives a cell a style', NOT_FOUND, (sheet) => {
    sheet.getRange('A1').setCellProperties([[{ style: 'Heading1' }]]);
  }),
];
