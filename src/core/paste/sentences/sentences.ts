import { isOff, rangesIn, type WrittenRange } from '../times/cell';
import type { DayRef, PastedLine, QuestionId } from '../draft';
import { why } from '../messages';
import { namesPerson } from '../people/names';
import { shortened, type Page } from '../page';
import { SentenceParts, type Part } from './sentence-parts';
import {
  greetedIn,
  isDoubtful,
  isName,
  isWeekTitle,
  saysDoubt,
  withoutBreaks,
  withoutDecoration,
} from './sentence-words';
import { timeHeadings, type Heading } from './time-headings';
import { weekHintIn } from '../days/titles';
import { PLACE_WORDS } from '../words/name-words';
import { isShiftName } from '../words/shift-words';

/** Characters of the longest line that is read as a sentence about shifts. */
const LONGEST_LINE = 400;

interface Row {
  readonly person: string;
  readonly days: readonly DayRef[];
  readonly range: WrittenRange;
  readonly label: string;
  readonly guess?: QuestionId;
}

/** Reads lines of a message: `Ann: Mon 9-5, Tue 12-8`, or names under a day, or days under a name. What is not clear is left. */
export function readSentences(page: Page, lines: readonly PastedLine[], areCells = false): void {
  new SentenceReader(page, areCells).read(lines);
}

class SentenceReader {
  #person = '';
  /** Whose schedule a message is: `Hi Ann, here is your schedule`. */
  #greeted = '';
  #days: readonly DayRef[] = [];
  #headings: ReadonlyMap<number, Heading> = new Map();
  readonly #parts: SentenceParts;

  constructor(
    private readonly page: Page,
    /** Lines of a table that no other way reads: each must say its person and its days itself. */
    private readonly areCells: boolean,
  ) {
    this.#parts = new SentenceParts(page);
  }

  read(lines: readonly PastedLine[]): void {
    this.#greeted = greetedIn(lines);
    this.#person = this.#greeted;
    const texts = lines.map(({ cells }) => (cells[0] ?? '').trim());
    this.#headings = this.areCells || this.#greeted !== '' ? new Map() : timeHeadings(this.page, texts);
    for (const [at, { line }] of lines.entries()) {
      const text = texts[at] ?? '';
      if (text !== '' && !this.#underTimes(line, at, text)) this.#line(line, text);
    }
  }

  /** Times in a line of their own with the names below them. */
  #underTimes(line: number, at: number, whole: string): boolean {
    const heading = this.#headings.get(at);
    if (!heading) return false;
    const leave = (reason: string) => this.page.leave(line, shortened(whole), reason);
    if (heading.who === 'unclear') leave(why.whoseTimes);
    else if (heading.who === 'below') {
      const hasNames = [...this.#headings.values()].some((each) => each.who === 'named' && each.of === at);
      if (!hasNames) leave(why.noPerson);
      else if (this.#days.length === 0) leave(why.noDate);
    } else {
      const above = this.#headings.get(heading.of);
      if (above?.who !== 'below' || this.#days.length === 0) leave(why.noDate);
      else {
        this.page.guess('below-times', shortened(whole));
        for (const person of heading.people)
          for (const day of this.#days)
            this.page.drafts.push({
              line,
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

  #line(line: number, whole: string): void {
    const leave = (reason: string) => this.page.leave(line, shortened(whole), reason);
    if (whole.length > LONGEST_LINE) return leave(why.sentence);
    const text = withoutDecoration(whole);
    const hint = /\p{L}/u.test(text) ? weekHintIn(text, this.page.language) : undefined;
    const isSpan = hint?.day?.until !== undefined && rangesIn(text.replace(hint.day.text, ' ')).length === 0;
    if (hint && isSpan) {
      this.#parts.week = hint;
      return leave(why.title);
    }
    const parts = this.#parts.partsOf(text);
    const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
    if (!has('range')) {
      if (hint && isWeekTitle(text)) this.#parts.week = hint;
      else this.#heading(parts);
      const reason = has('off') ? why.off : has('day') || has('words') ? why.title : why.noTimes;
      return leave(reason);
    }
    const said = this.#withoutNames(withoutBreaks(text), parts);
    if (this.#greeted === '' ? isDoubtful(said, this.page.language) : saysDoubt(said))
      return leave(why.sentence);
    const rows = isOffUnclear(parts) ? undefined : this.#rows(parts);
    if (!rows || rows.length === 0) return leave(why.sentence);
    for (const { person, days, range, label, guess } of rows) {
      if (guess) this.page.guess(guess, shortened(whole));
      for (const day of days)
        this.page.drafts.push({
          line,
          text: shortened(whole),
          person,
          day,
          ranges: [{ ...range, label }],
          fields: {},
          ...(guess ? { guesses: [guess] } : {}),
        });
    }
    for (const off of offIn(parts)) this.page.leave(line, shortened(off), why.off);
  }

  /** A line without the names of the company's people: `Will Late` is no doubt. */
  #withoutNames(text: string, parts: readonly Part[]): string {
    const names = parts.flatMap((part) =>
      part.kind === 'words' && this.page.isPerson(part.text) ? [part.text] : [],
    );
    return names.reduce((rest, name) => rest.replace(name, ' '), text);
  }

  /** A line without times names the day or the person of the lines below it. */
  #heading(parts: readonly Part[]): void {
    const days = parts.flatMap((part) => (part.kind === 'day' ? part.days : []));
    const names = parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []));
    if (this.#greeted !== '') {
      if (days.length === 1) this.#days = days;
      return;
    }
    if (this.areCells || parts.some(({ kind }) => kind === 'off')) return;
    if (days.length > 0) this.#days = days.length === 1 ? days : [];
    const [name = ''] = names;
    if (days.length === 0) this.#person = names.length === 1 && isName(name, true, this.page) ? name : '';
  }

  #rows(all: readonly Part[]): Row[] | undefined {
    const parts = all.slice(all.findIndex(({ kind }) => kind !== 'off'));
    const [first] = parts;
    if (!first) return undefined;
    const words = parts.filter(({ kind }) => kind === 'words');
    const hasDays = parts.some(({ kind }) => kind === 'day');
    // Cells between commas: `Mon - Ann 9-5, Bo 12-8` says who and when as well as `Ann, Mon 9-5` does.
    if (this.areCells && first.kind === 'day' && words.length > 0 && parts[1]?.kind === 'words')
      return this.#ofDay(parts);
    if (this.areCells && (first.kind !== 'words' || !hasDays || words.length > 1)) return undefined;
    const isOnlyPerson = first.kind === 'words' && words.length === 1 && this.page.isPerson(first.text);
    if (first.kind === 'words' && isShiftName(first.text) && !isOnlyPerson)
      return this.#namedShift(first.text, parts.slice(1));
    if (first.kind === 'words' && first.isLabel && PLACE_WORDS.includes(first.text.toLowerCase()))
      return this.#atPlace(first.text, parts.slice(1));
    if (first.kind === 'words') {
      if (!isName(first.text, first.isLabel, this.page)) return undefined;
      const others = words.slice(1).filter((part) => part.kind === 'words' && !part.inBrackets);
      // `Ann: 9-17, Bo: 12-20`: a second label names somebody else.
      const isLabelled = first.isLabel && !others.some((part) => part.kind === 'words' && part.isLabel);
      if (isLabelled || others.length === 0)
        return this.#ofPerson(first.text, parts.slice(1), true) ?? this.#belowLabel(first, parts.slice(1));
      return this.#severalPeople(parts);
    }
    // In a message about one person's own shifts the words beside them are places and tasks.
    if (this.#greeted !== '' && first.kind === 'day') return this.#ofPerson(this.#greeted, parts, true);
    if (words.length === 0 || words.every((part) => part.kind === 'words' && part.inBrackets)) {
      if (this.#person === '') return undefined;
      return this.#ofPerson(this.#person, parts, hasDays);
    }
    if (first.kind === 'day') return this.#ofDay(parts);
    return hasDays ? undefined : this.#namesAfterTimes(parts, this.#days);
  }

  /** `Early 6-14: Ann, Bo` below a day: the shift's name goes with its times. */
  #namedShift(name: string, parts: readonly Part[]): Row[] | undefined {
    if (parts.some(({ kind }) => kind === 'day') || parts[0]?.kind !== 'range') return undefined;
    return this.#namesAfterTimes(parts, this.#days)?.map((row) => ({ ...row, label: name }));
  }

  /** `Bar: Ann 18-2, Bo 19-1` below a day. */
  #atPlace(place: string, parts: readonly Part[]): Row[] | undefined {
    if (parts.some(({ kind }) => kind === 'day')) return undefined;
    return this.#namesBeforeTimes(parts, this.#days)?.map((row) => ({
      ...row,
      label: [place, row.label].filter((part) => part !== '').join(', '),
    }));
  }

  /** `Doors: Ann 18-2, Bo 19-1`: names behind a word that is no known place are asked about. */
  #belowLabel(
    { text, isLabel }: { text: string; isLabel: boolean },
    parts: readonly Part[],
  ): Row[] | undefined {
    const names = parts.flatMap((part) => (part.kind === 'words' && !part.inBrackets ? [part.text] : []));
    if (!isLabel || names.length === 0 || !names.every((name) => namesPerson(this.page, name)))
      return undefined;
    return this.#atPlace(text, parts)?.map((row) => ({ ...row, guess: 'cell-names' as const }));
  }

  /** Days with their times, in one of the two orders. */
  #ofPerson(person: string, parts: readonly Part[], mayLabel: boolean): Row[] | undefined {
    const rows: Row[] = [];
    const hasDays = parts.some(({ kind }) => kind === 'day');
    const [first] = parts;
    if (hasDays && first?.kind === 'range') return this.#daysAfterTimes(person, parts);
    let days: readonly DayRef[] = hasDays ? [] : this.#days;
    let isOpen = !hasDays;
    for (const part of parts) {
      if (part.kind === 'day') {
        days = isOpen ? part.days : [...days, ...part.days];
        isOpen = false;
      } else if (part.kind === 'range') {
        if (days.length === 0) return undefined;
        rows.push({ person, days, range: part.range, label: '' });
        isOpen = true;
      } else if (part.kind === 'words') {
        const last = rows.at(-1);
        if (!last || !mayLabel || !isOpen) return undefined;
        rows[rows.length - 1] = {
          ...last,
          label: [last.label, part.text].filter((each) => each !== '').join(', '),
        };
      } else isOpen = true;
    }
    return hasDays && !isOpen ? undefined : rows;
  }

  #daysAfterTimes(person: string, parts: readonly Part[]): Row[] | undefined {
    const rows: Row[] = [];
    let range: WrittenRange | undefined;
    for (const part of parts) {
      if (part.kind === 'range') {
        if (range) return undefined;
        range = part.range;
      } else if (part.kind === 'day') {
        if (range) rows.push({ person, days: part.days, range, label: '' });
        else {
          const last = rows.at(-1);
          if (!last) return undefined;
          rows.push({ ...last, days: part.days });
        }
        range = undefined;
      } else return undefined;
    }
    return range ? undefined : rows;
  }

  /** `Mon: Ann 9-5, Bo 12-8` and `Mon 9-5: Ann, Bo`. */
  #ofDay(parts: readonly Part[]): Row[] | undefined {
    const at = parts.findIndex(({ kind }) => kind !== 'day');
    const days = parts.slice(0, at).flatMap((part) => (part.kind === 'day' ? part.days : []));
    const rest = parts.slice(at);
    if (rest.some(({ kind }) => kind === 'day')) return undefined;
    return rest[0]?.kind === 'range' ? this.#namesAfterTimes(rest, days) : this.#namesBeforeTimes(rest, days);
  }

  #namesAfterTimes(parts: readonly Part[], days: readonly DayRef[]): Row[] | undefined {
    const rows: Row[] = [];
    let range: WrittenRange | undefined;
    let named = true;
    for (const part of parts) {
      if (part.kind === 'range') {
        if (!named) return undefined;
        range = part.range;
        named = false;
      } else if (part.kind === 'words') {
        if (!range || !isName(part.text, true, this.page)) return undefined;
        rows.push({ person: part.text, days, range, label: '' });
        named = true;
      } else return undefined;
    }
    return named && days.length > 0 ? rows : undefined;
  }

  #namesBeforeTimes(parts: readonly Part[], days: readonly DayRef[]): Row[] | undefined {
    const rows: Row[] = [];
    let people: string[] = [];
    let isOpen = false;
    for (const part of parts) {
      if (part.kind === 'words') {
        if (part.inBrackets && isOpen) {
          const last = rows.at(-1);
          if (last) rows[rows.length - 1] = { ...last, label: part.text };
          continue;
        }
        if (!isName(part.text, part.isLabel, this.page)) return undefined;
        people = isOpen ? [part.text] : [...people, part.text];
        isOpen = false;
      } else if (part.kind === 'range') {
        if (people.length === 0) return undefined;
        for (const person of people) rows.push({ person, days, range: part.range, label: '' });
        isOpen = true;
      } else if (part.kind === 'off') [people, isOpen] = [[], true];
      else return undefined;
    }
    return isOpen && days.length > 0 ? rows : undefined;
  }

  /** `Ann Mon 9-5, Bo Tue 12-8`, or `Ann 9-5, Bo 12-8` under a day. */
  #severalPeople(parts: readonly Part[]): Row[] | undefined {
    if (!parts.some(({ kind }) => kind === 'day')) return this.#namesBeforeTimes(parts, this.#days);
    const rows: Row[] = [];
    let own: Part[] = [];
    let person = '';
    const close = () => {
      const read = person === '' ? [] : this.#ofPerson(person, own, false);
      if (read) rows.push(...read);
      return read !== undefined && (person === '' || read.length > 0);
    };
    for (const part of parts) {
      if (part.kind !== 'words' || part.inBrackets) own.push(part);
      else {
        if (person !== '' && !part.afterComma) return undefined;
        if (!isName(part.text, part.isLabel, this.page) || !close()) return undefined;
        [person, own] = [part.text, []];
      }
    }
    return close() ? rows : undefined;
  }
}

/** The days off of a line that has shifts as well, each with the day or the name that it is of: `Bo off`, `Tue off`. */
function offIn(parts: readonly Part[]): string[] {
  const found: string[] = [];
  let before: string[] = [];
  for (const part of parts) {
    if (part.kind === 'off') {
      found.push([...before, part.text].join(' ').replace(/^[\s,;:]+/, ''));
      before = [];
    } else if (part.kind === 'range') before = [];
    else before.push(part.text);
  }
  return found;
}

/** `off Tue`, `9-17 off`: nothing says for sure which of the line's days or people is off. */
function isOffUnclear(parts: readonly Part[]): boolean {
  return parts.some((part, at) => {
    const [before, after] = [parts[at - 1]?.kind, parts[at + 1]?.kind];
    if (part.kind !== 'off') return false;
    if (after === 'range') return true;
    if (before === 'day') return false;
    return after === 'day' || (isOff(part.text) && before !== 'words');
  });
}
