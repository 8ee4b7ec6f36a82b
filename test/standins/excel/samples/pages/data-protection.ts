import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Data protection', '50-workbook/data-protection');

export const dataProtection: readonly Sample[] = [
  sample('protects a sheet that is not protected yet', [true, 'AccessDenied'], async (sheet, context) => {
    sheet.load('protection/protected');
    await context.sync();
    if (!sheet.protection.protected) sheet.protection.protect();
    sheet.load('protection/protected');
    await context.sync();
    sheet.getRange('A1').values = [['x']];
    const code = await context.sync().then(
      () => 'written',
      (error: OfficeExtension.Error) => error.code,
    );
    return [sheet.protection.protected, code];
  }),
  sample('is freed by its password alone', 'InvalidArgument', (sheet) => {
    sheet.protection.protect(undefined, 'secret');
    sheet.protection.unprotect('wrong');
  }),
  sample(
    'lets cells be formatted where that is allowed',
    ['#FF0000', true, false],
    async (sheet, context) => {
      sheet.protection.protect({ allowFormatCells: true });
      const cell = sheet.getRange('A1');
      cell.format.fill.color = 'red';
      cell.load('format/fill/color');
      sheet.protection.load('options');
      await context.sync();
      const { allowFormatCells = null, allowSort = null } = sheet.protection.options;
      return [cell.format.fill.color, allowFormatCells, allowSort];
    },
  ),
  sample("protects the workbook's structure", 'AccessDenied', async (_sheet, context) => {
    const { workbook } = context;
    workbook.load('protection/protected');
    await context.sync();
    if (!workbook.protection.protected) workbook.protection.protect('secret');
    workbook.worksheets.add('More');
  }),
  sample("frees the workbook's structure", [false, 2], async (_sheet, context) => {
    const { protection, worksheets } = context.workbook;
    protection.protect('secret');
    protection.unprotect('secret');
    worksheets.add('More');
    protection.load('protected');
    const count = worksheets.getCount();
    await context.sync();
    return [protection.protected, count.value];
  }),
];
