/** The sheet Wanted: from an empty one to a week in which nobody is missing. */
import { expect, test } from './workbench-test';

test.use({ names: 'plain' });

const WANTED = 'Wanted';

test('from an empty sheet Wanted to a week without gaps', async ({ workbench }) => {
  const { pane } = workbench;
  await workbench.openWithEverything();
  await workbench.tab('Shifts').click();
  const needs = pane.getByRole('region', { name: 'People needed' });

  await test.step('the sheet begins with an example, and says in the row what is wrong', async () => {
    await workbench.button('How many are wanted…').click();
    await workbench.notice('The sheet Wanted is made').waitFor();
    await workbench.type(2, { Day: 'Wednesday', Department: 'Care', Heads: '1.5' }, WANTED);
    await expect
      .poll(async () => String((await workbench.rows(WANTED))[0]?.cells['Message']))
      .toContain('“1.5” is no number of people');
    expect(await workbench.accessibilityProblems()).toEqual([]);
  });

  await test.step('the week says how many people are missing', async () => {
    await workbench.type(2, { Heads: '1' }, WANTED);
    await expect.poll(async () => String((await workbench.rows(WANTED))[0]?.cells['Message'])).toBe('');
    await workbench.button('Check the week').click();
    await workbench.button('Later').click();
    const many = needs.getByText(/^Too many/);
    await many.click();
    const sentence = await needs.getByText(/of 1 needed/).textContent();
    const people = Number(/: (\d+) of 1 needed/.exec(sentence ?? '')?.[1]);
    expect(people).toBeGreaterThan(1);
    // One more than there are.
    await workbench.type(2, { Heads: String(people + 1) }, WANTED);
    await needs.getByText('1 person is missing.').waitFor();
    await needs.getByText(`${people} of ${people + 1} needed`).waitFor();
    expect(await workbench.accessibilityProblems()).toEqual([]);
  });

  await test.step('a click makes the open shift, one takes it back, and one makes it again', async () => {
    const make = needs.getByRole('button', { name: 'Make 1 open shift', exact: true });
    await make.click();
    await workbench.notice('1 open shift added').waitFor();
    await needs.getByText('There is an open shift for each of them.').waitFor();
    await workbench.button('Take back').click();
    await make.click();
    await needs.getByText('There is an open shift for each of them.').waitFor();
  });

  await test.step('somebody gets it, and nobody is missing', async () => {
    await pane.getByRole('button', { name: /^Who can work this\? Row \d+: Wed/ }).click();
    await pane.getByText('If somebody gets this shift:').waitFor();
    await pane.getByRole('button', { name: /^Give/ }).first().click();
    await workbench.notice('Nothing has been sent yet').waitFor();
    await needs.getByText('Nobody is missing.').waitFor();
  });
});
