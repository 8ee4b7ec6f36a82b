import { WorkbookProblem } from '../../app/failures';
import type { Cell } from '../../core/values/cell';
import { writeMessages } from '../calls/messages';
import { subRange } from '../calls/run';
import {
  CELLS_APART,
  inOrder,
  placedCellKey,
  queueRun,
  rangeOfRun,
  runsOf,
  type Apart,
  type CellRun,
  loadIsStillHidden,
  NONE_HIDDEN,
  readHiddenRows,
  type HiddenRows,
} from './cell-runs';
import { batchParts, spansOf } from './cell-weights';
import type { FormerContent, Guards, PlacedCell, Target, WrittenPlace } from './column-formats';
import { putBack, givenText, isRespelling, learnApostrophes, marked } from './respelling';
import { loadedCells, cutRowRanges, inRowRanges } from './row-ranges';

/** cells/: reads and writes cells in blocks that Excel accepts, also under filters and in merged cells. */

/** If the user keeps changing a filter while cells are written, Shiftsheet asks the user to pause after this many tries. */
const MOST_TRIES = 4;

interface Written {
  readonly adjusted: Target[];
  readonly typed: Target[];
}

/**
 * Writes cells and reads back what Excel made of them. The batch that writes also reads the header and the guard columns
 * again, and which rows are hidden. If rows or columns moved in the meantime, the old contents are restored and the result is
 * 'moved'. `adjusted`: cells whose value in Excel is another spelling of the given one. `typed`: cells that the user changed
 * after they were read; they keep what the user typed.
 *
 * @throws WorkbookProblem if a cell shows neither its value nor another spelling of it: the value is in another cell. The old
 * contents are restored then.
 */
export async function writeCells(
  context: Excel.RequestContext,
  place: WrittenPlace,
  guards: Guards,
  targets: readonly Target[],
): Promise<'moved' | Written> {
  const hidden = place.hidesRows === true ? await readHiddenRows(context, place) : NONE_HIDDEN;
  const expected = new Map([...guards].map(([at, cells]) => [at, [...cells]]));
  const result: Written = { adjusted: [], typed: [] };
  const sorted = inOrder(targets);
  const most = hidden.size === 0 ? Infinity : CELLS_APART;
  for (const { start, count } of cutRowRanges(sorted.length, 1, () => 0, most)) {
    const part = sorted.slice(start, start + count);
    const written = await writePart(context, place, expected, part, hidden);
    if (written === 'moved') return 'moved';
    result.adjusted.push(...written.adjusted);
    result.typed.push(...written.typed);
    // A guard column may itself be written: that of the rows' ids is.
    for (const { index, at, cell } of part) {
      const guard = expected.get(at);
      if (guard && index < guard.length) guard[index] = cell;
    }
  }
  return result;
}

/** Writes cells of a place that has neither a header nor guards, in parts. Returns those that Excel shows in another spelling. */
export async function writeUnguarded(
  context: Excel.RequestContext,
  place: WrittenPlace,
  targets: readonly Target[],
): Promise<Target[]> {
  const adjusted: Target[] = [];
  for (const part of batchParts(targets, new Map()))
    await inRowRanges([{ start: 0, count: part.length }], async ({ start, count }) => {
      const written = await writeCells(context, place, new Map(), part.slice(start, start + count));
      // Without a header and guards to compare, no write is taken back.
      if (written !== 'moved') adjusted.push(...written.adjusted);
    });
  return adjusted;
}

async function writePart(
  context: Excel.RequestContext,
  place: WrittenPlace,
  guards: Guards,
  targets: readonly Target[],
  hidden: HiddenRows,
): Promise<'moved' | Written> {
  const { excel = {} } = place;
  const known = { ...excel };
  const first = (text: string) => givenText(text, known);
  // With or without the apostrophe that marks it as text for Excel, whichever was not tried.
  const second = (text: string) => (first(text) === text ? marked(text) : text);
  let wanted = [...targets];
  const adjusted = new Map<string, Target>();
  const typed: Target[] = [];
  for (const spell of [first, second]) {
    const spelled = wanted.map((target) => ({
      ...target,
      spelled: typeof target.cell === 'string' && target.cell !== '' ? spell(target.cell) : target.cell,
    }));
    const written = await writeRightly(context, place, guards, spelled, hidden);
    if (written === 'moved') return 'moved';
    typed.push(...written.typed);
    for (const target of wanted) {
      const now = written.now.get(placedCellKey(target));
      learnApostrophes(excel, target.cell, now);
      adjusted.delete(placedCellKey(target));
      if (now !== undefined && now !== target.cell)
        adjusted.set(placedCellKey(target), { ...target, cell: now });
    }
    // Only texts have a second spelling: with an apostrophe in front, Excel does not read them as something else.
    wanted = wanted
      .filter(({ index, at, cell }) => typeof cell === 'string' && adjusted.has(placedCellKey({ index, at })))
      .map((target) => ({
        ...placeOf(target),
        ...unlessTyped(target.cell, adjusted.get(placedCellKey(target))?.cell),
      }));
    if (wanted.length === 0) break;
  }
  return { adjusted: [...adjusted.values()], typed };
}

const placeOf = ({ index, at, cell }: Target): PlacedCell => ({ index, at, cell });

/**
 * What a cell shows before it is written again: if it shows something else then, the user has typed there. The value of a formula is
 * not its content, with which `was` is compared, so a text that Excel may have taken for a formula is replaced in any case.
 */
export function unlessTyped(cell: Cell, now: Cell | undefined): { readonly was?: Cell } {
  const isFormula = typeof cell === 'string' && /^[=+\-@]/.test(cell);
  return isFormula || now === undefined || typeof now === 'boolean' ? {} : { was: now };
}

interface Spelled extends Target {
  readonly spelled: Cell;
}

/** What the written cells show after the write, by their keys, without those that the user had typed into. */
interface Outcome {
  readonly now: ReadonlyMap<string, Cell>;
  readonly typed: Target[];
}

/** Writes until every value is in its own cell: again if rows were hidden in the meantime, and at last cell by cell. */
async function writeRightly(
  context: Excel.RequestContext,
  place: WrittenPlace,
  guards: Guards,
  targets: readonly Spelled[],
  hiddenBefore: HiddenRows,
): Promise<'moved' | Outcome> {
  let hidden = hiddenBefore;
  let apart: Apart = hidden;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const result = await tryWrite(context, place, guards, targets, hidden, apart);
    if (result !== 'hidden' && result !== 'elsewhere') return result;
    if (result === 'elsewhere' && apart === 'all') break;
    hidden = await readHiddenRows(context, place);
    apart = result === 'elsewhere' ? 'all' : hidden;
  }
  throw new WorkbookProblem(writeMessages.putIntoOtherRows);
}

/**
 * One try. 'hidden': rows were hidden or shown in the meantime. 'elsewhere': a value is not in its cell, or another cell has
 * changed. With each answer other than an outcome, the old contents are restored.
 */
async function tryWrite(
  context: Excel.RequestContext,
  place: WrittenPlace,
  guards: Guards,
  targets: readonly Spelled[],
  hidden: HiddenRows,
  apart: Apart,
): Promise<'moved' | 'hidden' | 'elsewhere' | Outcome> {
  const isStill = loadGuards(place, guards, targets);
  const isStillHidden = loadIsStillHidden(place, targets, hidden);
  context.application.suspendApiCalculationUntilNextSync();
  const cells = targets.map(({ index, at, spelled }) => ({ index, at, cell: spelled }));
  const written = runsOf(cells, hidden, place.longest).map((run) => loadAround(place, run, apart));
  await context.sync();
  const { now, before, others } = readAround(written);
  const isMoved = !isStill();
  if (!isStillHidden()) {
    await putBack(context, place, [...before.values(), ...others], await readHiddenRows(context, place));
    return isMoved ? 'moved' : 'hidden';
  }
  if (isMoved) {
    // Cells that were not written are left out: a user's formula beside our cells is not written a second time.
    await putBack(context, place, [...before.values()], hidden);
    return 'moved';
  }
  const isElsewhere =
    others.some(({ cell, now: formula }) => cell !== formula) ||
    targets.some((target) => !isRespellingOf(target, now.get(placedCellKey(target))));
  if (isElsewhere) {
    await putBack(context, place, [...before.values(), ...others], hidden);
    return 'elsewhere';
  }
  const typed = targets.filter((target) => {
    const { was, cell } = target;
    const found = before.get(placedCellKey(target))?.cell;
    // What is already there need not be put back: an earlier try may have written it.
    return was !== undefined && found !== undefined && found !== was && found !== cell;
  });
  if (typed.length > 0)
    await putBack(
      context,
      place,
      typed.flatMap((target) => before.get(placedCellKey(target)) ?? []),
      hidden,
    );
  for (const target of typed) now.delete(placedCellKey(target));
  return { now, typed };
}

function isRespellingOf({ cell, spelled }: Spelled, now: Cell | undefined): boolean {
  return now !== undefined && (now === spelled || isRespelling(cell, now, spelled !== cell));
}

/**
 * Asks in this batch for the header, the number of rows, and the guard columns in the rows of the targets. After the sync, the
 * result says whether they are as expected.
 */
function loadGuards(place: WrittenPlace, guards: Guards, targets: readonly PlacedCell[]): () => boolean {
  const header = place.header?.range();
  header?.load('values');
  const isSameHeader = () =>
    header === undefined || sameHeader(loadedCells(header), place.header?.texts ?? []);
  if (guards.size === 0) return isSameHeader;
  const body = place.body();
  body.load('rowCount');
  const spans = spansOf(targets);
  const guarded = [...guards].map(([at, expected]) => ({
    expected,
    parts: spans.map(({ start, count }) => {
      const range = subRange(place.body(), start, at, count, 1);
      range.load('values');
      return { range, start, count };
    }),
  }));
  return () =>
    isSameHeader() &&
    guarded.every(
      ({ expected, parts }) =>
        body.rowCount === expected.length &&
        parts.every(({ range, start, count }) =>
          sameColumn(loadedCells(range), expected.slice(start, start + count)),
        ),
    );
}

interface Around {
  readonly run: CellRun;
  readonly before: Excel.Range;
  readonly after: Excel.Range;
  readonly isBridged: boolean;
}

/** Queues a write, with its cells read before and after it. One range does both, unless formulas are read twice. */
function loadAround(place: WrittenPlace, run: CellRun, apart: Apart): Around {
  const isBridged = run.cells.includes(null);
  const before = rangeOfRun(place.body(), run);
  before.load('formulas,text');
  queueRun(place.body(), run, apart, 'values', before);
  const after = isBridged ? rangeOfRun(place.body(), run) : before;
  after.load(isBridged ? 'values,formulas' : 'values');
  return { run, before, after, isBridged };
}

/** A cell between written ones: what it had before, and has after the write. */
interface Other extends FormerContent {
  readonly now: Cell | undefined;
}

function readAround(written: readonly Around[]) {
  const now = new Map<string, Cell>();
  const before = new Map<string, FormerContent>();
  const others: Other[] = [];
  for (const { run, before: old, after, isBridged } of written) {
    for (const [step, [cell = '']] of loadedCells(old, 'formulas').entries()) {
      // A text that begins with `=` shows itself, a formula shows its value.
      const isFormula = typeof cell === 'string' && cell.startsWith('=') && cell !== old.text[step]?.[0];
      const placed = { index: run.start + step, at: run.at, cell, ...(isFormula ? { isFormula } : {}) };
      if (run.cells[step] === null) {
        others.push({ ...placed, now: isBridged ? loadedCells(after, 'formulas')[step]?.[0] : cell });
        continue;
      }
      before.set(placedCellKey(placed), placed);
      now.set(placedCellKey(placed), loadedCells(after)[step]?.[0] ?? '');
    }
  }
  return { now, before, others };
}

function sameHeader([now = []]: readonly (readonly Cell[])[], expected: readonly string[]): boolean {
  return now.length === expected.length && now.every((cell, at) => String(cell) === expected[at]);
}

function sameColumn(values: readonly (readonly Cell[])[], expected: readonly Cell[]): boolean {
  return values.length === expected.length && values.every((row, index) => row[0] === expected[index]);
}
