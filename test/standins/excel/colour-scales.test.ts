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

test('a scale of two colours mixes them between the lowest and the highest value', async () => {
  expect(
    await fills({
      minimum: { type: 'LowestValue', color: '#000000' },
      maximum: { type: 'HighestValue', color: '#FFFFFF' },
    }),
  ).toEqual(['#000000', '#404040', '#808080', '#FFFFFF', undefined]);
});

test('a third colour is at its percentile, and values beyond the ends get the colours of the ends', async () => {
  expect(
    await fills({
      minimum: { type: 'Number', formula: '20', color: '#FF0000' },
      midpoint: { type: 'Percentile', formula: '50', color: '#FFFF00' },
      maximum: { type: 'Percent', formula: '=60', color: '#00FF00' },
    }),
    // The middle is 37.5: 25 lies 2/7 of the way to it from 20, and 50 lies 5/9 of the way on to 60.
  ).toEqual(['#FF0000', '#FF4900', '#71FF00', '#00FF00', undefined]);
});

test('if criteria would have to be calculated, no colours are drawn', async () => {
  expect(
    await fills({
      minimum: { type: 'Formula', formula: '=MIN(A1:A5)', color: '#000000' },
      maximum: { type: 'HighestValue', color: '#FFFFFF' },
    }),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
