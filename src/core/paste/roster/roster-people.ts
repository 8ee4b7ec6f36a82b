import { againstIn, isAwayBeside } from '../words/absence';
import { timesToRange } from '../times/cell';
import { CellDays } from './cell-days';
import { widthOf } from '../table/columns';
import type { DayColumn } from '../table/day-columns';
import { sideOf } from '../table/header-texts';
import type { PastedLine, QuestionId } from '../draft';
import { IGNORED, NAMING, SHIFT } from '../words/header-words';
import { why } from '../messages';
import { isTelephone, namesPerson, namesTwo } from '../people/names';
import { remarksIn, withNote, type RemarkedName } from '../people/name-remarks';
import { lineText, shortened } from '../page';
import { RosterCells } from './roster-cells';
import { isDitto } from '../words/ditto-words';
import { isShiftName } from '../words/shift-words';
import { isSum, mayCount } from '../words/sums';

/** So many of the shifts have words beside them where these are people and the rows are places. */
const MOSTLY = 0.6;

/** A row of a roster: who it is of and what else it says. */
interface RosterRow {
  readonly line: PastedLine;
  readonly person: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly guesses: readonly QuestionId[];
}

/** People down and days across: the cells hold their shifts. */
export class PeopleDown extends RosterCells {
  #last = '';
  /** What stands above rows without a name may be the title of a section. */
  #isLastUnsure = false;
  readonly #cellDays = new CellDays(this.page, this.days, this.columns);

  /** People down and days across. */
  readPeople(): void {
    const side = this.sideColumn();
    const whoIsWho = this.#labelsAreNames() && this.page.answers.confirmed?.get('row-names') !== true;
    if (whoIsWho) this.page.guess('row-names', this.#firstName());
    if (this.#cellsNamePeople()) return this.#readNamedCells();
    let open: { row: RosterRow; line: PastedLine } | undefined;
    const close = () => {
      if (open) this.#rowPair(open.row, open.line, undefined);
      open = undefined;
    };
    for (const line of this.block.body) {
      const rowSide = side === undefined ? undefined : sideOf(line.cells[side] ?? '');
      if (rowSide === 'out' && open) {
        this.#rowPair(open.row, open.line, line);
        open = undefined;
        continue;
      }
      close();
      const row = this.#row(line);
      if (!row) continue;
      if (rowSide === 'in') open = { row, line };
      else if (whoIsWho) this.leaveCells(line, row.person, why.whoIsWho);
      else this.#readRow(row);
    }
    close();
  }

  /** The column that says In and Out of two rows of one person. */
  sideColumn(): number | undefined {
    const { body } = this.block;
    const width = widthOf(body);
    const days = new Set(this.columns.map(({ at }) => at));
    for (let at = 0; at < width; at += 1) {
      if (days.has(at)) continue;
      const sides = body.filter(({ cells }) => sideOf(cells[at] ?? '') !== undefined).length;
      if (sides >= 2 && sides * 2 > body.length) return at;
    }
    return undefined;
  }

  #firstName(): string {
    return this.block.body.map(({ cells }) => this.personOf(cells)).find((name) => name !== '') ?? '';
  }

  /** In a roster of places, each cell has a name and a time; who is meant can't be told where nothing says so. */
  #labelsAreNames(): boolean {
    if (
      !this.block.guesses.includes('row-names') &&
      [...this.roles].some(
        ([at, target]) =>
          target === 'Person' && this.block.headers.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
      )
    )
      return false;
    let [ranges, named] = [0, 0];
    for (const { cells } of this.block.body)
      for (const { at } of this.columns) {
        const read = this.page.cell(cells[at] ?? '');
        if (read.kind !== 'ranges') continue;
        ranges += 1;
        if (read.ranges.some(({ label }) => /^\p{Lu}\p{Ll}+/u.test(label))) named += 1;
      }
    return ranges >= 3 && named >= ranges * MOSTLY;
  }

  /** Nothing but days across, perhaps shifts by name down, and each cell has names with times: `Ann 9-17` and below it `Bo 12-20`. */
  #cellsNamePeople(): boolean {
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

  #readNamedCells(): void {
    for (const line of this.block.body)
      for (const column of this.columns) {
        const cell = line.cells[column.at] ?? '';
        if (cell.trim() === '') continue;
        const [at, text, read] = [
          this.lineOf(line, column),
          this.cellText('', column, cell),
          this.page.cell(cell),
        ];
        if (read.kind !== 'ranges') {
          this.page.leave(at, text, this.page.reasonFor(cell, read));
          continue;
        }
        this.page.guess('cell-names', shortened(cell));
        for (const range of read.ranges)
          this.push(column, {
            line: at,
            text,
            person: range.label,
            ranges: [{ ...range, label: this.#shiftOf(line) }],
            fields: {},
            guesses: [...this.block.guesses, 'cell-names'],
          });
      }
  }

  /** The name of a row's shift: `Opening`, `Late`. */
  #shiftOf({ cells }: PastedLine): string {
    const days = new Set(this.columns.map(({ at }) => at));
    return cells.find((cell, at) => !days.has(at) && isShiftName(cell))?.trim() ?? '';
  }

  #row(line: PastedLine): RosterRow | undefined {
    const { cells } = line;
    const hasShifts = this.columns.some(({ at }) => (cells[at] ?? '').trim() !== '');
    const text = lineText(cells);
    const person = this.personOf(cells);
    const isPlace =
      mayCount(person) && this.columns.some(({ at }) => this.page.cell(cells[at] ?? '').kind === 'ranges');
    if (
      !isPlace &&
      !this.page.isPerson(person) &&
      (isSum(person) || (person === '' && isSum(cells.find((cell) => cell.trim() !== '') ?? '')))
    ) {
      // A row without numbers counts nothing: `Sales` is the title of a section.
      this.page.leave(line.line, text, /\d/.test(text) ? why.sum : why.title);
      return undefined;
    }
    if (isDitto(person)) {
      this.page.leave(line.line, text, why.ditto(person));
      return undefined;
    }
    if (this.#isTimes(person)) {
      // The name stood in a cell that was merged over several rows: the cells of this row are not below their days.
      this.page.leave(line.line, shortened(person), why.timesIn(this.#namesHeader(), shortened(person)));
      this.leaveCells(line, '', why.noPerson);
      return undefined;
    }
    const section = hasShifts ? undefined : this.takeSection(line);
    this.#isLastUnsure = section === 'perhaps' || (hasShifts && person === '' && this.#isLastUnsure);
    if (section) {
      this.#last = section === 'perhaps' ? text : '';
      this.page.leave(line.line, text, why.title);
      return undefined;
    }
    if (!hasShifts) {
      if (person !== '' && text === person) this.#last = person;
      this.page.leave(line.line, text, why.emptyRosterLine);
      return undefined;
    }
    if (isTelephone(person) && !this.page.isPerson(person)) {
      this.leaveCells(line, person, why.noPerson);
      return undefined;
    }
    if (namesTwo(person) && !this.page.isPerson(person)) {
      this.leaveCells(line, person, why.askNames(shortened(person)));
      return undefined;
    }
    const against = this.#against(cells);
    if (against !== undefined) {
      this.leaveCells(line, person, why.againstShift(shortened(against)));
      return undefined;
    }
    const { name, remark } = this.#withoutRemark(person);
    const fields = withNote(this.fieldsIn(line), remark);
    if (isPlace) this.page.guess('against', person);
    if (person !== '') {
      this.#last = name;
      const isAway = !this.page.isPerson(person) && isAwayBeside(person);
      if (isAway) this.page.guess('against', person);
      const guesses: readonly QuestionId[] = isPlace || isAway ? ['against'] : [];
      return { line, person: name, fields, guesses: [...this.block.guesses, ...guesses] };
    }
    const isShift = this.columns.some(({ at }) =>
      ['ranges', 'time'].includes(this.page.cell(cells[at] ?? '').kind),
    );
    if (!isShift || this.#last === '') {
      this.leaveCells(line, '', why.noPerson);
      return undefined;
    }
    const guess: QuestionId = this.#isLastUnsure ? 'title-name' : 'names';
    if (this.#isLastUnsure) this.page.wait('title-name', this.#last);
    else this.page.guess('names', String(line.line));
    return { line, person: this.#last, fields, guesses: [...this.block.guesses, guess] };
  }

  /** A name without the remark behind it, unless another row has the same name: `Ann (bar staff)` is another Ann then. */
  #withoutRemark(person: string): RemarkedName {
    this.#remarks ??= remarksIn(
      this.page,
      this.block.body.map(({ cells }) => this.personOf(cells)),
      true,
    );
    return this.#remarks(person);
  }
  #remarks: ((name: string) => RemarkedName) | undefined;

  /** Whether the times of a shift stand in place of a name. A number alone may be somebody's. */
  #isTimes(person: string): boolean {
    if (person === '' || this.page.isNamed(person) || this.page.isCode(person)) return false;
    const read = this.page.cell(person);
    if (read.kind === 'ranges') return read.ranges.every(({ label }) => label === '');
    return read.kind === 'time' && /\d\D/.test(person);
  }

  #namesHeader(): string {
    const at = [...this.roles].find(([, role]) => role === 'Person')?.[0] ?? 0;
    const header = this.block.headers
      .map(({ cells }) => (cells[at] ?? '').trim())
      .find((each) => each !== '');
    return header ?? 'the column of names';
  }

  /** What a column beside the days says against all shifts of its row: `on leave`, `storniert`. */
  #against(cells: readonly string[]): string | undefined {
    const days = new Set(this.columns.map(({ at }) => at));
    return cells.find((cell, at) => {
      const isName = NAMING.has(this.roles.get(at) ?? '');
      return !days.has(at) && !isName && ['away', 'unsure'].includes(againstIn(cell) ?? '');
    });
  }

  #readRow(row: RosterRow): void {
    const { line, person, fields, guesses } = row;
    for (let place = 0; place < this.columns.length; place += 1) {
      const column = this.columns[place];
      if (!column) continue;
      const cell = line.cells[column.at] ?? '';
      const next = this.columns[place + 1];
      const isPair = column.side === 'in' && next?.side === 'out' && next.day === column.day;
      if (isPair) place += 1;
      if (isPair && this.page.cell(cell).kind !== 'ranges') {
        this.#pair(row, column, cell, line.cells[next.at] ?? '');
        continue;
      }
      if (cell.trim() === '' || column.side === 'none') continue;
      const text = this.cellText(person, column, cell);
      const read = this.page.cell(cell);
      const at = this.lineOf(line, column);
      const own: readonly QuestionId[] = this.#isNamedTimes(cell) ? [...guesses, 'name-times'] : guesses;
      if (read.kind !== 'ranges') {
        this.page.leave(at, text, this.page.reasonFor(cell, read));
        continue;
      }
      const placed = this.#cellDays.place(line, column, read.ranges);
      if ('reason' in placed) this.page.leave(at, text, placed.reason);
      else
        for (const { refs, ranges } of placed.shifts)
          this.push(column, { line: at, text, person, ranges, fields, guesses: own }, refs);
    }
    this.#leaveUnused(row);
  }

  /** `7-3` may be the times of a shift, or a task of the company that is called so. */
  #isNamedTimes(cell: string): boolean {
    const isBoth = this.page.cell(cell).kind === 'ranges' && this.page.isNamed(cell);
    if (isBoth) this.page.wait('name-times', cell.trim());
    return isBoth;
  }

  /** A range in a column that is none of the days is told, never passed over. */
  #leaveUnused({ line, person }: RosterRow): void {
    const days = new Set(this.columns.map(({ at }) => at));
    for (const [at, cell] of line.cells.entries()) {
      const role = this.roles.get(at);
      const isRead =
        role !== undefined && role !== '' && role !== SHIFT && role !== 'Start' && role !== IGNORED;
      if (days.has(at) || isRead || cell.trim() === '' || this.page.cell(cell).kind !== 'ranges') continue;
      const header =
        this.block.headers.map(({ cells }) => (cells[at] ?? '').trim()).find((text) => text !== '') ?? '';
      this.page.leave(line.line, `${person} | ${shortened(cell)}`, why.unusedColumn(header, shortened(cell)));
    }
  }

  #pair({ line, person, fields, guesses }: RosterRow, column: DayColumn, from: string, to: string): void {
    if (from.trim() === '' && to.trim() === '') return;
    const text = this.cellText(person, column, [from, to].filter((part) => part.trim() !== '').join(' '));
    const at = this.lineOf(line, column);
    const range = timesToRange(from, to, '');
    if (range)
      this.push(column, {
        line: at,
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

  /** A row of starts with the row of ends below it. */
  #rowPair(row: RosterRow, starts: PastedLine, ends: PastedLine | undefined): void {
    for (const column of this.columns)
      this.#pair(row, column, starts.cells[column.at] ?? '', ends?.cells[column.at] ?? '');
  }
}
