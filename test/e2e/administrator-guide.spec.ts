/**
 * The administrator's guide, followed on a clean checkout by its commands alone: the pages are built for an address and served,
 * with the relay. Then a person does the main job with them, under the content security policy that they are served with.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContext } from '@playwright/test';
import { startSandbox } from '../../src/standins/service/start-sandbox';
import { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

const root = path.resolve(import.meta.dirname, '../..');
const GUIDE = 'docs/administrator/guide.md';
/** The guide's own examples. */
const ORIGIN = 'https://sheets.example.com';
const SERVICE = 'https://service.example.com/rpc';
const OFFICE_JS = 'https://appsforoffice.microsoft.com/lib/1/hosted';

/** What git ignores is not in a checkout. */
const NOT_IN_CHECKOUT = ['.git', ...readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\r?\n/)].map(
  (name) => name.replace(/\/$/, ''),
);

/** The code blocks of a language on the guide, in their order. */
function blocks(guide: string, language: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text]) => text?.trim() ?? '',
  );
}

function cleanCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-checkout-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !NOT_IN_CHECKOUT.includes(path.basename(file)),
  });
  // The test command has run `npm ci` already: its packages are used, and not fetched a second time.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Starts the server and gives its port, which it writes when it is ready. */
async function served(command: string, folder: string): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(command, { cwd: folder, shell: true, detached: process.platform !== 'win32' });
  const written: string[] = [];
  server.stderr.on('data', (text: Buffer) => written.push(text.toString()));
  for await (const line of createInterface({ input: server.stdout })) {
    written.push(line);
    if (line.includes('"started"')) return { server, port: (JSON.parse(line) as { port: number }).port };
  }
  throw new Error(`The server did not start:\n${written.join('\n')}`);
}

/** A shell has started the server: the signal is for both. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
}

/** Leads the guide's address to the served pages, and the workbench and Office.js to the local server. */
async function lead(context: BrowserContext, pages: string, local: string): Promise<void> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const isPane = /^\/(?:taskpane\.html|static\/|assets\/|service$)/.test(pathname);
    const target = new URL(pathname + search, isPane ? pages : local);
    const host = isPane ? new URL(ORIGIN).host : target.host;
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fulfill({ response: await route.fetch({ url: target.href, headers }) });
  });
  await context.route(`${OFFICE_JS}/**`, async (route) => {
    const url = route.request().url().replace(OFFICE_JS, new URL('/office-js', local).href);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

test('the guide’s commands make pages on which the main job runs without breaking their policy', async ({
  page,
  server: local,
}) => {
  const guide = readFileSync(path.join(root, GUIDE), 'utf8');
  const [install, build, serve] = blocks(guide, 'sh');
  const [settings = ''] = blocks(guide, 'ini');
  expect([install, serve]).toEqual(['npm ci', 'npm run serve']);
  const sandbox = await startSandbox({ port: 0, users: 12 });
  const folder = cleanCheckout();
  let running: ChildProcess | undefined;
  try {
    const built = spawnSync(build ?? '', { cwd: folder, shell: true, encoding: 'utf8' });
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(readFileSync(path.join(folder, 'dist/manifest.xml'), 'utf8')).toContain(`${ORIGIN}/taskpane.html`);

    // Only the stand-in service is reachable here, and any free port.
    expect(settings).toContain(`SHIFTSHEET_SERVICE=${SERVICE}`);
    writeFileSync(
      path.join(folder, 'serve.env'),
      `${settings.replace(SERVICE, sandbox.baseUrl)}\nSHIFTSHEET_PORT=0\nSHIFTSHEET_LISTEN=127.0.0.1\n`,
    );
    const { server, port } = await served(serve ?? '', folder);
    running = server;

    const broken: string[] = [];
    await page.exposeFunction('policyBroken', (what: string) => void broken.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { policyBroken } = window as unknown as { policyBroken: (what: string) => void };
        policyBroken(`${violatedDirective}: ${blockedURI}`);
      });
    });
    await lead(page.context(), `http://127.0.0.1:${port}`, local.url);
    const policies: string[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/taskpane.html')
        policies.push(response.headers()['content-security-policy'] ?? '');
    });

    const workbench = new WorkbenchPage(page, ORIGIN);
    await page.goto(`${ORIGIN}/`);
    await page.evaluate(() => window.workbench.ready);
    await workbench.pane.getByRole('textbox', { name: 'Session ID' }).fill(sandbox.sessionId);
    await workbench.pane.getByRole('textbox', { name: /SP/ }).fill(sandbox.sp);
    // The administrator has fixed the address.
    await expect(workbench.pane.getByRole('textbox', { name: 'Service address' })).toHaveCount(0);
    await workbench.button('Connect').click();
    await workbench.download('Users');
    await page.evaluate(() => window.workbench.type('E3', 'Kwame Kofi', 'Users'));
    await workbench.push();
    await expect(workbench.sum).toContainText('1 stored');

    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) expect(policy).toMatch(/script-src 'self' https:\/\/appsforoffice/);
    expect(policies.join()).not.toContain('unsafe-eval');
    expect(broken).toEqual([]);
    const state = await fetch(new URL('/sandbox/state', sandbox.baseUrl)).then((answer) => answer.text());
    expect(state).toContain('Kwame Kofi');
  } finally {
    if (running) end(running);
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
