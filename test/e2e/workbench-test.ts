/** Gives each browser test its own server and company: no test sees what another one stores. */
import { expect, test as base } from '@playwright/test';
import { localhostCertificate } from '../../src/server/certificate';
import { startServer, type RunningServer } from '../../src/server/start-server';
import { shiftClock, SHIFT_MS, TODAY } from './days';
import { WorkbenchPage } from './workbench-page';

interface Fixtures {
  /** How many users the company has. */
  readonly users: number;
  /** The sample company: with names that are difficult for a spreadsheet, or one like a visitor's own. */
  readonly names: 'hostile' | 'plain';
  /** How many time-off transactions it has; if undefined, the sandbox decides. */
  readonly transactions: number | undefined;
  readonly server: RunningServer;
  readonly workbench: WorkbenchPage;
}

/** Drawing takes much of a test's time, and nobody watches: ten frames a second are enough. In milliseconds. */
const FRAME_MS = 100;

/** Runs in every page and frame before the page's own scripts. */
function drawSeldom(ms: number): void {
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), ms);
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
}

const certificate = localhostCertificate();

export const test = base.extend<Fixtures>({
  users: [48, { option: true }],
  names: ['hostile', { option: true }],
  transactions: [undefined, { option: true }],
  permissions: ['clipboard-read', 'clipboard-write'],
  server: async ({ users, names, transactions }, use) => {
    const sandbox = { users, names, today: TODAY, ...(transactions === undefined ? {} : { transactions }) };
    const server = await startServer({ port: 0, certificate: await certificate, sandbox });
    await use(server);
    await server.close();
  },
  page: async ({ page }, use) => {
    await page.addInitScript(drawSeldom, FRAME_MS);
    await page.addInitScript(shiftClock, SHIFT_MS);
    await use(page);
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  workbench: async ({ page, server }, use) => {
    await use(new WorkbenchPage(page, server.url));
  },
});

export { expect };
