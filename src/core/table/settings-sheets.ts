import { holidaysLayout } from './holidays';
import type { Layout } from './layout';
import { limitsLayout } from './people-limits';

/** The sheets that the user makes from the screen "Rules". Nothing of them is sent. */
const SHEETS = { 'people-limits': limitsLayout, holidays: holidaysLayout };

export type SettingsKind = keyof typeof SHEETS;

export const SETTINGS_KINDS: readonly SettingsKind[] = ['people-limits', 'holidays'];

export const settingsLayout = (kind: SettingsKind): Layout => SHEETS[kind]();

export const settingsLayouts = (): Layout[] => SETTINGS_KINDS.map(settingsLayout);
