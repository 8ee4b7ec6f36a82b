/**
 * The administrator's guide, followed on a clean checkout by its commands alone: the pages are built for an address, and nginx
 * serves them with the relay, also through an update and back. Then a person does the main job with them, under the content security policy that they are served
 * with. Without nginx on this machine, the test ends after the build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { localhostCertificate } from '../../src/server/certificate';
import { startSandbox } from '../../src/standins/service/start-sandbox';
import { packed, PREBUILT } from '../../tools/release/release';
import { startNameServer } from '../deploy/name-server';
import { hasNginx, startNginx, type Nginx } from '../deploy/nginx-process';
import { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

const root = path.resolve(import.meta.dirname, '../..');
const GUIDE = 'docs/administrator/guide.md';
/** The guide's own examples. */
const ORIGIN = 'https://sheets.example.com';
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

/** Leads the guide's address to the served pages, and the workbench and Office.js to the local server. */
async function lead(context: BrowserContext, pages: () => string, local: string): Promise<void> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const isPane = /^\/(?:taskpane\.html|static\/|assets\/|service$)/.test(pathname);
    const target = new URL(pathname + search, isPane ? pages() : local);
    const host = isPane ? new URL(ORIGIN).host : target.host;
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fulfill({ response: await route.fetch({ url: target.href, headers }) });
  });
  await context.route(`${OFFICE_JS}/**`, async (route) => {
    const url = route.request().url().replace(OFFICE_JS, new URL('/office-js', local).href);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

/** What is in each file below a folder, as a checksum. */
function filesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Puts the archive of a release, made from a checkout, under its name of the guide into a new folder. */
function releasedArchive(checkout: string, unpack: string): string {
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const words = [webpack, '--config', 'webpack.config.prebuilt.js'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: checkout, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  const name = /shiftsheet-pages-[\d.]+(?=\.tar\.gz)/.exec(unpack)?.[0] ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-released-'));
  writeFileSync(path.join(folder, `${name}.tar.gz`), packed(path.join(checkout, PREBUILT), name, 0));
  return folder;
}

test('the guide’s commands make the same files, byte by byte, without building and with a build', () => {
  const [unpack = '', , build = ''] = blocks(readFileSync(path.join(root, GUIDE), 'utf8'), 'sh');
  const checkout = cleanCheckout();
  const released = releasedArchive(checkout, unpack);
  try {
    for (const [cwd, commands] of [
      [released, unpack.split('\n')],
      [checkout, [build]],
    ] as const)
      for (const command of commands) {
        const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' });
        expect(status, stdout + stderr).toBe(0);
      }
    const built = filesIn(path.join(checkout, 'hosted'));
    expect(built.size).toBeGreaterThan(60);
    expect(filesIn(path.join(released, 'hosted'))).toEqual(built);
  } finally {
    for (const folder of [checkout, released]) rmSync(folder, { recursive: true, force: true });
  }
});

test('the guide’s commands make pages on which the main job runs without breaking their policy', async ({
  page,
  server: local,
}) => {
  const guide = readFileSync(path.join(root, GUIDE), 'utf8');
  const [, install, build, nameServers, serve, update] = blocks(guide, 'sh');
  expect(install).toBe('npm ci --workspaces=false');
  expect(update).toBe(`${install}\n${build}`);
  const sandbox = await startSandbox({ port: 0, users: 12 });
  const names = await startNameServer();
  const folder = cleanCheckout();
  const hosted = (name: string) => path.join(folder, 'hosted', name);
  const scripts = () => readdirSync(hosted('pages/static')).sort();
  const make = () => {
    const built = spawnSync(build ?? '', { cwd: folder, shell: true, encoding: 'utf8' });
    expect(built.status, built.stdout + built.stderr).toBe(0);
  };
  let nginx: Nginx | undefined;
  try {
    make();
    expect(readFileSync(hosted('pages/manifest.xml'), 'utf8')).toContain(`${ORIGIN}/taskpane.html`);

    test.skip(!hasNginx(), 'nginx is not installed.');
    // The administrator's own files: the name servers of this machine, and who may call.
    const own = path.join(folder, 'own');
    spawnSync((nameServers ?? '').replaceAll('/etc/nginx/shiftsheet', own), { shell: true });
    expect(readFileSync(path.join(own, 'resolver.conf'), 'utf8')).toMatch(
      /^resolver( [\w.:[\]]+)+ valid=30s;\n$/,
    );
    const [network = ''] = blocks(guide, 'nginx');
    expect(network).toBe('allow 10.0.0.0/8;\ndeny all;');
    const site = [
      network.replace('10.0.0.0/8', '127.0.0.1'),
      // In place of the name servers of this machine, one that does not know the service yet.
      `resolver 127.0.0.1:${names.port} valid=1s ipv6=off;`,
    ].join('\n');
    // startNginx does both.
    expect(serve).toBe('nginx -t\nnginx');
    const { port, pathname } = new URL(sandbox.baseUrl);
    const start = async () =>
      startNginx({
        file: readFileSync(hosted('nginx.conf'), 'utf8'),
        certificate: await localhostCertificate('/nowhere'),
        site,
        others: [
          ['/srv/shiftsheet/pages', hosted('pages')],
          // Only the stand-in service is reachable here, and without TLS.
          ['https://$shiftsheet_connect/company/api', `http://$shiftsheet_connect${pathname}`],
          [
            'set $shiftsheet_connect service.example.com;',
            `set $shiftsheet_connect service.example.com:${port};`,
          ],
          // The pages are fetched from this machine, by the guide's name.
          ['server_name sheets.example.com', 'server_name sheets.example.com localhost'],
        ],
      });
    nginx = await start();
    const pages = () => `https://localhost:${nginx?.port}`;
    /** What a caller from an address of the machine gets. */
    const answerFrom = (localAddress: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = {
          localAddress,
          method: 'POST',
          servername: 'sheets.example.com',
          rejectUnauthorized: false,
        };
        const headers = { host: 'sheets.example.com', origin: ORIGIN };
        request(new URL('/service', pages()), { ...options, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .once('error', reject)
          .end();
      });

    const broken: string[] = [];
    await page.exposeFunction('policyBroken', (what: string) => void broken.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { policyBroken } = window as unknown as { policyBroken: (what: string) => void };
        policyBroken(`${violatedDirective}: ${blockedURI}`);
      });
    });
    await lead(page.context(), pages, local.url);
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
    // The service can't be resolved. The pane is there, and says that nothing was sent.
    await workbench.button('Connect').click();
    await expect(workbench.pane.getByText('could not connect to the service').first()).toBeVisible();
    expect(await answerFrom('127.0.0.2')).toBe(403);
    names.address = '127.0.0.1';
    await expect.poll(() => answerFrom('127.0.0.1')).toBe(200);
    await workbench.button('Connect').click();
    await workbench.download('Users');
    await page.evaluate(() => window.workbench.type('E3', 'Kwame Kofi', 'Users'));
    await workbench.push();
    expect(await workbench.shownSum()).toBe('1 stored');

    // An update: the pane that is open goes on with the files of its own release.
    const before = scripts();
    const words = path.join(folder, 'src/taskpane/messages.ts');
    writeFileSync(words, readFileSync(words, 'utf8').replace("signOut: 'Sign out'", "signOut: 'Leave'"));
    make();
    expect(scripts()).toEqual(expect.arrayContaining(before));
    expect(scripts().length).toBeGreaterThan(before.length);
    await workbench.openReport('Schedule');
    // nginx's new file lets in whom the administrator's own file lets in, and nobody else.
    await nginx.stop();
    nginx = await start();
    expect(await answerFrom('127.0.0.2')).toBe(403);
    await workbench.tab('Home').click();
    await page.evaluate(() => window.workbench.type('E3', 'Kwame Kojo', 'Users'));
    await workbench.push();
    expect(await workbench.shownSum()).toBe('1 stored');

    // Going back is a build of the version before, into the same folder.
    writeFileSync(words, readFileSync(words, 'utf8').replace("signOut: 'Leave'", "signOut: 'Sign out'"));
    make();
    expect(scripts()).toEqual(expect.arrayContaining(before));

    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) expect(policy).toMatch(/script-src 'self' https:\/\/appsforoffice/);
    expect(policies.join()).not.toContain('unsafe-eval');
    expect(broken).toEqual([]);
    const state = await fetch(new URL('/sandbox/state', sandbox.baseUrl)).then((answer) => answer.text());
    expect(state).toContain('Kwame Kojo');
  } finally {
    await nginx?.stop();
    await names.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
