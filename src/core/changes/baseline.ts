/**
 * changes/: what the user changed. Shiftsheet compares the cells with the baseline and keeps no log of edit events: Excel
 * drops and merges events, and also sends them for Shiftsheet's own writes.
 */
import type { Entity } from '../entities/entity';
import type { RowId } from '../table/layout';
import { type FieldCells, type ServiceRecord, meansRecord } from '../table/record';

/** One row as last known on the service. Fields that no list contains have the value that was last stored from here. */
export interface BaselineRow extends ServiceRecord {
  readonly id: RowId;
  /** The record's key on the service. */
  readonly key: string;
  /** Cells as Excel shows them, where Excel changed them while writing; they do not count as edits. */
  readonly shown?: FieldCells;
  /**
   * Fields that both sides changed and that the user has not decided about, with their values from before. A field counts
   * only while it is still edited (`openConflicts`).
   */
  readonly conflicts?: FieldCells;
  /**
   * For fields in conflict: the other value, if it is an edit of a backup and not the service's value. If the user takes it, it is
   * an edit of this row.
   */
  readonly fromBackup?: FieldCells;
  /**
   * The row had another record's hidden id, or was edited beside an edited copy, or was renamed while it was sent. The
   * preview shows its next changes before they are sent, until the row equals the service's record again.
   */
  readonly needsPreview?: boolean;
  /** True after a list no longer contained the record. */
  readonly gone?: boolean;
  /**
   * When it was found out that the record is stored so: milliseconds since 1970 by this device's clock. Only for kinds that the
   * service can't list. Undefined if nothing was stored from here since, or if an older release stored it.
   */
  readonly knownAt?: number;
  /**
   * The `knownAt` of the states from which this one was made, oldest first. They show which of two workbooks has the newer state
   * (`newerOf`).
   */
  readonly earlier?: readonly number[];
  /** The user has said that the service has this record. No push from this workbook has added it. */
  readonly adopted?: true;
}

/** What was last sent for a row that is not stored. Its Status stays true until the row is edited again. */
export interface Attempt {
  readonly cells: FieldCells;
  readonly status: string;
  readonly message: string;
  /**
   * Why nobody knows whether the row is stored. Undefined if the row was answered, or if an older release wrote the attempt.
   */
  readonly unknown?: string;
}

export interface Baseline {
  readonly rows: ReadonlyMap<RowId, BaselineRow>;
  readonly attempts: ReadonlyMap<RowId, Attempt>;
  /** Fields that the service sent and that the entity does not know. They have columns of their own. */
  readonly unknownFields: readonly string[];
  /** When the whole list was last read from the service: `yyyy-MM-ddTHH:mm` by the user's clock. */
  readonly readAt?: string;
}

export const emptyBaseline: Baseline = { rows: new Map(), attempts: new Map(), unknownFields: [] };

/** All rows without edits share this array. */
const NONE: readonly string[] = [];

/**
 * Ids of the fields whose cells mean something else than the baseline. A column that is missing from the sheet has no edits.
 */
export function editedFields(entity: Entity, cells: FieldCells, base: BaselineRow): readonly string[] {
  let edited: string[] | undefined;
  for (const field of entity.fields) {
    const cell = cells[field.id];
    // Nearly all cells are as they were.
    if (cell === undefined || cell === base.cells[field.id]) continue;
    if (base.shown && base.shown[field.id] === cell) continue;
    if (!meansRecord(field, cell, base)) (edited ??= []).push(field.id);
  }
  return edited ?? NONE;
}

/**
 * The baseline without some fields, for columns that are about to be added without cells. With the field in the baseline, an
 * empty cell would look cleared. Without the field, the next merge fills in the cell.
 */
export function withoutFields(baseline: Baseline, ids: readonly string[]): Baseline {
  const rows = [...baseline.rows].map(([id, row]) => [id, withoutFieldsOfRow(row, ids)] as const);
  return { ...baseline, rows: new Map(rows) };
}

export function withoutFieldsOfRow(row: BaselineRow, fields: readonly string[]): BaselineRow {
  const { shown, conflicts, fromBackup, former, ...rest } = row;
  return {
    ...rest,
    cells: withoutKeys(row.cells, fields),
    ids: withoutKeys(row.ids, fields),
    ...(shown ? { shown: withoutKeys(shown, fields) } : {}),
    ...(conflicts ? { conflicts: withoutKeys(conflicts, fields) } : {}),
    ...(fromBackup ? { fromBackup: withoutKeys(fromBackup, fields) } : {}),
    ...(former ? { former: withoutKeys(former, fields) } : {}),
  };
}

/** The record without some of its fields. */
export function withoutKeys<T>(
  record: Readonly<Record<string, T>>,
  fields: readonly string[],
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !fields.includes(id)));
}

/**
 * How many earlier pushes of a row are kept. A backup is older than the workbook by some weeks at most, and few shifts are pushed
 * so often in that time. If one was, nobody knows which value is newer, and the user decides.
 */
const MOST_EARLIER = 16;

/** The pushes from which a record is known. */
export type Lineage = Pick<BaselineRow, 'knownAt' | 'earlier'>;

/** The lineage of a record that is found stored at this time, after it was known as `before`. */
export function pushedAt(knownAt: number, before: Lineage | undefined): Lineage {
  return lineage(knownAt, [...(before?.earlier ?? []), ...timeOf(before)]);
}

/**
 * Which of two states of a record is newer. A state is newer if it was made from the other one: it then has the other one's push
 * among its earlier pushes. Times are only compared for equality, because the clocks of two devices can differ by days.
 * `unknown`: each state has a push that the other one does not have.
 */
export function newerOf(here: Lineage, there: Lineage): 'here' | 'there' | 'unknown' {
  const isHere = includes(here, there);
  const isThere = includes(there, here);
  if (isHere === isThere) return isHere && here.knownAt === there.knownAt ? 'here' : 'unknown';
  return isHere ? 'here' : 'there';
}

/** The lineage of a record for which both states are known, and of which `latest` is taken to be the newer one. */
export function joinedLineage(latest: Lineage, other: Lineage): Lineage {
  const earlier = [...(other.earlier ?? []), ...timeOf(other), ...(latest.earlier ?? [])];
  if (latest.knownAt === undefined) return lineage(other.knownAt, earlier);
  return lineage(latest.knownAt, earlier);
}

function includes(state: Lineage, { knownAt }: Lineage): boolean {
  return knownAt !== undefined && (state.knownAt === knownAt || state.earlier?.includes(knownAt) === true);
}

function lineage(knownAt: number | undefined, times: readonly number[]): Lineage {
  const earlier = [...new Set(times.filter((time) => time !== knownAt))].slice(-MOST_EARLIER);
  return {
    ...(knownAt === undefined ? {} : { knownAt }),
    ...(earlier.length > 0 ? { earlier } : {}),
  };
}

function timeOf(state: Lineage | undefined): readonly number[] {
  return state?.knownAt === undefined ? [] : [state.knownAt];
}
