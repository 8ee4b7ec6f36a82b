/** Custom XML parts as some people report them: of each device alone, lost, or refused (hardness.ts). */
import { openWorkbook, type OpenOptions, type OpenWorkbook } from '../../office/open-workbook';

const NAMESPACE = 'urn:test:1';

interface Parts {
  add(text: string): Promise<void>;
  texts(): Promise<string[]>;
  save(): Promise<void>;
}

function parts(): Parts {
  return {
    add: (text) =>
      Excel.run(async (context) => {
        context.workbook.customXmlParts.add(`<a xmlns="${NAMESPACE}">${text}</a>`);
        await context.sync();
      }),
    texts: () =>
      Excel.run(async (context) => {
        const found = context.workbook.customXmlParts.getByNamespace(NAMESPACE);
        found.load('items/id');
        await context.sync();
        const xmls = found.items.map((part) => part.getXml());
        await context.sync();
        return xmls.map(({ value }) => /<a [^>]*>([^<]*)/.exec(value)?.[1] ?? '');
      }),
    save: () =>
      Excel.run(async (context) => {
        context.workbook.save('Save');
        await context.sync();
      }),
  };
}

function open(hardness: OpenOptions['hardness'] = {}): OpenWorkbook {
  return openWorkbook({ profile: 'web', hardness });
}

test('hidesPartsOfOthers: a device has the parts of the file that it opened, and its own', async () => {
  const workbook = open({ hidesPartsOfOthers: true });
  const first = parts();
  await first.add('before');
  const second = workbook.onDevice('second', parts());
  await first.add('of the first');
  await second.add('of the second');
  expect(await first.texts()).toEqual(['before', 'of the first']);
  expect(await second.texts()).toEqual(['before', 'of the second']);
  workbook.person.type('A1', 'shared');
  expect(workbook.person.read('Sheet1')).toEqual([['shared']]);
});

test('hidesPartsOfOthers: a file has the parts of the device that saved it last, and others get them when they open it', async () => {
  const workbook = open({ hidesPartsOfOthers: true });
  const first = parts();
  const second = workbook.onDevice('second', parts());
  await first.add('of the first');
  await second.add('of the second');
  await first.save();
  await second.save();
  expect(await first.texts()).toEqual(['of the first']);
  workbook.reopenFileOn();
  expect(await first.texts()).toEqual(['of the second']);
});

test('without the switch, all devices have the same parts', async () => {
  const workbook = open({ hidesPartsOfOthers: false });
  const second = workbook.onDevice('second', parts());
  await parts().add('shared');
  expect(await second.texts()).toEqual(['shared']);
});

test('losesParts: a file that is opened again has its cells and no parts', async () => {
  const workbook = open({ losesParts: true });
  await parts().add('lost');
  workbook.person.type('A1', 'stays');
  const reopen = workbook.keep();
  expect(await parts().texts()).toEqual(['lost']);
  reopen();
  expect(await parts().texts()).toEqual([]);
  expect(workbook.person.read('Sheet1')).toEqual([['stays']]);
});

test('refusesPartsUnsaved: each use of parts fails until the file is saved somewhere', async () => {
  const workbook = open({ refusesPartsUnsaved: true });
  await expect(parts().texts()).rejects.toMatchObject({ code: 'GeneralException' });
  await expect(parts().add('refused')).rejects.toMatchObject({ code: 'GeneralException' });
  workbook.saveAs('C:\\Plans\\Week 47.xlsx');
  await parts().add('kept');
  expect(await parts().texts()).toEqual(['kept']);
});

test('a part of more than 1 MB is refused, as Word on the web refuses it', async () => {
  open();
  await expect(parts().add('x'.repeat(1024 * 1024))).rejects.toMatchObject({ code: 'GeneralException' });
  await parts().add('x'.repeat(1_000_000));
});
