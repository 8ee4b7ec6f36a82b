import type { WorkbookState } from '../job-context';
import { ExcelSilent } from '../failures';
import type { Ports } from '../ports';
import type { Store } from '../store';
import { guardsOf, marksOf, patchesOf, type RowMark } from './row-marks';
import type { TableRead } from './table-read';

/**
 * Writes New, Edited and Fix into Status while the user edits. Each edit of a table is followed by at most one write, into the
 * rows whose Status has changed. A check writes the Status of all other rows.
 */
export class LiveMarks {
  /** Kinds whose tables did not take a mark, for example because the sheet is protected. */
  readonly #refused = new Set<string>();
  /** The last marks, by kind and row. */
  readonly #marks = new Map<string, ReadonlyMap<string, RowMark>>();

  constructor(
    private readonly ports: Pick<Ports, 'workbook'>,
    private readonly store: Store,
    private readonly known: WorkbookState,
  ) {}

  /** A job has written Statuses: the marks from before are no longer what the rows show. */
  forget(): void {
    this.#refused.clear();
    this.#marks.clear();
  }

  /**
   * Writes the marks of one table among those that were edited, as it was read. Tables that were edited at the same time are
   * left to the check, and so is a table with hidden rows: writing into it takes more round trips.
   */
  async write(edited: readonly string[], reads: ReadonlyMap<string, TableRead>): Promise<void> {
    for (const kind of edited) {
      const read = reads.get(kind);
      if (!read || read.sheet.hidesRows || this.#refused.has(kind)) continue;
      const marks = marksOf(read, this.known, this.#marks.get(kind) ?? new Map());
      if (marks.length === 0) continue;
      if (this.store.now.job) return;
      try {
        const patches = patchesOf(read, marks);
        const isWritten = await this.ports.workbook.place(
          read.layout,
          read.sheet,
          guardsOf(read, marks),
          patches,
        );
        if (isWritten) this.#keep(kind, marks);
      } catch (error) {
        if (error instanceof ExcelSilent) throw error;
        this.#refused.add(kind);
      }
      return;
    }
  }

  #keep(kind: string, marks: readonly RowMark[]): void {
    const all = new Map(this.#marks.get(kind));
    for (const mark of marks) all.set(mark.row, mark);
    this.#marks.set(kind, all);
  }
}
