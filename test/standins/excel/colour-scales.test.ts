import { scaleFills } from '../../../src/standins/excel/colour-scales';
import { openWorkbook } from '../../office/open-workbook';

/** The fills of A1:A5 with 0, 25, 50, 100 and a text under the criteria. */
async function fills(criteria: Excel.ConditionalColorScaleCriteria): Promise<(string | undefined)[]> {
  const { host, grid } = openWorkbook();
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem('Sheet1').getRange('A1:A5');
    range.values = [[0], [25], [50], [100], ['text']];
    range.conditionalFormats.add('ColorScale').colorScale.criteria = criteria;
    await context.sync();
  });
  const fill = scaleFills(host.book, grid.activeSheet());
  return [0, 1, 2, 3, 4].map((row) => fill(row, 0));
}

test('a scale mixes its two colours between the lowest value, or a number, and the highest value', async () => {
  expect(
    await fills({
      minimum: { type: 'LowestValue', color: '#000000' },
      maximum: { type: 'HighestValue', color: '#FFFFFF' },
    }),
  ).toEqual(['#000000', '#404040', '#808080', '#FFFFFF', undefined]);
  expect(
    await fills({
      minimum: { type: 'Number', formula: '50', color: '#000000' },
      maximum: { type: 'HighestValue', color: '#FFFFFF' },
    }),
  ).toEqual(['#000000', '#000000', '#000000', '#FFFFFF', undefined]);
});
