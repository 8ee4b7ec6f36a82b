import { takeEach, stage, type Sliced } from '../../slices';
import type { DayRef, WeekHint } from '../days/day-items';
import { weekHintIn } from '../days/titles';
import { type PastedLine, shortened } from '../lines';
import type { PastedPage } from '../page';
import { CellNames } from '../people/cell-names';
import { namesPerson } from '../people/names';
import { type Reason, why } from '../reasons';
import { isOff, rangesIn } from '../times/cell';
import { hasWord } from '../words/lexicon';
import { HOUR_MARK } from '../words/time-words';
import { cardHeading, isCardRemark, roleIn, type CardHeading } from './card-headings';
import { withDaysAsked } from './days-between';
import type { LineRecord } from './line-records';
import { segmentsOf } from './segments';
import { SentenceParts, type SentencePart } from './sentence-parts';
import { SentenceRows, type LineContext, type SentenceRow } from './sentence-rows';
import {
  greetedIn,
  isDoubtful,
  saysDoubt,
  withoutBreaks,
  withoutDateDash,
  withoutDecoration,
} from './sentence-words';
import { splitDates } from './split-dates';
import { timeHeadings, type Heading } from './time-headings';
import { withTopicsAsked } from './topics';

/** A time that shows that a line is no title: `Mon: Ann 5pm-close`. */
const TIME = new RegExp(
  String.raw`(?<![\d/.])\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m|${HOUR_MARK})(?!\p{L})|(?<![\d/.])\d{1,2}:\d{2}(?!\d)`,
  'iu',
);

/**
 * Days alone under one another are a table's header: 4 or more after the first shift, where fewer may be days without
 * shifts, and 3 or more before it.
 */
const MOST_EMPTY_DAYS = 4;
const FIRST_DAYS = 3;

/** The largest number of characters in a line that is read as a sentence. */
const LONGEST_LINE = 400;

/** The words before a colon at the beginning of a line. */
const LABEL = /^(\p{L}[^:;\d]{0,40}):\s/u;
const LAST_FIRST = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+) ?:(?=\s)/u;

/**
 * Reads lines of a message: `Ann: Mon 9-5, Tue 12-8`, names below a day, or days below a name. Unclear lines are
 * left.
 */
export function* readSentences(
  page: PastedPage,
  lines: readonly PastedLine[],
  areCells = false,
  week: WeekHint = {},
): Sliced<void> {
  yield* new SentenceReader(page, areCells, week).read(lines);
}

class SentenceReader {
  #person = '';
  /** The person whose schedule the message is: `Hi Ann, here is your schedule`. */
  #greeted = '';
  #days: readonly DayRef[] = [];
  #card: CardHeading | undefined;
  /** The number of the line that named the person of the lines below it. */
  #cardLine = 0;
  /** The number of lines of a day alone that follow one another. */
  #dayHeadings = 0;
  #isBelowHeader = false;
  #headings: ReadonlyMap<number, Heading> = new Map();
  /** A line has named somebody, so the shifts below it are not the greeted person's. */
  #isNamed = false;
  #lines: readonly PastedLine[] = [];
  readonly #parts: SentenceParts;

  constructor(
    private readonly page: PastedPage,
    /**
     * The lines are those of a table that could not be read, so each line must name its person and its days itself.
     */
    private readonly areCells: boolean,
    week: WeekHint,
  ) {
    this.#parts = new SentenceParts(page);
    this.#parts.week = week;
  }

  *read(lines: readonly PastedLine[]): Sliced<void> {
    this.#greeted = greetedIn(lines);
    this.#hasFirstNames = new CellNames(
      this.page,
      lines.flatMap(({ cells }) => LABEL.exec(cells.join(' ').trim())?.[1] ?? []),
    ).hasFirstNames;
    this.#person = this.#greeted;
    this.#lines = lines;
    const texts = lines.map(({ cells }) => (cells[0] ?? '').trim());
    for (const at of splitDates(this.page, texts)) {
      this.page.leave(lines[at]?.line ?? 0, texts[at] ?? '', why.title);
      [texts[at], texts[at + 1]] = ['', `${texts[at] ?? ''} ${texts[at + 1] ?? ''}`];
    }
    const hasHeadings = !this.areCells && this.#greeted === '';
    this.#headings = hasHeadings ? yield* stage(timeHeadings(this.page, texts), 0, 0.3) : new Map();
    const before = this.page.drafts.length;
    const work = takeEach(lines, ({ line }, at) => {
      const text = texts[at] ?? '';
      if (text !== '' && !this.#underTimes(line, at, text)) this.#line(line, text);
    });
    yield* stage(work, 0.3, 1);
    const { drafts } = this.page;
    const newDrafts = withTopicsAsked(this.page, withDaysAsked(this.page, lines, drafts.slice(before)));
    this.page.drafts = [...drafts.slice(0, before), ...newDrafts];
  }

  /** Reads a line of times alone, and the lines of names that belong to it. */
  #underTimes(line: number, at: number, whole: string): boolean {
    const heading = this.#headings.get(at);
    if (!heading) return false;
    this.#dayHeadings = 0;
    const leave = (reason: Reason) => this.page.leave(line, shortened(whole), reason);
    if (heading.who === 'record') {
      if (heading.record && this.#days.length === 0) leave(why.noDate);
      else if (heading.record) this.#pushRecord(heading.record, line, whole);
    } else if (heading.who === 'unclear') leave(why.whoseTimes);
    else if (heading.who === 'below') {
      const hasNames = [...this.#headings.values()].some(
        (otherHeading) => otherHeading.who === 'named' && otherHeading.timesAt === at,
      );
      if (!hasNames) leave(why.noPerson);
      else if (this.#days.length === 0) leave(why.noDate);
    } else {
      const above = this.#headings.get(heading.timesAt);
      if (above?.who !== 'below' || this.#days.length === 0) leave(why.noDate);
      else {
        this.page.guess('below-times', shortened(whole));
        for (const person of heading.people)
          for (const day of this.#days)
            this.page.drafts.push({
              line,
              cells: [
                ...this.page.refsOf(this.#lines[heading.timesAt]?.line ?? 0),
                ...this.page.refsOf(line),
              ],
              text: shortened(whole),
              person,
              day,
              ranges: [{ ...above.range, label: above.label }],
              fields: {},
              guesses: ['below-times'],
            });
      }
    }
    return true;
  }

  #pushRecord({ person, range, role }: LineRecord, line: number, whole: string): void {
    const text = shortened([person, whole, role].join(' | '));
    for (const day of this.#days)
      this.page.drafts.push({
        line,
        cells: this.page.refsOf(line),
        text,
        person,
        day,
        ranges: [{ ...range, label: role }],
        fields: {},
      });
  }

  /** Lines are labelled with names of one word, so `Müller, Jürgen:` may be two people. */
  #hasFirstNames = false;

  /** Reads `Müller, Jürgen: Mon 9-17` as of Jürgen Müller. Undefined if the names may be two people. */
  #withFirstNameFirst(text: string): string | undefined {
    const [label = '', last = '', first = ''] = LAST_FIRST.exec(text) ?? [];
    if (label === '' || (this.page.isPerson(last) && this.page.isPerson(first))) return text;
    // `Van Horn, Sam` is one person only if the company has Sam Van Horn.
    const isOne =
      (!this.#hasFirstNames && !last.includes(' ')) ||
      this.page.isPerson(`${last}, ${first}`) ||
      this.page.isPerson(`${first} ${last}`);
    return isOne ? `${first} ${last}:${text.slice(label.length)}` : undefined;
  }

  #line(line: number, whole: string): void {
    const leave = (reason: Reason) => this.page.leave(line, shortened(whole), reason);
    if (whole.length > LONGEST_LINE) return leave(why.sentence);
    const plain = withoutDateDash(withoutDecoration(whole), this.page.language);
    const text = this.#withFirstNameFirst(plain);
    if (text === undefined) return leave(why.askNames(shortened(whole)));
    // A line of hyphens below a heading.
    if (!/[\p{L}\p{N}]/u.test(text)) return leave(why.noTimes);
    const hint = /\p{L}/u.test(text) ? weekHintIn(text, this.page.language) : undefined;
    const isSpan = hint?.day?.until !== undefined && rangesIn(text.replace(hint.day.text, ' ')).length === 0;
    if (hint && isSpan) {
      this.#parts.week = hint;
      return this.page.leaveTitle({ line, cells: [whole] }, why.title, hint);
    }
    const parts = this.#parts.partsOf(text);
    const has = (kind: SentencePart['kind']) => parts.some((part) => part.kind === kind);
    if (!has('range')) {
      if (hint && hasWord(text, 'week', 'weekMarks', 'calendarWeek')) this.#parts.week = hint;
      else this.#heading(parts, text, line);
      const mayBeShift = has('day') && TIME.test(text);
      const isTitle = has('day') || has('words');
      const reason = has('off') ? why.off : mayBeShift ? why.sentence : isTitle ? why.title : why.noTimes;
      return leave(reason);
    }
    this.#dayHeadings = 0;
    const rows = this.#rowsIn(parts, text);
    if (!rows) return this.#segments(line, whole, text, leave);
    this.#push(rows, line, whole);
    for (const off of offIn(parts)) this.page.leave(line, shortened(off), why.off);
  }

  /** The shifts of a line. Undefined if the line is unclear. */
  #rowsIn(parts: readonly SentencePart[], text: string): readonly SentenceRow[] | undefined {
    const said = this.#withoutNames(withoutBreaks(text), parts);
    if (this.#greeted === '' ? isDoubtful(said, this.page.language) : saysDoubt(said)) return undefined;
    const rows = isOffUnclear(parts)
      ? undefined
      : new SentenceRows(this.page, this.areCells, this.#above()).rowsOf(parts);
    return rows && rows.length > 0 ? rows : undefined;
  }

  #push(rows: readonly SentenceRow[], line: number, whole: string): void {
    for (const [token, { person, days, range, label, guess, waits }] of rows.entries()) {
      if (guess && waits) this.page.wait(guess, person);
      else if (guess) this.page.guess(guess, guess === 'title-name' ? person : shortened(whole));
      else this.#isNamed = true;
      for (const day of days)
        this.page.drafts.push({
          line,
          cells: this.page.refsOf(line, token),
          text: shortened(whole),
          person,
          day,
          ranges: [{ ...range, label }],
          fields: {},
          ...(guess ? { guesses: [guess] } : {}),
        });
    }
  }

  /**
   * Reads a line with an unclear part. If each part names its own person, only the unclear part is left.
   */
  #segments(line: number, whole: string, text: string, leave: (reason: Reason) => void): void {
    const segments = this.areCells || this.#greeted !== '' ? undefined : segmentsOf(this.page, text);
    const read = segments?.map((segment) => {
      const parts = this.#parts.partsOf(`${segment.lead}${segment.text}`);
      const isShift = parts.some(({ kind }) => kind === 'range');
      return { segment, rows: isShift ? this.#rowsIn(parts, `${segment.lead}${segment.text}`) : undefined };
    });
    // If the first part is unclear, its words may be about all parts.
    if (!read?.[0]?.rows) return leave(why.sentence);
    for (const { segment, rows } of read)
      if (rows) this.#push(rows, line, whole);
      else this.page.leave(line, shortened(segment.text), why.sentence);
  }

  #above(): LineContext {
    const greetedPerson = this.#isNamed ? '' : this.page.greeted;
    const card = this.#card?.name === this.#person ? this.#card : undefined;
    return { person: this.#person, card, greeted: this.#greeted, greetedPerson, days: this.#days };
  }

  /** Removes names of the company's people, so that `Will Late` is no doubt. */
  #withoutNames(text: string, parts: readonly SentencePart[]): string {
    const names = parts.flatMap((part) =>
      part.kind === 'words' && this.page.isPerson(part.text) ? [part.text] : [],
    );
    return names.reduce((rest, name) => rest.replace(name, ' '), text);
  }

  /** Reads a line that names a person, or that says more about the person in the line above. */
  #cardLines(parts: readonly SentencePart[], text: string, line: number): boolean {
    if (this.areCells || this.#greeted !== '' || parts.some(({ kind }) => kind === 'day')) return false;
    if (this.#card && isCardRemark(text)) return true;
    const role = roleIn(this.page, text);
    if (this.#card && this.#cardLine === line - 1 && role !== undefined) {
      this.#card = { ...this.#card, role: [this.#card.role, role].filter((part) => part !== '').join(', ') };
      return true;
    }
    this.#card = parts.some(({ kind }) => kind === 'off') ? undefined : cardHeading(this.page, text);
    if (!this.#card) return false;
    [this.#person, this.#cardLine, this.#isNamed] = [this.#card.name, line, true];
    return true;
  }

  /** Reads a line without times, which names the day or the person of the lines below it. */
  #heading(parts: readonly SentencePart[], text: string, line: number): void {
    if (this.#cardLines(parts, text, line)) return;
    const days = parts.flatMap((part) => (part.kind === 'day' ? part.days : []));
    const names = parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []));
    if (this.#greeted !== '') {
      if (days.length === 1) this.#days = days;
      return;
    }
    if (this.areCells || parts.some(({ kind }) => kind === 'off')) return;
    const isDayAlone = days.length === 1 && names.length === 0;
    this.#dayHeadings = isDayAlone ? this.#dayHeadings + 1 : 0;
    // Many days under one another are a table's header, so the lines below them do not belong to the last of these
    // days.
    const isHeader = this.#dayHeadings >= (this.page.drafts.length > 0 ? MOST_EMPTY_DAYS : FIRST_DAYS);
    if (isHeader) this.#isBelowHeader = true;
    else if (isDayAlone && this.#dayHeadings === 1) this.#isBelowHeader = false;
    if (days.length > 0) this.#days = days.length === 1 && !this.#isBelowHeader ? days : [];
    const [name = ''] = names;
    if (names.some((possibleName) => namesPerson(this.page, possibleName))) this.#isNamed = true;
    if (days.length === 0)
      this.#person = names.length === 1 && namesPerson(this.page, name, true) ? name : '';
  }
}

/** The days off in a line that also has shifts, each with its day or name: `Bo off`, `Tue off`. */
function offIn(parts: readonly SentencePart[]): string[] {
  const found: string[] = [];
  let before: string[] = [];
  let days = new Set<number>();
  for (const part of parts) {
    if (part.kind === 'off') {
      // `Bo off` contains the name already.
      const leadingTexts = isOff(part.text) ? before : before.filter((_, at) => days.has(at));
      found.push([...leadingTexts, part.text].join(' ').replace(/^[\s,;:]+/, ''));
      [before, days] = [[], new Set()];
    } else if (part.kind === 'range') [before, days] = [[], new Set()];
    else {
      if (part.kind === 'day') days.add(before.length);
      before.push(part.text);
    }
  }
  return found;
}

/** Whether it is unclear which day or person of the line is off: `off Tue`, `9-17 off`. */
function isOffUnclear(parts: readonly SentencePart[]): boolean {
  return parts.some((part, at) => {
    const [before, after] = [parts[at - 1]?.kind, parts[at + 1]?.kind];
    if (part.kind !== 'off') return false;
    if (after === 'range') return true;
    if (before === 'day') return false;
    return after === 'day' || (isOff(part.text) && before !== 'words');
  });
}
