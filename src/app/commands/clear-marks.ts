import { withoutServiceList } from '../../core/sync/cell-marks';
import { jobMessages } from '../job-messages';
import { rewriteMessages } from '../table/rewrite-messages';
import type { Command } from './command';

export const clearMarks: Command<'clear-marks'> = {
  job: 'check',
  sentence: () => jobMessages.clearingMarks,
  run: ({ ports: { workbook }, known }, { kind }) =>
    rewriteMessages(workbook, known, kind, withoutServiceList),
};
