import { benchAddingPasted } from './add-pasted';
import { benchDownload } from './download';
import { benchFindingEdits } from './find-edits';
import { benchGrowth } from './growth';
import { benchMemory } from './memory';
import { benchNeed } from './need';
import { benchPlanning } from './planning';
import { benchPush } from './push-edits';
import { benchReadingAnswers } from './read-answer';
import { benchReadingPasted } from './read-pasted';
import { benchReportOfSheet } from './report-sheet';
import { benchReports } from './reports';
import { benchRoster } from './roster';
import { benchWork } from './work';

/** The parts of the bench that make lines, by the name that `npm run bench` takes. Each takes other sizes, for tests. */
export const parts = {
  answers: benchReadingAnswers,
  download: benchDownload,
  edits: benchFindingEdits,
  growth: benchGrowth,
  memory: benchMemory,
  need: benchNeed,
  paste: benchAddingPasted,
  pasting: benchReadingPasted,
  planning: benchPlanning,
  push: benchPush,
  reports: benchReports,
  roster: benchRoster,
  sheet: benchReportOfSheet,
  work: benchWork,
};
