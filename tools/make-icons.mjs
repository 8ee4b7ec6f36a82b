/**
 * Draws assets/icon-SIZE.png from assets/icon.svg, and the icons of the ribbon from their lines below, in the installed Chromium:
 * `node tools/make-icons.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from './ensure-browser.mjs';

/**
 * The sizes that the manifest names: 16 to 80 for the ribbon at each scale of the screen; the add-in's lists 32, and 64 in high
 * resolution. Microsoft's lists show 128.
 */
const SIZES = [16, 20, 24, 32, 40, 48, 64, 80, 128];

/** The sizes of the ribbon's buttons. */
const RIBBON_SIZES = [16, 20, 24, 32, 40, 48, 64, 80];

/** It can be seen on light ribbons and on dark ones (more than 3 : 1). */
const COLOUR = '#2B88D8';

/**
 * The lines of each icon on a grid of 16, as points `x,y`. For each size they are put on whole pixels, so that they are sharp.
 */
const RIBBON = {
  download: ['8,1 8,9', '5,6 8,9 11,6', '2,10 2,14 14,14 14,10'],
  push: ['8,10 8,1', '5,4 8,1 11,4', '2,10 2,14 14,14 14,10'],
  check: ['2,2 14,2 14,14 2,14 2,2', '5,8 7,10 11,6'],
  paste: ['3,3 3,14 13,14 13,3 3,3', '6,1 10,1 10,4 6,4 6,1', '6,8 10,8', '6,11 10,11'],
  reports: ['2,1 2,14 15,14', '5,9 5,14', '8,5 8,14', '11,7 11,14', '14,3 14,14'],
  revert: ['6,2 2,6 6,10', '2,6 11,6 14,9 14,11 11,14 6,14'],
  refresh: ['13,6 10,2 6,2 2,6 2,8', '13,2 13,6 9,6', '3,10 6,14 10,14 14,10 14,8', '3,14 3,10 7,10'],
};

function ribbonSvg(lines, size) {
  const width = Math.max(1, Math.round(size / 16));
  // A line of an odd width is sharp if its middle is between two pixels.
  const middle = width % 2 === 1 ? 0.5 : 0;
  const onPixels = (points) =>
    points.replace(/\d+/g, (at) => String(Math.round((Number(at) * (size - width)) / 16) + middle));
  const drawn = lines.map((points) => `<polyline points="${onPixels(points)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none" stroke="${COLOUR}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${drawn}</svg>`;
}

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
for (const [name, lines] of Object.entries(RIBBON))
  for (const size of RIBBON_SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block }</style>${ribbonSvg(lines, size)}`,
    );
    await page.screenshot({ path: `assets/${name}-${size}.png`, omitBackground: true });
  }
await browser.close();
