import type { App } from '../app/app';
import { connectFunctions } from '../excel/host/facts';
import { loader } from './loader';
import { ribbonNames } from './ribbon-names';

const acts = loader(() => import('./ribbon-acts'));

/** Connects the buttons of the ribbon, the menu of cells and the shortcuts with the app, which may still be starting. */
export function connectRibbon(starting: Promise<App>): void {
  connectFunctions(ribbonNames, (name) => {
    void Promise.all([starting, acts.load()]).then(([app, { actOn }]) => actOn(name, app));
  });
}
