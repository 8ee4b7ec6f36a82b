import { holidaysLayout } from './holidays';
import type { Layout } from './layout';
import { limitsLayout } from './people-limits';
import { wantedLayout } from './wanted';

/** The sheets that the user makes from the screens "Rules" and "Shifts". Nothing of them is sent. */
const SHEETS = { 'people-limits': limitsLayout, holidays: holidaysLayout, wanted: wantedLayout };

export type SettingsKind = keyof typeof SHEETS;

export const SETTINGS_KINDS: readonly SettingsKind[] = ['people-limits', 'holidays', 'wanted'];

/** Those of the screen "Rules". */
export const RULES_KINDS = ['people-limits', 'holidays'] as const satisfies readonly SettingsKind[];

export const settingsLayout = (kind: SettingsKind): Layout => SHEETS[kind]();

export const settingsLayouts = (): Layout[] => SETTINGS_KINDS.map(settingsLayout);
