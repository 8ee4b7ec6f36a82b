/** The pane's entry: waits for Office, follows its theme, and draws the app's view. */
// The Fluent components of the pane. Only the entry registers them: jsdom has no ElementInternals.
import '@fluentui/web-components/button.js';
import '@fluentui/web-components/progress-bar.js';
import './styles/base.css';
import './styles/controls.css';
import './styles/screens.css';
import { webDarkTheme, webLightTheme } from '@fluentui/tokens';
import { render } from 'preact';
import type { App } from '../app/app';
import { paneWords } from '../core/words/words';
import {
  blockedOfficeJs,
  displayLanguage,
  officeTheme,
  openOutside,
  storagePartition,
  whenReady,
} from '../excel/host/ready';
import { browserClock } from './browser/clock';
import { browserDevice, whenLookedAt } from './browser/device';
import { isInOffice, loadAgain, whenInExcel } from './browser/start-again';
import { composeApp, fixedByPage } from './compose';
import { ErrorBoundary, PlainScreen } from './error-boundary';
import { beginLanguage, chooseLanguage } from './languages/languages';
import { paneText } from './messages';
import { Pane, screensPart } from './pane';
import { connectRibbon } from './ribbon';

/** Office's light or dark theme as Fluent's tokens: CSS custom properties on the document. */

// Fluent's own function can also give a part of the page another theme. For that it is five times as large.
const sheet = new CSSStyleSheet();

function applyTheme(theme: 'light' | 'dark'): void {
  const tokens = Object.entries(theme === 'dark' ? webDarkTheme : webLightTheme);
  sheet.replaceSync(`html{${tokens.map(([name, value]) => `--${name}:${value};`).join('')}}`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.style.colorScheme = theme;
}

/** Fetches what a job needs while the network is available. If that fails, the part is fetched again when it is needed. */
function fetchAhead(): void {
  screensPart.load().catch(() => undefined);
}

const page = {
  isInOffice: isInOffice(location.search, window.parent !== window),
  sleep: (ms: number) => browserClock.sleep(ms),
  storage: () => sessionStorage,
  reload: () => location.reload(),
};

let appStarted: (app: App) => void;
let startFailed: () => void;
let starting = new Promise<App>((resolve, reject) => {
  appStarted = resolve;
  startFailed = reject;
});
starting.catch(() => undefined);

const root = document.getElementById('pane') ?? document.body;
const blockedFrom = blockedOfficeJs(document);
if (blockedFrom === undefined)
  connectRibbon(
    () => starting,
    () => drawStopped(paneText.notStarted),
  );

/** What the pane says if it can't go on; undefined if it can. */
let stopped: { readonly title: string; readonly detail: string } | undefined;

function drawStopped(alert?: string): void {
  if (stopped) render(<PlainScreen {...stopped} alert={alert} loadAgain={() => loadAgain(page)} />, root);
}

/** From now on, each button of the ribbon says that it did nothing. */
function stop(words: typeof stopped): void {
  clear();
  stopped = words;
  startFailed();
  drawStopped();
}

function clear(): void {
  stopped = undefined;
  render(null, root);
  root.replaceChildren();
}

/** Before Office has answered, nothing but the browser says which language the person reads. */
async function stopBefore(words: () => typeof stopped): Promise<void> {
  await beginLanguage(browserDevice(), navigator.language);
  stop(words());
}

async function start(): Promise<void> {
  const inExcel = await whenInExcel(whenReady(), page, () => void stopBefore(() => paneText.officeSilent));
  const device = browserDevice({ partition: storagePartition() });
  await beginLanguage(device, displayLanguage());
  clear();
  if (!inExcel) {
    render(<PlainScreen {...paneText.outsideExcel} />, root);
    return;
  }
  applyTheme(officeTheme(applyTheme));
  const app = composeApp(device, fixedByPage());
  appStarted(app);
  starting = Promise.resolve(app); // the first promise may be rejected by now
  openLinksWith(openOutside, root);
  whenLookedAt(document.documentElement, () => void app.look());
  fetchAhead();
  const draw = () =>
    render(
      <ErrorBoundary loadAgain={() => loadAgain(page)}>
        <Pane
          // Another language draws the whole pane anew.
          key={paneWords.tag}
          view={app.view}
          act={(intent) => void app.do(intent)}
          now={() => Date.now()}
          reload={() => void app.leave().finally(() => loadAgain(page))}
          chooseLanguage={(tag) => void changeLanguage(tag)}
        />
      </ErrorBoundary>,
      root,
    );
  const changeLanguage = async (tag: string) => {
    // If the words can't be loaded, the choice shows again the language that is used.
    await chooseLanguage(device, tag).catch(() => undefined);
    draw();
    await app.renewWords();
  };
  draw();
}

applyTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const started = blockedFrom === undefined ? start() : stopBefore(() => paneText.officeJsBlocked(blockedFrom));
started.catch(() => stop(paneText.failedToStart));

/**
 * Links that lead out of the pane are opened by `open`. If it can't, the browser opens them, in a new window. Excel on a
 * computer would show some of them in a window without an address bar.
 */
function openLinksWith(open: (address: string) => boolean, root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link && open(link.href)) event.preventDefault();
  });
}
