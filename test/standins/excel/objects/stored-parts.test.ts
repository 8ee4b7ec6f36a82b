import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const NAMESPACE = 'urn:example:memory';
const xml = (text: string): string => `<memory xmlns="${NAMESPACE}">${text}</memory>`;

test('XML that is not well-formed is refused', async () => {
  openWorkbook();
  const work = Excel.run(async (context) => {
    context.workbook.customXmlParts.add('<a><b></a>');
    await context.sync();
  });
  expect(await errorCode(work)).toBe('InvalidArgument');
});

test('XML parts stay when the pane is closed, and undo does not change them', async () => {
  const { person, reopenPane } = openWorkbook();
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('A1').values = [['x']];
    context.workbook.customXmlParts.add(xml('kept'));
    await context.sync();
  });
  expect(person.undo()).toBe(true);
  expect(person.read('Sheet1')).toEqual([]);
  reopenPane();
  const seen = await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(NAMESPACE).load('items/id');
    await context.sync();
    const texts = parts.items.map((part) => part.getXml());
    await context.sync();
    return texts.map(({ value }) => value);
  });
  expect(seen).toEqual([xml('kept')]);
});
