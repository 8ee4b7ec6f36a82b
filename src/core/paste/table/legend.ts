import type { CodeMeaning } from '../answers';
import { isDayInMainLanguage, writtenDay } from '../days/days';
import { weekdaysNamed } from '../days/weekday-sets';
import type { PastedLine } from '../draft';
import { codeOf, type Code } from '../page';
import { asWritten } from '../times/am-pm';
import { readCell, timesToRange, type WrittenRange, isOff } from '../times/cell';
import type { Language } from '../words/languages';
import { isSideLine, sideOf } from './header-texts';
import { MOST_LEGEND_CELLS } from './legend-limits';
import { numberLegend } from './legend-numbers';
import { shiftLegend } from './legend-shifts';

/** A code and its meaning at the beginning of a line or a cell: `E = 7-15`, `Early (E): 7-15`, `AL annual leave`. */
const DEFINITION =
  /^\W{0,3}(?:\p{L}[\p{L} ]{0,24}\((\p{L}{1,4})\)|(\p{L}[\p{L}\p{N}]{0,3}))\s*(?:=|:|-|–|→|\s)\s*(.+)$/u;

/**
 * Codes that a text explains, and the lines that explain them (rule 29). A code counts only if a cell of the text
 * uses it.
 */
export function legendOf(lines: readonly PastedLine[]): {
  codes: Map<string, Code>;
  lines: ReadonlySet<number>;
} {
  const uses = usesOf(lines);
  const codes = new Map<string, Code>();
  const numbers = numberLegend(lines, rangesIn);
  for (const [code, meaning] of numbers.codes) codes.set(code, meaning);
  const shifts = shiftLegend(lines, rangesIn);
  for (const [name, meaning] of shifts.codes) codes.set(name, meaning);
  const found = new Set<number>([...numbers.lines, ...shifts.lines]);
  if (uses.size === 0) return { codes, lines: found };
  let head: LegendHead | undefined;
  let lastFound: number | undefined;
  for (const each of lines) {
    const { line, cells } = each;
    const first = cells.findIndex((cell) => cell.trim() !== '');
    head = legendHead(each) ?? head;
    const inTable = head && definedBelow(head, cells);
    const defined = inTable ?? definitionsIn(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
    if (!inTable && head?.line !== line) head = undefined;
    // If codes are directly below other codes of a legend, uses in the legend's own column count too, because this
    // column may also be a day's.
    const isNext = lastFound === line - 1;
    const isUsed = (code: string) =>
      uses.get(code)?.some((use) => use.line !== line && (isNext || use.at !== first)) === true;
    const used = defined.filter(([code]) => isUsed(code));
    if (used.length === 0 || used.length < defined.length / 2) continue;
    for (const [code, meaning] of defined) codes.set(code, oneOf(codes.get(code), meaning));
    found.add(line);
    lastFound = line;
    if (inTable && head) found.add(head.line);
  }
  return { codes, lines: found };
}

/** The first meaning of a code. If a second one has other times, the first is marked, so that a guard asks. */
function oneOf(known: Code | undefined, other: Code): Code {
  if (known === undefined) return other;
  if (timesIn(known) === timesIn(other) || known === 'off') return known;
  return known.map((range) => ({ ...range, isContradicted: true }));
}

function timesIn(code: Code): string {
  const times = (range: WrittenRange) => {
    const read = asWritten(range, 'clock');
    return read ? [read.start, read.end] : [range.form];
  };
  return code === 'off' ? code : JSON.stringify(code.map(times));
}

/** The headers of a table of codes: `Code | Start | End | Break`, perhaps with a second start and end. */
interface LegendHead {
  readonly line: number;
  /** The columns of each start and its end. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** The largest number of characters in a header. */
const LONGEST_HEAD = 40;
/** Headers of the column of codes. */
const CODE_HEAD =
  /^(?:codes?|shift(?: ?(?:codes?|no\.?))?|key|symbol|service|duty|run|turn|tour|kürzel|schicht|dienst(?:nr\.?)?|abk(?:ürzung)?\.?|sigle|poste|turno|zmiana)$/iu;

function legendHead({ line, cells }: PastedLine): LegendHead | undefined {
  if (cells.length > MOST_LEGEND_CELLS || cells.some((cell) => cell.length > LONGEST_HEAD)) return undefined;
  const lead = cells.map((cell) => cell.trim()).find((cell) => cell !== '');
  const placesOf = (side: 'in' | 'out') => cells.flatMap((cell, at) => (sideOf(cell) === side ? [at] : []));
  const [starts, ends] = [placesOf('in'), placesOf('out')];
  const pairs = starts.flatMap((start, at): [number, number][] => {
    const end = ends[at];
    return end !== undefined && end > start ? [[start, end]] : [];
  });
  const isPaired = pairs.length > 0 && pairs.length === starts.length && starts.length === ends.length;
  return isPaired && CODE_HEAD.test(lead ?? '') ? { line, pairs } : undefined;
}

/** Reads a row below these headers. Other columns, such as the break, do not belong to the times. */
function definedBelow({ pairs }: LegendHead, cells: readonly string[]): [string, Code][] | undefined {
  const text = (cells.find((cell) => cell.trim() !== '') ?? '').trim();
  const code = codeOf(text) ?? (NUMBER_CODE.test(text) ? text : undefined);
  const filled = pairs.filter((pair) => pair.some((at) => (cells[at] ?? '').trim() !== ''));
  const ranges = filled.flatMap(
    ([start, end]) => timesToRange(cells[start] ?? '', cells[end] ?? '', '') ?? [],
  );
  const isWhole = ranges.length > 0 && ranges.length === filled.length;
  return code !== undefined && isWhole ? [[code.toLowerCase(), ranges]] : undefined;
}

/** The number of a service in a table of services. */
const NUMBER_CODE = /^\d{2,4}$/;

/** A legend in columns beside a table: its codes, its first column and the column after its last. */
export interface SideLegend {
  readonly codes: ReadonlyMap<string, Code>;
  readonly from: number;
  readonly until: number;
}

/** A legend has at least this many codes with times under one another. */
const FEWEST_CODES = 2;

/** Finds two neighbouring columns with codes and their times, if other columns use the codes. */
export function sideLegend(lines: readonly PastedLine[], language: Language): SideLegend | undefined {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let at = 1; at + 1 < width && at < MOST_LEGEND_CELLS * 4; at += 1) {
    // Codes and times below days are shifts of these days.
    const isDay = (text = '') => writtenDay(text, language) !== undefined || /^\d{1,2}\.?$/.test(text.trim());
    if (lines.some(({ cells }) => isDay(cells[at]) || isDay(cells[at + 1]))) continue;
    const codes = new Map<string, Code>();
    let others = 0;
    for (const { cells } of lines) {
      const [code, ranges] = [codeOf(cells[at] ?? ''), rangesIn(cells[at + 1] ?? '')];
      if (code !== undefined && ranges) codes.set(code.toLowerCase(), ranges);
      else if (ranges) others += 1;
    }
    if (codes.size < FEWEST_CODES || others > 0) continue;
    const isUsed = (place: number) =>
      lines.some(({ cells }) => codes.has((cells[place] ?? '').trim().toLowerCase()));
    const uses = Array.from({ length: width }, (_, place) => place).filter(
      (place) => (place < at || place > at + 1) && isUsed(place),
    );
    if (uses.length > 0) return { codes, from: at, until: at + 2 };
  }
  return undefined;
}

interface Use {
  readonly line: number;
  readonly at: number;
}

/** This many uses of each code are remembered. More uses prove nothing. */
const MOST_USES = 20;

/** The cells that hold codes. `In` and `Out` in a line below the days are no codes. */
export function usesOf(lines: readonly PastedLine[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const each of lines) {
    const { line, cells } = each;
    if (isSideLine(each)) continue;
    for (const [at, cell] of cells.entries()) {
      const number = NUMBER_CODE.test(cell.trim()) ? cell.trim() : undefined;
      const code = at === 0 ? undefined : (codeOf(cell)?.toLowerCase() ?? number);
      if (code === undefined) continue;
      const known = uses.get(code) ?? [];
      if (known.length < MOST_USES) uses.set(code, [...known, { line, at }]);
    }
  }
  return uses;
}

function definitionsIn(filled: readonly string[]): [string, Code][] {
  // In `Codes | M | 7-15` the legend's title is beside its first code (rule 45).
  const cells = LEGEND_TITLE.test(filled[0] ?? '') ? filled.slice(1) : filled;
  if (cells.length === 0 || cells.length > MOST_LEGEND_CELLS) return [];
  const own = cells
    .flatMap((cell) => withWeekdays(partsOf(cell)).map(defined))
    .filter((each) => each !== undefined);
  if (own.length > 0) return own;
  // The cells hold a code, perhaps its name, and its times.
  const [first = '', ...rest] = cells;
  const code = codeOf(first);
  if (code === undefined || rest.length === 0 || rest.length > 4) return [];
  const ranges = rest.flatMap((cell) => rangesIn(cell) ?? []);
  const pair = rest.length >= 2 ? timesToRange(rest.at(-2) ?? '', rest.at(-1) ?? '', '') : undefined;
  if (ranges.length === 1 && !rest.some((cell) => readCell(cell).kind === 'time'))
    return [[code.toLowerCase(), ranges]];
  if (ranges.length === 0 && pair) return [[code.toLowerCase(), [pair]]];
  return rest.length === 1 && isOff(rest[0] ?? '') && /\p{L}{3}/u.test(rest[0] ?? '')
    ? [[code.toLowerCase(), 'off']]
    : [];
}

const LEGEND_WORDS = 'legend|legende|légende|key|codes?|shift codes?|kürzel';
const LEGEND_TITLE = new RegExp(String.raw`^(?:${LEGEND_WORDS})\s*[:=-]?$`, 'i');
const LEGEND_LEAD = new RegExp(String.raw`^(?:${LEGEND_WORDS})\s*[:=-]\s*`, 'i');

/** Splits several definitions in one cell: `E=7-15, L=14-22; N=22-6`. */
function partsOf(cell: string): string[] {
  const withoutTitle = cell.replace(LEGEND_LEAD, '');
  return withoutTitle.length > 300
    ? []
    : withoutTitle.split(
        /\s*(?:[;\n|]|\s\/\s(?=\p{L}[\p{L}\p{N}]{0,3}\s)|,\s(?=\p{L}|-\s?=)|\s[-–—]\s+(?=\p{L}[\p{L}\p{N}]{0,3}\s?[:=])|\s(?=\S{1,12}\s?=)|\s{2,}(?=\p{L}[\p{L}\p{N}]{0,3}\s?:\s))\s*/u,
      );
}

/** Joins times that begin with weekdays to the code before them: `E: weekdays 7-15, weekends 9-14` (rule 39). */
function withWeekdays(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const [lead = ''] = part.split(/\d/);
    if (whole.length > 0 && weekdaysNamed(lead)) whole.push(`${whole.pop() ?? ''}, ${part}`);
    else whole.push(part);
  }
  return whole;
}

function defined(part: string): [string, Code] | undefined {
  const match = DEFINITION.exec(part);
  if (!match) return undefined;
  const code = (match[1] ?? match[2] ?? '').toLowerCase();
  const meaning = match[3] ?? '';
  const isSpaced = !/[=:→(]|\s[-–]\s/.test(part.slice(0, part.length - meaning.length));
  const ranges = rangesIn(meaning);
  // `Mon: Bo 9-17` is a sentence about a day.
  if (ranges && isDayInMainLanguage(code) && hasLabel(meaning)) return undefined;
  // Without a sign between the words, `Bo 9-17` is a person.
  if (ranges && !(isSpaced && !/^\p{Lu}{1,3}\d?$/u.test(match[2] ?? ''))) return [code, ranges];
  return isOff(meaning) && /\p{L}{3}/u.test(meaning) && !isSpaced ? [code, 'off'] : undefined;
}

function hasLabel(text: string): boolean {
  const read = readCell(text);
  return read.kind === 'ranges' && read.ranges.some(({ label }) => label !== '');
}

/** The times of a code. Weekdays beside them limit the times to these days: `6-14 Mon-Fri, 8-14 Sat`. */
function rangesIn(text: string): readonly WrittenRange[] | undefined {
  const read = readCell(text);
  if (read.kind !== 'ranges') return undefined;
  const ranges = read.ranges.map((range) => {
    const weekdays = range.label === '' ? undefined : weekdaysNamed(range.label);
    return { ...range, label: '', ...(weekdays ? { weekdays } : {}) };
  });
  const areByDay = ranges.every(({ weekdays }) => weekdays !== undefined);
  return ranges.length <= 2 || areByDay ? ranges : undefined;
}

/** Codes whose meaning comes from the user. Their ranges are marked as such. */
export function userCodes(meanings: ReadonlyMap<string, CodeMeaning>): Map<string, Code> {
  const fromUser = (range: WrittenRange): WrittenRange => ({ ...range, isFromUser: true });
  return new Map(
    [...codesOf(meanings)].map(([code, means]) => [code, means === 'off' ? means : means.map(fromUser)]),
  );
}

/** Codes with a known meaning, as ranges. */
export function codesOf(meanings: ReadonlyMap<string, CodeMeaning>): Map<string, Code> {
  const codes = new Map<string, Code>();
  for (const [code, meaning] of meanings) {
    const range = meaning === 'off' ? undefined : rangeOf(meaning);
    if (meaning === 'off') codes.set(code.toLowerCase(), 'off');
    else if (range) codes.set(code.toLowerCase(), [known(range)]);
  }
  return codes;
}

function rangeOf(meaning: Exclude<CodeMeaning, 'off'>): WrittenRange | undefined {
  if (!('account' in meaning))
    return timesToRange(meaning.start, meaning.end, 'timeOff' in meaning ? meaning.timeOff : '');
  const wholeDay = timesToRange('00:00', '00:00', '');
  return wholeDay && { ...wholeDay, account: meaning.account };
}

/** The times of a known code are on the clock of 24 hours, whatever clock the text uses. */
function known(range: WrittenRange): WrittenRange {
  const sure = (time: WrittenRange['from']): WrittenRange['from'] =>
    time.kind === 'clock' ? { ...time, open: false, padded: false, is24: false, half: true } : time;
  return { ...range, from: sure(range.from), to: range.to && sure(range.to) };
}
