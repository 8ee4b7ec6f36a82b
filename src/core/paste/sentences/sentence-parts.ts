import type { DayGroup, DayRef, WeekHint } from '../days/day-items';
import { monthNamed, weekdayNamed } from '../days/day-names';
import { writtenDaySpan } from '../days/day-spans';
import type { WrittenDay } from '../days/days';
import type { PastedPage } from '../page';
import { namesPerson } from '../people/names';
import { isOff, LONGEST_CELL, rangesIn, type FoundRange, type WrittenRange } from '../times/cell';
import { isAlsoName, isShiftName, isWordFor } from '../words/lexicon';
import { ORDINAL, UNTIL_DAY } from '../words/time-words';
import { awayAtEnd } from './sentence-words';

/** The largest number of words in one date: `Monday, the 23rd of November 2026`. */
const LONGEST_DATE = 6;

const SPAN = new RegExp(`-|${UNTIL_DAY}`, 'iu');

export type SentencePart =
  | { readonly kind: 'day'; readonly days: readonly DayRef[]; readonly text: string }
  | { readonly kind: 'range'; readonly range: WrittenRange }
  /** A day off, with the name before it: `Bo off`. */
  | { readonly kind: 'off'; readonly text: string }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly isLabel: boolean;
      readonly afterComma: boolean;
      /** A colon is between the times and these words: `Mon 9-5: Ann`. */
      readonly afterColon: boolean;
      readonly inBrackets: boolean;
    };

/** Splits a line of a message into its days, its times and the words between them. */
export class SentenceParts {
  /** The week of the days in the next lines. */
  week: WeekHint = {};
  /** The single days in lines of one week, whose dates have one order. */
  #group: DayGroup | undefined;

  constructor(private readonly page: PastedPage) {}

  partsOf(text: string): SentencePart[] {
    return this.#namedLikeDay(text) ?? this.#partsIn(text);
  }

  /** Reads a name that is also a weekday: in `Monday: Tue 9-17` the word beside another day is the name. */
  #namedLikeDay(text: string): SentencePart[] | undefined {
    const name = /^\p{L}+/u.exec(text)?.[0] ?? '';
    if (!this.page.isPerson(name) || this.page.day(name) === undefined) return undefined;
    const rest = text.slice(name.length).trimStart();
    const parts = this.#partsIn(rest.replace(/^[:,;]/, ''));
    if (!parts.some(({ kind }) => kind === 'day')) return undefined;
    return [
      {
        kind: 'words',
        text: name,
        isLabel: rest.startsWith(':'),
        afterComma: true,
        afterColon: false,
        inBrackets: false,
      },
      ...parts,
    ];
  }

  #partsIn(text: string): SentencePart[] {
    const spans = this.#monthSpans(text);
    const ranges = rangesIn(text).filter(
      ({ at, length }) => !spans.some((span) => at < span.at + span.length && span.at < at + length),
    );
    const parts: SentencePart[] = [];
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

  /** Finds days that look like shifts: `1-5 Dec` are days, although `1-5` could be a shift. */
  #monthSpans(text: string): Pick<FoundRange, 'at' | 'length'>[] {
    return [...text.matchAll(SPAN_BEFORE)]
      .filter(([, word = '']) => monthNamed(word, this.page.language) !== undefined)
      .map((match) => ({ at: match.index, length: match[0].length }));
  }

  /** Splits a text without times into days and words. */
  #between(text: string, isAfterRange: boolean): SentencePart[] {
    const parts: SentencePart[] = [];
    let words: string[] = [];
    const tokens = text.split(/\s+|(?<=[,;:()])|(?=[(])/).filter((token) => token !== '');
    let mark = isAfterRange ? '' : ',';
    let depth = 0;
    const flush = (next: string) => {
      const name = cleanWords(words, depth > 0);
      if (name !== '') {
        // The company may have Peter Frei and Ola Sick.
        const away = this.page.isPerson(name) ? undefined : awayAtEnd(name);
        const isLabelled = next === ':' && this.page.isPerson(name);
        if (isOff(name) && !isAlsoName(name) && !isLabelled) parts.push({ kind: 'off', text: name });
        else if (away !== undefined && (isShiftName(away) || namesPerson(this.page, away)))
          parts.push({ kind: 'off', text: name });
        else
          parts.push({
            kind: 'words',
            text: name,
            isLabel: next === ':',
            afterComma: mark === ',' || mark === ';',
            afterColon: isAfterRange && /^\s*:/.test(text),
            inBrackets: depth > 0,
          });
      }
      words = [];
    };
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at] ?? '';
      // The company has a Joe Friday, so this Friday is no day.
      const isInName = this.#namesPersonWith(words, token);
      const found = isInName || this.#beginsName(tokens, at) ? undefined : this.#dayFrom(tokens, at);
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
      const sign = /[,;:)]$/.exec(token)?.[0] ?? (/^[/|&+]$/.test(token) ? ',' : token === '-' ? '-' : '');
      words.push(
        token
          .replace(/^[(]+/, '')
          .replace(/[,;:)]+$/, '')
          .replace(/^[-–—/|&+]$/, ''),
      );
      if (sign !== '' || isWordFor(token.toLowerCase(), 'and')) {
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

  #namesPersonWith(before: readonly string[], last: string): boolean {
    return before.length > 0 && this.page.isPerson([...before, last.replace(/[,;:)]+$/, '')].join(' '));
  }

  /** Whether a person's name of several words begins with a token: `Sunday Adeyemi: Mon 9-17`. */
  #beginsName(tokens: readonly string[], at: number): boolean {
    return this.#namesPersonWith(tokens.slice(at, at + 1), tokens[at + 1] ?? '');
  }

  #dayFrom(tokens: readonly string[], at: number): { part: SentencePart; words: number } | undefined {
    for (let words = Math.min(LONGEST_DATE, tokens.length - at); words >= 1; words -= 1) {
      const text = tokens
        .slice(at, at + words)
        .join(' ')
        .replace(/^[(]|[,;:)]+$/g, '');
      if (text === '' || text.length > LONGEST_CELL || /^[-–—]\s/.test(text)) continue;
      if (words === 1 && (isOtherWord(text, this.page) || isTitleOf(text, tokens[at + 1]))) continue;
      const span = SPAN.test(text) ? writtenDaySpan(this.page, text) : undefined;
      if (span) {
        const group = this.page.group(true, this.week);
        group.items.push(span.first, span.last);
        return { part: { kind: 'day', days: [{ group, at: 0, until: 1 }], text }, words };
      }
      const several =
        words === 1 && /^\p{L}+(?:[/+&]\p{L}+)+$/u.test(text)
          ? text.split(/[/+&]/).map((dayName) => this.page.day(dayName))
          : [];
      if (several.length > 1 && several.every((written) => written !== undefined))
        return {
          part: { kind: 'day', days: several.map((written) => this.#ref(text, written)), text },
          words,
        };
      const day = this.page.day(text);
      if (day && !(day.kind === 'clear' && day.serial))
        return { part: { kind: 'day', days: [this.#ref(text, day)], text }, words };
    }
    return undefined;
  }

  #ref(text: string, written: WrittenDay): DayRef {
    if (this.#group?.week !== this.week) this.#group = this.page.group(false, this.week);
    this.#group.items.push({ text, written });
    return { group: this.#group, at: this.#group.items.length - 1 };
  }
}

const SPAN_BEFORE = new RegExp(String.raw`\d{1,2}\.?\s?-\s?\d{1,2}${ORDINAL}?\.?\s+(\p{L}{3,})`, 'giu');

/**
 * Whether a short word is no day. Two letters are a weekday in a sentence only with the capital and the spelling of
 * the text's language.
 */
function isOtherWord(text: string, page: PastedPage): boolean {
  const plain = text.replace(/\.$/, '');
  if (isWordFor(plain.toLowerCase(), 'notDays')) return true;
  if (plain.length !== 2) return false;
  return !/^\p{Lu}\p{L}\.?$/u.test(text) || weekdayNamed(plain, page.language) === undefined;
}

/** Whether a word is the title of a person: `Fr. Lindner` is Mrs Lindner, `Fr. 9-17` is a Friday. */
function isTitleOf(text: string, next: string | undefined): boolean {
  return (
    text.endsWith('.') &&
    isWordFor(text.slice(0, -1).toLowerCase(), 'personTitles') &&
    /^\p{Lu}\p{L}/u.test(next ?? '')
  );
}

/** Removes words that belong to no name: `works`, `on`, `from`. */
function cleanWords(words: readonly string[], isRemark: boolean): string {
  const kept = [...words].filter((word) => word !== '');
  // `(on call)` is a remark, so its words are kept.
  const isFiller = (word: string | undefined) =>
    !isRemark && word !== undefined && isWordFor(word.toLowerCase(), 'fillersInSentences');
  while (isFiller(kept.at(-1))) kept.pop();
  while (isFiller(kept[0])) kept.shift();
  const text = kept
    .join(' ')
    .replace(/^[-–—'"“]+|[-–—!'"”]+$/g, '')
    .trim();
  return SHORTENED.test(text) ? text : text.replace(/\.+$/, '').trim();
}

/** A name whose last point belongs to it: `Danuta K.`, `J. Smith Jr.`. */
const SHORTENED = /\p{L}\s(?:\p{Lu}|[JS]r)\.$/u;
