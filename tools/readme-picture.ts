/** Takes docs/workbench.png, the picture in the README: users, some edits and what a push would do. `npm run picture`. */
import { mkdir } from 'node:fs/promises';
import { openWorkbench } from './open-workbench';

const PICTURE = 'docs/workbench.png';

/** Fluent's buttons fade from one colour to the next, in milliseconds. */
const FADED = 400;

const { workbench, close } = await openWorkbench({ width: 1280, height: 720 });
try {
  const { page } = workbench;
  await workbench.button('Try it with sample data').click();
  await workbench.button('Download Users').click();
  await workbench.notice(/downloaded/).waitFor();
  await workbench.type(3, { FirstName: 'Kwame Kofi' });
  await workbench.type(7, { LastName: 'van ’t Hooft' });
  await page.evaluate(() => window.workbench.copyRows(4, 1, 50, 'Users'));
  await workbench.type(50, { UserName: 'mgarcia3', Email: 'mgarcia3@harbourlight.example', UserType: 'E' });
  await workbench.sort('LastName', true);
  await workbench.button('Push changes').click();
  await workbench.passwordsKept.check();
  await workbench.sendButton.click();
  await workbench.button('Done').click();
  await workbench.button('Push changes').waitFor();
  const amara = await workbench.rowWith('UserName', 'amaradiallo');
  await workbench.type(amara.number, { FirstName: 'Amara Rose', CellPhone: '07700 900999' });
  const maria = await workbench.rowWith('UserName', 'mgarcia2');
  await workbench.type(maria.number, { LastName: 'Garcia Lopez' });
  await workbench.select('D2');
  await workbench.button('Look first').click();
  await workbench.sendButton.waitFor();
  await page.waitForTimeout(FADED);
  await mkdir('docs', { recursive: true });
  await page.screenshot({ path: PICTURE });
  console.log(`${PICTURE} is taken.`);
} finally {
  await close();
}
