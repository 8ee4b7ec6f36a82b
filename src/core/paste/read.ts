import { atOnce, stage, type Sliced } from '../slices';
import { CELL_TEXT_LIMIT } from '../values/cell';
import type { PasteAnswers } from './answers';
import type { WeekHint } from './days/day-items';
import { sideLegend, type SideLegend } from './definitions/code-tables';
import type { Code } from './definitions/codes';
import { definitionsOf } from './definitions/definitions';
import { knownCodes, userCodes } from './definitions/meanings';
import { withNamedEnds } from './definitions/named-ends';
import { ticksIn } from './definitions/ticks';
import type { LeftOutRow, PastedColumn, PastedShape } from './draft';
import { readTableLines } from './layouts/table';
import { type PastedLine, filledCells, lineText, shortened } from './lines';
import type { TableColumns } from './list/list-table';
import { overviewOf, type Overview } from './overview';
import { PastedPage, type UserCode } from './page';
import { NO_COMPANY, type PastedCompany } from './people/company';
import type { Question } from './questions';
import type { PastedShift } from './read-shift';
import { why, type Reason } from './reasons';
import { repeatedWords } from './repeated-words';
import { resolve } from './result/resolve';
import { askStandby } from './result/standby';
import { areCards, cardLine } from './sentences/card-headings';
import { readSentences } from './sentences/sentences';
import { rowsOfCells } from './text/cell-per-line';
import { MOST_CELLS, gridInSlices, type TextGrid } from './text/grid';
import { withoutHtml } from './text/html';
import { languageIn, makingNames } from './text/language';
import { messageLines, type MessageLines } from './text/message-lines';
import { messageParts } from './text/message-parts';
import { isUnconfirmedHeading, unconfirmedLines } from './text/unconfirmed';
import { LONGEST_CELL, rangesIn } from './times/cell';
import { isHeaderText } from './words/header-texts';
import type { Targets } from './words/header-words';
import { hasWord } from './words/lexicon';

/** A pasted text as shifts. Each line that holds anything makes shifts, or is left with a reason. */
export interface PastedText {
  readonly shape: PastedShape;
  /** False if the columns were guessed from their contents. */
  readonly headed: boolean;
  /** The columns of a list. In a roster, those beside the days that are not read or that the user has given a field. */
  readonly columns: readonly PastedColumn[];
  readonly shifts: readonly PastedShift[];
  readonly leftOut: readonly LeftOutRow[];
  readonly asked: readonly Question[];
  /** Columns that hold something and are not read, by their headers. */
  readonly unused: readonly string[];
  /** Codes in the text whose meaning comes from the user, as the text writes them. */
  readonly userCodes: readonly UserCode[];
  /** In a table with people across: the headers of the columns without a shift, which may be names of people. */
  readonly columnsWithoutShift: readonly string[];
  /** The days that the text covers. */
  readonly days: ReadonlySet<string>;
}

/** A text that is split into lines and cells. It can be read again with other answers. */
export interface Pasted {
  /** The head, the greeting and the end of a message, which are not part of the grid. */
  readonly message: MessageLines;
  readonly grid: TextGrid;
  /** The overview of the lines that are read: those of cells, or the plain ones. */
  readonly overview: Overview;
  readonly text: string;
  /** The text as it was pasted. */
  readonly pasted: string;
}

/** Splits a text into lines and cells, in slices. */
export function* splitting(text: string): Sliced<Pasted> {
  yield* makingNames();
  // A letter and its accent may be two characters (macOS, PDF files). The words of the languages have one.
  const plain = yield* stage(withNamedEnds(withoutHtml(text.normalize('NFC'))), 0, 0.5);
  const message = messageLines(plain);
  yield 0.6;
  const split = yield* stage(gridInSlices(message.text), 0.6, 0.9);
  const rows = split.hasCells ? undefined : rowsOfCells(split.plain(), languageIn(plain));
  const grid = rows ? { ...split, lines: rows, hasCells: true } : split;
  const overview = yield* stage(overviewOf(grid.hasCells ? grid.lines : grid.plain()), 0.9, 1);
  return { message, grid, overview, text: plain, pasted: text };
}

/** Splits a text without a pause. */
export const splitPasted = (text: string): Pasted => atOnce(splitting(text));

/** Whether a line is quoted from an older message: `> Wed: Sue 9-5`. */
function isQuoted({ cells }: PastedLine): boolean {
  return /^\s*>/.test(cells[0] ?? '');
}

/**
 * Whether a cell holds more than a cell of Excel can. No planner wrote such a cell, and regular expressions overflow
 * on megabytes.
 */
function isTooLong({ cells }: PastedLine): boolean {
  return cells.some((cell) => cell.length > CELL_TEXT_LIMIT);
}

/**
 * Reads a pasted text with the user's answers. `targets` are the columns of the sheet for the shifts. The company's
 * names go before the words of the languages.
 */
export const readPasted = (...inputs: Parameters<typeof reading>): PastedText => atOnce(reading(...inputs));

/** The same in slices. */
export function* reading(
  { message, grid, overview, text }: Pasted,
  targets: Targets,
  answers: PasteAnswers,
  company: PastedCompany = NO_COMPANY,
): Sliced<PastedText> {
  const { language, spoken } = languageIn(text);
  const lines = grid.hasCells ? grid.lines : grid.plain();
  const defined = yield* stage(definitionsOf(grid.lines, lines, overview), 0, 0.15);
  const beside = grid.hasCells
    ? yield* stage(sideLegend(grid.lines, overview, language), 0.15, 0.2)
    : undefined;
  const ticks = grid.hasCells ? ticksIn(grid.lines, overview) : undefined;
  yield 0.2;
  // A company with time off is asked what kind of time off such a code is.
  const asksAway = (answers.timeOffNames ?? []).length > 0;
  const isAsked = (code: string) => asksAway && defined.explained.get(code) === 'away';
  const offCodes = [...defined.explained].flatMap(([code, means]): [string, Code][] =>
    means === 'else' || isAsked(code) ? [] : [[code, 'off']],
  );
  // What the text says goes before the times that the user has given the code for another text.
  const said = [...(answers.codes ?? [])].filter(
    ([code, means]) => !isAsked(code) || means === 'off' || 'account' in means || 'timeOff' in means,
  );
  const codes = new Map([
    ...(ticks?.marks ?? new Map<string, Code>()),
    ...knownCodes(answers.timesOfDay ?? []),
    ...userCodes(said),
    ...offCodes,
    ...(beside?.codes ?? new Map<string, Code>()),
    ...[...defined.codes].filter(
      ([code, means]) => means !== 'off' || (defined.explained.get(code) !== 'else' && !isAsked(code)),
    ),
  ]);
  const unconfirmed = unconfirmedLines(lines, overview);
  yield 0.2;
  const newPage = () => {
    const made = new PastedPage(
      language,
      spoken,
      answers,
      codes,
      grid.isFromSheet,
      company,
      defined.names,
      defined.explained,
      lines,
      overview,
    );
    [made.greeted, made.ticks] = [message.greeted, ticks];
    made.isRepeatedWord = repeatedWords(made, lines);
    return made;
  };
  /** Why a line is not part of the table or of the message. A legend may be a line of the message. */
  const reasonOutside = (line: PastedLine, isMessage: boolean): Reason | undefined => {
    const definition = defined.lines.get(line.line);
    if (definition === 'initials' || (definition && !isMessage)) return why[definition];
    if (isTooLong(line)) return why.tooLong;
    if (isQuoted(line)) return why.quoted;
    const above = unconfirmed.get(line.line);
    if (above !== undefined) return why.belowUnconfirmed(above);
    const isApart = grid.ragged.has(line.line) || line.cells.length > MOST_CELLS;
    return isApart && !isMessage ? why.notInLine : undefined;
  };
  let [page, columns] = [newPage(), [] as readonly PastedColumn[]];
  let [shape, headed]: [PastedShape, boolean] = ['list', true];
  const isMessage = answers.layout === 'message' || answers.layout === 'days-below';
  const isOfCards = grid.hasCells && areCards(page, grid.lines);
  if (grid.hasCells && !isOfCards && !isMessage) {
    const body = lines.filter((line) => reasonOutside(line, false) === undefined);
    const parts = messageParts(page, body);
    const rows =
      parts.length === 0 ? body : body.filter((line) => !parts.some((part) => part.includes(line)));
    yield 0.2;
    const tableRows = beside ? rows.map((row) => withoutLegend(page, row, beside)) : rows;
    const table = yield* stage(readTableLines(page, tableRows, targets), 0.2, 0.7);
    ({ shape, headed } = table);
    columns = shape === 'list' ? columnsOf(table) : [...page.besideDays.values()];
    for (const part of parts) yield* stage(readSentences(page, part, false, weekOf(page)), 0.7, 0.7);
    for (const line of lines) {
      const reason = reasonOutside(line, false);
      if (reason) page.leave(line.line, lineText(line.cells), reason);
    }
  }
  if (page.drafts.length === 0 && (isMessage || answers.layout === undefined)) {
    const sentences = newPage();
    const cards = grid.isFromSheet ? grid.lines.map(cardLine) : grid.plain();
    const rows = isOfCards ? cards : grid.hasCells ? joined(grid) : grid.plain();
    for (const row of rows) {
      const reason = reasonOutside(row, true);
      if (reason) sentences.leave(row.line, shortened(lineText(row.cells)), reason);
    }
    const inside = rows.filter((row) => reasonOutside(row, true) === undefined);
    // From the end on, a day below its shifts stands before them.
    const body = answers.layout === 'days-below' ? inside.reverse() : inside;
    yield* stage(readSentences(sentences, body, grid.hasCells && !isOfCards), grid.hasCells ? 0.7 : 0.2, 0.7);
    if (sentences.drafts.length > 0 || !grid.hasCells) {
      [page, shape, headed, columns] = [sentences, 'sentences', true, []];
    }
  }
  for (const { line, cells } of message.head) page.leave(line, shortened(lineText(cells)), why.mailHead);
  for (const { line, cells } of message.greetings) page.leave(line, shortened(lineText(cells)), why.greeting);
  for (const { line, cells } of message.closings) page.leave(line, shortened(lineText(cells)), why.closing);
  const header = shape === 'sentences' && grid.hasCells ? unknownHeader(page, grid) : undefined;
  page.noShiftsTitle ??= findNoShiftsTitle(page, grid) ?? header;
  yield 0.7;
  askStandby(page, grid.hasCells ? grid.lines : grid.plain());
  yield 0.7;
  const resolved = yield* stage(resolve(page), 0.7, 1);
  const { columnsWithoutShift, userCodes: codesOfUser } = page;
  return {
    shape,
    headed,
    columns,
    ...resolved,
    columnsWithoutShift,
    unused: [...page.unused],
    userCodes: codesOfUser,
  };
}

/**
 * The first line with several cells, if all of them are words and only some are known headers: the lines below it may be no shifts.
 */
function unknownHeader(page: PastedPage, { lines }: TextGrid): string | undefined {
  const first = lines.find(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const filled = first?.cells.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? [];
  const areWords = filled.every((cell) => page.cell(cell).kind === 'words' && !page.days(cell));
  const isHeader = (cell: string) => isHeaderText(cell, page.spoken);
  return areWords && filled.some(isHeader) && !filled.every(isHeader)
    ? shortened(filled.join(' | '))
    : undefined;
}

/** The week in a table's title, which is also the week of a message below the table. */
function weekOf({ groups }: PastedPage): WeekHint {
  return groups.find(({ week }) => week.day !== undefined || week.number !== undefined)?.week ?? {};
}

/** A line without the cells of the legend beside it. These cells are listed as left. */
function withoutLegend(
  page: PastedPage,
  { line, cells }: PastedLine,
  { from, until }: SideLegend,
): PastedLine {
  const legendText = lineText(cells.slice(from, until));
  if (legendText !== '') page.leave(line, legendText, why.legend);
  return { line, cells: cells.map((cell, at) => (at >= from && at < until ? '' : cell)) };
}

/** Of the filled lines above the first times, this many are searched for titles. */
const TITLE_LINES = 4;

function findNoShiftsTitle(page: PastedPage, { lines }: TextGrid): string | undefined {
  // A title below the first times is only the heading of a part.
  const holdsTimes = (cells: readonly string[]) =>
    cells.some((cell) => rangesIn(cell.slice(0, LONGEST_CELL)).length > 0) ||
    (cells.length > 1 && cells.some((cell) => page.cell(cell).kind === 'time'));
  const titles: (readonly string[])[] = [];
  for (const { cells } of lines) {
    const filled = filledCells(cells);
    if (titles.length === TITLE_LINES || holdsTimes(filled)) break;
    if (filled.length > 0) titles.push(filled);
  }
  const found = titles.find(
    ([only = '', ...more]) =>
      more.length === 0 &&
      (hasWord(only, 'noShiftsTitle') || isUnconfirmedHeading(only)) &&
      page.cell(only).kind !== 'ranges',
  );
  return found && shortened(found[0] ?? '');
}

/** Joins the cells of each line, to read the lines as sentences if no table can be read. */
function joined({ lines }: TextGrid): ReturnType<TextGrid['plain']> {
  return lines.map(({ line, cells }) => ({
    line,
    cells: [
      cells
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(', '),
    ],
  }));
}

/** The largest number of characters of a sample that the pane shows. */
const LONGEST_SAMPLE = 40;

function columnsOf({ header, body, matched, days }: TableColumns): PastedColumn[] {
  const width = [header, ...body].reduce((most, line) => Math.max(most, line?.cells.length ?? 0), 0);
  const columns: PastedColumn[] = [];
  for (let at = 0; at < width; at += 1) {
    if (days.has(at)) continue;
    const heading = (header?.cells[at] ?? '').trim();
    const sample = body.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at]?.trim() ?? '';
    if (heading === '' && sample === '') continue;
    const target = matched.get(at) ?? '';
    columns.push({
      at,
      header: heading,
      sample: sample.slice(0, LONGEST_SAMPLE),
      target: target === 'Ignored' ? '' : target,
    });
  }
  return columns;
}
