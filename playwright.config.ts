import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/ensure-browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  // The app's own tests show the same on the real Office.js. `npm run browser:long` runs these, and the workflow each night.
  grepInvert: /@long/,
  outputDir: 'test-results',
  // These limits end what hangs, however slow or busy the machine is.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  // Each test has a server of its own, and no test depends on how long something takes.
  fullyParallel: true,
  workers: 2,
  // About one page load in a thousand fails in the browser itself (net::ERR_TOO_MANY_RETRIES, on loopback). A test that fails
  // once and then passes is listed as flaky. A test that fails twice has failed.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    actionTimeout: 300_000,
    ignoreHTTPSErrors: true,
    viewport: { width: 1100, height: 660 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
