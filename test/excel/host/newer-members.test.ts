/** What is newer than the manifest’s ExcelApi is used only where Excel has it. */
import { canUndoWrites, isOwnEdit } from '../../../src/excel/host/newer-members';
import { openWorkbook } from '../../office/open-workbook';

test.each([
  ['1.13', false],
  ['1.14', true],
])('in an Excel with ExcelApi %s, an event of an own write is known as one: %j', (excelApi, isKnown) => {
  openWorkbook({ excelApi });
  expect(isOwnEdit({ triggerSource: 'ThisLocalAddin' })).toBe(isKnown);
  expect(isOwnEdit({ triggerSource: 'Unknown' })).toBe(false);
  expect(isOwnEdit({})).toBe(false);
});

test.each([
  ['1.19', false],
  ['1.20', true],
])('in an Excel with ExcelApi %s, what an add-in wrote can be undone: %j', (excelApi, canUndo) => {
  openWorkbook({ excelApi });
  expect(canUndoWrites()).toBe(canUndo);
});
