import type { Screen } from '../app/view/index';
import { paneWords } from '../core/words/words';
import type { Tab } from './views/menus';

/** A screen, or the part of Home that is open. */
type Place = Exclude<Screen['kind'], 'home'> | Tab;

/** The page of help for each place: a file in each folder of `docs/help`. */
export const helpPages: Readonly<Record<Place, string>> = {
  connect: 'connect',
  home: 'home',
  progress: 'push',
  preview: 'push',
  result: 'push',
  undo: 'push',
  shifts: 'shifts',
  repeat: 'shifts',
  paste: 'paste',
  roster: 'roster',
  rules: 'planning',
  'week-check': 'planning',
  proposal: 'planning',
  who: 'who',
  'time-off': 'time-off',
  told: 'told',
  reports: 'reports',
  data: 'data',
  'sheet-views': 'data',
  backup: 'backup',
};

/** The address of the page for what is open, from the pane's page, in the language of the pane. */
export function helpAddress(screen: Screen['kind'], tab: Tab): string {
  return `help/${paneWords.tag}/${helpPages[screen === 'home' ? tab : screen]}.html`;
}
