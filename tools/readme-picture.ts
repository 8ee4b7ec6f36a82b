/** Takes docs/workbench.png, the picture in the README: two tables, some edits, and the preview of a push. `npm run picture`. */
import './commands/short-errors';
import { mkdir } from 'node:fs/promises';
import { openWorkbench } from './open-workbench';

const PICTURE = 'docs/workbench.png';
const TIME_OFF = 'Time Off';

/** How long Fluent's buttons take to fade from one colour to the next, in milliseconds. */
const FADED = 400;

const { workbench, close } = await openWorkbench({ width: 1280, height: 720 });
try {
  const { page } = workbench;
  await workbench.button('Try it with sample data').click();
  await workbench.downloadEverything();
  await workbench.type(7, { LastName: 'van ’t Hooft' });
  await workbench.type(5, { Amount: '2' }, TIME_OFF);
  await workbench.typeNew(
    { Person: 'solberg, ingrid', Account: 'vacation', EffectiveDate: '2026-12-24', Amount: '-2' },
    TIME_OFF,
  );
  await workbench.push();
  await workbench.done();
  await workbench.type(3, { FirstName: 'Kwame Kofi' });
  await workbench.type(3, { Amount: '-12' }, TIME_OFF);
  for (const Person of ['Maria Garcia (mgarcia2)', 'Chidinma Okonkwoo'])
    await workbench.typeNew(
      { Person, Account: 'Study', EffectiveDate: '2027-02-01', Amount: '-1', Description: 'First aid' },
      TIME_OFF,
    );
  await workbench.select('D2', TIME_OFF);
  await workbench.button(/^Check \d/).click();
  await workbench.sendButton.waitFor();
  await page.waitForTimeout(FADED);
  await mkdir('docs', { recursive: true });
  await page.screenshot({ path: PICTURE });
  console.log(`${PICTURE} is taken.`);
} finally {
  await close();
}
