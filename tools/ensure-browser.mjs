/**
 * Finds a Chromium for the browser tests and the demo, and installs one if there is none. `node tools/ensure-browser.mjs` says
 * in one line what it found or did. It exits with 1 and a sentence if there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Programs by their names on PATH, then by the paths of their installers. Edge is a Chromium too. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
      path.join(process.env[variable] ?? '/', file),
    ),
  ),
];

/**
 * The path of an installed Chromium, or undefined: the one that CHROMIUM_PATH names, else Playwright's own, else one that is
 * installed on this machine.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...onPath, ...PLACES].find(
    (file) => file !== '' && existsSync(file),
  );
}

/** Runs a command to its end and shows its output. True if it succeeded. */
function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function install() {
  console.log('No Chromium found: installing the one of Playwright.');
  if (succeeds('npx', ['playwright', 'install', 'chromium']) && findBrowser() !== undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('Playwright could not install one: installing the Debian package chromium.');
  if (succeeds('apt-get', ['update'])) succeeds('apt-get', ['install', '--yes', 'chromium']);
}

function ensureBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && !existsSync(named)) {
    console.error(`CHROMIUM_PATH names ${named}, which is not there: correct it or unset it.`);
    return 1;
  }
  if (findBrowser() === undefined) install();
  const browser = findBrowser();
  if (browser === undefined) {
    console.error(
      'No Chromium is here and none could be installed: install Chromium, Chrome or Edge, or name one in CHROMIUM_PATH.',
    );
    return 1;
  }
  console.log(`Browser: ${browser}`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = ensureBrowser();
