import { type PastedLine, shortened } from '../lines';
import { why } from '../reasons';
import { widthOf } from '../table/columns';
import type { DayColumn } from '../table/day-columns';
import { timesToRange } from '../times/cell';
import { sideOf } from '../words/header-texts';
import { RosterRows, type RosterRow } from './roster-rows';

/** Reads starts and ends in separate cells: in two columns below each day, or in two rows for each person. */
export class InOutRows extends RosterRows {
  /** The column that says In and Out, if each person has two rows. */
  sideColumn(): number | undefined {
    const { body } = this.block;
    const width = widthOf(body);
    const days = new Set(this.columns.map(({ at }) => at));
    for (let at = 0; at < width; at += 1) {
      if (days.has(at)) continue;
      const sides = body.filter(
        ({ cells }) => sideOf(cells[at] ?? '', this.page.spoken) !== undefined,
      ).length;
      if (sides >= 2 && sides * 2 > body.length) return at;
    }
    return undefined;
  }

  protected pair(
    { person, fields, guesses }: RosterRow,
    columns: readonly [DayColumn, DayColumn],
    lines: readonly [PastedLine, PastedLine | undefined],
  ): void {
    const [from = '', to = ''] = lines.map((line, side) => line?.cells[columns[side]?.at ?? 0]);
    const [column] = columns;
    const refs = lines.flatMap((line, side) => (line ? [this.refOf(line, columns[side] ?? column)] : []));
    if (from.trim() === '' && to.trim() === '') return;
    const text = this.cellText(person, column, [from, to].filter((part) => part.trim() !== '').join(' '));
    const at = refs[0]?.line ?? 0;
    const range = timesToRange(from, to, '');
    if (range)
      this.push(column, refs, {
        text,
        person,
        ranges: [range],
        fields,
        guesses,
      });
    else {
      const [first, second] = [this.page.cell(from), this.page.cell(to)];
      if (first.kind === 'time' && second.kind === 'empty')
        this.page.leave(at, text, why.noEnd(shortened(from)));
      else if (second.kind === 'time' && first.kind === 'empty')
        this.page.leave(at, text, why.noStart(shortened(to)));
      else {
        const [shown, read] = first.kind === 'time' || first.kind === 'empty' ? [to, second] : [from, first];
        this.page.leave(at, text, this.page.reasonFor(shown, read));
      }
    }
  }

  /** Reads a row of starts and the row of ends below it. */
  protected rowPair(row: RosterRow, starts: PastedLine, ends: PastedLine | undefined): void {
    for (const column of this.columns) this.pair(row, [column, column], [starts, ends]);
  }
}
