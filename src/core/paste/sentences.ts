import {
  doubtIn,
  isOff,
  LONGEST_CELL,
  plainText,
  rangesIn,
  type FoundRange,
  type WrittenRange,
} from './cell';
import { monthNamed, type WrittenDay } from './days';
import type { DayGroup, DayRef, PastedLine, WeekHint } from './draft';
import { CHAT_SENDER } from './grid';
import { spanOf } from './list';
import { why } from './messages';
import { shortened, type Page } from './page';
import { weekHintIn } from './titles';
import {
  AND_WORDS,
  DOUBT_WORDS,
  GREETING,
  LANGUAGES,
  NO_NAMES,
  PLACE_WORDS,
  SENTENCE_WORDS,
  YOUR_SHIFTS,
} from './words';

/** Characters of the longest line that is read as a sentence about shifts. */
const LONGEST_LINE = 400;
/** Words that one date may take: `Monday, the 23rd of November 2026`. */
const LONGEST_DATE = 6;
/** Words of the longest name. */
const LONGEST_NAME = 5;

type Part =
  | { readonly kind: 'day'; readonly days: readonly DayRef[]; readonly text: string }
  | { readonly kind: 'range'; readonly range: WrittenRange }
  | { readonly kind: 'off' }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly isLabel: boolean;
      readonly afterComma: boolean;
      readonly inBrackets: boolean;
    };

interface Row {
  readonly person: string;
  readonly days: readonly DayRef[];
  readonly range: WrittenRange;
  readonly label: string;
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
  #week: WeekHint = {};
  /** The single days of a week's lines, which are of one order. */
  #group: DayGroup | undefined;

  constructor(
    private readonly page: Page,
    /** Lines of a table that no other way reads: each must say its person and its days itself. */
    private readonly areCells: boolean,
  ) {}

  read(lines: readonly PastedLine[]): void {
    this.#greeted = greetedIn(lines);
    this.#person = this.#greeted;
    for (const { line, cells } of lines) {
      const text = (cells[0] ?? '').trim();
      if (text !== '') this.#line(line, text);
    }
  }

  #line(line: number, whole: string): void {
    const leave = (reason: string) => this.page.leave(line, shortened(whole), reason);
    if (whole.length > LONGEST_LINE) return leave(why.sentence);
    const text = withoutDecoration(whole);
    const hint = /\p{L}/u.test(text) ? weekHintIn(text, this.page.language) : undefined;
    const parts = this.#parts(text);
    const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
    if (!has('range')) {
      if (hint && isWeekTitle(text)) this.#week = hint;
      else this.#heading(parts);
      const reason = has('off') ? why.off : has('day') || has('words') ? why.title : why.noTimes;
      return leave(reason);
    }
    if (isDoubtful(text)) return leave(why.sentence);
    const rows = this.#rows(parts);
    if (!rows || rows.length === 0) return leave(why.sentence);
    for (const { person, days, range, label } of rows) {
      for (const day of days)
        this.page.drafts.push({
          line,
          text: shortened(whole),
          person,
          day,
          ranges: [{ ...range, label }],
          fields: {},
        });
    }
    if (has('off')) leave(why.off);
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
    if (days.length === 0) this.#person = names.length === 1 && isName(name, true) ? name : '';
    else if (names.length === 0) this.#person = this.#person === '' ? '' : this.#person;
  }

  #rows(parts: readonly Part[]): Row[] | undefined {
    const [first] = parts;
    if (!first) return undefined;
    const words = parts.filter(({ kind }) => kind === 'words');
    const hasDays = parts.some(({ kind }) => kind === 'day');
    // Cells between commas: `Mon - Ann 9-5, Bo 12-8` says who and when as well as `Ann, Mon 9-5` does.
    if (this.areCells && first.kind === 'day' && words.length > 0 && parts[1]?.kind === 'words')
      return this.#ofDay(parts);
    if (this.areCells && (first.kind !== 'words' || !hasDays || words.length > 1)) return undefined;
    if (first.kind === 'words') {
      if (!isName(first.text, first.isLabel)) return undefined;
      const others = words.slice(1).filter((part) => part.kind === 'words' && !part.inBrackets);
      if (first.isLabel || others.length === 0) return this.#ofPerson(first.text, parts.slice(1), true);
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
        if (!range || !isName(part.text, true)) return undefined;
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
        if (!isName(part.text, part.isLabel)) return undefined;
        people = isOpen ? [part.text] : [...people, part.text];
        isOpen = false;
      } else if (part.kind === 'range') {
        if (people.length === 0) return undefined;
        for (const person of people) rows.push({ person, days, range: part.range, label: '' });
        isOpen = true;
      } else if (part.kind === 'off') people = [];
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
        if (!isName(part.text, part.isLabel) || !close()) return undefined;
        [person, own] = [part.text, []];
      }
    }
    return close() ? rows : undefined;
  }

  #parts(text: string): Part[] {
    const spans = this.#monthSpans(text);
    const ranges = rangesIn(text).filter(
      ({ at, length }) => !spans.some((span) => at < span.at + span.length && span.at < at + length),
    );
    const parts: Part[] = [];
    let from = 0;
    const around = (until: number) => {
      parts.push(
        ...this.#between(text.slice(from, until), parts.length > 0 && parts.at(-1)?.kind === 'range'),
      );
    };
    for (const found of ranges) {
      around(found.at);
      parts.push({ kind: 'range', range: found.range });
      from = found.at + found.length;
    }
    around(text.length);
    return parts;
  }

  /** `1-5 Dec` are days, though `1-5` could be a shift. */
  #monthSpans(text: string): Pick<FoundRange, 'at' | 'length'>[] {
    return [...text.matchAll(/\d{1,2}\.?\s?-\s?\d{1,2}(?:st|nd|rd|th)?\.?\s+(\p{L}{3,})/gu)]
      .filter(([, word = '']) => monthNamed(word, this.page.language) !== undefined)
      .map((match) => ({ at: match.index, length: match[0].length }));
  }

  /** The days and words of a text without times. */
  #between(text: string, isAfterRange: boolean): Part[] {
    const parts: Part[] = [];
    let words: string[] = [];
    const tokens = text.split(/\s+|(?<=[,;:()])|(?=[(])/).filter((token) => token !== '');
    let mark = isAfterRange ? '' : ',';
    let depth = 0;
    const flush = (next: string) => {
      const name = cleanWords(words);
      if (name !== '') {
        const away = /^(.*\S)\s+(\S+)$/.exec(name);
        if (isOff(name)) parts.push({ kind: 'off' });
        else if (away && isOff(away[2] ?? '') && isName(away[1] ?? '', false)) parts.push({ kind: 'off' });
        else
          parts.push({
            kind: 'words',
            text: name,
            isLabel: next === ':',
            afterComma: mark === ',' || mark === ';',
            inBrackets: depth > 0,
          });
      }
      words = [];
    };
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at] ?? '';
      const found = this.#dayFrom(tokens, at);
      if (found) {
        flush('');
        parts.push(found.part);
        at += found.words;
        mark = /[,;]$/.test(tokens[at - 1] ?? '') ? ',' : '';
        continue;
      }
      if (token.startsWith('(')) {
        flush('');
        depth += 1;
      }
      const sign = /[,;:)]$/.exec(token)?.[0] ?? (/^[-/|&+]$/.test(token) ? ',' : '');
      words.push(
        token
          .replace(/^[(]+/, '')
          .replace(/[,;:)]+$/, '')
          .replace(/^[-–—/|&+]$/, ''),
      );
      if (sign !== '' || AND_WORDS.includes(token.toLowerCase())) {
        if (sign === '') words.pop();
        flush(sign);
        mark = sign === '' ? ',' : sign;
        if (sign === ')') depth = Math.max(0, depth - 1);
      }
      at += 1;
    }
    flush('');
    return parts;
  }

  #dayFrom(tokens: readonly string[], at: number): { part: Part; words: number } | undefined {
    for (let words = Math.min(LONGEST_DATE, tokens.length - at); words >= 1; words -= 1) {
      const text = tokens
        .slice(at, at + words)
        .join(' ')
        .replace(/^[(]|[,;:)]+$/g, '');
      if (text === '' || text.length > LONGEST_CELL) continue;
      if (words === 1 && isOtherWord(text, this.page)) continue;
      const span = /-|\bto\b|\bbis\b|\bau\b/i.test(text) ? spanOf(this.page, text) : undefined;
      if (span) {
        const group = this.page.group(true, this.#week);
        group.items.push(span.first, span.last);
        return { part: { kind: 'day', days: [{ group, at: 0, until: 1 }], text }, words };
      }
      const several =
        words === 1 && /^\p{L}+(?:[/+&]\p{L}+)+$/u.test(text)
          ? text.split(/[/+&]/).map((each) => this.page.day(each))
          : [];
      if (several.length > 1 && several.every((each) => each !== undefined))
        return { part: { kind: 'day', days: several.map((each) => this.#ref(text, each)), text }, words };
      const day = this.page.day(text);
      if (day && !(day.kind === 'clear' && day.serial))
        return { part: { kind: 'day', days: [this.#ref(text, day)], text }, words };
    }
    return undefined;
  }

  #ref(text: string, written: WrittenDay): DayRef {
    if (this.#group?.week !== this.#week) this.#group = this.page.group(false, this.#week);
    this.#group.items.push({ text, written });
    return { group: this.#group, at: this.#group.items.length - 1 };
  }
}

/** Lines in which a greeting may stand. */
const GREETING_WITHIN = 5;

/** The one person whom a message greets and tells of `your shifts`; empty where it does not. */
function greetedIn(lines: readonly PastedLine[]): string {
  const filled = lines.map(({ cells }) => (cells[0] ?? '').trim()).filter((text) => text !== '');
  const top = filled.slice(0, GREETING_WITHIN);
  if (!top.some((text) => YOUR_SHIFTS.test(text))) return '';
  for (const text of top) {
    const name = GREETING.exec(text)?.[1]?.trim() ?? '';
    if (isName(name, false) && !/\b(?:and|und|et)\b|&/i.test(name)) return name;
  }
  return '';
}

/** Two letters may be a weekday or any word: in sentences they count in the language's own spelling only. */
function isOtherWord(text: string, page: Page): boolean {
  const plain = text.replace(/\.$/, '');
  if (/^(?:die|mit|son|sam|don|jan)$/i.test(plain)) return true;
  if (plain.length !== 2) return false;
  return (
    !/^\p{Lu}\p{L}\.?$/u.test(text) || !LANGUAGES[page.language].shortWeekdays.includes(plain.toLowerCase())
  );
}

/** A line without bullets, stars and the sender that a chat puts before it. */
function withoutDecoration(line: string): string {
  return plainText(line)
    .replace(CHAT_SENDER, '')
    .replace(/^(?:[>*•·▪◦✅☑#-]+\s*|\d{1,2}[.)]\s+(?=\p{L}))+/u, '')
    .replace(/(?<!~)[*_]+(?=\p{L})|(?<=[\p{L}\p{N}:])[*_]+/gu, '')
    .replace(/=/g, ' ')
    .trim();
}

function isWeekTitle(text: string): boolean {
  return /\b(?:w\/?c|w\/?b|week|wk|kw|woche|semaine)\b/i.test(text);
}

/** Words that belong to no name: `works`, `on`, `from`. */
function cleanWords(words: readonly string[]): string {
  const kept = [...words].filter((word) => word !== '');
  const isFiller = (word: string | undefined) =>
    word !== undefined && SENTENCE_WORDS.includes(word.toLowerCase());
  while (isFiller(kept.at(-1))) kept.pop();
  while (isFiller(kept[0])) kept.shift();
  return kept
    .join(' ')
    .replace(/^[-–—'"“]+|[-–—.!'"”]+$/g, '')
    .trim();
}

const PARTICLES = /^(?:de|da|di|du|la|le|van|von|der|den|al|bin|el|dos|y|zu|ter|ten|mc|o’|o')$/i;

/** Whether words are a name: short, without numbers, in capitals unless a colon says that they name what follows. */
function isName(text: string, isLabelled: boolean): boolean {
  const words = text.split(' ');
  if (text === '' || words.length > LONGEST_NAME || /\d/.test(text)) return false;
  if (words.some((word) => NO_NAMES.includes(word.toLowerCase()))) return false;
  if (PLACE_WORDS.includes(text.toLowerCase())) return false;
  if (words.some((word) => DOUBT_WORDS.includes(word.toLowerCase()))) return false;
  return isLabelled || words.every((word) => PARTICLES.test(word) || !/^\p{Ll}/u.test(word));
}

function isDoubtful(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return words.some((word) => DOUBT_WORDS.includes(word)) || doubtIn(text.replace(/\d/g, ''), 1) === 'doubt';
}
