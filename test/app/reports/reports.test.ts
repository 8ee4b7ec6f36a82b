import { addHolidays, addRow, typeInto, typeRow } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

const WEEK = { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' } as const;

function typeShifts(rows: readonly Readonly<Record<string, string>>[]): void {
  for (const [at, cells] of rows.entries()) typeRow(world, 'Time Blocks', at + 2, cells);
}

const SHIFTS = [
  { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', Department: 'Kitchen' },
  { Person: 'Ingrid Solberg', Date: '2026-11-24', Start: '22:00', End: '6:00', Hours: '7.5' },
  { Person: 'Open shift', Date: '2026-11-25', Start: '9:00', End: '12:00' },
  { Person: 'Nobody Known', Date: '2026-11-25', Start: '9:00', End: '12:00' },
  { Person: 'Ingrid Solberg', Date: '2026-11-26', Start: '9:00' },
];

const sheetTexts = (sheet: string) =>
  world.workbook.person.read(sheet).map((row) => row.map(String).join('|').replace(/\|+$/, ''));

test('a report uses the rows of the sheets, pushed or not, and has its own worksheet', async () => {
  typeShifts(SHIFTS);
  await world.app.do({ do: 'open-reports' });
  expect(world.view().reports).toMatchObject({ made: [], ready: [] });
  expect(world.view().reports?.choices.people).toContainEqual(
    expect.objectContaining({ label: 'Ingrid Solberg' }),
  );
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  const made = world.view().reports?.made[0];
  expect(made).toMatchObject({ id: 'hours', at: '2026-11-21T14:05', choice: WEEK });
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  const texts = sheetTexts(made?.sheet ?? '');
  expect(texts[0]).toBe('Hours by week and department');
  expect(texts.join('\n')).toContain('4 of 4 shifts are not pushed yet.');
  expect(texts.join('\n')).toContain('1 row of Time Blocks can’t be read and is left out.');
  expect(byWeek()).toEqual(['2026-11-23', 18.5, 7.5, 3]);
});

test('a report names the holidays that were typed a moment before, and shades their days', async () => {
  typeShifts(SHIFTS);
  await addHolidays(world, '2026-11-26\tThanksgiving');
  await world.app.do({ do: 'make-report', id: 'schedule', choice: WEEK });
  const { report } = world.view().reports?.ready[0] ?? {};
  expect(report?.lines.map(({ text }) => text)).toContain(
    'Holidays in this period: Thu 26 Nov Thanksgiving.',
  );
  const shaded = report?.sections[0]?.columns.filter(({ isShaded }) => isShaded);
  expect(shaded?.map(({ header }) => header)).toEqual(['Thu 26 Nov', 'Sat 28 Nov', 'Sun 29 Nov']);
});

test('the pane links rows that can’t be read, each with what is wrong', async () => {
  typeShifts(SHIFTS);
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  const { leftOut = [] } = world.view().reports?.ready[0] ?? {};
  expect(leftOut).toMatchObject([
    {
      sheet: 'Time Blocks',
      count: 1,
      rows: [{ kind: 'time-blocks', number: 6, column: 'End', note: expect.stringMatching('End') as string }],
    },
  ]);
  const { kind = '', index = -1 } = leftOut[0]?.rows[0] ?? {};
  await world.app.do({ do: 'reveal', kind, index });
  expect(world.view().notice?.tone).not.toBe('error');
  typeInto(world, 'Time Blocks', 'End', 6, '17:00');
  await world.app.do({ do: 'make-report-again', key: world.view().reports?.made[0]?.key ?? '' });
  expect(world.view().reports?.ready[0]?.leftOut).toEqual([]);
});

test('the pane shows remarks that the staff copy of a report leaves out', async () => {
  typeShifts(SHIFTS);
  await world.app.do({ do: 'make-report', id: 'schedule', choice: { ...WEEK, staffCopy: true } });
  const texts = sheetTexts(world.view().reports?.made[0]?.sheet ?? '').join('\n');
  expect(texts).not.toMatch(/push|can’t be read/);
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    detail: '4 of 4 shifts are not pushed yet. 1 row of Time Blocks can’t be read and is left out.',
  });
});

test('the pane says how a report prints that is too wide for one page, and the choice is stored', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  const period = { from: '2026-11-23', to: '2026-12-27' };
  await world.app.do({ do: 'make-report', id: 'schedule', choice: { period, paper: 'a4', wide: 'large' } });
  expect(world.view().notice?.detail).toContain('It prints 2 pages of A3 wide');
  await world.app.do({ do: 'make-report', id: 'schedule', choice: { period, paper: 'a4' } });
  expect(world.view().notice?.detail).toContain('It prints 3 pages of A4 wide');
  expect(world.view().reports?.made.map(({ choice }) => choice.wide)).toEqual([undefined, 'large']);
});

/** The first line of the table by week. */
function byWeek() {
  const { sections } = world.view().reports?.ready[0]?.report ?? { sections: [] };
  return sections.find(({ title }) => title === 'By week')?.rows[0]?.cells;
}

test('the weeks of a report begin on the workbook’s day, also if the report was made before that day was chosen', async () => {
  typeShifts(SHIFTS);
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  expect(byWeek()?.[0]).toBe('2026-11-23');
  const rules = { preset: 'none', numbers: {}, off: [], weekStart: 6, leave: 'every-day' } as const;
  await world.app.do({ do: 'save-rules', rules });
  await world.app.do({ do: 'make-report-again', key: world.view().reports?.made[0]?.key ?? '' });
  expect(byWeek()?.[0]).toBe('2026-11-22');
});

test('a report says that the clocks change only if they do in its period', async () => {
  typeRow(world, 'Time Blocks', 2, { ...SHIFTS[0], Date: '2026-10-20' });
  typeRow(world, 'Time Blocks', 3, { ...SHIFTS[0], Date: '2026-10-27' });
  const textOf = async (from: string, to: string) => {
    await world.app.do({ do: 'make-report', id: 'hours', choice: { period: { from, to }, paper: 'a4' } });
    return sheetTexts(world.view().reports?.made[0]?.sheet ?? '').join('\n');
  };
  expect(await textOf('2026-10-19', '2026-10-25')).toContain('The clocks change in this period.');
  expect(await textOf('2026-10-26', '2026-11-01')).not.toContain('The clocks change');
});

test('a report that is made again replaces its own worksheet with the current data', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  const [made] = world.view().reports?.made ?? [];
  const sheets = world.workbook.grid.sheets().length;
  typeShifts(SHIFTS.slice(0, 2));
  await world.app.do({ do: 'make-report-again', key: made?.key ?? '' });
  expect(world.workbook.grid.sheets()).toHaveLength(sheets);
  expect(world.view().reports?.made).toHaveLength(1);
  expect(byWeek()?.slice(1, 3)).toEqual([15.5, 7.5]);
});

test('the pane says if the user’s notes were moved', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  const [made] = world.view().reports?.made ?? [];
  expect(world.view().notice).not.toHaveProperty('detail');
  const rows = sheetTexts(made?.sheet ?? '');
  // Beside the smaller table, in a row that the larger one will take next.
  const row = rows.findIndex((text) => text.startsWith('By department'));
  const columns = world.view().reports?.ready[0]?.report.sections[0]?.columns.length ?? 0;
  world.workbook.person.type(`${String.fromCharCode(64 + columns)}${row + 1}`, 'mine', made?.sheet);
  typeShifts(SHIFTS.slice(0, 4));
  await world.app.do({ do: 'make-report-again', key: made?.key ?? '' });
  expect(world.view().notice).toMatchObject({
    tone: 'success',
    detail: expect.stringMatching('A note of yours') as string,
  });
  expect(sheetTexts(made?.sheet ?? '')[row]).toMatch(/\|mine$/);
});

test('pushed rows count as pushed, and data that was downloaded shows its time', async () => {
  typeShifts(SHIFTS.slice(0, 2));
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  expect(sheetTexts(world.view().reports?.made[0]?.sheet ?? '').join('\n')).not.toContain('not pushed yet');
  await world.app.do({ do: 'make-report', id: 'time-off-balances', choice: WEEK });
  expect(sheetTexts(world.view().reports?.made[0]?.sheet ?? '').join('\n')).toContain(
    'Time Off: data as of Sat 21 Nov 2026 2:05 PM.',
  );
});

test('a period that can’t be shown is refused with a sentence, and no report is made', async () => {
  const period = { from: '2026-11-29', to: '2026-11-23' };
  await world.app.do({ do: 'make-report', id: 'hours', choice: { ...WEEK, period } });
  expect(world.view().notice?.title).toContain('ends before it begins');
  expect(world.view().reports?.made ?? []).toEqual([]);
});

test('a report needs no connection, and a report with a deleted sheet is forgotten', async () => {
  await world.app.do({ do: 'make-report', id: 'qualification-matrix', choice: WEEK });
  const sheet = world.view().reports?.made[0]?.sheet ?? '';
  await world.reopenPane();
  await world.app.do({ do: 'open-reports' });
  expect(world.view()).toMatchObject({ connection: { state: 'out' }, reports: { made: [{ sheet }] } });
  await world.app.do({ do: 'make-report-again', key: world.view().reports?.made[0]?.key ?? '' });
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  world.workbook.person.deleteSheet(sheet);
  await world.app.do({ do: 'open-reports' });
  expect(world.view().reports?.made).toEqual([]);
});

const EVER = { period: { from: '2020-01-01', to: '2029-12-20' }, paper: 'a4' } as const;
const lastReport = () => world.view().reports?.ready[0]?.report;
const remarks = () => (lastReport()?.lines ?? []).map(({ text }) => text).join('\n');

test('a report says if a row was deleted here and is still on the service', async () => {
  await world.app.do({ do: 'make-report', id: 'time-off-balances', choice: EVER });
  expect(remarks()).not.toContain('deleted');
  world.workbook.person.deleteRows(2, 1, 'Time Off');
  await world.app.do({ do: 'make-report', id: 'time-off-balances', choice: EVER });
  expect(remarks()).toContain('1 row deleted from Time Off is still on the service and not counted.');
});

test('an Amount that is edited and not pushed does not change the stored balance', async () => {
  await world.app.do({ do: 'make-report', id: 'time-off-balances', choice: EVER });
  const balances = () =>
    lastReport()
      ?.sections.at(-1)
      ?.rows.map(({ cells }) => cells.slice(0, 6));
  const before = balances();
  typeInto(world, 'Time Off', 'Amount', 2, '-77');
  await world.app.do({ do: 'make-report', id: 'time-off-balances', choice: EVER });
  expect(balances()).toEqual(before);
  expect(lastReport()?.sections.at(-1)?.columns.at(-1)?.header).toBe('Not Pushed');
  expect(remarks()).toMatch(/^1 of \d+ transactions is not pushed yet\.$/m);
});

test('a schedule has the colours of departments as the service has them', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  const at = world.table('Departments').findIndex((row) => row['Name'] === 'Kitchen') + 2;
  typeInto(world, 'Departments', 'Color', at, '00FF00');
  await world.app.do({ do: 'push', kind: 'departments' });
  await world.app.do({ do: 'make-report', id: 'schedule', choice: WEEK });
  const { legend, sections } = lastReport() ?? {};
  expect(legend).toEqual([{ text: 'Kitchen', fill: 'CCFFCC' }]);
  expect(sections?.[0]?.rows[0]).toMatchObject({ role: 'group', cells: ['Kitchen'], fills: { 0: '00FF00' } });
});

test('a typed qualification is shown in its item’s column', async () => {
  await world.app.do({ do: 'make-report', id: 'qualification-matrix', choice: EVER });
  const headers = () => lastReport()?.sections[0]?.columns.map(({ over, header }) => [over, header]);
  const before = headers();
  const rows = world.table('Qualifications');
  const item = rows[0]?.['Item'];
  const able = new Set(rows.filter((row) => row['Item'] === item).map((row) => row['Person']));
  const other = rows.map((row) => row['Person']).find((person) => !able.has(person));
  addRow(world, 'Qualifications', { Person: String(other), Item: String(item), Rank: '2' });
  await world.app.do({ do: 'make-report', id: 'qualification-matrix', choice: EVER });
  expect(headers()).toEqual(before);
  expect(remarks()).toMatch(/^1 of \d+ qualifications is not pushed yet\.$/m);
});

test('a report of a department stays the same after the department is renamed, also if it was stored by name', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  const choices = () => world.view().reports?.choices.departments ?? [];
  // An older version stored the department's name.
  const choice = { ...WEEK, departments: ['Kitchen'] };
  await world.app.do({ do: 'make-report', id: 'schedule', choice });
  const id = choices().find(({ label }) => label === 'Kitchen')?.id;
  const made = () => world.view().reports?.made[0];
  expect(made()?.choice.departments).toEqual([id]);
  const key = made()?.key ?? '';
  const at = world.table('Departments').findIndex((row) => row['Name'] === 'Kitchen') + 2;
  typeInto(world, 'Departments', 'Name', at, 'Main Kitchen');
  await world.app.do({ do: 'push', kind: 'departments' });
  await world.app.do({ do: 'make-report-again', key });
  expect(choices()).toContainEqual({ id, label: 'Main Kitchen' });
  expect(lastReport()?.sections[0]?.rows.map(({ cells }) => cells[0])).toEqual([
    'Main Kitchen',
    'Ingrid Solberg',
    'Main Kitchen, total',
  ]);
  expect(world.view().notice?.tone).toBe('success');
});

test('a department that was chosen before it was stored stays chosen', async () => {
  const rows = world.table('Departments').length;
  typeInto(world, 'Departments', 'Name', rows + 2, 'Terrace');
  await world.app.do({ do: 'preview', kind: 'departments' });
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'open-reports' });
  const choices = () => world.view().reports?.choices.departments ?? [];
  const idOf = () => choices().find(({ label }) => label === 'Terrace')?.id ?? '';
  const before = idOf();
  typeShifts([{ ...SHIFTS[0], Department: 'Terrace' }]);
  await world.app.do({ do: 'make-report', id: 'schedule', choice: { ...WEEK, departments: [before] } });
  await world.app.do({ do: 'push', kind: 'departments' });
  await world.app.do({ do: 'open-reports' });
  expect([before, idOf()]).not.toContain('');
  expect(idOf()).not.toBe(before);
  expect(world.view().reports?.made[0]?.choice.departments).toEqual([idOf()]);
});

test('a report whose department no longer exists says so, in the pane too', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  await world.app.do({ do: 'make-report', id: 'schedule', choice: WEEK });
  const key = world.view().reports?.made[0]?.key ?? '';
  const choice = { ...WEEK, departments: ['Nowhere'] };
  await world.app.do({ do: 'make-report', id: 'schedule', choice, key });
  const sentence = 'No longer among the departments: Nowhere. To choose others, press “Change…” in the pane.';
  expect(remarks()).toContain(sentence);
  expect(world.view().notice).toMatchObject({ tone: 'warning', detail: sentence });
});

test('a report without rows makes no sheet and says where shifts are; one that was made before is drawn anew', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  const sheets = () => world.workbook.grid.sheets().map(({ name }) => name);
  const before = sheets();
  const period = { from: '2026-12-07', to: '2026-12-13' };
  await world.app.do({ do: 'make-report', id: 'schedule', choice: { ...WEEK, period } });
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    title: '“Schedule” has no rows, so no sheet was made. No shifts in this period.',
    detail: 'The nearest day that has some is Mon 23 Nov 2026: choose its week.',
  });
  expect([sheets(), world.view().reports?.ready ?? []]).toEqual([before, []]);
  await world.app.do({ do: 'make-report', id: 'schedule', choice: WEEK });
  const { key = '', sheet = '' } = world.view().reports?.made[0] ?? {};
  await world.app.do({ do: 'make-report', id: 'schedule', choice: { ...WEEK, period }, key });
  expect(sheetTexts(sheet).join('\n')).not.toContain('Ingrid Solberg');
});
