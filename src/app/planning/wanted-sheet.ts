import type { NeedsRead } from '../../core/need/read-needs';
import { groupBy } from '../../core/table/group-by';
import { holidaysLayout } from '../../core/table/holidays';
import { MESSAGE_COLUMN, type Layout } from '../../core/table/layout';
import { wantedLayout } from '../../core/table/wanted';
import { cellText, textOf, type Cell } from '../../core/values/cell';
import { ExcelSilent, ExcelSessionEnded } from '../failures';
import type { Sheet } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { MOST_UNREAD, type WantedView } from '../view';
import { needMessages } from './need-messages';

/** A Message that was written into a row, and the row's other cells at that time. */
interface Mark {
  readonly message: string;
  readonly cells: string;
}

/** So many Messages of a row can be taken back one after the other (Ctrl+Z). */
const MOST_MARKS = 20;

/** Says what is wrong with the rows of the sheet "Wanted": in the pane, and in each row's Message, with one write for all rows. */
export class WantedSheet {
  #refused = false;
  /** What was written, by the row's place, the last Message first: the sheet has no ids of rows. */
  readonly #marks = new Map<number, readonly Mark[]>();

  constructor(private readonly workbook: Ports['workbook']) {}

  /** A job has ended. What was written before can't be taken back one by one any more, and a protected sheet may be open. */
  forget(): void {
    this.#refused = false;
    this.#marks.clear();
  }

  /** What the pane says of the sheet. */
  view({ firstRow }: Sheet, { needs, unread }: NeedsRead): WantedView {
    return {
      count: needs.length,
      unread: unread
        .slice(0, MOST_UNREAD)
        .map((unreadNeed) => needMessages.inRow(firstRow + unreadNeed.index, sentenceOf(unreadNeed))),
      unreadCount: unread.length,
    };
  }

  /** Whether there is something to write. */
  differs(sheet: Sheet, { unread }: NeedsRead): boolean {
    return this.#due(sheet, unread).length > 0;
  }

  /**
   * Writes the Messages that differ, if no row and none of these cells has changed since the sheet was read: otherwise an event tells of
   * the change, and the sheet is read again. A sheet with hidden rows is left as it is: writing into it takes more round trips.
   */
  async write(sheet: Sheet, { unread }: NeedsRead): Promise<void> {
    const due = this.#due(sheet, unread);
    if (due.length === 0) return;
    const layout = wantedLayout();
    const patches = due.map(({ index, message, was }) => ({
      index,
      column: MESSAGE_COLUMN,
      cell: message,
      was,
    }));
    try {
      if (!(await this.workbook.place(layout, sheet, guardsOf(sheet, layout), patches))) return;
      for (const { index, message, cells } of due) {
        const former = this.#marks.get(index) ?? [];
        this.#marks.set(index, [{ message, cells }, ...former].slice(0, MOST_MARKS));
      }
    } catch (error) {
      if (error instanceof ExcelSilent || error instanceof ExcelSessionEnded) throw error;
      this.#refused = true;
    }
  }

  /** The rows that show another Message than they must. One that was taken back (Ctrl+Z) is not written again (table/live-status.ts). */
  #due(sheet: Sheet, unread: NeedsRead['unread']) {
    const at = sheet.columns.indexOf(MESSAGE_COLUMN);
    if (at < 0 || this.#refused || sheet.hidesRows || this.workbook.isReadOnly) return [];
    const { columns } = wantedLayout();
    const ownColumns = new Set(columns.map(({ id }) => id).filter((id) => id !== MESSAGE_COLUMN));
    const byRow = groupBy(unread, ({ index }) => index);
    return sheet.rows.flatMap((row, index) => {
      const was: Cell = row[at] ?? '';
      const message = cellText((byRow.get(index) ?? []).map(sentenceOf).join(' '));
      const shown = textOf(was);
      if (shown === message) return [];
      const cells = JSON.stringify(row.filter((_, column) => ownColumns.has(sheet.columns[column] ?? '')));
      const marks = this.#marks.get(index) ?? [];
      const isTakenBack = marks[0]?.message !== shown && marks.some((mark) => mark.cells === cells);
      return isTakenBack ? [] : [{ index, message, was, cells }];
    });
  }
}

/**
 * The columns by which a row is known to be where it was. Days are left out: in a workbook of the 1904 system they were read as
 * other numbers than Excel has.
 */
function guardsOf({ columns }: Sheet, layout: Layout): string[] {
  const known = layout.columns.filter(({ id, serial }) => id !== MESSAGE_COLUMN && !serial);
  return known.map(({ id }) => id).filter((id) => columns.includes(id));
}

function sentenceOf({ what, typed, column }: NeedsRead['unread'][number]): string {
  const header = wantedLayout().columns.find(({ id }) => id === column)?.header ?? '';
  return needMessages.unread[what](typed, header, holidaysLayout().sheet);
}
