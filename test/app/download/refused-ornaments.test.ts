/** E5: Excel may refuse an ornament with the whole batch that has it. Tables stand all the same, with everything else. */
import { paneWords } from '../../../src/core/words/words';
import type { Hardness } from '../../../src/standins/excel/hardness';
import type { RefusableOrnament } from '../../../src/standins/excel/ornaments';
import { translationOf } from '../../../src/taskpane/languages/languages';
import { openWorld, type World } from '../world/world';

let world: World;
afterEach(async () => {
  await world.close();
  paneWords.use();
});

async function downloaded(hardness: Partial<Hardness> = {}): Promise<World> {
  world = await openWorld({ workbook: { hardness } });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  return world;
}

const visibleSheets = ({ workbook }: World) =>
  workbook.grid.sheets().filter(({ name }) => !name.startsWith('Shiftsheet'));

const values = (of: World) =>
  visibleSheets(of).map(({ name }) => [name, name === 'Sheet1' ? [] : of.table(name)]);

/** What can be seen of each ornament, by the switch that refuses it. Nobody can read how columns are grouped. */
function ornaments(of: World): Record<Exclude<RefusableOrnament, 'groups' | 'charts'>, unknown> {
  const { grid, host } = of.workbook;
  const { book } = host;
  const sheets = visibleSheets(of).map(({ id }) => id);
  const columns = Array.from({ length: 40 }, (_, at) => at);
  const each = <Seen>(see: (sheet: string, column: number) => Seen) =>
    sheets.map((sheet) => columns.map((column) => see(sheet, column)));
  const validations = book.validations.map(({ sheet, area, rule, prompt }) => ({
    sheet,
    area,
    rule,
    prompt,
  }));
  return {
    rules: book.conditionalFormats.map(({ sheet, area, rule, look }) => ({ sheet, area, rule, look })),
    fills: each((sheet, column) => [1, 2, 3].map((row) => grid.look(sheet, row, column).fill)),
    dropdowns: validations.filter(({ rule }) => 'list' in rule).map(({ prompt: _, ...dropdown }) => dropdown),
    notes: validations
      .filter(({ prompt }) => prompt)
      .map(({ sheet, area, prompt }) => ({ sheet, area, prompt })),
    widths: each((sheet, column) => grid.columnWidth(sheet, column)),
    hiding: each((sheet, column) => grid.columnHidden(sheet, column)),
    looks: sheets.map((sheet) => book.sheetInfo(sheet).tabColor),
  };
}

const COMPLETE = 'The data are complete.';

const WORDS: readonly (readonly [Exclude<RefusableOrnament, 'charts'>, string])[] = [
  ['rules', 'colours of Status and of changed cells'],
  ['fills', 'colours of colour columns'],
  ['dropdowns', 'dropdowns'],
  ['notes', 'notes of headers'],
  ['widths', 'column widths'],
  ['hiding', 'hidden columns'],
  ['looks', 'the look of tables and tabs'],
  ['groups', 'groups of columns'],
];

test.each(WORDS)(
  'E5: if Excel refuses %s, all tables stand with all values and all other ornaments, and one notice says so',
  async (refused, words) => {
    await downloaded();
    const whole = { values: values(world), ornaments: ornaments(world), notice: world.view().notice };
    await world.close();
    await downloaded({ refusedOrnaments: [refused] });
    expect(values(world)).toEqual(whole.values);
    const seen = ornaments(world);
    for (const [name, ornament] of Object.entries(seen))
      if (name === refused) expect(ornament).not.toEqual(whole.ornaments[name as keyof typeof seen]);
      else expect([name, ornament]).toEqual([name, whole.ornaments[name as keyof typeof seen]]);
    expect(world.view().notice).toMatchObject({
      tone: 'success',
      title: whole.notice?.title,
      detail: `Excel refused some ornaments of the sheets: ${words}. ${COMPLETE}`,
    });
  },
);

test('E5: if Excel refuses all ornaments, one notice lists all of them, in the language of the pane too', async () => {
  const all = WORDS.map(([ornament]) => ornament);
  await downloaded();
  const whole = values(world);
  await world.close();
  await downloaded({ refusedOrnaments: all });
  expect(values(world)).toEqual(whole);
  const detail = world.view().notice?.detail ?? '';
  for (const [, words] of WORDS) expect(detail).toContain(words);
  expect(detail.split(COMPLETE)).toHaveLength(2);
  await world.close();
  paneWords.use((await translationOf('de'))?.pane);
  await downloaded({ refusedOrnaments: ['rules', 'dropdowns'] });
  expect(world.view().notice?.detail).toBe(
    'Excel hat einigen Schmuck der Blätter abgelehnt: Auswahllisten, Farben von Status und von geänderten Zellen. Die Daten sind vollständig.',
  );
});

test('E5: if Excel takes no rule above 255 characters, nothing is refused', async () => {
  await downloaded({ longestRule: 255 });
  const { notice } = world.view();
  expect(notice).toMatchObject({ tone: 'success', title: 'Everything is here: 8 sheets' });
  expect(notice?.detail ?? '').toBe('');
  expect(world.workbook.host.book.conditionalFormats.length).toBeGreaterThan(0);
});

test('E5: if Excel refuses longer rules than some, only these colours are missing', async () => {
  await downloaded({ longestRule: 100 });
  expect(world.view().notice?.detail).toContain('colours of Status');
  expect(world.users().length).toBeGreaterThan(0);
});

test('E5: a table that is deleted before its ornaments come costs no other table its ornaments', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  const { host, grid, person } = world.workbook;
  const stop = host.faults.beforeEachBatch(() => {
    if (!grid.sheets().some(({ name }) => name === 'Time Off')) return;
    stop();
    person.deleteSheet('Areas');
  });
  await world.app.do({ do: 'download' });
  const coloured = new Set(host.book.conditionalFormats.map(({ sheet }) => sheet));
  const named = grid.sheets().filter(({ id }) => coloured.has(id));
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['Users', 'Tasks', 'Time Off']));
  expect(world.view().notice?.detail ?? '').not.toContain('refused');
});
