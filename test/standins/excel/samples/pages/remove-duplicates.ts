import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Remove duplicates', 'excel-add-ins-ranges-remove-duplicates');

export const removeDuplicates: readonly Sample[] = [
  sample(
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
  sample('takes them out of a table', NOT_FOUND, (sheet) => {
    sheet.tables.add('A1:C4', true);
    sheet.getRange('A1:C4').removeDuplicates([0], true);
  }),
];
