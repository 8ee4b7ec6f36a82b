import type { Entity } from '../../core/entities/entity';
import { qualifications } from '../../core/entities/qualifications';
import { timeBlocks, timesheet } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import type { TrackedRow } from '../../core/changes/track';
import type { Facts, Source } from '../../core/reports/facts';
import { leaveOf, qualificationsOf, shiftsOf, type RowsRead } from '../../core/reports/from-rows';
import { logLayout, readLines } from '../../core/push/push-log';
import type { Ports } from '../ports';
import { readUnchecked } from '../table/table';
import type { ReportsView } from '../view';
import type { Known } from '../work';

type Choices = ReportsView['choices'];

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/**
 * What the workbook's sheets hold, as far as the sources ask for it: the rows as they stand, pushed or not. Sends
 * nothing. Throws a WorkbookProblem where a sheet's columns don't do.
 */
export async function readFacts(
  { workbook, clock }: Pick<Ports, 'workbook' | 'clock'>,
  known: Known,
  wanted: readonly Source[],
): Promise<Facts> {
  const sources: Mutable<Facts['sources']> = {};
  const read = async <Fact>(
    source: Source,
    { kind, read: listed }: Entity,
    factsOf: (entity: Entity, rows: readonly TrackedRow[]) => RowsRead<Fact>,
  ): Promise<readonly Fact[]> => {
    if (!wanted.includes(source)) return [];
    const table = await readUnchecked(workbook, known, kind);
    if (!table) return [];
    const { facts, unreadable } = factsOf(table.entity, table.tracking.rows);
    const { readAt } = known.baselines.get(kind);
    const asOf = listed && readAt !== undefined ? { asOf: readAt } : {};
    const deleted = table.tracking.deleted.length;
    sources[source] = { sheet: table.sheet.sheetName, unreadable, deleted, ...asOf };
    return facts;
  };
  const shifts = await read('shifts', timeBlocks, (entity, rows) => shiftsOf(entity, rows, 'current'));
  const worked = await read('timesheet', timesheet, (entity, rows) => shiftsOf(entity, rows, 'timesheet'));
  const leave = await read('leave', timeOff, leaveOf);
  const able = await read('qualifications', qualifications, qualificationsOf);
  const log = wanted.includes('changes') ? await workbook.open(logLayout) : undefined;
  if (log) sources.changes = { sheet: log.sheetName, unreadable: 0 };
  return {
    readAt: clock.localTime(),
    sources,
    ...choicesOf(known),
    shifts: [...shifts, ...worked],
    leave,
    qualifications: able,
    changes: log ? readLines(log.columns, log.rows) : [],
  };
}

/** Whom and what a report may be narrowed to, by the names that the workbook knows. */
export function choicesOf({ names }: Known): Choices {
  const listed = (kind: string) => names.listOf(kind).entries;
  return {
    people: listed('users'),
    departments: listed('departments'),
    accounts: listed('time-off-accounts'),
  };
}
