import { withEverything, type World } from './world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

const WEEK = { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' } as const;

function typeShifts(rows: readonly Readonly<Record<string, string>>[]): void {
  for (const [at, cells] of rows.entries())
    for (const [column, text] of Object.entries(cells))
      world.workbook.person.type(world.cell('Time Blocks', column, at + 2), text, 'Time Blocks');
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

test('a report is made of what the sheets hold, pushed or not, on a worksheet of its own', async () => {
  typeShifts(SHIFTS);
  await world.app.do({ do: 'open-reports' });
  expect(world.view().reports).toMatchObject({ made: [], last: undefined });
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
  const { sections } = world.view().reports?.last?.report ?? { sections: [] };
  expect(sections[1]?.rows[0]?.cells).toEqual(['2026-11-23', 18.5, 7.5, 3]);
});

test('made again it takes its own worksheet, with what the sheets hold now', async () => {
  typeShifts(SHIFTS.slice(0, 1));
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  const [made] = world.view().reports?.made ?? [];
  const sheets = world.workbook.grid.sheets().length;
  typeShifts(SHIFTS.slice(0, 2));
  await world.app.do({ do: 'make-report-again', key: made?.key ?? '' });
  expect(world.workbook.grid.sheets()).toHaveLength(sheets);
  expect(world.view().reports?.made).toHaveLength(1);
  expect(world.view().reports?.last?.report.sections[1]?.rows[0]?.cells.slice(1, 3)).toEqual([15.5, 7.5]);
});

test('pushed rows count as pushed, and read sheets tell their age', async () => {
  typeShifts(SHIFTS.slice(0, 2));
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  await world.app.do({ do: 'make-report', id: 'hours', choice: WEEK });
  expect(sheetTexts(world.view().reports?.made[0]?.sheet ?? '').join('\n')).not.toContain('not pushed yet');
  await world.app.do({ do: 'make-report', id: 'time-off-balances', choice: WEEK });
  expect(sheetTexts(world.view().reports?.made[0]?.sheet ?? '').join('\n')).toContain(
    'Time Off: data as of Sat 21 Nov 2026 14:05.',
  );
});

test('a period that can’t be shown is refused in a sentence, and nothing is made', async () => {
  const period = { from: '2026-11-29', to: '2026-11-23' };
  await world.app.do({ do: 'make-report', id: 'hours', choice: { ...WEEK, period } });
  expect(world.view().notice?.title).toContain('ends before it begins');
  expect(world.view().reports?.made ?? []).toEqual([]);
});

test('a report needs no connection, and a deleted one is forgotten', async () => {
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
