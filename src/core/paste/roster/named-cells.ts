import { type PastedLine, shortened } from '../lines';
import { namesPerson } from '../people/names';
import { isShiftName } from '../words/lexicon';
import { InOutRows } from './in-out-rows';

/** Reads a roster without a column of names, in which each cell has a name and times. */
export class NamedCells extends InOutRows {
  /**
   * Whether the block has only days across, perhaps named shifts down, and each cell has names with times:
   * `Ann 9-17`, and below it `Bo 12-20`.
   */
  protected cellsNamePeople(): boolean {
    const taken = new Set(this.columns.map(({ at }) => at));
    let named = 0;
    for (const { cells } of this.block.body)
      for (const [at, cell] of cells.entries()) {
        if (cell.trim() === '') continue;
        if (!taken.has(at) && isShiftName(cell) && !this.page.isPerson(cell)) continue;
        if (!taken.has(at)) return false;
        const read = this.page.cell(cell);
        if (read.kind === 'off' || read.kind === 'words') continue;
        if (read.kind !== 'ranges' || !read.ranges.every(({ label }) => namesPerson(this.page, label)))
          return false;
        named += 1;
      }
    return named > 0;
  }

  protected readNamedCells(): void {
    for (const line of this.block.body)
      for (const column of this.columns) {
        const cell = line.cells[column.at] ?? '';
        if (cell.trim() === '') continue;
        const [ref, text, read] = [
          this.refOf(line, column),
          this.cellText('', column, cell),
          this.page.cell(cell),
        ];
        if (read.kind !== 'ranges') {
          this.page.leave(ref.line, text, this.page.reasonFor(cell, read));
          continue;
        }
        this.page.guess('cell-names', shortened(cell));
        for (const range of read.ranges)
          this.push(column, [ref], {
            text,
            person: range.label,
            ranges: [{ ...range, label: this.#shiftOf(line) }],
            fields: {},
            guesses: [...this.block.guesses, 'cell-names'],
          });
      }
  }

  /** The name of the shift of a row: `Opening`, `Late`. */
  #shiftOf({ cells }: PastedLine): string {
    const days = new Set(this.columns.map(({ at }) => at));
    return cells.find((cell, at) => !days.has(at) && isShiftName(cell))?.trim() ?? '';
  }
}
