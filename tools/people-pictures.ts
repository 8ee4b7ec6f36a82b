/**
 * Takes the pictures of docs/scheduler that show who is needed, who is ill and who does not know yet: need.png, ill.png and told.png.
 * `npm run picture`.
 */
import './commands/short-errors';
import { weekdayOf } from '../src/core/calendar/days';
import { openWorkbench } from './open-workbench';

const FOLDER = 'docs/scheduler';
const SHIFTS = 'Time Blocks';
const WANTED = 'Wanted';
const FRIDAY = 4;

/** The grid draws a change within a few frames. In milliseconds. */
const DRAWN = 800;

const { workbench, close } = await openWorkbench({ width: 1400, height: 800 });
try {
  const { page, pane } = workbench;
  const take = async (name: string) => {
    await page.waitForTimeout(DRAWN);
    await page.screenshot({ path: `${FOLDER}/${name}` });
    console.log(`${FOLDER}/${name} is taken.`);
  };
  await workbench.button('Try it with sample data').click();
  await workbench.downloadEverything();
  await workbench.tab('Shifts').click();
  await workbench.button('New for you…').click();
  await workbench.button('Everybody knows this plan').click();
  await workbench.button('Back').click();

  await workbench.tab('Shifts').click();
  await workbench.button('How many are wanted…').click();
  await workbench.notice('The sheet Wanted is made').waitFor();
  await workbench.type(2, { Department: 'Care', Heads: '8' }, WANTED);
  await workbench.typeNew(
    { Day: 'daily', From: '22', To: '6', Department: 'Night Team', Heads: '3' },
    WANTED,
  );
  await workbench.typeNew(
    { Day: 'Sat, Sun', From: '7:00', To: '15:00', Department: 'Kitchen', Heads: '1.5' },
    WANTED,
  );
  await workbench.button('Check the week').click();
  await workbench.button('Later').click();
  const needs = pane.getByRole('region', { name: 'People needed' });
  await needs
    .getByText(/missing/)
    .first()
    .waitFor();
  await needs.scrollIntoViewIfNeeded();
  await take('need.png');
  await workbench.button('Back').click();

  const rows = await workbench.rows(SHIFTS);
  const today = await page.evaluate(() => Math.floor(Date.now() / 86_400_000) + 25_569);
  const groups = pane.getByRole('region', { name: 'Shifts in this time' }).getByRole('group');
  for (const { number, cells } of rows) {
    const [day, person] = [Number(cells['Date']), String(cells['Person'])];
    const isTwoDays = rows.some(
      ({ cells: other }) => other['Person'] === person && Number(other['Date']) === day - 1,
    );
    if (day <= today || person === 'Open shift' || weekdayOf(day) !== FRIDAY || !isTwoDays) continue;
    await workbench.select(`A${number}:C${number}`, SHIFTS);
    await workbench.tab('Home').click();
    await pane.getByText(`Row ${number}`, { exact: true }).waitFor();
    await workbench.button('Ill…').click();
    await groups.first().waitFor();
    if (
      (await groups
        .first()
        .getByRole('button', { name: /^Give / })
        .count()) > 1
    )
      break;
    await workbench.button('Back').click();
  }
  await pane.getByLabel('Time-off account').selectOption({ label: 'Sick' });
  await groups.first().scrollIntoViewIfNeeded();
  await take('ill.png');
  await groups
    .first()
    .getByRole('button', { name: /^Give / })
    .first()
    .click();
  await workbench.button('Do it').click();
  await workbench.notice('given to others').waitFor();
  await workbench.tab('Home').click();
  await workbench.push();
  await workbench.done();
  await workbench.button('New for you…').first().click();
  await pane.getByRole('region', { name: 'People who do not know yet' }).waitFor();
  await take('told.png');
} finally {
  await close();
}
