import { byText } from '../by-text';
import { type PastedLine, shortened } from '../lines';
import type { PastedPage } from '../page';
import type { Guess } from '../question-ids';
import { type Reason, why } from '../reasons';
import { isWeekday } from '../table/dittos';
import {
  objectionIn,
  beginsWithAbsence,
  isAway,
  saysAbsentBesideName,
  type Objection,
} from '../words/absence';
import {
  LENGTH,
  NAME_TARGETS,
  PERSON_TARGETS,
  plainHeader,
  WHEN_TARGETS,
  type Targets,
} from '../words/header-words';
import { isDitto, isNo, isSum, isYesText, mayCount, patternOfAll } from '../words/lexicon';

/** A column that may say why a row is no shift. */
interface Remarks {
  readonly at: number;
  readonly target: string;
  readonly header: string;
  /** Whether a cell says anything against its row. Most cells do not. */
  readonly mayObject: (cell: string) => boolean;
}

/** Finds reasons in a row of a list why the row is no shift. */
export class ListObjections {
  constructor(
    private readonly page: PastedPage,
    private readonly body: readonly PastedLine[],
    private readonly columns: ReadonlyMap<number, string>,
    private readonly targets: Targets,
    private readonly headers: readonly string[],
  ) {
    this.#strays = [...columns].flatMap(([at, target]) =>
      NAME_TARGETS.has(target) ? [{ at, strayIn: byText((cell) => this.#strayIn(cell, target)) }] : [],
    );
  }
  /** The columns of names and places, and why a cell of them is against its line. */
  readonly #strays: readonly {
    readonly at: number;
    readonly strayIn: (cell: string) => Reason | undefined;
  }[];

  /** The reason if the row has a mark that repeats another cell, and it is unknown which cell. */
  ditto(cells: readonly string[]): Reason | undefined {
    if (!this.page.overview.has(isDitto)) return undefined;
    const ditto = cells.find((cell, at) => this.#isUnknownDitto(cell, at));
    return ditto === undefined ? undefined : why.ditto(ditto.trim());
  }

  /** Whether a cell is a mark that repeats another cell, and no cell above it has a value. */
  #isUnknownDitto(cell: string, at: number): boolean {
    if (!isDitto(cell)) return false;
    const target = this.columns.get(at) ?? '';
    if (!PERSON_AND_TIMES.has(target) && !NAME_TARGETS.has(target)) return false;
    return !(target === 'Date' && isWeekday(this.page, this.body, cell, at));
  }

  /** `Total` in a column of names or places makes a row of sums. A department called `Sales` does not. */
  isSumRow({ cells }: PastedLine): boolean {
    const at = cells.findIndex((cell) => cell.trim() !== '');
    const isPlace = NAME_TARGETS.has(this.columns.get(at) ?? '') && mayCount(cells[at] ?? '');
    return !isPlace && isSum(cells[at] ?? '');
  }

  /**
   * The reason why the row is no shift, from any of its columns. The user is asked about a remark that may be about
   * something else.
   */
  objection(cells: readonly string[], person: string, guesses: Guess[]): Reason | undefined {
    if (person !== '' && !this.page.isPerson(person) && isAbsentBesideName(person)) {
      guesses.push('against');
      this.page.guess('against', shortened(person));
    }
    for (; this.#width < cells.length; this.#width += 1) this.#addRemarks(this.#width);
    for (const { at, target, header, mayObject } of this.#remarks) {
      if (!mayObject(cells[at] ?? '')) continue;
      const text = (cells[at] ?? '').trim();
      if (isAbsent(text) && this.page.isCompanyName(text)) {
        guesses.push('name-word');
        this.page.wait('name-word', text);
        continue;
      }
      const found = NAME_TARGETS.has(target) ? (isAbsent(text) ? 'away' : undefined) : remarkObjection(text);
      if (found === 'perhaps') {
        guesses.push('against');
        this.page.guess('against', shortened(text));
      } else if (found !== undefined) return why.againstShift(shortened(text));
      if (PUBLISHED.test(header) && isNo(text)) {
        guesses.push('unpublished');
        this.page.guess('unpublished', `${header}: ${shortened(text)}`);
      }
      if (isAbsent(header) && isYesText(text)) return why.againstShift(header);
    }
    return undefined;
  }

  /** What is known of each column before its cells are searched for reasons. Columns of the person and the times are not searched. */
  readonly #remarks: Remarks[] = [];
  #width = 0;

  #addRemarks(at: number): void {
    const target = this.columns.get(at) ?? '';
    const header = (this.headers[at] ?? '').trim();
    if (PERSON_AND_TIMES.has(target) || plainHeader(header) === TIME_OFF_COLUMN) return;
    const [isPublished, isAbsence] = [PUBLISHED.test(header), isAbsent(header)];
    const mayObject = byText((cell) => {
      const text = cell.trim();
      if (text === '') return false;
      const isAgainst = isAbsent(text) || (!NAME_TARGETS.has(target) && remarkObjection(text) !== undefined);
      return isAgainst || (isPublished && isNo(text)) || (isAbsence && isYesText(text));
    });
    this.#remarks.push({ at, target, header, mayObject });
  }

  /**
   * The reason if a column of names or places holds times: then the columns were not understood, and the whole line
   * is left.
   */
  strayTimes(cells: readonly string[]): Reason | undefined {
    for (const { at, strayIn } of this.#strays) {
      const stray = strayIn(cells[at] ?? '');
      if (stray) return stray;
    }
    return undefined;
  }

  #strayIn(cell: string, target: string): Reason | undefined {
    const read = this.page.cell(cell);
    const holdsTimes = read.kind === 'ranges' || (read.kind === 'doubt' && read.doubt === 'numbers');
    const isMeant = this.page.company.columnsOf(cell.trim()).includes(target) || this.page.isCode(cell);
    return holdsTimes && !isMeant ? why.timesIn(this.targets.headerOf(target), shortened(cell)) : undefined;
  }
}

/** Reads a remark: `sick - needs cover` leaves the row. */
const remarkObjection = byText((text): Objection | undefined =>
  beginsWithAbsence(text) ? 'away' : objectionIn(text),
);
const isAbsent = byText(isAway);
const isAbsentBesideName = byText(saysAbsentBesideName);

/** Columns of the person, the day, the times and the hours. */
const PERSON_AND_TIMES: ReadonlySet<string> = new Set([...PERSON_TARGETS, ...WHEN_TARGETS, LENGTH, 'Hours']);
/** The sheet's column of time off. A row with a reason in it is time off and no shift. */
const TIME_OFF_COLUMN = 'timeoffreason';
/** A header such as Published. A plan that is not published yet may still change. */
const PUBLISHED = new RegExp(String.raw`^(?:is[ _]?)?(?:${patternOfAll('published')})\W*$`, 'iu');
