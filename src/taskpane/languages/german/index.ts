/**
 * German. Texts address people with "Sie" and use the words of Excel in German. Each file has the texts of one subject;
 * docs/developer/languages.md says how to write another language.
 */
import type { LanguageWords, PaneAreas } from '../areas';
import { backups } from './backups';
import { checks } from './checks';
import { germanExcel } from './excel';
import { home } from './home';
import { jobs } from './jobs';
import { pane } from './pane';
import { paste } from './paste';
import { germanPasteQuestions } from './paste-questions';
import { planning } from './planning';
import { germanPush } from './push';
import { germanQuestions } from './questions';
import { again } from './repeat';
import { reports } from './reports';
import { rosters } from './rosters';
import { germanKinds, germanSheets } from './sheets';
import { germanTimeOff } from './time-off';
import { told } from './told';
import { who } from './who';

const areas: PaneAreas = {
  ...again,
  ...backups,
  ...checks,
  ...germanExcel,
  ...home,
  ...jobs,
  ...pane,
  ...paste,
  ...germanPasteQuestions,
  ...planning,
  ...germanPush,
  ...germanQuestions,
  ...reports,
  ...rosters,
  ...germanTimeOff,
  ...told,
  ...who,
  kinds: germanKinds,
};

export const germanPane: LanguageWords = {
  pane: { tag: 'de', areas: { ...areas } },
  sheets: { tag: 'de', areas: { ...germanSheets } },
};
