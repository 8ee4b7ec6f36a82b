import { chosenShifts } from './chosen';
import { OPEN_SHIFT } from '../bookings/bookings';
import type { Facts } from './facts';
import { clockNotices, hourNotices } from './hour-notices';
import type { ReportContent, ReportKind } from './kind';
import { counted, reportMessages } from './messages';
import type { ReportOptions } from './options';
import { shiftList } from './shift-list';
import { reportWords } from './words';

/** The shifts that nobody has yet, by day. */
export const openShifts: ReportKind = {
  id: 'open-shifts',
  name: reportWords.kinds.openShifts,
  sources: ['shifts'],
  options: ['period', 'departments'],
  orientation: 'landscape',
  content,
};

function content(facts: Facts, options: ReportOptions): ReportContent {
  const open = chosenShifts(facts, { ...options, people: new Set([OPEN_SHIFT]) }).work;
  const { columns, lines, sum } = shiftList(open, facts, options);
  const hours = lines.reduce((all, line) => all + line.hours, 0);
  return {
    records: [{ ...reportWords.records.shifts, of: open }],
    notices: [...hourNotices(open, options, reportWords.records.shifts), ...clockNotices(options)],
    sections: [
      {
        columns,
        rows:
          lines.length === 0
            ? []
            : [
                ...lines.map(({ row }) => row),
                sum(
                  'total',
                  counted(
                    lines.length,
                    reportWords.records.openShifts.one,
                    reportWords.records.openShifts.many,
                  ),
                  hours,
                ),
              ],
        empty: reportMessages.noOpenShifts,
      },
    ],
  };
}
