import { isInCapitals } from '../days/title-lines';
import { type PastedLine, lineText, shortened } from '../lines';
import { CellNames } from '../people/cell-names';
import { namesSomethingElse, namesPerson } from '../people/names';
import type { Guess } from '../question-ids';
import { why } from '../reasons';
import { widthOf } from '../table/columns';
import { LONGEST_CELL, rangesIn, timesToRange, type WrittenRange } from '../times/cell';
import { objectionIn, isNobody } from '../words/absence';
import { NAME_TARGETS } from '../words/header-words';
import { isAlsoName, isDitto, isShiftName } from '../words/lexicon';
import type { RosterGrid } from './roster-grid';

/** A row of names, with the row that has its label. */
interface Labelled {
  readonly line: PastedLine;
  readonly labelRow: PastedLine;
  /** The label is in the row itself, or was certainly merged over both rows. */
  readonly isSure: boolean;
}

/** Reads times or shifts down and days across, with names in the cells. */
export class NamesInCells {
  constructor(private readonly grid: RosterGrid) {}

  /** Reads the block, if its cells are names. Returns whether they are. */
  read(): boolean {
    const labels = this.#timeLabels();
    const shifts = labels ? undefined : this.#shiftNames();
    if (!labels && shifts === undefined) return false;
    this.grid.noteUnusedColumns(labels ?? [shifts ?? 0]);
    if (labels) this.#readNames(labels);
    else this.#askTimesOf(shifts ?? 0);
    return true;
  }

  /** The columns with the times of rows whose cells are names. Undefined if the cells are shifts. */
  #timeLabels(): readonly number[] | undefined {
    const { body } = this.grid.block;
    const rows = body.filter(({ cells }) =>
      this.grid.columns.some(({ at }) => this.grid.page.cell(cells[at] ?? '').kind === 'words'),
    );
    if (rows.length === 0) return undefined;
    const inDays = body.some(({ cells }) =>
      this.grid.columns.some(
        ({ at }) =>
          ['ranges', 'time'].includes(this.grid.page.cell(cells[at] ?? '').kind) &&
          !this.grid.page.isPerson(cells[at] ?? '') &&
          !this.grid.page.isCode(cells[at] ?? ''),
      ),
    );
    if (inDays) return undefined;
    const width = widthOf(rows);
    for (let at = 0; at < width; at += 1) {
      if (this.grid.dayColumns.has(at)) continue;
      const labelled = this.#labelledRows(rows, at);
      // A department may be called `1-2`.
      const mayName =
        NAME_TARGETS.has(this.grid.roles.get(at) ?? '') && [...this.grid.roles.values()].includes('Person');
      const isTimes = (cell: string) =>
        this.#rangesOf(cell) !== undefined && !(mayName && this.grid.page.isCompanyName(cell));
      const ranges = labelled.filter(({ cells }) => isTimes(cells[at] ?? '')).length;
      if (ranges * 2 > labelled.length) return [at];
      const [next] = [at + 1].filter((column) => !this.grid.dayColumns.has(column));
      const isPair =
        next !== undefined &&
        labelled.filter(({ cells }) =>
          [at, next].every((column) => this.grid.page.cell(cells[column] ?? '').kind === 'time'),
        ).length *
          2 >
          labelled.length;
      if (isPair) return [at, next];
    }
    return undefined;
  }

  /**
   * The column of named shifts (`Opening`, `Late`) whose rows have names in the cells. Undefined if there is none.
   */
  #shiftNames(): number | undefined {
    const { body } = this.grid.block;
    const kinds = body.flatMap(({ cells }) =>
      this.grid.columns.map(({ at }) => this.grid.page.cell(cells[at] ?? '').kind),
    );
    if (!kinds.includes('words') || kinds.includes('ranges') || kinds.includes('time')) return undefined;
    const width = widthOf(body);
    for (let at = 0; at < width; at += 1) {
      if (this.grid.dayColumns.has(at)) continue;
      const labels = body.map(({ cells }) => (cells[at] ?? '').trim()).filter((label) => label !== '');
      if (labels.length > 0 && labels.every((label) => isShiftName(label) && !this.grid.page.isPerson(label)))
        return at;
    }
    return undefined;
  }

  /**
   * The rows that have a label in a column. Rows with nothing but names below the days do not count, because a label
   * that was merged over several rows is in the first of them.
   */
  #labelledRows(rows: readonly PastedLine[], at: number): readonly PastedLine[] {
    const [first] = rows;
    if ((first?.cells[at] ?? '').trim() === '') return rows;
    return rows.filter((line) => !this.#hasNamesOnly(line));
  }

  /** Whether a row has cells only below its days. */
  #hasNamesOnly({ cells }: PastedLine): boolean {
    return cells.every((cell, at) => this.grid.dayColumns.has(at) || cell.trim() === '');
  }

  /**
   * Pairs each row with the row that has its label: the row itself, or the row above it whose label was merged over both.
   */
  #labelRows(): readonly Labelled[] {
    let above: Labelled | undefined;
    return this.grid.block.body.map((line) => {
      const isBelow =
        above !== undefined &&
        this.#hasNamesOnly(line) &&
        follows(above.line, line) &&
        this.#holdsPeople(line);
      // Sheets leave the cells below a merged one empty. In other texts an empty cell may have another reason.
      const isSure = above?.isSure === true && this.grid.page.isFromSheet;
      above =
        isBelow && above
          ? { line, labelRow: above.labelRow, isSure }
          : { line, labelRow: line, isSure: true };
      return above;
    });
  }

  #holdsPeople({ cells }: PastedLine): boolean {
    return this.grid.columns.every(({ at }) => {
      const cell = (cells[at] ?? '').trim();
      if (
        cell === '' ||
        this.grid.page.isPerson(cell) ||
        this.grid.page.cell(cell).kind === 'off' ||
        isDitto(cell)
      )
        return true;
      const names = this.#peopleIn(cell);
      return names?.every((name) => namesPerson(this.grid.page, name) || isAlsoName(name)) === true;
    });
  }

  /**
   * Asks for the times of named shifts. When the user has given them, the names are known codes and the rows are
   * read.
   */
  #askTimesOf(at: number): void {
    for (const { line, labelRow } of this.#labelRows()) {
      const label = (labelRow.cells[at] ?? '').trim();
      if (label === '') this.grid.leaveCells(line, '', why.noTimes);
      else {
        this.grid.page.unknownCodes.set(label, (this.grid.page.unknownCodes.get(label) ?? 0) + 1);
        this.grid.leaveCells(line, label, why.askCode(label));
      }
    }
  }

  /** Reads times down and days across, with names in the cells. */
  #readNames(labels: readonly number[]): void {
    for (const { line, labelRow, isSure } of this.#labelRows()) {
      const range = this.#labelRange(labelRow, labels);
      const guesses: Guess[] = isSure ? [] : ['times-above'];
      if (!isSure && range) this.grid.page.guess('times-above', String(line.line));
      const ofLabel = new Set(labels.map((at) => this.grid.roles.get(at) ?? ''));
      // A label with times is not the name of a task or a place.
      const fields = Object.fromEntries(
        Object.entries(this.grid.fieldsIn(line)).filter(([field]) => !ofLabel.has(field)),
      );
      const filled = this.grid.columns.filter(({ at }) => (line.cells[at] ?? '').trim() !== '');
      if (filled.length === 0) {
        this.grid.takeSection(line);
        this.grid.page.leave(line.line, lineText(line.cells), why.emptyRosterLine);
        continue;
      }
      const [label = ''] = labels.map((at) => labelRow.cells[at] ?? '');
      if (labels.length === 1 && range && this.grid.page.cell(label).kind === 'doubt') {
        guesses.push('against');
        this.grid.page.guess('against', shortened(label));
      }
      if (labels.length === 1 && range && this.grid.page.isCompanyName(label)) {
        guesses.push('name-times');
        this.grid.page.wait('name-times', label.trim());
      }
      for (const column of filled) {
        const cell = line.cells[column.at] ?? '';
        const text = `${this.grid.dayTexts[column.day] ?? ''} | ${lineText(labels.map((at) => labelRow.cells[at] ?? ''))} | ${shortened(cell)}`;
        const ref = this.grid.refOf(line, column);
        const labelRefs = this.grid.block.refOf
          ? []
          : labels.map((labelColumn) => ({ line: labelRow.line, columns: [labelColumn] }));
        const names = this.#peopleIn(cell);
        const cellGuesses: readonly Guess[] = this.grid.page.isNameAndWord(cell) ? ['name-word'] : [];
        if (this.grid.page.cell(cell).kind === 'off' && !isAlsoName(cell.trim()) && cellGuesses.length === 0)
          this.grid.page.leave(ref.line, text, why.off);
        else if (isDitto(cell)) this.grid.page.leave(ref.line, text, why.ditto(cell.trim()));
        else if (!range) this.grid.page.leave(ref.line, text, why.noTimes);
        else if (this.#isNotice(cell)) this.grid.page.leave(ref.line, text, why.notAName(shortened(cell)));
        else if (!names) this.grid.page.leave(ref.line, text, why.askNames(shortened(cell)));
        else
          for (const person of names)
            this.grid.push(column, [ref, ...labelRefs], {
              text,
              person,
              ranges: range,
              fields,
              guesses: [...this.grid.block.guesses, ...guesses, ...cellGuesses],
            });
      }
    }
  }

  /** Whether a cell is a notice such as `CLOSED` among names that are not in capitals. */
  #isNotice(cell: string): boolean {
    if (
      !isInCapitals(cell.trim()) ||
      this.grid.page.isPerson(cell) ||
      namesSomethingElse(cell) ||
      isNobody(cell)
    )
      return false;
    this.#hasPlainNames ??= this.grid.block.body.some(({ cells }) =>
      this.grid.columns.some(({ at }) => /^\p{Lu}\p{Ll}/u.test((cells[at] ?? '').trim())),
    );
    return this.#hasPlainNames;
  }
  #hasPlainNames: boolean | undefined;

  #labelRange({ cells }: PastedLine, labels: readonly number[]): readonly WrittenRange[] | undefined {
    const [first = 0, second] = labels;
    if (second !== undefined) {
      const range = timesToRange(cells[first] ?? '', cells[second] ?? '', '');
      return range && [range];
    }
    return this.#rangesOf(cells[first] ?? '');
  }

  /** The times of a label. Other words and numbers beside them are the task: `1. Pause Hof 09:30-09:50`. */
  #rangesOf(label: string): readonly WrittenRange[] | undefined {
    const read = this.grid.page.cell(label);
    if (read.kind === 'ranges') return read.ranges;
    const [only, second] = read.kind === 'doubt' && label.length <= LONGEST_CELL ? rangesIn(label) : [];
    if (!only || second) return undefined;
    const task = label
      .replace(label.slice(only.at, only.at + only.length), ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return objectionIn(task) === undefined && !/[?~]/.test(task) && /\p{L}{3}/u.test(task)
      ? [{ ...only.range, label: task }]
      : undefined;
  }

  /** The people of a cell. The other cells of the block show what a comma separates. */
  #peopleIn(cell: string): readonly string[] | undefined {
    this.#names ??= new CellNames(
      this.grid.page,
      this.grid.block.body.flatMap(({ cells }) => cells),
    );
    return this.#names.peopleIn(cell);
  }
  #names: CellNames | undefined;
}

/** Whether a line is directly below another line, without an empty line between them. */
function follows(upper: PastedLine, lower: PastedLine): boolean {
  const breaks = upper.cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
  return lower.line === upper.line + 1 + breaks;
}
