import { isCheckMark } from '../definitions/ticks';
import { type PastedLine, shortened } from '../lines';
import { timesNamePeople } from '../people/cell-names';
import type { QuestionId } from '../question-ids';
import { why } from '../reasons';
import type { CellText } from '../times/cell';
import { sideOf } from '../words/header-texts';
import { IGNORED, SHIFT } from '../words/header-words';
import { CellDays } from './cell-days';
import { codeWithWords } from './code-with-words';
import { NamedCells } from './named-cells';
import type { RosterRow } from './roster-rows';

/** Fewer times prove nothing about the words beside them, which may be people. */
const FEWEST_TIMES = 3;

/** Reads people down and days across, with shifts in the cells. */
export class PeopleDown extends NamedCells {
  readonly #cellDays = new CellDays(this.page, this.days, this.columns);

  readPeople(): void {
    const side = this.sideColumn();
    const whoIsWho = this.#labelsAreNames() && this.page.answers.confirmed?.get('row-names') !== true;
    if (whoIsWho) this.page.guess('row-names', this.#firstName());
    if (this.cellsNamePeople()) return this.readNamedCells();
    let open: { row: RosterRow; line: PastedLine } | undefined;
    const close = () => {
      if (open) this.rowPair(open.row, open.line, undefined);
      open = undefined;
    };
    for (const line of this.block.body) {
      const rowSide = side === undefined ? undefined : sideOf(line.cells[side] ?? '', this.page.spoken);
      if (rowSide === 'out' && open) {
        this.rowPair(open.row, open.line, line);
        open = undefined;
        continue;
      }
      close();
      const row = this.row(line);
      if (!row) continue;
      if (rowSide === 'in') open = { row, line };
      else if (whoIsWho) this.leaveCells(line, row.person, why.whoIsWho);
      else this.#readRow(row);
    }
    close();
  }

  #firstName(): string {
    return this.block.body.map(({ cells }) => this.personOf(cells)).find((name) => name !== '') ?? '';
  }

  /**
   * Whether the cells of a roster may name the people: each cell has a name and times, and no header says that the
   * rows name people.
   */
  #labelsAreNames(): boolean {
    if (this.block.isNamed) return false;
    if (
      !this.block.guesses.includes('row-names') &&
      [...this.roles].some(
        ([at, target]) =>
          target === 'Person' && this.block.headers.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
      )
    )
      return false;
    return timesNamePeople(
      this.page,
      this.block.body.flatMap(({ cells }) => this.columns.map(({ at }) => cells[at] ?? '')),
      FEWEST_TIMES,
    );
  }

  #readRow(row: RosterRow): void {
    const { line, person, fields, guesses } = row;
    // A column of breaks may be between a start and its end.
    const columns = this.columns.filter(({ side: of }) => of !== 'none');
    for (let place = 0; place < columns.length; place += 1) {
      const column = columns[place];
      if (!column) continue;
      const cell = line.cells[column.at] ?? '';
      const next = columns[place + 1];
      const isPair = column.side === 'in' && next?.side === 'out' && next.day === column.day;
      if (isPair) place += 1;
      if (isPair && this.page.cell(cell).kind !== 'ranges') {
        this.pair(row, [column, next], [line, line]);
        continue;
      }
      if (cell.trim() === '') continue;
      const text = this.cellText(person, column, cell);
      const usual = isCheckMark(cell) ? this.#usual(line) : undefined;
      const read = usual?.read ?? codeWithWords(this.page, cell) ?? this.page.cell(cell);
      const ref = this.refOf(line, column);
      const own: readonly QuestionId[] = [
        ...guesses,
        ...(this.#isNamedTimes(cell) ? (['name-times'] as const) : []),
        ...(usual !== undefined || this.page.isTick(cell) ? (['ticks'] as const) : []),
      ];
      if (read.kind !== 'ranges') {
        this.page.leave(ref.line, text, this.page.reasonForShift(cell, read));
        continue;
      }
      if (usual) this.page.guess('ticks', `${cell.trim()} = ${usual.header}`);
      const placed = this.#cellDays.place(line, column, read.ranges);
      if ('reason' in placed) this.page.leave(ref.line, text, placed.reason);
      else
        for (const { refs, ranges } of placed.shifts)
          this.push(column, [ref], { text, person, ranges, fields, guesses: own }, refs);
    }
    this.#leaveUnused(row);
  }

  /** Whether a cell such as `7-3` is a shift's times and also the name of one of the company's tasks. */
  #isNamedTimes(cell: string): boolean {
    const isBoth = this.page.cell(cell).kind === 'ranges' && this.page.isCompanyName(cell);
    if (isBoth) this.page.wait('name-times', cell.trim());
    return isBoth;
  }

  /** The usual times of a row, if exactly one column beside the days has times (rule 41). */
  #usual({ cells }: PastedLine): { read: CellText; header: string; at: number } | undefined {
    if (this.page.ticks) return undefined;
    const days = new Set(this.columns.map(({ at }) => at));
    const found = [...cells.entries()].filter(
      ([at, cell]) => !days.has(at) && this.page.cell(cell).kind === 'ranges',
    );
    const [[at, cell] = [0, ''], second] = found;
    if (found.length === 0 || second) return undefined;
    const header = this.block.headers
      .map((each) => (each.cells[at] ?? '').trim())
      .find((text) => text !== '');
    return { read: this.page.cell(cell), header: header === undefined ? cell.trim() : `"${header}"`, at };
  }

  /** Lists a range in a column that is not a day's as left, so that no shift is dropped silently. */
  #leaveUnused({ line, person }: RosterRow): void {
    const days = new Set(this.columns.map(({ at }) => at));
    const hasTicks = [...days].some((at) => isCheckMark(line.cells[at] ?? ''));
    const usual = hasTicks ? this.#usual(line)?.at : undefined;
    for (const [at, cell] of line.cells.entries()) {
      if (at === usual) continue;
      const role = this.roles.get(at);
      const isRead =
        role !== undefined && role !== '' && role !== SHIFT && role !== 'Start' && role !== IGNORED;
      if (days.has(at) || isRead || cell.trim() === '' || this.page.cell(cell).kind !== 'ranges') continue;
      const header =
        this.block.headers.map(({ cells }) => (cells[at] ?? '').trim()).find((text) => text !== '') ?? '';
      this.page.leave(line.line, `${person} | ${shortened(cell)}`, why.unusedColumn(header, shortened(cell)));
    }
  }
}
