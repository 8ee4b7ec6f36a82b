import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples(
  'Using custom XML parts',
  '18-custom-xml-parts/create-set-get-and-delete-custom-xml-parts',
);

const XML = '<Reviewers xmlns="http://example.com/review/1.0"><Reviewer>Ann</Reviewer></Reviewers>';

export const customXmlParts: readonly Sample[] = [
  sample('keeps a part, and remembers its id', XML, async (_sheet, context) => {
    const part = context.workbook.customXmlParts.add(XML).load('id');
    await context.sync();
    context.workbook.settings.add('ReviewersId', part.id);
    const setting = context.workbook.settings.getItem('ReviewersId').load('value');
    await context.sync();
    const xml = context.workbook.customXmlParts.getItem(setting.value as string).getXml();
    await context.sync();
    return xml.value;
  }),
  sample(
    'changes it, finds it by its namespace and deletes it',
    [XML.replace('Ann', 'Bob'), true],
    async (_sheet, context) => {
      const { customXmlParts: parts } = context.workbook;
      parts.add(XML).setXml(XML.replace('Ann', 'Bob'));
      const part = parts.getByNamespace('http://example.com/review/1.0').getOnlyItem();
      const xml = part.getXml();
      await context.sync();
      part.delete();
      const none = parts.getByNamespace('http://example.com/review/1.0').getOnlyItemOrNullObject();
      await context.sync();
      return [xml.value, none.isNullObject];
    },
  ),
];
