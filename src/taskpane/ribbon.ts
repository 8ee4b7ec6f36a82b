/** The buttons of the ribbon, the menu of cells and the shortcuts: what they are called, and what they ask of the app. */
import type { App } from '../app/app';
import type { Intent, View } from '../app/view';
import { connectFunctions } from '../excel/host/ribbon';

/** The functions that manifest.xml and shortcuts.json name. */
export const ribbonNames = [
  'open',
  'download',
  'check',
  'push',
  'pasteShifts',
  'reports',
  'pushRow',
  'revertRow',
  'refreshRow',
] as const;

export type RibbonName = (typeof ribbonNames)[number];

/** What each button asks of the app; nothing if it only shows the pane. */
const INTENTS: Readonly<Record<RibbonName, (view: View) => Intent | undefined>> = {
  open: () => undefined,
  download: () => ({ do: 'download' }),
  check: () => ({ do: 'preview' }),
  push: () => ({ do: 'push' }),
  pasteShifts: ({ active }) => ({ do: 'open-paste', kind: active === 'timesheet' ? active : 'time-blocks' }),
  reports: () => ({ do: 'open-reports' }),
  pushRow: () => ({ do: 'push-selected' }),
  revertRow: () => ({ do: 'revert-selected' }),
  refreshRow: () => ({ do: 'refresh-selected' }),
};

const OF_ROWS: ReadonlySet<RibbonName> = new Set(['pushRow', 'revertRow', 'refreshRow']);

/** Does in the pane what the button of the same name in the pane does. The pane says if another job is running. */
async function actOn(name: RibbonName, app: App): Promise<void> {
  // The pane may not have read yet what the user has just selected.
  if (OF_ROWS.has(name)) await app.do({ do: 'watch-rows', on: true });
  const intent = INTENTS[name](app.view.value);
  if (intent) await app.do(intent);
}

/**
 * Connects the buttons with the app, which may still be starting. `onSilence` is called at each press for which there is no app:
 * the promise is rejected.
 */
export function connectRibbon(starting: () => Promise<App>, onSilence: () => void): void {
  connectFunctions(ribbonNames, (name) => void starting().then((app) => actOn(name, app), onSilence));
}
