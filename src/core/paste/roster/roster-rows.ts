import { type PastedLine, lineText, shortened } from '../lines';
import { columnWords } from '../messages';
import { namesIn } from '../people/cell-names';
import { remarksIn, withNote, type RemarkedName } from '../people/name-remarks';
import { isPersonName, isTelephone } from '../people/names';
import type { QuestionId } from '../question-ids';
import { why } from '../reasons';
import { objectionIn, saysAbsentBesideName } from '../words/absence';
import { NAME_TARGETS, namesTarget } from '../words/header-words';
import { isDitto, isSum, mayCount } from '../words/lexicon';
import { RosterCells } from './roster-cells';

/** A row of a roster with its person and its other fields. */
export interface RosterRow {
  readonly line: PastedLine;
  readonly person: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly guesses: readonly QuestionId[];
}

/** Finds the person of each row of a roster. Sums, sections and rows without a person are left. */
export class RosterRows extends RosterCells {
  #last = '';
  /** The line above rows without a name may be the title of a section. */
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
      // A row without numbers is no sum: `Sales` is the title of a section.
      return this.page.leave(line.line, text, /\d/.test(text) ? why.sum : why.title);
    }
    if (isDitto(person)) return this.page.leave(line.line, text, why.ditto(person));
    if (this.#isTimes(person)) {
      // The name was in a cell merged over several rows, so the cells of this row are not below their days.
      this.page.leave(line.line, shortened(person), why.timesIn(this.#namesHeader(), shortened(person)));
      return this.leaveCells(line, '', why.noPerson);
    }
    const section = hasShifts ? undefined : this.takeSection(line);
    this.#isLastUnsure = section === 'perhaps' || (hasShifts && person === '' && this.#isLastUnsure);
    if (section) {
      this.#last = section === 'perhaps' ? text : '';
      return this.page.leave(line.line, text, why.title);
    }
    if (!hasShifts) {
      if (person !== '' && text === person) this.#last = person;
      return this.page.leave(line.line, text, why.emptyRosterLine);
    }
    // A second line of headers: `Name` above people, and times above their ticks.
    if (namesTarget(person, this.page.spoken, 'Person') && !this.page.isPerson(person))
      return this.page.leave(line.line, text, why.aboveHeader);
    if (isTelephone(person) && !this.page.isPerson(person))
      return this.leaveCells(line, person, why.noPerson);
    const names = namesIn(person);
    if (
      names.length > 1 &&
      names.every(([name = '', more]) => more === undefined && isPersonName(name)) &&
      !this.page.isPerson(person)
    )
      return this.leaveCells(line, person, why.askNames(shortened(person)));
    const against = this.#objection(cells);
    if (against !== undefined) return this.leaveCells(line, person, why.againstShift(shortened(against)));
    const { name, remark } = this.#withoutRemark(person);
    const fields = withNote(this.fieldsIn(line), remark);
    if (isPlace) this.page.guess('against', person);
    if (person !== '') {
      this.#last = name;
      const isAway = !this.page.isPerson(person) && saysAbsentBesideName(person);
      if (isAway) this.page.guess('against', person);
      const guesses: readonly QuestionId[] = isPlace || isAway ? ['against'] : [];
      return { line, person: name, fields, guesses: [...this.block.guesses, ...guesses] };
    }
    const isShift = this.columns.some(({ at }) =>
      ['ranges', 'time'].includes(this.page.cell(cells[at] ?? '').kind),
    );
    if (!isShift || this.#last === '') return this.leaveCells(line, '', why.noPerson);
    const guess: QuestionId = this.#isLastUnsure ? 'title-name' : 'names';
    if (this.#isLastUnsure) this.page.wait('title-name', this.#last);
    else this.page.guess('names', String(line.line));
    return { line, person: this.#last, fields, guesses: [...this.block.guesses, guess] };
  }

  /** Removes the remark after a name, unless another row has the same name: then `Ann (bar staff)` is another Ann. */
  #withoutRemark(person: string): RemarkedName {
    this.#remarks ??= remarksIn(
      this.page,
      this.block.body.map(({ cells }) => this.personOf(cells)),
      true,
    );
    return this.#remarks(person);
  }
  #remarks: ((name: string) => RemarkedName) | undefined;

  /** Whether the cell for the name holds a shift's times. A number alone may be a person's number. */
  #isTimes(person: string): boolean {
    if (person === '' || this.page.isCompanyName(person) || this.page.isCode(person)) return false;
    const read = this.page.cell(person);
    if (read.kind === 'ranges') return read.ranges.every(({ label }) => label === '');
    return read.kind === 'time' && /\d\D/.test(person);
  }

  #namesHeader(): string {
    const at = [...this.roles].find(([, role]) => role === 'Person')?.[0] ?? 0;
    const header = this.block.headers
      .map(({ cells }) => (cells[at] ?? '').trim())
      .find((each) => each !== '');
    return header ?? columnWords.columnOfNames;
  }

  /** The text in a column beside the days that rules out all shifts of the row: `on leave`, `storniert` (rule 12). */
  #objection(cells: readonly string[]): string | undefined {
    const days = new Set(this.columns.map(({ at }) => at));
    return cells.find((cell, at) => {
      const isName = NAME_TARGETS.has(this.roles.get(at) ?? '');
      return !days.has(at) && !isName && ['away', 'unsure'].includes(objectionIn(cell) ?? '');
    });
  }
}
