import { opensWorkbooks, openWorkbookOf } from '../../../src/excel/host/new-workbook';
import { openWorkbook } from '../../office/open-workbook';

test('a new workbook gets the bytes as they are, in one request', async () => {
  const { host } = openWorkbook();
  expect(opensWorkbooks()).toBe(true);
  await openWorkbookOf('UEsDBA==');
  expect(host.book.opened).toEqual(['UEsDBA==']);
});

test('Excel on an iPad opens none', () => {
  openWorkbook({ hardness: { platform: 'iOS' } });
  expect(opensWorkbooks()).toBe(false);
});
