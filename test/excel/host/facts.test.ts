/** What the diagnostics say of Excel. */
import { users } from '../../../src/core/entities/users';
import { layoutOf } from '../../../src/core/table/layout';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { openWorkbook } from '../../office/open-workbook';

const ofExcel = {
  diagnostics: { host: 'Excel', platform: 'Mac', version: '16.89.24090815' },
  displayLanguage: 'de-DE',
  contentLanguage: 'en-US',
};

test('host, platform, version and languages are those that Office.js gives', async () => {
  openWorkbook({ excelApi: '1.13' });
  Object.assign(Office.context, ofExcel);
  expect(await createOfficeWorkbook().facts()).toEqual({
    host: 'Excel',
    platform: 'Mac',
    version: '16.89.24090815',
    sets: ['ExcelApi 1.13', 'DelayForCellEdit 1.1'],
    displayLanguage: 'de-DE',
    contentLanguage: 'en-US',
    dateSystem: undefined,
  });
});

test('what Office.js does not give is empty', async () => {
  openWorkbook();
  expect(await createOfficeWorkbook().facts()).toMatchObject({ host: '', version: '' });
});

test.each([
  [false, 1900],
  [true, 1904],
] as const)('with use1904 %s, day numbers begin in %d; it is known after a read', async (use1904, year) => {
  openWorkbook({ use1904 });
  const workbook = createOfficeWorkbook();
  await workbook.has({ layout: layoutOf(users), known: undefined });
  expect((await workbook.facts()).dateSystem).toBe(year);
});
