import * as z from 'zod/mini';
import { emptyBaseline, type Attempt, type Baseline, type BaselineRow } from '../../core/changes/baseline';
import { entityOf } from '../../core/entities/registry';
import { readNames, type FieldCells, type FormerNames } from '../../core/table/record';
import { isSecretName, unknownId, withUnknownFields } from '../../core/table/unknown-fields';
import type { Cell } from '../../core/values/cell';
import type { Memory } from '../ports/memory';
import { named } from '../work';
import { cellSchema, readMemory, readOtherVersions } from './remembered';

const cellsByField = z.record(z.string(), cellSchema);

/**
 * Each row's cells are in the order of `fields` (field ids), so that no id is repeated 10,000 times; null: the record does not
 * have the field.
 */
const baselineSchema = z.object({
  fields: z.array(z.string()),
  /** Wire names. */
  unknownFields: z.array(z.string()),
  rows: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.array(z.nullable(cellSchema)),
      z.nullable(cellsByField),
      z.boolean(),
      z.optional(z.record(z.string(), z.string())),
      z.optional(cellsByField),
    ]),
  ),
  /** Former names, by row: most rows have none. */
  former: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.string())))),
  /**
   * Rows that were recognized by their key and not by their hidden id, and must be shown in a preview. Most workbooks have
   * none.
   */
  moved: z.optional(z.array(z.string())),
  attempts: z.array(z.tuple([z.string(), cellsByField, z.string(), z.string()])),
  /** Why attempts are unconfirmed, by row. Stored beside the attempts, so that an older release can read the attempts. */
  unknown: z.optional(z.record(z.string(), z.string())),
  readAt: z.optional(z.string()),
  /**
   * How it is known that rows are stored, for so many rows each, in the order of `rows`: when it was found out, and whether the
   * user alone says so.
   */
  origins: z.optional(z.array(z.tuple([z.nullable(z.number()), z.boolean(), z.number()]))),
  /** The times of the earlier states of rows, by row: only rows that were pushed more than once have any. */
  earlier: z.optional(z.record(z.string(), z.array(z.number()))),
  /** Edits of backups that are in conflict, by row. */
  fromBackup: z.optional(z.record(z.string(), cellsByField)),
});

export type Stored = z.infer<typeof baselineSchema>;

export const BASELINE_PREFIX = 'baseline-';

export const baselineName = (kind: string) => `${BASELINE_PREFIX}${kind}`;

export async function readBaseline(memory: Memory, kind: string): Promise<Baseline> {
  const stored = await readMemory(memory, baselineName(kind), baselineSchema);
  if (!stored) return emptyBaseline;
  const thisVersion = named('baseline from text', () => baselineOf(kind, stored));
  const otherVersions = (await readOtherVersions(memory, baselineName(kind), baselineSchema)).map((rival) =>
    baselineOf(kind, rival),
  );
  // Another pane may have stored rows at the same time. Without that pane's version, those rows would be sent once more.
  const rows = otherVersions.reduceRight(
    (all, { rows }) => new Map([...all, ...rows]),
    new Map<string, BaselineRow>(),
  );
  return otherVersions.length === 0
    ? thisVersion
    : { ...thisVersion, rows: new Map([...rows, ...thisVersion.rows]) };
}

/** Whether another pane wrote a kind's baseline at the same time as the version that `readBaseline` starts from. */
export async function hasOtherVersions(memory: Memory, kind: string): Promise<boolean> {
  return (await memory.otherVersions(baselineName(kind))).length > 0;
}

function baselineOf(kind: string, stored: Stored): Baseline {
  // A field whose name is that of a password is dropped. A field that was unknown when it was stored, and that this release
  // knows, gets this release's id.
  const unknownFields = stored.unknownFields.filter(
    (wire) => !isSecretName(wire) && knownField(kind, wire) === undefined,
  );
  const columns = new Set(fieldIdsOf(kind, unknownFields));
  const learnt = new Map(
    stored.unknownFields.map((wire) => [unknownId(wire), knownField(kind, wire)?.id] as const),
  );
  const fields = stored.fields.map((id) => learnt.get(id) ?? (columns.has(id) ? id : undefined));
  const { former = {}, earlier = {}, fromBackup = {} } = stored;
  const origins = originsOf(stored);
  const rows = stored.rows.map((row, at) => ({
    ...rowOf(fields, row, Object.hasOwn(former, row[0]) ? former[row[0]] : undefined),
    ...origins[at],
    ...(Object.hasOwn(earlier, row[0]) ? { earlier: earlier[row[0]] } : {}),
    ...(Object.hasOwn(fromBackup, row[0]) ? { fromBackup: fromBackup[row[0]] } : {}),
  }));
  const shownFirst = new Set(stored.moved);
  const reasons = new Map(Object.entries(stored.unknown ?? {}));
  const unknownOf = (id: string) => {
    const unknown = reasons.get(id);
    return unknown === undefined ? {} : { unknown };
  };
  return {
    rows: new Map(rows.map((row) => [row.id, shownFirst.has(row.id) ? { ...row, needsPreview: true } : row])),
    attempts: new Map(
      stored.attempts.map(([id, cells, status, message]): [string, Attempt] => [
        id,
        { cells, status, message, ...unknownOf(id) },
      ]),
    ),
    unknownFields,
    ...(stored.readAt === undefined ? {} : { readAt: stored.readAt }),
  };
}

/** The field that reads a wire name. */
function knownField(kind: string, wire: string) {
  return entityOf(kind).fields.find((field) => readNames(field).includes(wire));
}

/** Ids of a kind's fields. The unknown fields are last. */
export function fieldIdsOf(kind: string, unknown: readonly string[]): string[] {
  return withUnknownFields(entityOf(kind), unknown).fields.map(({ id }) => id);
}

type Origin = Pick<BaselineRow, 'knownAt' | 'adopted'>;

/** The origin of each row that has one, by its place. */
function originsOf({ origins = [] }: Stored): readonly Origin[] {
  return origins.flatMap(([knownAt, adopted, count]) =>
    Array<Origin>(count).fill({
      ...(knownAt === null ? {} : { knownAt }),
      ...(adopted ? { adopted } : {}),
    }),
  );
}

function rowOf(
  fields: readonly (string | undefined)[],
  [id, key, storedCells, shown, gone, ids = {}, conflicts]: Stored['rows'][number],
  former: FormerNames | undefined,
): BaselineRow {
  const cells: Record<string, Cell> = {};
  for (const [position, name] of fields.entries()) {
    const found = storedCells[position];
    if (name !== undefined && found !== null && found !== undefined) cells[name] = found;
  }
  return {
    id,
    key,
    cells,
    ids,
    ...(shown ? { shown: shown satisfies FieldCells } : {}),
    ...(conflicts ? { conflicts } : {}),
    ...(former ? { former } : {}),
    ...(gone ? { gone } : {}),
  };
}
