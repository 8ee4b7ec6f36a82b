/** The pane's entry: waits for Office, follows its theme, and draws the app's view. */
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
} from '../excel/ready';
import { browserDevice } from './browser/storage';
import { beginLanguage, chooseLanguage } from './languages/languages';
import { connectPart } from './connect-part';
import { composeApp, fixedByPage } from './compose';
import './fluent';
import './styles/base.css';
import './styles/controls.css';
import './styles/screens.css';
import { text } from './messages';
import { homePart } from './home-part';
import { openLinksWith } from './open-links';
import { Pane } from './pane';
import { progressBar } from './progress-bar';
import { pushScreens } from './push-screens';
import { connectRibbon } from './ribbon';
import { questions } from './questions';
import { ErrorBoundary } from './error-boundary';
import { applyTheme } from './theme';
import { PlainScreen } from './views/plain-screen';
import { whenLookedAt } from './when-looked-at';

let appStarted: (app: App) => void;
const blockedFrom = blockedOfficeJs(document);
if (blockedFrom === undefined) connectRibbon(new Promise<App>((resolve) => (appStarted = resolve)));

/** Says which address the network must allow. */
async function showBlocked(root: HTMLElement, origin: string): Promise<void> {
  await beginLanguage(browserDevice(), navigator.language);
  root.replaceChildren();
  render(<PlainScreen {...text.officeJsBlocked(origin)} />, root);
}

async function start(root: HTMLElement): Promise<void> {
  const { inExcel } = await whenReady();
  const device = browserDevice({ partition: storagePartition() });
  const [fixed] = await Promise.all([fixedByPage(), beginLanguage(device, displayLanguage())]);
  root.replaceChildren();
  if (!inExcel) {
    render(<PlainScreen {...text.outsideExcel} />, root);
    return;
  }
  applyTheme(officeTheme(applyTheme));
  const app = composeApp(device, fixed);
  appStarted(app);
  openLinksWith(openOutside, root);
  whenLookedAt(document.documentElement, () => void app.look());
  for (const part of [connectPart, homePart, pushScreens, questions, progressBar])
    part.load().catch(() => undefined); // if one fails, it is loaded again when it is shown
  const draw = () =>
    render(
      <ErrorBoundary>
        <Pane
          // Another language draws the whole pane anew.
          key={paneWords.tag}
          view={app.view}
          act={(intent) => void app.do(intent)}
          now={() => Date.now()}
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

const root = document.getElementById('pane');
if (root) {
  applyTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const started = blockedFrom === undefined ? start(root) : showBlocked(root, blockedFrom);
  started.catch(() => {
    root.replaceChildren();
    render(<PlainScreen {...text.failedToStart} />, root);
  });
}
