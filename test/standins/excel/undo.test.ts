import { openWorkbook, type OpenOptions } from '../../office/open-workbook';

const run = (act: (context: Excel.RequestContext) => void) =>
  Excel.run(async (context) => {
    act(context);
    await context.sync();
  });

const open = (hardness: OpenOptions['hardness'] = {}) => {
  const workbook = openWorkbook({ hardness, url: 'C:\\Plans\\Week 47.xlsx' });
  workbook.person.type('A1', 'typed');
  return workbook;
};

const ACTS: Readonly<Record<string, (context: Excel.RequestContext) => void>> = {
  'a value': ({ workbook }) => (workbook.worksheets.getItem('Sheet1').getRange('B1').values = [['written']]),
  'a format': ({ workbook }) =>
    (workbook.worksheets.getItem('Sheet1').getRange('B1').format.fill.color = '#FF0000'),
  'a custom XML part': ({ workbook }) => void workbook.customXmlParts.add('<part xmlns="urn:test"/>'),
};

test.each(Object.entries(ACTS))(
  'writesEndUndo: after an add-in writes %s, nothing can be undone',
  async (_what, act) => {
    const { person } = open({ writesEndUndo: true });
    await run(act);
    expect(person.undo()).toBe(false);
    person.type('A2', 'later');
    expect(person.undo()).toBe(true);
  },
);

test('writesEndUndo: reading leaves what can be undone', async () => {
  const { person } = open({ writesEndUndo: true });
  await run(({ workbook }) => workbook.worksheets.getItem('Sheet1').getRange('A1').load('values'));
  expect(person.undo()).toBe(true);
});

test.each([
  [false, true],
  [true, false],
])('saveEndsUndo %s: after a save through the API, undo: %s', async (ends, isUndone) => {
  const { person } = open({ saveEndsUndo: ends });
  await run(({ workbook }) => workbook.save('Save'));
  expect(person.undo()).toBe(isUndone);
});

test('a person who saves the file in another place can still undo', () => {
  const { person, saveAs } = open({ saveEndsUndo: true });
  saveAs('C:\\Plans\\Copy.xlsx');
  expect(person.undo()).toBe(true);
});
