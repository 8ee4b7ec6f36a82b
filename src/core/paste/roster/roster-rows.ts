import { type PastedLine, lineText, shortened } from '../lines';
import { columnWords } from '../messages';
import { namesIn } from '../people/cell-names';
import { remarksIn, withNote, type RemarkedName } from '../people/name-remarks';
import { isPersonName, isTelephone } from '../people/names';
import type { Guess } from '../question-ids';
import { why } from '../reasons';
import { objectionIn, saysAbsentBesideName } from '../words/absence';
import { NAME_TARGETS, namesTarget } from '../words/header-words';
import { isDitto, isSum, mayCount } from '../words/lexicon';
import type { RosterGrid } from './roster-grid';

/** A row of a roster with its person and its other fields. */
export interface PastedRosterRow {
  readonly line: PastedLine;
  readonly person: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly guesses: readonly Guess[];
}

/** Finds the person of each row of a roster. Sums, sections and rows without a person are left. */
export class RosterRows {
  constructor(private readonly grid: RosterGrid) {}

  #last = '';
  /** The line above rows without a name may be the title of a section. */
  #isLastUnsure = false;

  /** The row of a line. Undefined if the line is left. */
  read(line: PastedLine): PastedRosterRow | undefined {
    const { cells } = line;
    const hasShifts = this.grid.columns.some(({ at }) => (cells[at] ?? '').trim() !== '');
    const text = lineText(cells);
    const person = this.grid.personOf(cells);
    const isPlace =
      mayCount(person) &&
      this.grid.columns.some(({ at }) => this.grid.page.cell(cells[at] ?? '').kind === 'ranges');
    if (
      !isPlace &&
      !this.grid.page.isPerson(person) &&
      (isSum(person) || (person === '' && isSum(cells.find((cell) => cell.trim() !== '') ?? '')))
    ) {
      // A row without numbers is no sum: `Sales` is the title of a section.
      return this.grid.page.leave(line.line, text, /\d/.test(text) ? why.sum : why.title);
    }
    if (isDitto(person)) return this.grid.page.leave(line.line, text, why.ditto(person));
    if (this.#isTimes(person)) {
      // The name was in a cell merged over several rows, so the cells of this row are not below their days.
      this.grid.page.leave(line.line, shortened(person), why.timesIn(this.#namesHeader(), shortened(person)));
      return this.grid.leaveCells(line, '', why.noPerson);
    }
    const section = hasShifts ? undefined : this.grid.takeSection(line);
    this.#isLastUnsure = section === 'perhaps' || (hasShifts && person === '' && this.#isLastUnsure);
    if (section) {
      this.#last = section === 'perhaps' ? text : '';
      return this.grid.page.leave(line.line, text, why.title);
    }
    if (!hasShifts) {
      if (person !== '' && text === person) this.#last = person;
      return this.grid.page.leave(line.line, text, why.emptyRosterLine);
    }
    // A second line of headers: `Name` above people, and times above their ticks.
    if (namesTarget(person, this.grid.page.spoken, 'Person') && !this.grid.page.isPerson(person))
      return this.grid.page.leave(line.line, text, why.aboveHeader);
    if (isTelephone(person) && !this.grid.page.isPerson(person))
      return this.grid.leaveCells(line, person, why.noPerson);
    const names = namesIn(person);
    if (
      names.length > 1 &&
      names.every(([name = '', more]) => more === undefined && isPersonName(name)) &&
      !this.grid.page.isPerson(person)
    )
      return this.grid.leaveCells(line, person, why.askNames(shortened(person)));
    const against = this.#objection(cells);
    if (against !== undefined)
      return this.grid.leaveCells(line, person, why.againstShift(shortened(against)));
    const { name, remark } = this.#withoutRemark(person);
    const fields = withNote(this.grid.fieldsIn(line), remark);
    if (isPlace) this.grid.page.guess('against', person);
    if (person !== '') {
      this.#last = name;
      const isAway = !this.grid.page.isPerson(person) && saysAbsentBesideName(person);
      if (isAway) this.grid.page.guess('against', person);
      const guesses: readonly Guess[] = isPlace || isAway ? ['against'] : [];
      return { line, person: name, fields, guesses: [...this.grid.block.guesses, ...guesses] };
    }
    const isShift = this.grid.columns.some(({ at }) =>
      ['ranges', 'time'].includes(this.grid.page.cell(cells[at] ?? '').kind),
    );
    if (!isShift || this.#last === '') return this.grid.leaveCells(line, '', why.noPerson);
    const guess: Guess = this.#isLastUnsure ? 'title-name' : 'names';
    if (this.#isLastUnsure) this.grid.page.wait('title-name', this.#last);
    else this.grid.page.guess('names', String(line.line));
    return { line, person: this.#last, fields, guesses: [...this.grid.block.guesses, guess] };
  }

  /** Removes the remark after a name, unless another row has the same name: then `Ann (bar staff)` is another Ann. */
  #withoutRemark(person: string): RemarkedName {
    this.#remarks ??= remarksIn(
      this.grid.page,
      this.grid.block.body.map(({ cells }) => this.grid.personOf(cells)),
      true,
    );
    return this.#remarks(person);
  }
  #remarks: ((name: string) => RemarkedName) | undefined;

  /** Whether the cell for the name holds a shift's times. A number alone may be a person's number. */
  #isTimes(person: string): boolean {
    if (person === '' || this.grid.page.isCompanyName(person) || this.grid.page.isCode(person)) return false;
    const read = this.grid.page.cell(person);
    if (read.kind === 'ranges') return read.ranges.every(({ label }) => label === '');
    return read.kind === 'time' && /\d\D/.test(person);
  }

  #namesHeader(): string {
    const at = [...this.grid.roles].find(([, role]) => role === 'Person')?.[0] ?? 0;
    return this.grid.headerAt(at) ?? columnWords.columnOfNames;
  }

  /** The text in a column beside the days that rules out all shifts of the row: `on leave`, `storniert`. */
  #objection(cells: readonly string[]): string | undefined {
    return cells.find((cell, at) => {
      const isName = NAME_TARGETS.has(this.grid.roles.get(at) ?? '');
      return !this.grid.dayColumns.has(at) && !isName && ['away', 'unsure'].includes(objectionIn(cell) ?? '');
    });
  }
}
