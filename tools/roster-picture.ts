/** Takes docs/scheduler/roster.png: a week of the sample company as a roster, with some typed cells. `npm run picture`. */
import './commands/short-errors';
import { openWorkbench } from './open-workbench';

const PICTURE = 'docs/scheduler/roster.png';
const ROSTER = 'Roster';

/** What is typed into the first people's cells: the person, the day of the week counted from 1, and the text. */
const TYPED = [
  { person: 1, day: 1, text: '6-14' },
  { person: 2, day: 2, text: '9-13\n17-20' },
  { person: 3, day: 3, text: 'early shift' },
] as const;

/** The grid draws a change within a few frames. In milliseconds. */
const DRAWN = 800;

const { workbench, close } = await openWorkbench({ width: 1400, height: 800 });
try {
  const { page, pane } = workbench;
  await workbench.button('Try it with sample data').click();
  await workbench.downloadEverything();
  await workbench.tab('Shifts').click();
  await workbench.button('Roster…').click();
  await workbench.button('This week').click();
  await workbench.button('Make a roster').click();
  await workbench.notice('The roster is on the sheet').waitFor();
  await workbench.jobEnded();
  const cells = await page.evaluate((sheet) => window.workbench.read(sheet), ROSTER);
  const header = cells.findIndex(([first]) => first === 'Person');
  const people = cells.flatMap((line, row) =>
    row > header && /^\d+$/.test(String(line.at(-1))) ? [row] : [],
  );
  for (const { person, day, text } of TYPED) {
    const address = `${'ABCDEFGH'[day]}${(people[person] ?? 0) + 1}`;
    await page.evaluate(([to, typed, on]) => window.workbench.type(to, typed, on), [
      address,
      text,
      ROSTER,
    ] as const);
  }
  await pane.getByText(`${TYPED.length} cells changed`).waitFor();
  await page.waitForTimeout(DRAWN);
  await page.screenshot({ path: PICTURE });
  console.log(`${PICTURE} is taken.`);
} finally {
  await close();
}
