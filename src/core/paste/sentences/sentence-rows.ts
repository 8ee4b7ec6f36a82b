import type { DayRef } from '../days/day-items';
import type { PastedPage } from '../page';
import { placeColumn } from '../people/company';
import { namesPerson } from '../people/names';
import { isRole } from '../people/roles';
import type { Guess } from '../question-ids';
import { isOff, type WrittenRange } from '../times/cell';
import { hasWord, isAll, isShiftName, isWordFor } from '../words/lexicon';
import type { CardHeading } from './card-headings';
import type { SentencePart } from './sentence-parts';

/** A shift of a line on each of the line's days. */
export interface SentenceRow {
  readonly person: string;
  readonly days: readonly DayRef[];
  readonly range: WrittenRange;
  readonly label: string;
  readonly guess?: Guess;
  /** The guess is too weak to be read before the user confirms it. */
  readonly waits?: true;
}

/** What the lines above a line name: its person, its days, and the person whom the message greets. */
export interface LineContext {
  readonly person: string;
  /** The line above, if it only names the person. */
  readonly card: CardHeading | undefined;
  /** The person whose schedule the message is: `Hi Ann, here is your schedule`. Otherwise ''. */
  readonly greeted: string;
  /** The person whom the message greets, if no line before names anybody, or ''. The shifts may be this person's. */
  readonly greetedPerson: string;
  readonly days: readonly DayRef[];
}

/** A shift that is read only when the user confirms its person. */
function asked(row: SentenceRow): SentenceRow {
  return { ...row, guess: 'title-name', waits: true };
}

/** Reads the parts of one line as shifts. */
export class SentenceRows {
  constructor(
    private readonly page: PastedPage,
    /**
     * The lines are those of a table that could not be read, so each line must name its person and its days itself.
     */
    private readonly areCells: boolean,
    private readonly above: LineContext,
  ) {}

  /** The shifts of a line's parts. Undefined if the line is unclear. */
  rowsOf(all: readonly SentencePart[]): SentenceRow[] | undefined {
    const parts = all.slice(all.findIndex(({ kind }) => kind !== 'off'));
    const [first] = parts;
    if (!first) return undefined;
    const words = parts.filter(({ kind }) => kind === 'words');
    const hasDays = parts.some(({ kind }) => kind === 'day');
    const single = this.areCells ? undefined : this.#oneOfEach(parts);
    if (single) return single;
    // Commas separated cells: `Mon - Ann 9-5, Bo 12-8` names people and times, as `Ann, Mon 9-5` does.
    if (this.areCells && first.kind === 'day' && words.length > 0 && parts[1]?.kind === 'words')
      return this.#ofDay(parts);
    if (this.areCells && (first.kind !== 'words' || !hasDays || words.length > 1)) return undefined;
    const isOnlyPerson = first.kind === 'words' && words.length === 1 && this.page.isPerson(first.text);
    if (first.kind === 'words' && isShiftName(first.text) && !isOnlyPerson)
      return this.#namedShift(first.text, parts.slice(1));
    if (first.kind === 'words' && first.isLabel && isWordFor(first.text.toLowerCase(), 'places'))
      return this.#atPlace(first.text, parts.slice(1));
    const [, second, third] = parts;
    // In `Setup 14-17: Ann, Bo` the colon after the times shows that names follow.
    if (first.kind === 'words' && second?.kind === 'range' && third?.kind === 'words' && third.afterColon)
      return this.#namesAfterTimes(parts.slice(1), this.above.days)?.map((row) => ({
        ...row,
        label: joinedLabel(first.text, row.label),
        guess: 'cell-names' as const,
      }));
    // `Ann and Bo: Mon 9-17` names two people.
    const label = words.slice(
      0,
      parts.findIndex(({ kind }) => kind !== 'words'),
    );
    const names = label.flatMap((part) => (part.kind === 'words' && !part.inBrackets ? [part.text] : []));
    const isLabel = label.every(
      (part, at) => part.kind === 'words' && part.isLabel === (at === label.length - 1),
    );
    if (isLabel && names.length > 1 && names.every((name) => namesPerson(this.page, name)))
      return names.flatMap((person) => this.#ofPerson(person, parts.slice(label.length), true) ?? []);
    if (first.kind === 'words') {
      if (!namesPerson(this.page, first.text, first.isLabel)) return undefined;
      const remark = isRemark(first, parts) ? parts.at(-1) : undefined;
      const others = words
        .slice(1)
        .filter(
          (part) =>
            part.kind === 'words' && part !== remark && !part.inBrackets && !isRole(this.page, part.text),
        );
      // In `Ann: 9-17, Bo: 12-20` the second label names another person.
      const isLabelled = first.isLabel && !others.some((part) => part.kind === 'words' && part.isLabel);
      if (isLabelled || others.length === 0)
        return this.#ofPerson(first.text, parts.slice(1), true) ?? this.#belowLabel(first, parts.slice(1));
      return this.#severalPeople(parts);
    }
    // In a message about one person's own shifts, other words are places and tasks.
    if (this.above.greeted !== '' && first.kind === 'day')
      return this.#ofPerson(this.above.greeted, parts, true);
    if (words.length === 0 || words.every((part) => part.kind === 'words' && part.inBrackets)) {
      if (this.above.person !== '')
        return this.#ofPerson(this.above.person, parts, hasDays)?.map((row) => this.#onCard(row));
      if (this.above.greetedPerson === '') return undefined;
      return this.#ofPerson(this.above.greetedPerson, parts, hasDays)?.map((row) => asked(row));
    }
    if (first.kind === 'day') return this.#belowCard(parts) ?? this.#ofDay(parts);
    return hasDays ? undefined : this.#namesAfterTimes(parts, this.above.days);
  }

  /** Adds the role beside a person's name to a shift below this name. */
  #onCard(row: SentenceRow): SentenceRow {
    const { card } = this.above;
    if (!card) return row;
    const label = [row.label, card.role].filter((part) => part !== '').join(', ');
    return card.isUnsure ? asked({ ...row, label }) : { ...row, label };
  }

  /**
   * Reads `Mon 9-5 Register` below `Anna Bell`: words after the times are a place or a task. If they may also be a
   * name, the user is asked. Words after a colon, or the name of one of the company's people, are the person of the
   * line.
   */
  #belowCard(parts: readonly SentencePart[]): SentenceRow[] | undefined {
    const { card } = this.above;
    const words = parts.flatMap((part) => (part.kind === 'words' ? [part] : []));
    if (!card || words.some(({ text, afterColon }) => afterColon || this.page.isPerson(text)))
      return undefined;
    const mayBeName = words.some(({ text }) => !text.startsWith('@') && !isRole(this.page, text));
    const isNobody = words.some(({ text }) => isWordFor(text.toLowerCase(), 'noNames'));
    if (isNobody || (mayBeName && !card.name.includes(' '))) return undefined;
    return this.#ofPerson(card.name, parts, true)
      ?.map((row) => this.#onCard({ ...row, label: row.label.replace(/^@\s*/, '') }))
      .map((row) => (mayBeName ? { ...row, guess: 'title-name' as const } : row));
  }

  /** Reads times before one day and one name: `6-14 Mon 23 Nov Ann Bell`. */
  #oneOfEach(parts: readonly SentencePart[]): SentenceRow[] | undefined {
    const [range, day, words, more] = parts;
    if (more || range?.kind !== 'range' || day?.kind !== 'day' || words?.kind !== 'words') return undefined;
    if (words.inBrackets || !namesPerson(this.page, words.text)) return undefined;
    return [{ person: words.text, days: day.days, range: range.range, label: '' }];
  }

  /** Reads `Early 6-14: Ann, Bo` below a day: the name of the shift belongs to its times. */
  #namedShift(name: string, parts: readonly SentencePart[]): SentenceRow[] | undefined {
    if (parts.some(({ kind }) => kind === 'day') || parts[0]?.kind !== 'range') return undefined;
    return this.#namesAfterTimes([{ kind: 'words', text: name, ...PLAIN_WORDS }, ...parts], this.above.days);
  }

  /** Reads `Bar: Ann 18-2, Bo 19-1` below a day. */
  #atPlace(place: string, parts: readonly SentencePart[]): SentenceRow[] | undefined {
    if (parts.some(({ kind }) => kind === 'day')) return undefined;
    return this.#namesBeforeTimes(parts, this.above.days)?.map((row) => ({
      ...row,
      label: [place, row.label].filter((part) => part !== '').join(', '),
    }));
  }

  /** Reads `Doors: Ann 18-2, Bo 19-1`. The user is asked about names after a word that is no known place. */
  #belowLabel(
    { text, isLabel }: { text: string; isLabel: boolean },
    parts: readonly SentencePart[],
  ): SentenceRow[] | undefined {
    const names = parts.flatMap((part) => (part.kind === 'words' && !part.inBrackets ? [part.text] : []));
    if (!isLabel || names.length === 0 || !names.every((name) => namesPerson(this.page, name)))
      return undefined;
    return this.#atPlace(text, parts)?.map((row) => ({ ...row, guess: 'cell-names' as const }));
  }

  /** Reads days and times of one person, in either order. */
  #ofPerson(person: string, parts: readonly SentencePart[], mayLabel: boolean): SentenceRow[] | undefined {
    const rows: SentenceRow[] = [];
    const hasDays = parts.some(({ kind }) => kind === 'day');
    const [first] = parts;
    if (hasDays && first?.kind === 'range') return this.#daysAfterTimes(person, parts);
    let days: readonly DayRef[] = hasDays ? [] : this.above.days;
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
          label: [last.label, part.text].filter((label) => label !== '').join(', '),
        };
      } else isOpen = true;
    }
    return hasDays && !isOpen ? undefined : rows;
  }

  #daysAfterTimes(person: string, parts: readonly SentencePart[]): SentenceRow[] | undefined {
    const rows: SentenceRow[] = [];
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

  /** Reads `Mon: Ann 9-5, Bo 12-8` and `Mon 9-5: Ann, Bo`. */
  #ofDay(parts: readonly SentencePart[]): SentenceRow[] | undefined {
    const at = parts.findIndex(({ kind }) => kind !== 'day');
    const days = parts.slice(0, at).flatMap((part) => (part.kind === 'day' ? part.days : []));
    const rest = parts.slice(at);
    if (rest.some(({ kind }) => kind === 'day')) return undefined;
    const [first, second] = rest;
    const isShift = first?.kind === 'words' && isShiftName(first.text) && !this.page.isPerson(first.text);
    return first?.kind === 'range' || (isShift && second?.kind === 'range')
      ? this.#namesAfterTimes(rest, days)
      : this.#namesBeforeTimes(rest, days);
  }

  /**
   * Reads `6-14 Ann, Bo`. A line may have several times, each after the name of its shift:
   * `Early 6-14 Ann; Late 14-22 Bo`. Words in brackets are remarks about the name before them.
   */
  #namesAfterTimes(parts: readonly SentencePart[], days: readonly DayRef[]): SentenceRow[] | undefined {
    const rows: SentenceRow[] = [];
    let head: { range: WrittenRange; label: string } | undefined;
    let [label, isNamed, isHeading] = ['', true, false];
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (part.kind === 'range') {
        const before = parts[at - 1];
        const last = rows.at(-1);
        // In `Days 7-15: Ann, Bo 7-11` Bo has times of his own.
        if (isHeading && before?.kind === 'words' && last?.person === before.text)
          rows[rows.length - 1] = { ...last, range: part.range };
        else if (!isNamed || (head && label === '')) return undefined;
        else [head, isNamed, isHeading, label] = [{ range: part.range, label }, false, false, ''];
      } else if (part.kind === 'off') {
        if (!isNamed && rows.length === 0 && head === undefined) return undefined;
        // `9-17 Ann, Bo - sick` is no shift of Bo. In `9-17 Ann, Bo sick` the word has the name with it.
        const name = parts[at - 1];
        if (isOff(part.text) && name?.kind === 'words' && !name.inBrackets) rows.pop();
      } else if (part.kind === 'words') {
        if (part.inBrackets && isNamed) {
          const last = rows.at(-1);
          if (!last) return undefined;
          rows[rows.length - 1] = { ...last, label: joinedLabel(last.label, part.text) };
        } else if (next?.kind === 'range' && isNamed && isShiftName(part.text)) label = part.text;
        else {
          const isJoined = isNamed && parts[at - 1]?.kind === 'words' && !part.afterComma;
          const last = rows.at(-1);
          if (last && isJoined && this.#isBehindName(part)) {
            rows[rows.length - 1] = { ...last, label: joinedLabel(last.label, part.text) };
            continue;
          }
          if (!head || !namesPerson(this.page, part.text, true)) return undefined;
          // `9-17 Ann - Grand Hotel` names Ann and a place, or two people.
          if (isJoined && !part.afterColon && !this.page.isPerson(part.text)) return undefined;
          isHeading ||= part.afterColon;
          rows.push({ person: part.text, days, range: head.range, label: head.label });
          isNamed = true;
        }
      } else return undefined;
    }
    // `9-17: Ann, bring the keys` names only Ann.
    const areCapitals = new Set(rows.map(({ person }) => /^\p{Ll}/u.test(person)));
    return isNamed && label === '' && days.length > 0 && areCapitals.size === 1 ? rows : undefined;
  }

  /** Whether words behind a name and a dash are the company's place or a remark: `Ann - Sick Bay`, `Ann - new starter`. */
  #isBehindName({ text, afterColon }: SentencePart & { kind: 'words' }): boolean {
    if (afterColon) return false;
    if (placeColumn(this.page.company, text) !== undefined) return true;
    const [first = '', ...more] = text.split(' ');
    // `new person Tom` names somebody else.
    const isShort = more.length < 2 && more.every((word) => /^\p{Ll}/u.test(word));
    return (isShort && isWordFor(first.toLowerCase(), 'remarks')) || isAll(text, 'confirmed');
  }

  #namesBeforeTimes(parts: readonly SentencePart[], days: readonly DayRef[]): SentenceRow[] | undefined {
    const rows: SentenceRow[] = [];
    let people: string[] = [];
    let isOpen = false;
    for (const part of parts) {
      if (part.kind === 'words') {
        if (part.inBrackets && isOpen) {
          const last = rows.at(-1);
          if (last) rows[rows.length - 1] = { ...last, label: part.text };
          continue;
        }
        if (!namesPerson(this.page, part.text, part.isLabel)) return undefined;
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

  /** Reads `Ann Mon 9-5, Bo Tue 12-8`, or `Ann 9-5, Bo 12-8` below a day. */
  #severalPeople(parts: readonly SentencePart[]): SentenceRow[] | undefined {
    if (!parts.some(({ kind }) => kind === 'day')) return this.#namesBeforeTimes(parts, this.above.days);
    const rows: SentenceRow[] = [];
    let partsOfPerson: SentencePart[] = [];
    let person = '';
    const close = () => {
      const read = person === '' ? [] : this.#ofPerson(person, partsOfPerson, false);
      if (read) rows.push(...read);
      return read !== undefined && (person === '' || read.length > 0);
    };
    for (const part of parts) {
      if (part.kind !== 'words' || part.inBrackets) partsOfPerson.push(part);
      else {
        if (person !== '' && !part.afterComma) return undefined;
        if (!namesPerson(this.page, part.text, part.isLabel) || !close()) return undefined;
        [person, partsOfPerson] = [part.text, []];
      }
    }
    return close() ? rows : undefined;
  }
}

/** The largest number of words in a remark after times. */
const LONGEST_REMARK = 4;

/**
 * Whether the last words are a remark: words in lower case after the one shift of a name in capitals, as in
 * `Sol 8-16 bar setup`.
 */
function isRemark(name: SentencePart, parts: readonly SentencePart[]): boolean {
  const [before, last] = parts.slice(-2);
  if (name.kind !== 'words' || last?.kind !== 'words' || last === name || !/^\p{Lu}/u.test(name.text))
    return false;
  const isBehind = before?.kind === 'range' || (before?.kind === 'words' && before.inBrackets);
  const isPlain = !last.afterComma && !last.afterColon && !last.isLabel && /^\p{Ll}/u.test(last.text);
  const isShort = last.text.split(' ').length <= LONGEST_REMARK && !hasWord(last.text, 'otherDays');
  return isBehind && isPlain && isShort && parts.filter(({ kind }) => kind === 'range').length === 1;
}

const PLAIN_WORDS = { isLabel: false, afterComma: false, afterColon: false, inBrackets: false };

function joinedLabel(one: string, other: string): string {
  return [one, other].filter((part) => part !== '').join(', ');
}
