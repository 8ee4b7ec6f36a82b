/** A month of shifts from another sheet: pasted into the pane's box, pushed at once, each compared with its line. */
import type { SandboxState, StoredRecord } from './workbench-page';
import { expect, test } from './workbench-test';

const SHEET = 'Time Blocks';
const LINES = 1500;
/** Every how many lines there is a name that nobody has, and a shift that can't be read. */
const UNKNOWN_EVERY = 50;
const UNREADABLE_EVERY = 97;
const DEPARTMENTS = 1;

const digits = new Intl.NumberFormat('en');

/** Shifts as people write them, and what each means. */
const SHIFTS = [
  { text: '9-17', start: '09:00', end: '17:00' },
  { text: '9a-5:30p', start: '09:00', end: '17:30' },
  { text: '0900-1730', start: '09:00', end: '17:30' },
  { text: '22:00–06:00', start: '22:00', end: '06:00' },
  { text: '6:30 to noon', start: '06:30', end: '12:00' },
] as const;

/** One pasted line and its result. */
interface Line {
  readonly text: string;
  readonly outcome: 'stored' | 'left in the sheet' | 'left in the pane';
  /** The block that the service must have; its note identifies it. */
  readonly block: StoredRecord;
}

function nameOf({ firstName, lastName }: StoredRecord): string {
  return `${String(firstName)} ${String(lastName)}`;
}

function dayOf(index: number): string {
  return new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
}

function linesFor({ users, categoryItems }: SandboxState): Line[] {
  const names = users.map(nameOf);
  const people = users.filter((user) => names.filter((name) => name === nameOf(user)).length === 1);
  const departments = categoryItems.filter(({ catNo }) => catNo === DEPARTMENTS).slice(0, 4);
  return Array.from({ length: LINES }, (_, index): Line => {
    const person = people[index % people.length] ?? {};
    const department = departments[index % departments.length] ?? {};
    const shift = SHIFTS[index % SHIFTS.length] ?? SHIFTS[0];
    const isUnknown = index % UNKNOWN_EVERY === UNKNOWN_EVERY - 1;
    const isUnreadable = index % UNREADABLE_EVERY === UNREADABLE_EVERY - 1;
    const day = dayOf(index % 30);
    const cells = [
      `line ${index}`,
      isUnreadable ? 'tbd' : shift.text,
      isUnknown ? 'Nobody Known' : nameOf(person),
      day,
      String(department['name']),
    ];
    return {
      text: cells.join('\t'),
      outcome: isUnreadable ? 'left in the pane' : isUnknown ? 'left in the sheet' : 'stored',
      block: {
        notes: `line ${index}`,
        userId: person['userId'],
        departmentId: department['catItemId'],
        scheduleId: 1,
        startDateTime: `${day}T${shift.start}`,
        endDateTime: `${shift.end > shift.start ? day : dayOf((index % 30) + 1)}T${shift.end}`,
        overrideNumHours: false,
      },
    };
  });
}

test('1,500 pasted shifts with names of people and departments are pushed, and each gets its answer', async ({
  page,
  workbench,
}) => {
  await workbench.openWithEverything();
  const lines = linesFor(await workbench.sandbox());
  const of = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome);
  const [stored, inSheet, inPane] = [of('stored'), of('left in the sheet'), of('left in the pane')];
  const made = stored.length + inSheet.length;

  await workbench.tab('Shifts').click();
  await workbench.button('Paste shifts…').click();
  const text = ['Comment\tTimes\tEmployee\tShift Date\tDept', ...lines.map((line) => line.text)].join('\n');
  await workbench.pane.getByLabel('Shifts from another sheet').focus();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(workbench.sum).toHaveText(
    `${digits.format(LINES)} found = ${digits.format(made)} shifts + ${inPane.length} not added`,
  );
  await workbench.button(`Add ${digits.format(made)} shifts to ${SHEET}`).click();
  await workbench.button('Check and push').click();
  await expect(workbench.heading('Check before sending')).toBeVisible();
  expect(await workbench.shownSum()).toContain(`${digits.format(stored.length)} shifts for `);
  await expect(
    workbench.pane.locator('main').getByText(`${inSheet.length} rows can’t be sent yet`),
  ).toBeVisible();
  await workbench.sendButton.click();
  await workbench.result.waitFor();
  expect(await workbench.shownSum()).toBe(`${digits.format(stored.length)} stored`);

  const { timeBlocks } = await workbench.sandbox();
  const found = new Map(timeBlocks.map((block) => [block['notes'], block]));
  expect(timeBlocks).toHaveLength(stored.length);
  expect(stored.map(({ block }) => partOf(found.get(block['notes']), block))).toEqual(
    stored.map(({ block }) => block),
  );

  const rows = await workbench.rows(SHEET);
  const answers = new Map(rows.map(({ cells }) => [cells['Notes'], cells]));
  expect(rows).toHaveLength(made);
  for (const { block } of inSheet)
    expect(answers.get(String(block['notes']))).toMatchObject({
      Status: 'Fix',
      Message: expect.stringContaining('there is no person "Nobody Known"'),
    });
  const statuses = stored.map(({ block }) => answers.get(String(block['notes']))?.['Status']);
  expect(statuses).toEqual(stored.map(() => '0'));
  const numbers = stored.map(({ block }) => answers.get(String(block['notes']))?.['ExternalID']);
  expect(numbers).toEqual(stored.map(({ block }) => found.get(block['notes'])?.['externalId']));

  await workbench.done();
  await expect(workbench.button('Paste shifts…')).toBeVisible();
  expect(workbench.errors).toEqual([]);
});

/** A block of the sandbox, in the fields that the line says something about. */
function partOf(found: StoredRecord | undefined, line: StoredRecord): StoredRecord {
  return Object.fromEntries(Object.keys(line).map((field) => [field, found?.[field]]));
}

const WEEK = ['Name\tMon\tTue\tWed', 'Ingrid Solberg\t9-5\t9-5\toff', 'Kwame Mensah\t\t3-11\t3-11'].join(
  '\n',
);

test(
  'if a roster is pasted, corrected and pasted again, only the differences change',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithEverything();
    const { pane } = workbench;
    const paste = async (text: string) => {
      // If the sheet is there, its card has the button.
      await workbench.tab('Shifts').click();
      await workbench
        .button(/^Paste shifts(…| into Time Blocks)$/)
        .first()
        .click();
      await pane.getByLabel('Shifts from another sheet').fill(text);
      await pane.getByLabel('Times without am or pm are').selectOption('yes');
      await pane.getByLabel('Days without a full date').fill('2026-11-23');
    };
    await paste(WEEK);
    await expect(pane.locator('table.week .chip')).toHaveCount(4);
    // `3p–11p` stays on one line in the narrowest pane.
    const lines = pane
      .locator('.chip-times')
      .evaluateAll((times) => times.map((each) => each.getClientRects().length));
    expect(await lines).toEqual([1, 1, 1, 1]);
    await workbench.button(`Add 4 shifts to ${SHEET}`).click();
    await workbench.done();

    await paste(WEEK);
    await expect(pane.getByText('All of these shifts are in the sheet already.')).toBeVisible();
    await workbench.button('Back').click();

    await paste(WEEK.replace('\t9-5\toff', '\t10-6\t9-5').replace('\t3-11\t3-11', '\t3-11\t'));
    await expect(pane.getByText('1 changed')).toBeVisible();
    await expect(pane.getByText('1 shift no longer in the text')).toBeVisible();
    await pane.getByLabel('What happens to them').selectOption('open');
    await workbench.button(`Add 1, change 1, open 1 in ${SHEET}`).click();
    await workbench.button('Check and push').or(workbench.sendButton).first().waitFor();
    const rows = await workbench.rows(SHEET);
    expect(rows.map(({ cells }) => [cells['Person'], cells['Start']])).toEqual([
      ['Ingrid Solberg', 9 / 24],
      ['Ingrid Solberg', 10 / 24],
      ['Kwame Mensah', 15 / 24],
      ['Open shift', 15 / 24],
      ['Ingrid Solberg', 9 / 24],
    ]);
    expect(workbench.errors).toEqual([]);
  },
);

test(
  'the first click on “Add” right after the last answer works',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.open();
    await workbench.button('Try it with sample data').click();
    await workbench.tab('Shifts').click();
    await workbench.button('Paste shifts…').click();
    const { pane } = workbench;
    const text = [
      'Name\tMon 28 Dec 2026\tTue 29 Dec 2026',
      'Rosa Martínez\t09:00-17:00\t',
      'VACANT\t\t06:00-14:00',
    ].join('\n');
    await pane.getByLabel('Shifts from another sheet').fill(text);
    await pane.getByLabel('is in place of a name').selectOption('yes');
    await workbench.button(`Add 2 shifts to ${SHEET}`).click();
    await workbench.heading('Check before sending').waitFor();
    expect((await workbench.rows(SHEET)).map(({ cells }) => cells['Person'])).toEqual([
      'Rosa Martínez',
      'Open shift',
    ]);
    expect(workbench.errors).toEqual([]);
  },
);

test(
  'a text that can be read in two ways is shown in both, and one click on the right one adds its shifts',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.open();
    await workbench.button('Try it with sample data').click();
    await workbench.tab('Shifts').click();
    await workbench.button('Paste shifts…').click();
    const { pane } = workbench;
    const text = [
      '\tMon 28 Dec 2026\tTue 29 Dec 2026',
      'Stand A\t09:00-17:00 Rosa Martínez\t09:00-17:00 Kwame Mensah',
      'Stand B\t12:00-20:00 Kwame Mensah\t12:00-20:00 Rosa Martínez',
    ].join('\n');
    await pane.getByLabel('Shifts from another sheet').fill(text);
    const ways = pane.getByRole('group', { name: 'This text can be read in two ways.' });
    await expect(ways.getByRole('radio')).toHaveCount(3);
    await expect(ways.getByLabel('Rows such as "Stand A" name the people.')).toBeVisible();
    await ways.getByLabel('Cells such as').check();
    await workbench.button(`Add 4 shifts to ${SHEET}`).click();
    await workbench.heading('Check before sending').waitFor();
    const people = (await workbench.rows(SHEET)).map(({ cells }) => cells['Person']);
    expect(people).toEqual(['Rosa Martínez', 'Kwame Mensah', 'Kwame Mensah', 'Rosa Martínez']);
    expect(workbench.errors).toEqual([]);
  },
);

test(
  'a typed code is read and shown at the first click, and its shifts are added at the second',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.open();
    await workbench.button('Try it with sample data').click();
    await workbench.makeSheet(SHEET);
    await workbench.button('Paste shifts…').click();
    const { pane } = workbench;
    const text = [
      'Name\tMon 28 Dec 2026\tTue 29 Dec 2026',
      'Rosa Martínez\t09:00-17:00\tQ',
      'Kwame Mensah\tR\t',
    ].join('\n');
    await pane.getByLabel('Shifts from another sheet').fill(text);
    await pane.getByLabel('R', { exact: true }).fill('6-14');
    await pane.getByLabel('R', { exact: true }).press('Tab');
    await expect(pane.getByText('R = 6:00 AM–2:00 PM')).toBeVisible();
    await pane.getByLabel('Q', { exact: true }).fill('10-18');
    await workbench.button('Read the codes').click();
    await expect(pane.getByText('Q = 10:00 AM–6:00 PM')).toBeVisible();
    await workbench.button(`Add 3 shifts to ${SHEET}`).click();
    await workbench.heading('Check before sending').waitFor();
    const rows = await workbench.rows(SHEET);
    expect(rows.map(({ cells }) => [cells['Person'], cells['Start']])).toEqual([
      ['Rosa Martínez', 9 / 24],
      ['Rosa Martínez', 10 / 24],
      ['Kwame Mensah', 6 / 24],
    ]);
    expect(workbench.errors).toEqual([]);
  },
);
