import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const NAMESPACE = 'urn:example:memory';
const xml = (text: string): string => `<memory xmlns="${NAMESPACE}">${text}</memory>`;

test('XML parts are added, found by namespace and id, changed and deleted', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const { customXmlParts } = context.workbook;
    const part = customXmlParts.add(xml('one')).load('id,namespaceUri');
    customXmlParts.add('<other/>');
    const found = customXmlParts.getByNamespace(NAMESPACE).load('items/id');
    const only = customXmlParts.getByNamespace(NAMESPACE).getOnlyItemOrNullObject();
    const none = customXmlParts.getByNamespace('urn:none').getOnlyItemOrNullObject();
    const count = customXmlParts.getCount();
    const first = only.getXml();
    await context.sync();
    customXmlParts.getItem(part.id).setXml(xml('two'));
    const second = customXmlParts.getItem(part.id).getXml();
    await context.sync();
    part.delete();
    const gone = customXmlParts.getItemOrNullObject(part.id);
    await context.sync();
    return [
      part.namespaceUri,
      found.items.length,
      found.items[0]?.id === part.id,
      none.isNullObject,
      count.value,
      first.value,
      second.value,
      gone.isNullObject,
    ];
  });
  expect(seen).toEqual([NAMESPACE, 1, true, true, 2, xml('one'), xml('two'), true]);
});

test('getOnlyItem fails if two parts have the same namespace', async () => {
  openWorkbook();
  const isNull = await Excel.run(async (context) => {
    context.workbook.customXmlParts.add(xml('one'));
    context.workbook.customXmlParts.add(xml('two'));
    const only = context.workbook.customXmlParts.getByNamespace(NAMESPACE).getOnlyItemOrNullObject();
    await context.sync();
    return only.isNullObject;
  });
  expect(isNull).toBe(true);
});

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
    const text = context.workbook.customXmlParts.getByNamespace(NAMESPACE).getOnlyItem().getXml();
    await context.sync();
    return text.value;
  });
  expect(seen).toBe(xml('kept'));
});
