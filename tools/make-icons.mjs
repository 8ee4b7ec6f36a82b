/** Draws assets/icon-SIZE.png from assets/icon.svg in the installed Chromium: `node tools/make-icons.mjs`. */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from './ensure-browser.mjs';

/**
 * The sizes that the manifest names: 16 to 80 for the ribbon at each scale of the screen; the add-in's lists 32, and 64 in high
 * resolution. Microsoft's lists show 128.
 */
const SIZES = [16, 20, 24, 32, 40, 48, 64, 80, 128];

const executablePath = findBrowser();
const svg = await readFile('assets/icon.svg', 'utf8');
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== undefined && { executablePath }),
});
const page = await browser.newPage();
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  await page.screenshot({ path: `assets/icon-${size}.png`, omitBackground: true });
}
await browser.close();
