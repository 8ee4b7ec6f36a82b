import type { PaneAreas } from './areas';
import { germanApp } from './german-app';
import { germanPane } from './german-pane';
import { germanPaste } from './german-paste';
import { germanReports } from './german-reports';
import { germanKinds, germanSheets } from './german-sheets';
import type { LanguageWords } from './languages';

const areas: PaneAreas = {
  ...germanApp,
  ...germanPane,
  ...germanPaste,
  ...germanReports,
  kinds: germanKinds,
};

export const german: LanguageWords = {
  pane: { tag: 'de', areas: { ...areas } },
  sheets: { tag: 'de', areas: { ...germanSheets } },
};
