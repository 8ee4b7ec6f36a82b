/** A person plans a week for 40 people: rules, warnings before adding, copies with leave, a substitute, take back, push. */
import { dayIn } from './days';
import { expect, test } from './workbench-test';

test.use({ names: 'plain' });

/** The week that is planned lies after the shifts of the sample company. */
const WEEK = 6;
const SHEET = 'Time Blocks';
const WORKDAYS = [0, 1, 2, 3, 4];

interface Planted {
  readonly person: string;
  readonly day: number;
  readonly from: string;
  readonly until: string;
}

/** Nine to five from Monday to Friday for each person, and some lines that take the place of a person's day or come in addition. */
function roster(people: readonly string[], instead: readonly Planted[], more: readonly Planted[]): string {
  const line = ({ person, day, from, until }: Planted) =>
    `${person}\t${dayIn(WEEK, day)} ${from}\t${dayIn(WEEK, day)} ${until}`;
  const usual = people.flatMap((person) =>
    WORKDAYS.map(
      (day) =>
        instead.find((each) => each.person === person && each.day === day) ?? {
          person,
          day,
          from: '09:00',
          until: '17:00',
        },
    ),
  );
  return ['Who\tStart\tEnd', ...[...usual, ...more].map(line)].join('\n');
}

test('a week for 40 people is pasted, mended, copied with leave, given, taken back and pushed', async ({
  workbench,
}) => {
  const { pane } = workbench;
  await workbench.open();
  await workbench.button('Try it with sample data').click();
  await workbench.notice('Everything is here').waitFor();
  await workbench.jobEnded();
  const names = (await workbench.rows()).map(({ cells }) => `${cells['FirstName']} ${cells['LastName']}`);
  const people = names.filter((name) => names.filter((each) => each === name).length === 1).slice(0, 40);
  expect(people).toHaveLength(40);
  const [first = '', second = '', third = '', away = '', alsoAway = ''] = people;

  await test.step('leave is typed: one person in the planned week, and two in the week after', async () => {
    const leave = { Account: 'Vacation', Amount: '-1' };
    for (const [person, day] of [
      [away, dayIn(WEEK, 2)],
      [away, dayIn(WEEK + 1, 0)],
      [alsoAway, dayIn(WEEK + 1, 1)],
    ] as const)
      await workbench.typeNew({ ...leave, Person: person, EffectiveDate: day }, 'Time Off');
  });

  await test.step('the rules of the European Union are chosen', async () => {
    await workbench.tab('Shifts').click();
    await workbench.button('Rules…').click();
    await pane.getByLabel('Numbers for rest and hours').selectOption('eu');
    expect(await workbench.accessibilityProblems()).toEqual([]);
    await workbench.button('Save rules').click();
    await workbench.notice('The rules are saved in this workbook.').waitFor();
  });

  const box = pane.getByLabel('Shifts from another sheet');
  const late = { person: third, day: 0, from: '14:00', until: '22:00' };
  const twice = [first, second].map((person) => ({ person, day: 3, from: '16:00', until: '20:00' }));

  await test.step('two double bookings, a rest of 7 hours and a person on leave are seen before anything is added', async () => {
    await workbench.button('Paste shifts…').click();
    const early = { person: third, day: 1, from: '05:00', until: '13:00' };
    await box.fill(roster(people, [late, early], twice));
    const warnings = pane.getByRole('region', { name: '4 warnings about these shifts' });
    await warnings.waitFor();
    await expect(warnings).toContainText(`Double booking: ${first} already has a shift`);
    await expect(warnings).toContainText(`Double booking: ${second} already has a shift`);
    await expect(warnings).toContainText(`Rest of 7 hours, less than 11: ${third}`);
    await expect(warnings).toContainText(`On time off: ${away} on `);
    const why = warnings.getByRole('button', { name: 'Why: Rest of 7 hours' });
    await why.press('Enter');
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    await expect(warnings).toContainText('Rest: 7 of 11 hours');
    expect(await workbench.accessibilityProblems()).toEqual([]);
  });

  await test.step('the text is mended, and the shifts are added', async () => {
    const free = { person: away, day: 2, from: '', until: '' };
    const mended = roster(people, [late, { ...late, day: 1 }, free], [])
      .split('\n')
      .filter((line) => !line.endsWith(' '));
    await box.fill(mended.join('\n'));
    await expect(pane.getByText(/warnings? about these shifts/)).toHaveCount(0);
    await workbench.button(/^Add 199 shifts/).click();
    await workbench.notice('199 shifts added to Time Blocks.').waitFor();
    await workbench.heading('Check before sending').waitFor();
    await workbench.button('Back').click();
  });

  await test.step('the week is copied four times, and the shifts of people on leave become open shifts', async () => {
    await workbench.tab('Shifts').click();
    await workbench.button('Copy or repeat shifts…').click();
    await pane.getByLabel('From the week of').fill(dayIn(WEEK));
    await pane.getByLabel('To the week of').fill(dayIn(WEEK + 1));
    await pane.getByLabel('Number of weeks to fill').fill('4');
    await workbench.button('Copy the week').click();
    const notice = workbench.notice(/^796 shifts copied to/);
    await notice.waitFor();
    await expect(notice).toContainText('2 are open shifts, because the people are away then');
    await expect(notice).toContainText(away);
    await expect(notice).toContainText(alsoAway);
  });

  const personIn = async (row: number) =>
    (await workbench.rows(SHEET)).find(({ number }) => number === row)?.cells['Person'];
  const open = (await workbench.rows(SHEET)).filter(
    ({ cells }) => cells['Person'] === 'Open shift' && cells['Status'] === 'New',
  );
  const row = open.at(-1)?.number ?? 0;

  const give = async () => {
    await workbench.select(`D${row}`, SHEET);
    await workbench.tab('Home').click();
    await expect(pane.getByRole('region', { name: 'Selected row' })).toContainText('Open shift');
    await workbench.button('Who can work this?').click();
    await workbench.heading('Who can work this?').waitFor();
    const can = pane.getByRole('region', { name: 'Can work' });
    const name = await can.getByRole('listitem').first().locator('bdi').first().innerText();
    expect(await workbench.accessibilityProblems()).toEqual([]);
    await can.getByRole('button').first().click();
    await workbench.heading('Who can work this?').waitFor({ state: 'detached' });
    return name;
  };

  await test.step('an open shift is given to the first who can, taken back, and given again', async () => {
    const name = await give();
    expect(await personIn(row)).toBe(name);
    await workbench.jobEnded();
    await workbench.tab('Shifts').click();
    await workbench.button('Take back').first().click();
    await workbench.notice(/^Taken back in Time Blocks: 1 row as before/).waitFor();
    expect(await personIn(row)).toBe('Open shift');
    await workbench.jobEnded();
    expect(await give()).toBe(name);
  });

  await test.step('the checked week is good, and everything is pushed', async () => {
    await workbench.jobEnded();
    await workbench.startPush();
    await workbench.result.waitFor();
    expect(await workbench.shownSum()).toBe('998 stored');
    await workbench.done();
    await workbench.tab('Shifts').click();
    await workbench.button('Check the week').click();
    for (let week = 0; week < WEEK; week += 1) await workbench.button('Later').click();
    await expect(pane.getByText('No warnings: the week keeps every rule')).toBeVisible();
  });
  expect(workbench.errors).toEqual([]);
});
