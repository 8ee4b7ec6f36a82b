import { MOST_AT_ONCE, type Sliced } from '../../slices';
import { isCheckMark, isMark } from '../definitions/ticks';
import { type PastedLine, shortened } from '../lines';
import { timesNamePeople } from '../people/cell-names';
import { namesPerson } from '../people/names';
import type { Guess } from '../question-ids';
import { why } from '../reasons';
import { widthOf } from '../table/columns';
import type { DayColumn } from '../table/day-columns';
import { NO_FIELD_TARGETS } from '../table/joined-fields';
import { timesToRange, type CellText } from '../times/cell';
import { shiftEndIn } from '../words/header-texts';
import { IGNORED, SHIFT } from '../words/header-words';
import { isShiftName } from '../words/lexicon';
import { CellDays } from './cell-days';
import { codeWithWords } from './code-with-words';
import type { RosterGrid } from './roster-grid';
import { RosterRows, type PastedRosterRow } from './roster-rows';

/** Fewer times prove nothing about the words beside them, which may be people. */
const FEWEST_TIMES = 3;

/** Reads people down and days across, with shifts in the cells. */
export class PeopleDown {
  readonly #cellDays: CellDays;
  readonly #rows: RosterRows;
  /** The user has said that the cells name the people. Then the rows name stations or the like. */
  readonly #areCellsChosen: boolean;
  /** The columns whose texts become notes then: `Stand A`. */
  readonly #labelColumns: readonly number[];

  constructor(private readonly grid: RosterGrid) {
    this.#cellDays = new CellDays(grid.page, grid.days, grid.columns);
    this.#rows = new RosterRows(grid);
    const { dayColumns, roles, page, block } = grid;
    this.#areCellsChosen = page.answers.layout === 'named-cells';
    const isLabel = (at: number) =>
      !dayColumns.has(at) && !page.answers.columns.has(at) && NO_FIELD_TARGETS.has(roles.get(at) ?? '');
    this.#labelColumns = this.#areCellsChosen ? [...Array(widthOf(block.body)).keys()].filter(isLabel) : [];
  }

  *read(): Sliced<'in and out' | 'roster'> {
    const side = this.#sideColumn();
    this.grid.noteUnusedColumns([...(side === undefined ? [] : [side]), ...this.#labelColumns]);
    yield* this.#readRows(side);
    return this.grid.columns.some((column) => column.side === 'in') || side !== undefined
      ? 'in and out'
      : 'roster';
  }

  *#readRows(side: number | undefined): Sliced<void> {
    if (this.#areCellsChosen || this.#cellsNamePeople()) return this.#readNamedCells();
    const mayBeEither = this.#labelsAreNames();
    if (mayBeEither) this.grid.page.guess('row-names', this.#firstName());
    const whoIsWho = mayBeEither && this.grid.page.answers.confirmed?.get('layout') !== true;
    let open: { row: PastedRosterRow; line: PastedLine } | undefined;
    const close = () => {
      if (open) this.#rowPair(open.row, open.line, undefined);
      open = undefined;
    };
    for (const [at, line] of this.grid.block.body.entries()) {
      if (at % MOST_AT_ONCE === 0) yield at / this.grid.block.body.length;
      const rowSide =
        side === undefined ? undefined : shiftEndIn(line.cells[side] ?? '', this.grid.page.spoken);
      if (rowSide === 'out' && open) {
        this.#rowPair(open.row, open.line, line);
        open = undefined;
        continue;
      }
      close();
      const row = this.#rows.read(line);
      if (!row) continue;
      if (rowSide === 'in') open = { row, line };
      else if (whoIsWho) this.grid.leaveCells(line, row.person, why.whoIsWho);
      else this.#readRow(row);
    }
    close();
  }

  #firstName(): string {
    return (
      this.grid.block.body.map(({ cells }) => this.grid.personOf(cells)).find((name) => name !== '') ?? ''
    );
  }

  /**
   * Whether the cells of a roster may name the people: each cell has a name and times, and no header says that the
   * rows name people.
   */
  #labelsAreNames(): boolean {
    if (this.grid.block.isNamed) return false;
    if (
      !this.grid.block.guesses.includes('row-names') &&
      [...this.grid.roles].some(([at, target]) => target === 'Person' && this.grid.headerAt(at) !== undefined)
    )
      return false;
    return timesNamePeople(
      this.grid.page,
      this.grid.block.body.flatMap(({ cells }) => this.grid.columns.map(({ at }) => cells[at] ?? '')),
      FEWEST_TIMES,
    );
  }

  #readRow(row: PastedRosterRow): void {
    const { line, person, fields, guesses } = row;
    // A column of breaks may be between a start and its end.
    const columns = this.grid.columns.filter(({ side }) => side !== 'none');
    for (let place = 0; place < columns.length; place += 1) {
      const column = columns[place];
      if (!column) continue;
      const cell = line.cells[column.at] ?? '';
      const next = columns[place + 1];
      const isPair = column.side === 'in' && next?.side === 'out' && next.day === column.day;
      if (isPair) place += 1;
      if (isPair && this.grid.page.cell(cell).kind !== 'ranges') {
        this.#pair(row, [column, next], [line, line]);
        continue;
      }
      if (cell.trim() === '') continue;
      const text = this.grid.cellText(person, column, cell);
      const usual = this.#timesAbove(column.at, cell) ?? (isCheckMark(cell) ? this.#usual(line) : undefined);
      const read = usual?.read ?? codeWithWords(this.grid.page, cell) ?? this.grid.page.cell(cell);
      const ref = this.grid.refOf(line, column);
      const cellGuesses: readonly Guess[] = [
        ...guesses,
        ...(this.#isNamedTimes(cell) ? (['name-times'] as const) : []),
        ...(usual !== undefined || this.grid.page.isTick(cell) ? (['ticks'] as const) : []),
      ];
      if (read.kind !== 'ranges') {
        this.grid.page.leave(ref.line, text, this.grid.page.reasonForShift(cell, read));
        continue;
      }
      if (usual) this.grid.page.guess('ticks', `${cell.trim()} = ${usual.header}`);
      const placed = this.#cellDays.place(line, column, read.ranges);
      if ('reason' in placed) this.grid.page.leave(ref.line, text, placed.reason);
      else
        for (const { refs, ranges } of placed.shifts)
          this.grid.push(column, [ref], { text, person, ranges, fields, guesses: cellGuesses }, refs);
    }
    this.#leaveUnused(row);
  }

  /** Whether a cell such as `7-3` is a shift's times and also the name of one of the company's tasks. */
  #isNamedTimes(cell: string): boolean {
    const isBoth = this.grid.page.cell(cell).kind === 'ranges' && this.grid.page.isCompanyName(cell);
    if (isBoth) this.grid.page.wait('name-times', cell.trim());
    return isBoth;
  }

  /** The times in the header above a tick. */
  #timesAbove(at: number, cell: string): { read: CellText; header: string } | undefined {
    const times = (this.grid.block.times?.cells[at] ?? '').trim();
    return times !== '' && isMark(cell) ? { read: this.grid.page.cell(times), header: times } : undefined;
  }

  /** The usual times of a row, if exactly one column beside the days has times. */
  #usual({ cells }: PastedLine): { read: CellText; header: string; at: number } | undefined {
    if (this.grid.page.ticks) return undefined;
    const found = [...cells.entries()].filter(
      ([at, cell]) => !this.grid.dayColumns.has(at) && this.grid.page.cell(cell).kind === 'ranges',
    );
    const [[at, cell] = [0, ''], second] = found;
    if (found.length === 0 || second) return undefined;
    const header = this.grid.headerAt(at);
    return {
      read: this.grid.page.cell(cell),
      header: header === undefined ? cell.trim() : `"${header}"`,
      at,
    };
  }

  /** Lists a range in a column that is not a day's as left, so that no shift is dropped silently. */
  #leaveUnused({ line, person }: PastedRosterRow): void {
    const hasTicks = [...this.grid.dayColumns].some((at) => isCheckMark(line.cells[at] ?? ''));
    const usual = hasTicks ? this.#usual(line)?.at : undefined;
    for (const [at, cell] of line.cells.entries()) {
      if (at === usual) continue;
      const role = this.grid.roles.get(at);
      const isRead =
        role !== undefined && role !== '' && role !== SHIFT && role !== 'Start' && role !== IGNORED;
      if (
        this.grid.dayColumns.has(at) ||
        isRead ||
        cell.trim() === '' ||
        this.grid.page.cell(cell).kind !== 'ranges'
      )
        continue;
      const header = this.grid.headerAt(at) ?? '';
      this.grid.page.leave(
        line.line,
        `${person} | ${shortened(cell)}`,
        why.unusedColumn(header, shortened(cell)),
      );
    }
  }

  /** The column that says In and Out, if each person has two rows. */
  #sideColumn(): number | undefined {
    const { body } = this.grid.block;
    const width = widthOf(body);
    for (let at = 0; at < width; at += 1) {
      if (this.grid.dayColumns.has(at)) continue;
      const sides = body.filter(
        ({ cells }) => shiftEndIn(cells[at] ?? '', this.grid.page.spoken) !== undefined,
      ).length;
      if (sides >= 2 && sides * 2 > body.length) return at;
    }
    return undefined;
  }

  #pair(
    { person, fields, guesses }: PastedRosterRow,
    columns: readonly [DayColumn, DayColumn],
    lines: readonly [PastedLine, PastedLine | undefined],
  ): void {
    const [from = '', to = ''] = lines.map((line, side) => line?.cells[columns[side]?.at ?? 0]);
    const [column] = columns;
    const refs = lines.flatMap((line, side) =>
      line ? [this.grid.refOf(line, columns[side] ?? column)] : [],
    );
    if (from.trim() === '' && to.trim() === '') return;
    const text = this.grid.cellText(
      person,
      column,
      [from, to].filter((part) => part.trim() !== '').join(' '),
    );
    const at = refs[0]?.line ?? 0;
    const range = timesToRange(from, to, '');
    if (range)
      this.grid.push(column, refs, {
        text,
        person,
        ranges: [range],
        fields,
        guesses,
      });
    else {
      const [first, second] = [this.grid.page.cell(from), this.grid.page.cell(to)];
      if (first.kind === 'time' && second.kind === 'empty')
        this.grid.page.leave(at, text, why.noEnd(shortened(from)));
      else if (second.kind === 'time' && first.kind === 'empty')
        this.grid.page.leave(at, text, why.noStart(shortened(to)));
      else {
        const [shown, read] = first.kind === 'time' || first.kind === 'empty' ? [to, second] : [from, first];
        this.grid.page.leave(at, text, this.grid.page.reasonFor(shown, read));
      }
    }
  }

  /** Reads a row of starts and the row of ends below it. */
  #rowPair(row: PastedRosterRow, starts: PastedLine, ends: PastedLine | undefined): void {
    for (const column of this.grid.columns) this.#pair(row, [column, column], [starts, ends]);
  }

  /**
   * Whether the block has only days across, perhaps named shifts down, and each cell has names with times:
   * `Ann 9-17`, and below it `Bo 12-20`.
   */
  #cellsNamePeople(): boolean {
    let named = 0;
    for (const { cells } of this.grid.block.body)
      for (const [at, cell] of cells.entries()) {
        if (cell.trim() === '') continue;
        if (!this.grid.dayColumns.has(at) && isShiftName(cell) && !this.grid.page.isPerson(cell)) continue;
        if (!this.grid.dayColumns.has(at)) return false;
        const read = this.grid.page.cell(cell);
        if (read.kind === 'off' || read.kind === 'words') continue;
        if (read.kind !== 'ranges' || !read.ranges.every(({ label }) => namesPerson(this.grid.page, label)))
          return false;
        named += 1;
      }
    return named > 0;
  }

  #readNamedCells(): void {
    for (const line of this.grid.block.body)
      for (const column of this.grid.columns) {
        const cell = line.cells[column.at] ?? '';
        if (cell.trim() === '') continue;
        const [ref, text, read] = [
          this.grid.refOf(line, column),
          this.grid.cellText('', column, cell),
          this.grid.page.cell(cell),
        ];
        if (read.kind !== 'ranges') {
          this.grid.page.leave(ref.line, text, this.grid.page.reasonFor(cell, read));
          continue;
        }
        if (!read.ranges.every(({ label }) => namesPerson(this.grid.page, label))) {
          this.grid.page.leave(ref.line, text, why.noPerson);
          continue;
        }
        this.grid.page.guess('cell-names', shortened(cell));
        for (const range of read.ranges)
          this.grid.push(column, [ref], {
            text,
            person: range.label,
            ranges: [{ ...range, label: this.#shiftOf(line) }],
            fields: this.#areCellsChosen ? this.grid.fieldsIn(line) : {},
            guesses: [...this.grid.block.guesses, 'cell-names'],
          });
      }
  }

  /** The name of the shift of a row: `Opening`, `Late`. If the user has said that the cells name the people, it may be any text. */
  #shiftOf({ cells }: PastedLine): string {
    if (this.#areCellsChosen)
      return this.#labelColumns
        .map((at) => (cells[at] ?? '').trim())
        .filter((label) => label !== '')
        .join(', ');
    return cells.find((cell, at) => !this.grid.dayColumns.has(at) && isShiftName(cell))?.trim() ?? '';
  }
}
