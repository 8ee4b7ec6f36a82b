import { chosenShifts } from './chosen';
import { OPEN_SHIFT } from '../bookings/open-shift';
import type { Facts } from './facts';
import { clockNotices, hourNotices } from './hour-notices';
import type { ReportContent, ReportKind } from './kind';
import { counted, reportMessages, SHIFTS } from './messages';
import type { ReportOptions } from './options';
import { shiftList } from './shift-list';

/** The shifts that nobody has yet, by day. */
export const openShifts: ReportKind = {
  id: 'open-shifts',
  title: 'Open shifts',
  sheet: 'Open Shifts',
  about: 'The shifts that nobody has yet, by day.',
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
    records: [{ ...SHIFTS, of: open }],
    notices: [...hourNotices(open, options, SHIFTS), ...clockNotices(options)],
    sections: [
      {
        columns,
        rows:
          lines.length === 0
            ? []
            : [
                ...lines.map(({ row }) => row),
                sum('total', counted(lines.length, 'open shift', 'open shifts'), hours),
              ],
        empty: reportMessages.noOpenShifts,
      },
    ],
  };
}
