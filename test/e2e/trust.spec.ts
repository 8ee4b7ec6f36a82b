/** What a scheduler must be able to trust: conflicts, two windows, a server that stops, and a filter. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../src/server/start-server';
import { differences } from './stored-as-shown';
import { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

test(
  'a field that both sides changed is shown with all three values, and the user chooses one',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    for (const [row, name] of [
      [3, 'Mine'],
      [4, 'Mine too'],
    ] as const)
      await workbench.type(row, { LastName: name });
    const rows = await workbench.rows();
    for (const row of [rows[1], rows[2]])
      await workbench.storeElsewhere('updateUsers', {
        Key: 'UserID',
        KeyVal: String(row?.cells['UserID']),
        LastName: 'Theirs',
      });
    await workbench.pushButton.click();
    await expect(workbench.heading('0 of 2 users stored')).toBeVisible();
    const conflicts = workbench.pane.locator('details', { hasText: 'Changed on both sides' });
    await expect(conflicts).toContainText('before: Mensah');
    await expect(conflicts).toContainText('Theirs');
    await workbench.button(/^Take theirs: Kwame/).click();
    await expect(workbench.notice('1 row: the sheet now shows their values.')).toBeVisible();
    await workbench.done();
    // The other row is decided on Home.
    await workbench.button(/^Keep mine: Maria/).click();
    await expect(workbench.notice('1 row: your values are kept.')).toBeVisible();
    expect(await workbench.push()).toBe('1 stored');
    expect((await workbench.rows()).slice(1, 3).map(({ cells }) => cells['LastName'])).toEqual([
      'Theirs',
      'Mine too',
    ]);
    expect(await differences(workbench, 'Users')).toEqual([]);
    expect(workbench.errors).toEqual([]);
  },
);

test('if the server stops during a push of 800 rows, the push is completed when it is back, and each row is stored once', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shiftsheet-'));
  const session = { sessionId: 'a-session-that-goes-on', sp: '4711' };
  const sandbox = {
    users: 900,
    session,
    data: { file: path.join(folder, 'company.json'), warn: () => undefined },
  };
  let server = await startServer({ port: 0, sandbox });
  try {
    const workbench = new WorkbenchPage(page, server.url);
    await workbench.openWithUsers();
    const rows = Array.from({ length: 800 }, (_, at) => `Shared ${at}`);
    await page.evaluate(([at, text]) => window.workbench.paste(at, text, 'Users'), [
      await workbench.address('FirstName', 2),
      rows.join('\n'),
    ] as const);
    await workbench.pushButton.click();
    await workbench.pane.getByLabel('Yes, change all these rows').check();
    await workbench.sendButton.click();
    await expect
      .poll(async () => (await workbench.writes()).length, { intervals: [5] })
      .toBeGreaterThanOrEqual(3);
    await server.close();
    await workbench.result.waitFor();
    const first = await workbench.shownSum();
    // Counts of zero are left out.
    const count = (what: string) =>
      Number((new RegExp(`(\\d[\\d,]*) ${what}`).exec(first)?.[1] ?? '0').replaceAll(',', ''));
    expect(count('stored') + count('unknown') + count('not sent')).toBe(800);
    expect(count('not sent')).toBeGreaterThan(0);

    server = await startServer({ port: server.port, exactPort: true, sandbox });
    await workbench.done();
    await workbench.pushButton.click();
    await workbench.pane.getByLabel('Yes, change all these rows').check();
    await workbench.sendButton.click();
    await workbench.result.waitFor();
    const last = await workbench.shownSum();
    expect(last).toMatch(/^\d[\d,]* stored$/);
    expect(await differences(workbench, 'Users')).toEqual([]);
    const { users, calls } = await workbench.sandbox();
    expect(users).toHaveLength(900);
    expect(users.filter(({ firstName }) => String(firstName).startsWith('Shared'))).toHaveLength(800);
    const sent = calls.filter(({ method }) => method === 'updateUsers').flatMap(({ items = [] }) => items);
    expect(sent.length).toBeLessThan(800);
    process.stdout.write(`800 rows, server killed: first ${first}; then ${last}\n`);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});

test(
  'if two panes have one workbook open, one pushes and the other waits; then both know what is stored',
  { tag: '@long' },
  async ({ page, workbench }) => {
    await workbench.openWithUsers('/?panes=2');
    const second = workbench.paneAt(1);
    await second.getByRole('button', { name: 'Try it with sample data' }).click();
    const push = second.getByRole('button', { name: 'Push 1 change' });
    await second.getByRole('tab', { name: 'Home' }).waitFor();
    await workbench.type(3, { FirstName: 'Kwame Kofi' });
    await workbench.fault({ kind: 'slow', ms: 2500, method: 'updateUsers' });
    await workbench.pushButton.click();
    await expect.poll(async () => (await workbench.writes()).length).toBe(1);
    await push.click();
    await expect(second.locator('.notice')).toContainText('Wait until it has finished');
    await workbench.result.waitFor();
    await second.getByRole('button', { name: 'Check all sheets' }).click();
    await expect(second.locator('.notice')).toContainText('Nothing to push');
    expect(await workbench.writes()).toHaveLength(1);
    await page.evaluate(() => window.workbench.reloadPane(0));
    await expect(workbench.button('Try it with sample data')).toBeVisible();
  },
);

test(
  'rows pasted under a filter are pushed as they are in the sheet, hidden rows too',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithUsers();
    const before = await workbench.rows();
    const shown = before.filter((_, at) => at % 3 === 0).map(({ cells }) => String(cells['LastName']));
    await workbench.page.evaluate(
      (names) => window.workbench.filter('Users', 'Last name', names),
      [...new Set(shown)],
    );
    await workbench.page.evaluate(([at, text]) => window.workbench.paste(at, text, 'Users'), [
      await workbench.address('CellPhone', 2),
      ['0123', '00 49 30 1', '+49 30 1', '0171', '1-2', '007'].join('\n'),
    ] as const);
    const after = await workbench.rows();
    const changed = after.filter(({ cells }, at) => cells['CellPhone'] !== before[at]?.cells['CellPhone']);
    expect(changed.length).toBeGreaterThanOrEqual(6);
    expect(await workbench.push()).toBe(`${changed.length} stored`);
    expect(await differences(workbench, 'Users')).toEqual([]);
    expect((await workbench.rows()).map(({ cells }) => cells['CellPhone'])).toEqual(
      after.map(({ cells }) => cells['CellPhone']),
    );
  },
);
