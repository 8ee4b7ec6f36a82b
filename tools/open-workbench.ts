/**
 * A server on a free port and a browser without a window that shows the server's workbench. The tools of this folder use both.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../src/server/start-server';
import { WorkbenchPage } from '../test/e2e/workbench-page';
import { findBrowser } from './ensure-browser.mjs';

interface OpenWorkbench {
  readonly workbench: WorkbenchPage;
  readonly close: () => Promise<void>;
}

/** Throws with a sentence if there is no browser and none can be installed, or if the pages are not built. */
export async function openWorkbench(
  viewport: { readonly width: number; readonly height: number },
  names: 'plain' | 'hostile' = 'plain',
): Promise<OpenWorkbench> {
  const ensured = spawnSync(process.execPath, [path.join(import.meta.dirname, 'ensure-browser.mjs')], {
    stdio: 'inherit',
  });
  const executablePath = findBrowser();
  if (ensured.status !== 0 || executablePath === undefined)
    throw new Error('Without a browser the workbench can’t be shown; the line above says what is missing.');
  const server = await startServer({ port: 0, sandbox: { names } });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage({
    ignoreHTTPSErrors: true, // the server makes its certificate itself if none is installed
    viewport,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Pictures show the sheet and the pane, without the tour.
  await page.addInitScript(() => {
    localStorage.setItem('workbench.tour-closed', 'true');
  });
  const workbench = new WorkbenchPage(page, server.url);
  await workbench.open();
  return {
    workbench,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
