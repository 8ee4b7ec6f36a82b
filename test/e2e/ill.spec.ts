/** A Saturday: somebody is ill, the shifts are covered, the people are told, and all of it is taken back. */
import { dayOfSerial, weekdayOf } from '../../src/core/calendar/days';
import { TODAY } from './days';
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

test.use({ names: 'plain' });

const SHEET = 'Time Blocks';
const SATURDAY = 5;

interface WeekendShift {
  readonly person: string;
  readonly row: number;
  readonly day: number;
}

/** The Saturday shifts to come of people who also work on the Sunday after it. */
async function weekends(workbench: WorkbenchPage): Promise<WeekendShift[]> {
  const shifts = (await workbench.rows(SHEET)).map(({ number, cells }) => ({
    row: number,
    person: String(cells['Person']),
    day: Number(cells['Date']),
  }));
  const has = (person: string, day: number) =>
    shifts.some((shift) => shift.person === person && shift.day === day);
  return shifts.filter(
    ({ person, day }) =>
      (dayOfSerial(day) ?? '') > TODAY &&
      person !== 'Open shift' &&
      weekdayOf(day) === SATURDAY &&
      has(person, day + 1),
  );
}

test('ill on a weekend: six clicks cover two shifts, the people are told, and it is taken back', async ({
  workbench,
}) => {
  const { pane } = workbench;
  await workbench.openWithEverything();
  const untold = pane.getByText(/not know yet what is new/);
  let clicks = 0;
  const press = async (name: string | RegExp) => {
    clicks += 1;
    await workbench.button(name).first().click();
  };

  await test.step('everybody knows the plan', async () => {
    await workbench.tab('Shifts').click();
    await workbench.button('New for you…').click();
    await workbench.button('Everybody knows this plan').click();
    await pane.getByText('Everybody knows the plan.').waitFor();
    await workbench.button('Back').click();
    await workbench.tab('Home').click();
    await expect(untold).toHaveCount(0);
  });

  const gives = pane.getByRole('button', { name: /^Give / });
  const groups = pane.getByRole('region', { name: 'Shifts in this time' }).getByRole('group');
  let ill: WeekendShift | undefined;

  await test.step('the form covers both shifts in six clicks', async () => {
    for (const shift of (await weekends(workbench)).slice(0, 12)) {
      await workbench.select(`A${shift.row}:C${shift.row}`, SHEET);
      await pane.getByText(`Row ${shift.row}`, { exact: true }).waitFor();
      clicks = 0;
      await press('Ill…');
      clicks += 1;
      await pane.getByLabel('Last day').fill(dayOfSerial(shift.day + 1) ?? '');
      await expect(groups).toHaveCount(2);
      const each = [0, 1].map((at) =>
        groups
          .nth(at)
          .getByRole('button', { name: /^Give / })
          .count(),
      );
      if ((await Promise.all(each)).every((count) => count > 0)) {
        ill = shift;
        break;
      }
      await workbench.button('Back').click();
    }
    expect(ill).toBeDefined();
    clicks += 1;
    await pane.getByLabel('Time-off account').selectOption({ label: 'Sick' });
    for (const at of [0, 1]) {
      clicks += 1;
      await groups
        .nth(at)
        .getByRole('button', { name: /^Give / })
        .first()
        .click();
      await groups
        .nth(at)
        .getByText(/ gets it\.$/)
        .waitFor();
    }
    expect(await gives.count()).toBe(0);
    expect(await workbench.accessibilityProblems()).toEqual([]);
    await press('Do it');
    await workbench.notice('2 shifts are given to others').waitFor();
    expect(clicks).toBe(6);
  });

  await test.step('after the push, the people do not know yet; they are told', async () => {
    expect(await workbench.push()).toMatch(/stored/);
    await workbench.done();
    await untold.waitFor();
    await workbench.button('New for you…').first().click();
    const list = pane.getByRole('region', { name: 'People who do not know yet' });
    await list
      .getByText(ill?.person ?? '')
      .first()
      .waitFor();
    await expect(list.getByText(/No longer:/).first()).toBeVisible();
    await expect(list.getByText(/New:/).first()).toBeVisible();
    expect(await workbench.accessibilityProblems()).toEqual([]);
    await workbench.button('All told').click();
    await pane.getByText('Everybody knows the plan.').waitFor();
    await workbench.button('Back').click();
    await workbench.tab('Home').click();
    await expect(untold).toHaveCount(0);
  });

  await test.step('it is taken back: the shifts are the person’s again, and the account loses nothing', async () => {
    await workbench.tab('Shifts').click();
    await workbench.button('Take back').click();
    await workbench.notice('The service keeps the time off').waitFor();
    await workbench.button('Take back').click();
    await workbench.notice('2 shifts are as before').waitFor();
    const [row] = (await workbench.rows(SHEET)).filter(({ number }) => number === ill?.row);
    expect(row?.cells['Person']).toBe(ill?.person);
    await workbench.tab('Home').click();
    expect(await workbench.push()).toMatch(/stored/);
    await workbench.done();
    await untold.waitFor();
  });
});

test(
  'the tasks beside it take no more clicks than before: 2 for an open shift, 5 for two copied weeks',
  { tag: '@long' },
  async ({ workbench }) => {
    const { pane } = workbench;
    await workbench.openWithEverything();
    let clicks = 0;
    const press = async (name: string | RegExp) => {
      clicks += 1;
      await workbench.button(name).first().click();
    };

    await test.step('somebody for Saturday’s open shift', async () => {
      const [open] = (await workbench.rows(SHEET)).filter(
        ({ cells }) => cells['Person'] === 'Open shift' && weekdayOf(Number(cells['Date'])) === SATURDAY,
      );
      await workbench.select(`A${open?.number}:C${open?.number}`, SHEET);
      await pane.getByText(`Row ${open?.number}`, { exact: true }).waitFor();
      await press('Who can work this?');
      await press(/^Give shift to/);
      await workbench.notice('Nothing has been sent yet').waitFor();
      expect(clicks).toBe(2);
    });

    await test.step('two weeks are copied, and the warnings are read first', async () => {
      clicks = 1;
      await workbench.tab('Shifts').click();
      await press('Copy or repeat shifts…');
      await pane.getByLabel('Number of weeks to fill').fill('2');
      await press('Copy the week');
      await press(/^Add /);
      await workbench.notice(/copied to/).waitFor();
      expect(clicks).toBeLessThanOrEqual(5);
    });
  },
);
