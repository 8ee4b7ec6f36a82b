/**
 * The main job, a paste and a report in Excel of other languages: people type and see their own forms, error values have
 * other words, and the region's pattern of days has other letters.
 */
import { regionFormatOf, setRegionFormat } from '../../src/core/calendar/region-format';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { parseAddress, splitSheet } from '../../src/standins/excel/address';
import type { ExcelLanguage } from '../../src/standins/excel/values/language';
import { callsOf, storedBlocks } from './world/service';
import { addRow, pasteShifts, SHIFT } from './world/typing';
import { pushAll, withEverything, type World } from './world/world';

let world: World;
afterEach(() => {
  setRegionFormat();
  return world.close();
});

const BLOCKS = 'Time Blocks';

/** A world in an Excel for Windows of this language, with the words of its region in use, as the pane has it. */
async function openIn(language: ExcelLanguage): Promise<void> {
  world = await withEverything({ workbook: { hardness: { language, platform: 'PC' } } });
  const workbook = createOfficeWorkbook((culture) => setRegionFormat(regionFormatOf(culture)));
  await workbook.readSheets([]);
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}

/** Pastes a cell that has a formula, with its number format. */
function pasteFormula(column: string, row: number, value: string): void {
  const { grid } = world.workbook.host;
  const { id: sheet = '' } = grid.sheets().find(({ name }) => name === BLOCKS) ?? {};
  const area = parseAddress(splitSheet(world.cell(BLOCKS, column, row)).rest);
  if (area) grid.setFormat(sheet, area, 'General');
  world.workbook.person.type(world.cell(BLOCKS, column, row), { formula: '=A1', value }, BLOCKS);
}

test.each([
  { language: 'de-DE', day: '4.5.2027', hours: '7,5' },
  { language: 'fr-FR', day: '04/05/2027', hours: '7,5' },
  { language: 'ru-RU', day: '04.05.2027', hours: '7,5' },
] as const)(
  'excel in $language: shifts are typed in the forms of the region, pushed, and shown in them',
  async ({ language, day, hours }) => {
    await openIn(language);
    addRow(world, BLOCKS, { ...SHIFT, Date: day, Start: '8:30', End: '17:00', Hours: hours });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(await storedBlocks(world)).toMatchObject([
      { startDateTime: '2027-05-04T08:30', endDateTime: '2027-05-04T17:00', numHours: 7.5 },
    ]);
    await world.app.do({ do: 'download' });
    await pushAll(world);
    expect(world.view().notice?.title).toBe('Nothing to push: no row of any table is new or edited.');
  },
);

test.each([
  { language: 'en-US', words: ['#N/A', '#VALUE!', '#NAME?'] },
  { language: 'de-DE', words: ['#NV', '#WERT!', '#NAME?'] },
  { language: 'fr-FR', words: ['#N/A', '#VALEUR!', '#NOM?'] },
  { language: 'ru-RU', words: ['#Н/Д', '#ЗНАЧ!', '#ИМЯ?'] },
] as const)(
  'excel in $language: no error value is sent, whatever its word is; a text that only looks like one is sent',
  async ({ language, words }) => {
    await openIn(language);
    const errors = ['#N/A', '#VALUE!', '#NAME?'];
    const rows = errors.map(() => addRow(world, BLOCKS, { ...SHIFT, Date: '2026-11-23', Notes: 'x' }));
    for (const [at, error] of errors.entries()) pasteFormula('Notes', rows[at] ?? 0, error);
    addRow(world, BLOCKS, { ...SHIFT, Date: '2026-11-24', Notes: '#yoga' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    const sent = (await callsOf(world, 'addTimeBlocks')).flatMap(({ items }) => items as object[]);
    expect(sent).toMatchObject([{ Notes: '#yoga' }]);
    expect(rows.map((row) => world.table(BLOCKS)[row - 2])).toMatchObject(
      words.map((word) => ({ Status: 'Fix', Message: expect.stringContaining(word) as string })),
    );
  },
);

test.each(['de-DE', 'fr-FR', 'ru-RU'] as const)(
  'excel in %s: pasted shifts are read, pushed, and are in a report',
  async (language) => {
    await openIn(language);
    await pasteShifts(
      world,
      'Employee\tShift date\tFrom\tTo\nIngrid Solberg\t23.11.2026\t9:00\t17:00\nKwame Mensah\t24/11/2026\t22:00\t6:00',
    );
    await world.app.do({ do: 'add-pasted' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(await storedBlocks(world)).toMatchObject([
      { startDateTime: '2026-11-23T09:00', endDateTime: '2026-11-23T17:00' },
      { startDateTime: '2026-11-24T22:00', endDateTime: '2026-11-25T06:00' },
    ]);
    const choice = { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' } as const;
    await world.app.do({ do: 'make-report', id: 'hours', choice });
    expect(world.view().notice).toMatchObject({ tone: 'success' });
    const sheet = world.view().reports?.made[0]?.sheet ?? '';
    expect(world.workbook.person.read(sheet).flat()).toContain(16);
  },
);
