/** Files that are open read-only, sessions that end, and changes that are thrown away. */
import { openWorkbook } from '../../office/open-workbook';

const load = (property: 'readOnly' | 'isDirty') =>
  Excel.run(async (context) => {
    context.workbook.load(property);
    await context.sync();
    return context.workbook[property];
  });

const write = (text: string) =>
  Excel.run(async ({ workbook }) => {
    workbook.worksheets.getItem('Sheet1').getRange('A1').values = [[text]];
    workbook.customXmlParts.add(`<part xmlns="urn:test">${text}</part>`);
    await workbook.context.sync();
  });

const parts = () =>
  Excel.run(async ({ workbook }) => {
    const found = workbook.customXmlParts.getByNamespace('urn:test');
    found.load('items/id');
    await workbook.context.sync();
    return found.items.length;
  });

const save = () =>
  Excel.run(async ({ workbook }) => {
    workbook.save('Save');
    await workbook.context.sync();
  });

test('openReadOnly: the file can be changed and not saved, until it is saved in another place', async () => {
  const { openReadOnly, saveAs } = openWorkbook({ url: 'S:\\Week 47.xlsx' });
  expect(await load('readOnly')).toBe(false);
  openReadOnly();
  expect(await load('readOnly')).toBe(true);
  await write('typed');
  await expect(save()).rejects.toMatchObject({ code: 'GeneralException' });
  saveAs('S:\\Week 47 B.xlsx');
  expect(await load('readOnly')).toBe(false);
  await save();
});

test.each([
  { withoutParts: false, left: 1 },
  { withoutParts: true, left: 0 },
])(
  'endSession: every batch fails; opened again, the file is as it was kept: %o',
  async ({ withoutParts, left }) => {
    const { endSession, keep, person, reopenPane } = openWorkbook();
    await write('kept');
    const open = keep();
    await write('lost');
    endSession(open, { withoutParts });
    await expect(load('isDirty')).rejects.toMatchObject({ code: 'InvalidOrTimedOutSession' });
    await expect(parts()).rejects.toMatchObject({ code: 'InvalidOrTimedOutSession' });
    reopenPane();
    expect(person.read('Sheet1')).toEqual([['kept']]);
    expect(await parts()).toBe(left);
  },
);

test('keepForRejection: what was done since is undone with its parts, and the second device’s pane stays open', async () => {
  const { keepForRejection, onDevice, person } = openWorkbook();
  const second = onDevice('second', { parts });
  await write('kept');
  const reject = keepForRejection();
  await write('rejected');
  expect(await second.parts()).toBe(2);
  reject();
  expect(person.read('Sheet1')).toEqual([['kept']]);
  expect(await second.parts()).toBe(1);
});

test('AutoSave saves some batches after the last change', async () => {
  openWorkbook({ autoSave: true });
  await write('typed');
  expect(await load('isDirty')).toBe(true);
  await load('readOnly');
  expect(await load('isDirty')).toBe(false);
  await write('again');
  expect(await load('isDirty')).toBe(true);
});

test('without AutoSave a change waits for a save', async () => {
  openWorkbook({ url: 'S:\\Week 47.xlsx' });
  await write('typed');
  for (let times = 0; times < 5; times += 1) expect(await load('isDirty')).toBe(true);
  await save();
  expect(await load('isDirty')).toBe(false);
});
