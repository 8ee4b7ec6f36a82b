import { withoutServiceList } from '../../core/sync/cell-marks';
import { MESSAGE_COLUMN } from '../../core/table/sheet';
import { textOf } from '../../core/values/text';
import { jobMessages } from '../job-messages';
import type { Patch } from '../ports';
import { readTable } from '../table/table';
import type { Command } from './command';

export const clearMarks: Command<'clear-marks'> = {
  job: 'check',
  sentence: jobMessages.clearingMarks,
  run: async ({ ports: { workbook }, known }, { kind }) => {
    const read = await readTable(workbook, known, kind);
    if (!read) return;
    const patches = read.tracking.rows.flatMap(({ id, message }): Patch[] => {
      const before = textOf(message);
      const cell = withoutServiceList(before);
      return cell === before ? [] : [{ row: id, column: MESSAGE_COLUMN, cell }];
    });
    if (patches.length > 0) await workbook.write(read.layout, patches);
  },
};
