import type { App } from '../app/app';
import { connectFunctions } from '../excel/ribbon';
import { loader } from './loader';
import { ribbonNames } from './ribbon-names';

const acts = loader(() => import('./ribbon-acts'));

/** Connects the buttons of the ribbon, the menu of cells and the shortcuts with the app. */
export function connectRibbon(app: App): void {
  connectFunctions(ribbonNames, (name) => void acts.load().then(({ actOn }) => actOn(name, app)));
}
