import { againstIn, isAwayBeside } from '../words/absence';
import type { PastedLine, QuestionId } from '../draft';
import { NAMING } from '../words/header-words';
import { why } from '../messages';
import { isTelephone, namesTwo } from '../people/names';
import { remarksIn, withNote, type RemarkedName } from '../people/name-remarks';
import { lineText, shortened } from '../page';
import { RosterCells } from './roster-cells';
import { isDitto } from '../words/ditto-words';
import { isSum, mayCount } from '../words/sums';

/** A row of a roster: who it is of and what else it says. */
export interface RosterRow {
  readonly line: PastedLine;
  readonly person: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly guesses: readonly QuestionId[];
}

/** Tells who each row of a roster is of; sums, sections and what is of nobody are left. */
export class RosterRows extends RosterCells {
  #last = '';
  /** What stands above rows without a name may be the title of a section. */
  #isLastUnsure = false;

  protected row(line: PastedLine): RosterRow | undefined {
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
}
