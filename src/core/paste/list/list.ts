import { takeEach, type Sliced } from '../../slices';
import { byText } from '../by-text';
import type { DayRef, WeekHint } from '../days/day-items';
import { isInCapitals, isOfMonthOnly } from '../days/title-lines';
import { weekHintIn } from '../days/titles';
import type { Draft, Writable } from '../draft';
import { type PastedLine, filledCells, lineText, shortened, sampleRows } from '../lines';
import type { PastedPage } from '../page';
import { CellNames, namesIn, timesNamePeople } from '../people/cell-names';
import { placeColumn } from '../people/company';
import { remarksIn, withNote, type RemarkedName } from '../people/name-remarks';
import { namesPerson } from '../people/names';
import { personInTitles } from '../people/title-person';
import type { Guess } from '../question-ids';
import { why } from '../reasons';
import { fieldColumns, joinedFields, NO_LIST_FIELD_TARGETS } from '../table/joined-fields';
import type { WrittenRange } from '../times/cell';
import { FIRST_NAME, LAST_NAME, PERSON_TARGETS, SHIFT, type Targets } from '../words/header-words';
import { isSum, isSumLine } from '../words/lexicon';
import { ListDays, PATTERN_SHARE } from './list-days';
import { isPlace, labelled, nameInTitle, withLabel } from './list-names';
import { ListObjections } from './list-objections';
import { ListTimes, columnsFor } from './list-times';

const saysSum = byText(isSum);
const withOneSpace = byText((name) => name.trim().replace(/[^\S\n]+/g, ' '));

/** Reads the rows of a list in which each row is one shift, with columns for the day, the times and the person. */
export class ListReader {
  readonly #days: ListDays;
  readonly #times: ListTimes;
  readonly #objections: ListObjections;
  readonly #fieldColumns: ReturnType<typeof fieldColumns>;
  readonly #places = new Map<string, readonly number[]>();
  #person = '';
  #nameTitle = '';
  /** The department, area or task of a title above the rows. */
  #section: Readonly<Record<string, string>> | undefined;
  /**
   * The name comes from a title that may be about something else, so the rows below it wait for the user's answer.
   */
  #isNameUnsure = false;
  /** The name is that of a plan's title, so it is asked about but the rows do not wait. */
  #isNameLikely = false;
  /** The title of a plan names nobody, so the person of the rows below it is unknown. */
  #isNameless = false;
  readonly #isNamePattern: boolean;

  constructor(
    private readonly page: PastedPage,
    private readonly body: readonly PastedLine[],
    private readonly columns: ReadonlyMap<number, string>,
    targets: Targets,
    private readonly headers: readonly string[],
    week: WeekHint,
    private readonly guessed: readonly Guess[] = [],
    /** The titles above the headers. */
    titles: readonly string[] = [],
    hasHeaders = false,
  ) {
    this.#fieldColumns = fieldColumns(columns, NO_LIST_FIELD_TARGETS);
    this.#days = new ListDays(page, body, columns, week);
    this.#times = new ListTimes(page, columns);
    this.#objections = new ListObjections(page, body, columns, targets, headers);
    const empty = (columnsOf: readonly number[]) =>
      body.filter(({ cells }) => columnsOf.every((at) => (cells[at] ?? '').trim() === '')).length;
    this.#isNamePattern = empty(this.#namesAt()) * PATTERN_SHARE >= body.length;
    for (const title of titles) this.#days.useTitle(title);
    // If a message names nobody, its shifts may be those of the greeted person.
    if (this.#hasNames) return;
    this.#isNameUnsure = page.greeted !== '';
    if (this.#isNameUnsure) this.#nameTitle = page.greeted;
    else if (hasHeaders) this.#takeNameFrom(titles);
  }

  /** Headers without a column of people: the rows are those of the person whom the titles name, or nobody knows whose. */
  #takeNameFrom(titles: readonly string[]): void {
    const titled = personInTitles(this.page, titles);
    this.#nameTitle = titled?.name ?? '';
    this.#isNameUnsure = titled !== undefined && !titled.isLabelled && !this.page.isPerson(titled.name);
    this.#isNameLikely = titled?.isOfPlan === true;
    this.#isNameless = titled === undefined;
  }

  *read(): Sliced<void> {
    // What all names together say takes long: it is found out before the first line needs it.
    const people = this.body.map((line) => this.#personOf(line));
    this.#withoutRemark = remarksIn(this.page, people, false);
    yield 0;
    const cells = this.body.flatMap((line) => this.#at('Person').map((at) => line.cells[at] ?? ''));
    this.#names = new CellNames(this.page, cells, true);
    yield 0;
    yield* takeEach(this.body, (line) => this.#readLine(line));
  }

  #readLine(line: PastedLine): void {
    const { cells } = line;
    const filled = filledCells(cells);
    const text = filled.join(' | ');
    if (filled.length === 1 && this.#isTitle(line, filled[0] ?? '', text)) return;
    const ditto = this.#objections.ditto(cells);
    if (ditto !== undefined) return this.page.leave(line.line, text, ditto);
    const person = this.#personOf(line);
    if (
      !this.page.isPerson(person) &&
      (saysSum(person) || (person === '' && this.#objections.isSumRow(line)))
    )
      return this.page.leave(line.line, text, why.sum);
    const fields = this.#fields(cells);
    const stray = this.#objections.strayTimes(cells);
    if (stray) return this.page.leave(line.line, text, stray);
    const guesses: Guess[] = [...this.guessed];
    const against = this.#objections.objection(cells, person, guesses);
    if (against !== undefined) return this.page.leave(line.line, text, against);
    const shifts = this.#times.shiftsOf(line);
    const isWords = filled.length === 1 && this.page.cell(filled[0] ?? '').kind === 'words';
    if ('reason' in shifts && person !== '' && filled.length === 1 && this.#timesAbove.length > 0)
      return this.#pushBelow(line, person);
    this.#timesAbove = [];
    if ('reason' in shifts) {
      const isOfSums = shifts.reason.code === why.noTimes.code && isSumLine(filled);
      const reason = isOfSums ? why.sum : isWords ? why.noTimes : shifts.reason;
      return this.page.leave(line.line, text, reason);
    }
    const day = this.#days.dayOf(line, shifts.start, shifts.dayInShift, guesses);
    if ('reason' in day) return this.page.leave(line.line, text, day.reason);
    const { name: plain, remark } = this.#withoutRemark(this.#nameOf(line, person, guesses));
    const { label, name } = labelled(this.page, plain);
    const besides = [label, this.#days.besideDay(cells)].filter((part) => part !== '').join(', ');
    const hoursAt = this.#at('Hours').find((at) => (cells[at] ?? '').trim() !== '');
    const hours = hoursAt === undefined ? undefined : (cells[hoursAt] ?? '').trim();
    const header = (this.headers[hoursAt ?? -1] ?? '').trim();
    const last = this.#days.lastDay(line, shifts.end);
    if (last && 'reason' in last) return this.page.leave(line.line, text, last.reason);
    if (last && day.refs.length > 1) return this.page.leave(line.line, text, why.severalDays);
    if (person === '' && this.#areNamedShifts)
      return this.#pushNamed(line, shifts.ranges, day.refs, fields, guesses);
    const people = label === '' ? this.#peopleIn(name) : namesIn(name).flat();
    if (!people) return this.page.leave(line.line, text, why.askNames(shortened(name)));
    const refs = this.page.refsOf(line.line);
    const ranges = besides === '' ? shifts.ranges : shifts.ranges.map((range) => withLabel(range, besides));
    const noted = withNote(fields, remark);
    const drafts: Draft[] = [];
    for (const worker of people)
      for (const ref of day.refs) {
        // Objects that are made by spreading others are slow to make and to read.
        const draft: Writable<Draft> = {
          line: line.line,
          cells: refs,
          text,
          person: worker,
          day: ref,
          ranges,
          fields: noted,
          guesses: guesses.length === this.guessed.length ? this.guessed : guesses,
        };
        if (hours !== undefined) draft.hours = hours;
        if (header !== '') draft.hoursHeader = header;
        if (last) [draft.lastDay, draft.isMoment] = [last.ref, shifts.end?.day !== undefined];
        drafts.push(draft);
      }
    this.page.drafts.push(...drafts);
    if (this.#areNamesBelow) this.#timesAbove = drafts;
  }

  /** Adds the times of the row above for a row that holds a name alone. Then the row above is no open shift. */
  #pushBelow({ line, cells }: PastedLine, person: string): void {
    const text = lineText(cells);
    const people = this.#peopleIn(person);
    if (!people) return this.page.leave(line, text, why.askNames(shortened(person)));
    const { drafts } = this.page;
    const [first] = this.#timesAbove;
    if (first && drafts.at(-1) === this.#timesAbove.at(-1)) {
      drafts.length -= this.#timesAbove.length;
      this.page.leftOut.push({ line: first.line, text: first.text, reason: why.timesBelow, isUsed: true });
    }
    this.page.guess('times-above', String(line));
    for (const worker of people)
      for (const above of this.#timesAbove)
        drafts.push({
          ...above,
          line,
          cells: [...above.cells, ...this.page.refsOf(line)],
          text,
          person: worker,
          guesses: [...(above.guesses ?? []), 'times-above'],
        });
  }
  /** The drafts of a row that has times and no name, while the rows below it hold names alone. */
  #timesAbove: readonly Draft[] = [];

  /** Whether no row has a name and times: the names stand below their times, as OptaWeb Employee Rostering writes them. */
  get #areNamesBelow(): boolean {
    this.#namesBelow ??=
      this.#namesAt().length > 0 &&
      this.body.every((line) => {
        const hasTimes = ['Start', 'End', SHIFT].some((target) =>
          this.#at(target).some((at) => (line.cells[at] ?? '').trim() !== ''),
        );
        return !hasTimes || this.#personOf(line) === '';
      });
    return this.#namesBelow;
  }
  #namesBelow: boolean | undefined;

  /** Reads a line of one cell, which names the day or the person of the lines below it. */
  #isTitle(line: PastedLine, cell: string, text: string): boolean {
    const isTitle = () => {
      this.page.leave(line.line, text, why.title);
      return true;
    };
    if (this.page.cell(cell).kind === 'ranges') return false;
    const name = cell.trim().replace(/:$/, '');
    const column = placeColumn(this.page.company, name);
    if (column !== undefined) {
      this.#section = { [column]: name };
      return isTitle();
    }
    const said = weekHintIn(cell, this.page.language);
    // `May` above rows without names is a month or a person.
    const isMonthOrName = !this.#hasNames && said !== undefined && isOfMonthOnly(said) && !/\d/.test(cell);
    const isDayAndName = this.page.isPerson(name) && this.page.day(name) !== undefined;
    const hint = isMonthOrName || isDayAndName ? undefined : said;
    if (hint) this.#days.useWeek(hint);
    if ((!isMonthOrName && !isDayAndName && this.#days.useTitle(cell)) || hint) return isTitle();
    if (this.#hasNames || (this.page.cell(cell).kind !== 'words' && !this.page.isPerson(name))) return false;
    const titled = nameInTitle(this.page, name);
    if (titled) {
      [this.#nameTitle, this.#isNameUnsure] = [titled.name, titled.name !== '' && !titled.isLabelled];
      [this.#isNameless, this.#isNameLikely] = [titled.name === '', false];
      return isTitle();
    }
    const plain = name.replace(/\s*(?:[([#].*|[-–—,]?\s*\d[\d\s/-]*)$/, '');
    [this.#nameTitle, this.#isNameLikely] = [plain === '' ? name : plain, false];
    const isKnown = this.page.isPerson(name) && !isDayAndName;
    this.#isNameUnsure =
      !isKnown &&
      (!namesPerson(this.page, plain) ||
        plain !== name ||
        isPlace(name) ||
        isInCapitals(name) ||
        isMonthOrName ||
        isDayAndName);
    return isTitle();
  }

  #namesAt(): number[] {
    return [...PERSON_TARGETS].flatMap((target) => this.#at(target));
  }

  #at(target: string): readonly number[] {
    let places = this.#places.get(target);
    if (!places) {
      places = columnsFor(this.columns, target);
      this.#places.set(target, places);
    }
    return places;
  }

  /** Whether a column names the people. */
  get #hasNames(): boolean {
    return this.#namesAt().length > 0;
  }

  #personOf({ cells }: PastedLine): string {
    const whole = this.#namesIn(cells, 'Person').join('\n');
    if (whole !== '') return whole;
    const [first = ''] = this.#namesIn(cells, FIRST_NAME);
    const [last = ''] = this.#namesIn(cells, LAST_NAME);
    return first === '' || last === '' ? first + last : `${first} ${last}`;
  }

  #namesIn(cells: readonly string[], target: string): readonly string[] {
    const names: string[] = [];
    for (const at of this.#at(target)) {
      const name = withOneSpace(cells[at] ?? '');
      if (name !== '') names.push(name);
    }
    return names;
  }

  #withoutRemark!: (name: string) => RemarkedName;

  /** The people of a row: several names in one cell, or in columns such as `Employee 1` and `Employee 2`. */
  #peopleIn(name: string): readonly string[] | undefined {
    let people = this.#people.get(name);
    if (!people) this.#people.set(name, (people = { names: this.#names.peopleIn(name) }));
    return people.names;
  }
  readonly #people = new Map<string, { readonly names: readonly string[] | undefined }>();
  #names!: CellNames;

  #nameOf(line: PastedLine, person: string, guesses: Guess[]): string {
    if (person !== '') {
      this.#person = person;
      return person;
    }
    if (this.#nameTitle !== '' && !this.#areNamedShifts) {
      if (this.#isNameUnsure) {
        guesses.push('title-name');
        if (this.#isNameLikely) this.page.guess('title-name', this.#nameTitle);
        else this.page.wait('title-name', this.#nameTitle);
      }
      return this.#nameTitle;
    }
    if (this.#isNameless && !this.#hasNames) {
      guesses.push('people');
      this.page.wait('people', '');
      return '';
    }
    // A name on the first row of its group stands before the day. An empty cell after the day is an open shift.
    const leads = Math.min(...this.#namesAt()) < Math.min(...this.#days.dateColumns);
    if (!leads || this.#person === '' || !this.#isNamePattern) return '';
    guesses.push('names');
    this.page.guess('names', String(line.line));
    return this.#person;
  }

  /** Adds the shifts of a row in which each cell names the person who works its times: `Gino 17-23 | Carla 18-23`. */
  #pushNamed(
    { line, cells }: PastedLine,
    ranges: readonly WrittenRange[],
    refs: readonly DayRef[],
    fields: Readonly<Record<string, string>>,
    guesses: readonly Guess[],
  ): void {
    const text = lineText(cells);
    if (!ranges.every(({ label }) => namesPerson(this.page, label)))
      return this.page.leave(line, text, why.noPerson);
    this.page.guess('cell-names', shortened(`${ranges[0]?.label ?? ''} ${ranges[0]?.form ?? ''}`));
    for (const range of ranges)
      for (const day of refs)
        this.page.drafts.push({
          line,
          cells: this.page.refsOf(line),
          text,
          person: range.label,
          day,
          ranges: [{ ...range, label: '' }],
          fields,
          guesses: [...guesses, 'cell-names'],
        });
  }

  /** Whether no column names the people and the words beside most times are names. */
  get #areNamedShifts(): boolean {
    this.#namedShifts ??=
      !this.#hasNames &&
      timesNamePeople(
        this.page,
        sampleRows(this.body).flatMap(({ cells }) => this.#at(SHIFT).map((at) => cells[at] ?? '')),
      );
    return this.#namedShifts;
  }
  #namedShifts: boolean | undefined;

  #fields(cells: readonly string[]): Readonly<Record<string, string>> {
    const fieldsOfRow = joinedFields(cells, this.#fieldColumns);
    return this.#section ? { ...this.#section, ...fieldsOfRow } : fieldsOfRow;
  }
}
