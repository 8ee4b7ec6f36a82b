import type { RosterCodeMeaning, PasteAnswers } from './answers';
import type { DayGroup, DayItem, DayRef, WeekHint } from './days/day-items';
import { daysNamed } from './days/day-lists';
import { writtenDay, type DayOrder, type WrittenDay } from './days/days';
import { possibleCode, type Code, type Explanation } from './definitions/codes';
import type { Ticks } from './definitions/ticks';
import type { Draft, LeftOutRow, PastedColumn, PeopleColumns } from './draft';
import { lineText, shortened, type CellRef, type PastedLine } from './lines';
import { columnWords, columnName } from './messages';
import type { Overview } from './overview';
import { readBesidePlace } from './people/cell-places';
import type { PastedCompany } from './people/company';
import type { Guess } from './question-ids';
import { isLayoutGuess } from './questions';
import { type Reason, why } from './reasons';
import { isAbsence, rangesIn, readCell, type CellText, type TimeDoubt } from './times/cell';
import type { PasteLanguage } from './words/languages';
import { isAlsoName } from './words/lexicon';

/** A column that is not read: its header, or '', and its filled cells by the number of their line. */
export interface UnusedColumn {
  readonly header: string;
  readonly cells: ReadonlyMap<number, string>;
}

/** A code of the text, and the meaning that the user gave it. */
export interface UserCode {
  readonly code: string;
  readonly means: RosterCodeMeaning;
}

/** A text while it is read: the meaning of its cells, the drafts of shifts, and the lines and cells that are left. */
export class PastedPage {
  drafts: Draft[] = [];
  leftOut: LeftOutRow[] = [];
  readonly groups: DayGroup[] = [];
  /** The orders of day and month of all dates in the rows of a list, also of those that are no days of shifts. */
  readonly otherOrders = new Set<DayOrder>();
  /** The texts of cells that are dates of which only one order is possible. Undefined until a list is read, as the next ones. */
  orders: ReadonlyMap<string, DayOrder> | undefined;
  /** The texts of cells that are headers of lists. */
  headers: ReadonlySet<string> | undefined;
  /** The guesses that were made, each with the first text that it was made for. */
  readonly guesses = new Map<Guess, string>();
  /** Guesses whose shifts wait until the user confirms them. */
  readonly waits = new Set<Guess>(['meant', 'against']);
  /** Columns that may name the people, if no column is known to, and the one that looks most like names. */
  people: PeopleColumns | undefined;
  /** Columns that hold something and are not read, by their headers. */
  readonly unused = new Set<string>();
  /** The same columns with their cells. The guards look for reasons in them why a row is no shift. */
  readonly unusedColumns: UnusedColumn[] = [];
  /** In a table with people across: the headers of the columns without a shift, which may be names of people. */
  readonly columnsWithoutShift: string[] = [];
  /** Columns beside the days that are not read or that the user has given a field, by their place. */
  readonly besideDays = new Map<number, PastedColumn>();
  readonly unknownCodes = new Map<string, number>();
  /**
   * The one person whom a message greets, or ''. Times without a name may be this person's, and the user is asked.
   */
  greeted = '';
  /** Marks that mean that somebody works the usual times. */
  ticks: Ticks | undefined;
  /** Whether a word stands in several cells and may be the name of a shift. */
  isRepeatedWord: (text: string) => boolean = () => false;
  /** A title that says that the text holds no shifts: `Availability`, `Opening hours`. */
  noShiftsTitle: string | undefined;
  readonly #cells = new Map<string, CellText>();
  readonly #days = new Map<string, WrittenDay | undefined>();
  readonly #dayLists = new Map<string, readonly DayItem[] | undefined>();

  constructor(
    readonly language: PasteLanguage,
    /** The same, if the text surely has words of it. */
    readonly spoken: PasteLanguage | undefined,
    readonly answers: PasteAnswers,
    readonly codes: ReadonlyMap<string, Code>,
    /** Tabs separate the cells, as in text from a sheet. */
    readonly isFromSheet: boolean,
    readonly company: PastedCompany,
    private readonly initials: ReadonlyMap<string, string>,
    /** What the text says about codes without times. */
    private readonly explained: ReadonlyMap<string, Explanation>,
    /** The lines of the text, as cells. */
    readonly lines: readonly PastedLine[],
    readonly overview: Overview,
  ) {
    this.#cellsOfLines = new Map(lines.map(({ line, cells }) => [line, cells]));
  }
  readonly #cellsOfLines: ReadonlyMap<number, readonly string[]>;

  /** The filled cells of a line of the text. */
  refsOf(line: number, token?: number): readonly CellRef[] {
    const cells = this.#cellsOfLines.get(line) ?? [];
    const isAsLast = cells.every((cell, at) => (cell.trim() !== '') === this.#isFilled[at]);
    if (!isAsLast || cells.length !== this.#isFilled.length) {
      this.#isFilled = cells.map((cell) => cell.trim() !== '');
      const key = this.#isFilled.join();
      let columns = this.#filled.get(key);
      if (!columns) this.#filled.set(key, (columns = [...cells.keys()].filter((at) => this.#isFilled[at])));
      this.#columns = columns;
    }
    const columns = this.#columns;
    if (columns.length === 0) return [];
    return [token === undefined ? { line, columns } : { line, columns, token }];
  }
  /** The filled columns of the last line, and of all lines so far. The lines of a table have few such lists. */
  #isFilled: readonly boolean[] = [];
  #columns: readonly number[] = [];
  readonly #filled = new Map<string, readonly number[]>();

  /** The texts of cells, as the text writes them. */
  textsOf(refs: readonly CellRef[]): readonly string[] {
    return refs.flatMap(({ line, columns }) =>
      columns.map((at) => (this.#cellsOfLines.get(line)?.[at] ?? '').trim()),
    );
  }

  /** Replaces initials by the whole name, if the text explains them. */
  fullName(name: string): string {
    return this.isPerson(name) ? name : (this.initials.get(name.trim().toLowerCase()) ?? name);
  }

  /** Whether a text is the whole name of one of the company's people. */
  isPerson(text: string): boolean {
    return this.company.columnsOf(text.trim()).includes('Person');
  }

  /**
   * Whether a text among names is also something else: a person's name and a word for a day off, or the name of one of the
   * company's departments and of no person. If it is, the user is asked.
   */
  isNameAndWord(text: string): boolean {
    const isPerson = this.isPerson(text);
    const isBoth = isPerson
      ? this.cell(text).kind === 'off' && !isAlsoName(text.trim())
      : this.isCompanyName(text);
    if (isBoth) this.wait('name-word', text.trim());
    return isBoth;
  }

  /** Whether a text is the whole name of one of the company's people, departments, areas or tasks. */
  isCompanyName(text: string): boolean {
    return this.company.columnsOf(text.trim()).length > 0;
  }

  /** Whether a cell is a mark for the usual times of the text. If it is, the user is asked. */
  isTick(text: string): boolean {
    const { ticks } = this;
    const isOne = ticks !== undefined && !ticks.isExplained && ticks.marks.has(text.trim().toLowerCase());
    if (isOne && ticks.isCross) this.wait('ticks', ticks.sample);
    else if (isOne) this.guess('ticks', ticks.sample);
    return isOne;
  }

  /** Whether a text is a known code. */
  isCode(text: string): boolean {
    return this.codes.has(text.trim().toLowerCase());
  }

  cell(text: string): CellText {
    let read = this.#cells.get(text);
    if (!read) {
      read = this.#read(text);
      this.#cells.set(text, read);
    }
    return read;
  }

  /** Whether a cell may be a day off. Unlike `cell`, it does not count a code of the user as used. */
  mayBeOff(text: string): boolean {
    const plain = text.trim().toLowerCase();
    const { kind } = readCell(text);
    const isCode = this.codes.has(plain) || this.codes.has(plain.replace(/[*!#]+$/, ''));
    return kind === 'off' || kind === 'doubt' || isCode;
  }

  day(text: string): WrittenDay | undefined {
    if (!this.#days.has(text)) this.#days.set(text, writtenDay(text, this.language));
    return this.#days.get(text);
  }

  /** The days that a text names: one day, a span or several days. Undefined if the text names no day. */
  days(text: string): readonly DayItem[] | undefined {
    if (!this.#dayLists.has(text)) this.#dayLists.set(text, daysNamed(this, text));
    return this.#dayLists.get(text);
  }

  /** Lists a line as left. */
  leave(line: number, text: string, reason: Reason): undefined {
    this.leftOut.push({ line, text, reason });
  }

  /** Lists a title above days as left. If the title gives the days' week, it is listed as used. */
  leaveTitle({ line, cells }: PastedLine, reason: Reason, week: WeekHint | undefined): void {
    const text = lineText(cells);
    // A line with times may be a person's shift, even if it names a week.
    if (week && rangesIn(text.replace(week.day?.text ?? '', ' ')).length === 0)
      this.leftOut.push({ line, text, reason: why.weekTitle, isUsed: true });
    else this.leave(line, text, reason);
  }

  /** Lists each left line once. A title of two tables is left with each of them. */
  removeDuplicates(): void {
    const seen = new Set<string>();
    this.leftOut = this.leftOut.filter(({ line, text, reason }) => {
      const key = JSON.stringify([line, text, reason]);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  }

  /**
   * Lists the columns that hold something and are not read. `isRead` says which columns are read. `takesFields`: the user can
   * give such a column a field.
   */
  noteUnusedColumns(
    heads: readonly (readonly string[])[],
    body: readonly PastedLine[],
    isRead: (at: number) => boolean,
    takesFields = false,
  ): void {
    const width = body.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    for (let at = 0; at < width; at += 1) {
      const isMatched = takesFields && this.answers.columns.has(at);
      if (isRead(at) && !isMatched) continue;
      const filled = body.filter(({ cells }) => (cells[at] ?? '').trim() !== '');
      const sample = filled[0]?.cells[at];
      if (sample === undefined) continue;
      const header = heads.map((cells) => (cells[at] ?? '').trim()).find((text) => text !== '');
      const name = shortened(header ?? columnWords.column(columnName(at), shortened(sample)));
      if (!isRead(at)) {
        this.unused.add(name);
        this.unusedColumns.push({
          header: header ?? '',
          cells: new Map(filled.map(({ line, cells }) => [line, (cells[at] ?? '').trim()])),
        });
      }
      const target = this.answers.columns.get(at) ?? '';
      if (takesFields) this.besideDays.set(at, { at, header: name, sample: shortened(sample), target });
    }
  }

  group(isRun: boolean, week: DayGroup['week'] = {}): DayGroup {
    const group = { items: [], isRun, week };
    this.groups.push(group);
    return group;
  }

  /** Adds days to a group whose days are resolved together. A span becomes a run of its own. */
  refsIn(group: DayGroup, items: readonly DayItem[]): DayRef[] {
    return items.map((item) => {
      const groupOfItem = item.until && !group.isRun ? this.group(true, group.week) : group;
      groupOfItem.items.push(item, ...(item.until ? [item.until] : []));
      const at = groupOfItem.items.length - 1;
      return item.until ? { group: groupOfItem, at: at - 1, until: at } : { group: groupOfItem, at };
    });
  }

  guess(id: Guess, sample: string): void {
    if (!this.guesses.has(id)) this.guesses.set(id, sample);
  }

  /** Records a guess that is too weak to be read before the user confirms it. */
  wait(id: Guess, sample: string): void {
    this.guess(id, sample);
    this.waits.add(id);
  }

  /** The reason why a shift that was read with a guess waits for the user's answer. */
  waitReason(id: Guess): Reason {
    const sample = this.guesses.get(id) ?? '';
    if (id === 'against') return why.askAgainst(sample);
    if (id === 'people') return why.askPeople;
    if (id === 'title-name') return why.askTitleName(sample);
    if (id === 'ticks') return why.askTicks(sample);
    if (id === 'name-times' || id === 'name-word') return why.askName(sample);
    return isLayoutGuess(id) ? why.askLayout : why.askMeant;
  }

  /** The reason why a cell that should hold a shift makes none. */
  reasonFor(text: string, read: CellText): Reason {
    const shown = shortened(text);
    switch (read.kind) {
      case 'off':
        if (this.#mayBeTimeOff(text)) this.#askCode(text.trim());
        return why.off;
      case 'time':
        return why.noEnd(shown);
      case 'doubt':
        return doubtReason(shown, read.doubt);
      case 'words': {
        const code = possibleCode(text);
        if (code === undefined) return why.notAShift(shown);
        this.#askCode(code);
        return why.askCode(code);
      }
      case 'empty':
      case 'ranges':
        return why.notAShift(shown);
    }
  }

  /**
   * The same for a cell that stands for a whole shift. A word such as `Morning` that stands in several cells is asked
   * about like a code.
   */
  reasonForShift(text: string, read: CellText): Reason {
    if (read.kind !== 'words' || possibleCode(text) !== undefined) return this.reasonFor(text, read);
    const word = text.trim();
    if (!this.isRepeatedWord(word)) return this.reasonFor(text, read);
    this.#askCode(word);
    return why.askCode(word);
  }

  /** Whether a word for an absence may be one of the company's reasons or accounts for time off. Nobody has said yet what it means. */
  #mayBeTimeOff(text: string): boolean {
    const { timeOffNames = [] } = this.answers;
    return timeOffNames.length > 0 && isAbsence(text) && !this.isCode(text);
  }

  #askCode(code: string): void {
    this.unknownCodes.set(code, (this.unknownCodes.get(code) ?? 0) + 1);
  }

  /**
   * The codes of the text whose meaning comes from the user. A meaning that the text gives goes before the user's.
   */
  get userCodes(): readonly UserCode[] {
    return [...this.#userCodes.values()];
  }
  readonly #userCodes = new Map<string, UserCode>();

  #noteUserCode(code: string, used: Code): void {
    const [key, isFromUser] = [code.toLowerCase(), used === 'off' || used.some((range) => range.isFromUser)];
    const means = this.answers.codes?.get(key);
    if (means !== undefined && isFromUser && !this.#userCodes.has(key))
      this.#userCodes.set(key, { code, means });
  }

  #read(text: string): CellText {
    const plainly = readCell(text);
    const isPlain = plainly.kind === 'ranges' ? plainly.ranges.length === 1 : plainly.kind !== 'doubt';
    const read = (isPlain ? undefined : readBesidePlace(text, this.company)) ?? plainly;
    if (read.kind === 'ranges' || read.kind === 'doubt') return read;
    const plain = text.trim().toLowerCase();
    const code = this.codes.get(plain) ?? this.codes.get(plain.replace(/[*!#]+$/, ''));
    if (code === undefined) {
      // `X = in surgery`: the text says that X is no day off.
      const isElse = read.kind === 'off' && this.explained.get(plain) === 'else';
      return isElse ? { kind: 'words' } : (this.#twoCodes(text) ?? read);
    }
    this.#noteUserCode(text.trim().replace(/[*!#]+$/, ''), code);
    return code === 'off' ? { kind: 'off' } : { kind: 'ranges', ranges: code };
  }

  /** Reads two known codes in one cell as two shifts of the day: `J/N`. */
  #twoCodes(text: string): CellText | undefined {
    if (text.length > LONGEST_PAIR) return undefined;
    const written = text.trim().split(BETWEEN_CODES);
    const codes = written.map((code) => ({ code, means: this.codes.get(code.toLowerCase()) }));
    const shifts = codes.flatMap(({ code, means }) =>
      means === undefined || means === 'off' ? [] : [{ code, means }],
    );
    if (codes.length !== 2 || shifts.length !== 2) return undefined;
    for (const { code, means } of shifts) this.#noteUserCode(code, means);
    return { kind: 'ranges', ranges: shifts.flatMap(({ means }) => means) };
  }
}

/**
 * The largest number of characters in two codes with a sign. The pattern below would need hours for megabytes of
 * spaces.
 */
const LONGEST_PAIR = 60;

/** Signs between two codes of one cell. */
const BETWEEN_CODES = /\s*[/+&]\s*/;

function doubtReason(text: string, doubt: TimeDoubt): Reason {
  switch (doubt) {
    case 'off':
      return why.offBeside(text);
    case 'doubt':
      return why.doubt(text);
    case 'moved':
      return why.moved(text);
    case 'numbers':
      return why.numbers(text);
    case 'ditto':
      return why.ditto(text);
  }
}
