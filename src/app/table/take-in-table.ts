import { regionFormat } from '../../core/calendar/region-format';
import type { Baseline } from '../../core/changes/baseline';
import { withNamedTimes } from '../../core/changes/named-times';
import { ownRecords } from '../../core/changes/owners';
import type { SheetRow, TrackedRow, Tracking } from '../../core/changes/row';
import { trackingRows } from '../../core/changes/track-rows';
import { checkingRows } from '../../core/checks/check-rows';
import { warnPlan } from '../../core/checks/warn-plan';
import { warningRows } from '../../core/checks/warn-rows';
import type { Entity } from '../../core/entities/entity';
import {
  isError,
  problemRows as rowsWith,
  withoutWarningsBesideErrors,
  type Problem,
} from '../../core/problems/problem';
import { mapped, type Sliced } from '../../core/slices';
import { rowsInDoubt, unconfirmedFields, unconfirmedRows, sentByRow } from '../../core/sync/log-rows';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type RowId } from '../../core/table/layout';
import { type Cell, textOf } from '../../core/values/cell';
import { paneWords, sheetWords } from '../../core/words/words';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import type { Tracked } from '../pane/last-tracked';
import type { Sheet } from '../ports/excel-workbook';
import type { Workbook } from '../ports/workbook';
import { namedParts } from '../work';
import { describe, addsAllNeeded, neededColumns } from './columns';
import { tableMessages } from './table-messages';
import { rowName, type TableSnapshot } from './table-snapshot';

/** The rows that a push leaves out: those with an error and, if the user wants that, those with a warning. */
export function blockedRows({
  problems,
  excludesWarned,
}: Pick<TableSnapshot, 'problems' | 'excludesWarned'>): Set<number> {
  return rowsWith(excludesWarned ? problems : problems.filter(isError));
}

/** What is wrong with cells that only the service fills in. */
const OF_ASSIGNED: ReadonlySet<Problem['code']> = new Set(['key-typed', 'service-field-typed']);

/**
 * Takes in the table (takeInTable) and checks its rows.
 * @param seen the sheet, if it was already read
 * @returns undefined if the workbook has no such table
 * @throws a WorkbookProblem if needed columns are missing, and a Cancelled once the caller says that the result `isOver`
 */
export async function takeInAndCheck(
  workbook: Workbook,
  state: WorkbookState,
  kind: string,
  baseline: Baseline = state.sync.snapshot(kind),
  seen?: Sheet,
  isOver?: () => boolean,
): Promise<TableSnapshot | undefined> {
  const read = await takeInTable(workbook, state, kind, baseline, seen, isOver);
  if (!read) return undefined;
  const { entity, sheet, tracking } = read;
  const { lastTracked, turns } = state;
  const check = () => checkingRows(entity, tracking.rows, (index) => rowName(sheet, index), sheet.errors);
  const checked =
    lastTracked.problems.get(tracking) ?? (await turns.take('problems of rows', check(), isOver));
  lastTracked.problems.set(tracking, checked);
  const inDoubt = rowsInDoubt(state.sync.log(kind));
  const found = [
    // An interrupted push has written what the service assigned: those cells are right, and nobody has to clear them.
    ...checked.filter(
      ({ index, code }) => !OF_ASSIGNED.has(code) || !inDoubt.has(tracking.rows[index]?.id ?? ''),
    ),
    ...unconfirmedRows(entity, tracking.rows, state.sync.log(kind)),
  ];
  const wrong = rowsWith(found.filter(isError));
  const warned = await warningsOf(state, read, baseline, wrong, isOver);
  const problems = withoutWarningsBesideErrors([...found, ...warned]);
  return { ...read, problems, excludesWarned: state.checks.excludesWarned };
}

/** The warnings of a table. Those of shifts come from other tables too, so they are looked for each time. */
async function warningsOf(
  state: WorkbookState,
  read: Pick<TableSnapshot, 'entity' | 'sheet' | 'tracking'>,
  baseline: Baseline,
  wrong: ReadonlySet<number>,
  isOver: (() => boolean) | undefined,
): Promise<readonly Problem[]> {
  const { entity, tracking } = read;
  const sentBefore = state.sync
    .log(entity.kind)
    .flatMap(({ stage, row }) => (stage === 'may-send-again' ? [row] : []));
  const from = [...wrong, ...sentBefore];
  const known = entity.block ? undefined : state.lastTracked.warningsOf(tracking, from);
  if (known) return known;
  const work = warnings(state, read, baseline, wrong, new Set(sentBefore));
  const found = await state.turns.take('warnings of rows', work, isOver);
  if (!entity.block) state.lastTracked.keepWarnings(tracking, from, found);
  return found;
}

function* warnings(
  { shiftRules }: WorkbookState,
  { entity, sheet, tracking: { rows } }: Pick<TableSnapshot, 'entity' | 'sheet' | 'tracking'>,
  baseline: Baseline,
  wrong: ReadonlySet<number>,
  sentBefore: ReadonlySet<RowId>,
): Sliced<Problem[]> {
  if (!rows.some(({ change }) => change === 'new' || change === 'edited')) return [];
  const remembered = {
    records: [...baseline.rows.values()].filter(({ gone }) => gone !== true),
    sentBefore,
    breaches: () => shiftRules.findingBreaches(entity, rows),
    weekStart: shiftRules.rules.chosen.weekStart,
  };
  return yield* warningRows(entity, rows, wrong, remembered, (index) => rowName(sheet, index));
}

/** The warnings of stored rows. */
export function warningsOfStored(
  { shiftRules }: WorkbookState,
  { entity, sheet, tracking: { rows } }: Pick<TableSnapshot, 'entity' | 'sheet' | 'tracking'>,
  storedRows: readonly TrackedRow[],
): readonly Problem[] {
  if (!entity.block || storedRows.length === 0) return [];
  return warnPlan(storedRows, shiftRules.breaches(entity, rows), {
    entity,
    rowName: (index) => rowName(sheet, index),
    weekStart: shiftRules.rules.chosen.weekStart,
  });
}

/** A table that was taken in: its cells, and which row is which record. Its rows are not checked. */
export type TrackedTable = Omit<TableSnapshot, 'problems' | 'excludesWarned'>;

/**
 * Reads the table, finds which row is which record, and tells the lists of names and the rules for planning what its rows say. For a
 * caller that sends nothing: the rows are not checked.
 */
export async function takeInTable(
  workbook: Workbook,
  state: WorkbookState,
  kind: string,
  baseline: Baseline = state.sync.snapshot(kind),
  seen?: Sheet,
  isOver?: () => boolean,
): Promise<TrackedTable | undefined> {
  const { entity, layout } = describe(state, kind, baseline.unknownFields);
  const sheet = seen ?? (await workbook.readSheet(layout));
  if (!sheet) {
    state.shiftRules.forget(kind);
    state.lastTracked.forget(kind);
    return undefined;
  }
  const log = state.sync.log(kind);
  const unconfirmed = entity.read ? undefined : unconfirmedFields(log);
  const times = namedTimes(state, entity);
  const comparedWith = comparedWithCells(state, entity, [baseline, times]);
  function* track(): Sliced<Tracking> {
    const known = yield* state.lastTracked.again(kind, { sheet: sheet!, comparedWith, log });
    const tracked = known ?? (yield* namedParts('rows tracked', trackAnew()));
    state.lastTracked.keep(kind, tracked);
    const { rows } = tracked.tracking;
    state.names.notice(entity, rows);
    state.shiftRules.notice({
      entity,
      sheet: sheet!,
      rows,
      where: (index) => `${sheet!.sheetName}, ${rowName(sheet!, index)}`,
    });
    return tracked.tracking;
  }
  function* trackAnew(): Sliced<Tracked> {
    const rows = withNamedTimes(entity, yield* sheetRows(entity, sheet!), baseline.rows, times);
    const tracking = yield* trackingRows(entity, rows, baseline, sentByRow(log), unconfirmed);
    const isByLog = unconfirmed !== undefined || ownRecords(entity, rows, baseline) === undefined;
    return { sheet: sheet!, comparedWith, log: isByLog ? log : undefined, tracking };
  }
  const tracking = await state.turns.take('rows of a table', track(), isOver);
  return { entity, layout, sheet, tracking };
}

/** The records of the kind whose times the entity's rows take over; undefined if they take over none. */
function namedTimes({ sync }: WorkbookState, { timesFrom, fields }: Entity): Baseline | undefined {
  const kind = fields.find(({ id }) => id === timesFrom?.field)?.refers;
  return kind === undefined ? undefined : sync.snapshot(kind);
}

/**
 * All that decides beside a table's cells which record each row is, which cells are edited, and what is wrong with them: without the
 * write-ahead log.
 */
function comparedWithCells(
  { names, views }: WorkbookState,
  { fields }: Entity,
  baselines: readonly (Baseline | undefined)[],
): readonly unknown[] {
  return [
    ...baselines,
    names.frozenEdition,
    views.serviceWords,
    sheetWords.edition,
    paneWords.edition,
    regionFormat(),
    ...fields.map((field) => field.names),
  ];
}

function* sheetRows(entity: Entity, sheet: Sheet): Sliced<SheetRow[]> {
  const position = new Map(sheet.columns.map((id, at) => [id, at]));
  const missing = neededColumns(entity, sheet);
  if (missing.length > 0)
    throw new WorkbookProblem(
      tableMessages.missingColumns(sheet.sheetName, missing, addsAllNeeded(entity, sheet)),
    );
  const present = entity.fields.flatMap(({ id }) => {
    const at = position.get(id);
    return at === undefined ? [] : [{ id, at }];
  });
  const at = (id: string) => position.get(id) ?? -1;
  const [rowAt, statusAt, messageAt] = [at(ROW_COLUMN), at(STATUS_COLUMN), at(MESSAGE_COLUMN)];
  return yield* mapped(sheet.rows, (cells, index) => {
    const fields: Record<string, Cell> = {};
    for (const field of present) fields[field.id] = cells[field.at] ?? '';
    return {
      index,
      id: textOf(cells[rowAt] ?? '').trim(),
      cells: fields,
      status: cells[statusAt] ?? '',
      message: cells[messageAt] ?? '',
    };
  });
}
