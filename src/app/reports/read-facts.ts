import type { DaySpan } from '../../core/calendar/days';
import type { TrackedRow } from '../../core/changes/row';
import { checkRows } from '../../core/checks/check-rows';
import { departments, tasks, timeOffAccounts } from '../../core/entities/category-items';
import type { Entity } from '../../core/entities/entity';
import { qualifications } from '../../core/entities/qualifications';
import { timeBlocks, timesheet } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import { isError } from '../../core/problems/problem';
import type { ReportFacts, PlanWarning, Source } from '../../core/reports/facts';
import { leaveOf, qualificationsOf, shiftsOf, type RowsRead } from '../../core/reports/from-rows';
import type { ReportKind } from '../../core/reports/report';
import type { Sliced } from '../../core/slices';
import { logLayout, readLines } from '../../core/table/push-log';
import { readerOf } from '../../core/table/row-reader';
import { settingsLayouts } from '../../core/table/settings-sheets';
import type { WorkbookState } from '../job-context';
import { breachSentence } from '../planning/breach-view';
import { noticeSources, sourceLayouts } from '../planning/notice-sources';
import { averageUnknown, noNumbers, peopleUnchecked } from '../planning/unchecked';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { problemLink } from '../table/row-link';
import { rowName } from '../table/table-snapshot';
import { takeInTable, type TrackedTable } from '../table/take-in-table';
import { LINK_LIMIT, type LeftOutRows, type ReportsView } from '../view';
import { sliced } from '../work';

/** The sheets of the sources. The changes are in the log. */
const SHEETS: Readonly<Record<Exclude<Source, 'changes'>, Entity>> = {
  shifts: timeBlocks,
  timesheet,
  leave: timeOff,
  qualifications,
};

type Choices = ReportsView['choices'];

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** What a report is made from, and the rows that it must leave out. */
interface FactsRead {
  readonly facts: ReportFacts;
  readonly leftOut: readonly LeftOutRows[];
  /** The tables that were read, by source. */
  readonly tables: ReadonlyMap<Source, TrackedTable>;
}

/**
 * Reads the workbook's sheets that the sources need: the rows as they are, pushed or not. Sends nothing. Throws a
 * WorkbookProblem if a sheet lacks needed columns, and a Cancelled as soon as the result `isOver`.
 */
export async function readFacts(
  { workbook, clock }: Pick<Ports, 'workbook' | 'clock'>,
  state: WorkbookState,
  { sources: wanted, showsBreaches }: Pick<ReportKind, 'sources' | 'showsBreaches'>,
  isOver?: () => boolean,
): Promise<FactsRead> {
  const layouts = wanted.map((source) =>
    source === 'changes' ? logLayout() : describe(state, SHEETS[source].kind).layout,
  );
  const beside = showsBreaches ? sourceLayouts(state) : settingsLayouts();
  const once = new Map([...layouts, ...beside].map((layout) => [layout.kind, layout]));
  const sheets = await workbook.readSheets([...once.values()]);
  if (showsBreaches) await noticeSources({ workbook }, state, sheets);
  else await state.shiftRules.noticeSettings(sheets);
  const leftOut: LeftOutRows[] = [];
  const tables = new Map<Source, TrackedTable>();
  const sources: Mutable<ReportFacts['sources']> = {};
  const read = async <Fact>(
    source: Exclude<Source, 'changes'>,
    factsOf: (entity: Entity, rows: readonly TrackedRow[]) => Sliced<RowsRead<Fact>>,
  ): Promise<readonly Fact[]> => {
    if (!wanted.includes(source)) return [];
    const { kind, read: listed } = SHEETS[source];
    const table = await takeInTable(workbook, state, kind, undefined, undefined, isOver);
    if (!table) return [];
    tables.set(source, table);
    const work = factsOf(table.entity, table.tracking.rows);
    const { facts, unreadable } = await sliced('facts of a report', work, clock, isOver);
    const { readAt } = state.sync.snapshot(kind);
    const asOf = listed && readAt !== undefined ? { asOf: readAt } : {};
    const deleted = table.tracking.deleted.length;
    const { sheetName } = table.sheet;
    sources[source] = { sheet: sheetName, unreadable: unreadable.length, deleted, ...asOf };
    if (unreadable.length > 0) leftOut.push(leftOutOf(table, unreadable));
    return facts;
  };
  const shifts = await read('shifts', (entity, rows) => shiftsOf(entity, rows, 'current'));
  const worked = await read('timesheet', (entity, rows) => shiftsOf(entity, rows, 'timesheet'));
  const leave = await read('leave', leaveOf);
  const able = await read('qualifications', qualificationsOf);
  const log = wanted.includes('changes') ? await workbook.readSheet(logLayout()) : undefined;
  if (log) sources.changes = { sheet: log.sheetName, unreadable: 0 };
  const planned = tables.get('shifts');
  const facts: ReportFacts = {
    readAt: clock.localTime(),
    sources,
    ...choicesOf(state),
    shifts: [...shifts, ...worked],
    leave,
    counting: state.shiftRules.counting,
    holidays: state.shiftRules.holidays.holidays,
    wanted: state.shiftRules.wanted,
    qualifications: able,
    ...(showsBreaches && { unchecked: (period) => uncheckedIn(period, planned, state) }),
    warnings: () => (planned ? warningsIn(planned, state) : []),
    changes: log ? readLines(log.columns, log.rows) : [],
    colours: {
      departments: coloursOf(state, departments),
      tasks: coloursOf(state, tasks),
      'time-off-accounts': coloursOf(state, timeOffAccounts),
    },
  };
  return { facts, leftOut, tables };
}

/** What the rules do not look at in a period. `planned`: the table of the shifts. */
function uncheckedIn(
  period: DaySpan,
  planned: TrackedTable | undefined,
  { shiftRules }: WorkbookState,
): string[] {
  return [
    noNumbers(shiftRules),
    ...peopleUnchecked(shiftRules),
    ...(planned ? averageUnknown(shiftRules.breachIndex(planned.entity, planned.tracking.rows), period) : []),
  ].filter((sentence) => sentence !== '');
}

/** The rules for planning that the shifts of a table break. */
function warningsIn({ entity, sheet, tracking }: TrackedTable, { shiftRules }: WorkbookState): PlanWarning[] {
  const { weekStart } = shiftRules.rules.chosen;
  const breachIndex = shiftRules.breachIndex(entity, tracking.rows);
  return breachIndex.breaches.map((found) => ({
    personId: found.personId,
    person: found.person,
    day: found.day,
    sentence: breachSentence({ breachIndex, sheet }, found, weekStart),
    note: shiftRules.rules.noteOf(found),
    who: shiftRules.rules.whoAccepted(found),
  }));
}

/** Links to the first of the rows, each with its problems. */
function leftOutOf(table: TrackedTable, rows: readonly TrackedRow[]): LeftOutRows {
  const { entity, sheet } = table;
  const linked = rows.slice(0, LINK_LIMIT);
  const problems = checkRows(entity, linked, (index) => rowName(sheet, index), sheet.errors).filter(isError);
  return {
    sheet: sheet.sheetName,
    count: rows.length,
    rows: linked.map((row) =>
      problemLink(
        table,
        row,
        problems.filter(({ index }) => index === row.index),
      ),
    ),
  };
}

/** The colours of a kind's records as the service has them, by label. */
function coloursOf({ names, sync }: WorkbookState, entity: Entity): ReadonlyMap<string, string> {
  const labels = names.listOf(entity.kind);
  const read = readerOf(entity);
  return new Map(
    [...sync.snapshot(entity.kind).rows.values()].flatMap((row) => {
      const [colour, label] = [read.value(row, 'Color') ?? '', labels.labelOf(row.key)];
      return colour === '' || label === undefined ? [] : [[label, colour] as const];
    }),
  );
}

/** The people, departments and accounts that a report may be narrowed to, by the names that the workbook knows. */
export function choicesOf({ names }: WorkbookState): Choices {
  const listed = (kind: string) => names.listOf(kind).offered;
  return {
    people: listed('users'),
    departments: listed('departments'),
    accounts: listed('time-off-accounts'),
  };
}
