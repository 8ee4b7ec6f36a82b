import { unzipSync, strFromU8 } from 'fflate';
import { workbookOf } from '../../../src/taskpane/export/workbook';
import { longReport } from './sample-report';

test('a workbook with 20,000 rows is complete', async () => {
  const blob = await workbookOf(longReport(20_000));
  const sheet = strFromU8(
    unzipSync(new Uint8Array(await blob.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet.match(/<row /g)).toHaveLength(20_007);
  expect(sheet).toContain('r="H20004"');
});
