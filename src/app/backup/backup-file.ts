import * as z from 'zod/mini';
import type { Backup, BackupRow, BackupTable } from '../../core/backup/backup';
import { keyTexts } from '../../core/backup/known-rows';
import type { BaselineRow } from '../../core/changes/baseline';
import { entityOf } from '../../core/entities/registry';
import type { FieldCells } from '../../core/table/record';
import type { Cell } from '../../core/values/cell';
import { entryOf, entrySchema, storedEntry } from '../memory/log-part-file';
import { namesSchema } from '../memory/names';
import { cellSchema } from '../memory/remembered';

/** The form of the file. A release reads its own form and those before it. */
const FORMAT = 1;

/** One text of the file has so many rows, so that the pane can draw between two of them. */
const ROWS_A_SLICE = 1_000;

const cellsByField = z.record(z.string(), cellSchema);

/** Cells are in the order of the table's `fields`; null: there is none. */
const cellsSchema = z.array(z.nullable(cellSchema));

const baseSchema = z.object({
  key: z.string(),
  cells: cellsSchema,
  ids: z.optional(z.record(z.string(), z.string())),
  shown: z.optional(cellsByField),
  conflicts: z.optional(cellsByField),
  former: z.optional(z.record(z.string(), z.array(z.string()))),
  preview: z.optional(z.literal(true)),
  adopted: z.optional(z.literal(true)),
  knownAt: z.optional(z.number()),
  earlier: z.optional(z.array(z.number())),
  fromBackup: z.optional(cellsByField),
});

const rowSchema = z.object({
  id: z.string(),
  /** The record on the service. */
  known: z.optional(baseSchema),
  /** What the sheet showed, if that was not pushed or has no clear answer. */
  notPushed: z.optional(cellsSchema),
  sent: z.optional(entrySchema),
  deleted: z.optional(z.literal(true)),
});

const fileSchema = z.object({
  shiftsheet: z.literal('backup'),
  format: z.number(),
  madeAt: z.string(),
  service: z.string(),
  sp: z.string(),
  names: z.record(z.string(), namesSchema),
  tables: z.array(z.object({ kind: z.string(), fields: z.array(z.string()), rows: z.array(rowSchema) })),
});

type StoredRow = z.infer<typeof rowSchema>;
type StoredBase = z.infer<typeof baseSchema>;

/** The parts of a backup's text, one after the other. Each row is on a line of its own. */
export function* backupTexts({ tables, names, ...head }: Backup): Generator<string> {
  yield `${JSON.stringify({ shiftsheet: 'backup', format: FORMAT, ...head, names }).slice(0, -1)},\n"tables":[`;
  for (const [at, { kind, rows }] of tables.entries()) {
    const fields = fieldsOf(kind);
    const begin = JSON.stringify({ kind, fields }).slice(0, -1);
    yield `${at > 0 ? ',' : ''}\n${begin},"rows":[\n`;
    for (let from = 0; from < rows.length; from += ROWS_A_SLICE) {
      const slice = rows.slice(from, from + ROWS_A_SLICE);
      const lines = slice.map((row) => JSON.stringify(storedRow(fields, row)));
      yield `${from > 0 ? ',\n' : ''}${lines.join(',\n')}`;
    }
    yield '\n]}';
  }
  yield '\n]}\n';
}

/** Why a text is no backup that can be read. */
export type UnreadableBackup = 'no-backup' | 'newer' | 'broken';

const headSchema = z.object({ shiftsheet: z.literal('backup'), format: z.number() });

export function readBackup(text: string): Backup | UnreadableBackup {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return /^\s*\{"shiftsheet":"backup"/.test(text) ? 'broken' : 'no-backup';
  }
  const head = headSchema.safeParse(parsed);
  if (!head.success) return 'no-backup';
  if (head.data.format > FORMAT) return 'newer';
  const file = fileSchema.safeParse(parsed);
  if (!file.success || file.data.tables.some(({ kind }) => !isUnlisted(kind))) return 'broken';
  const { madeAt, service, sp, names, tables } = file.data;
  // A later release may have fields that this one does not know, and would lose their cells.
  if (tables.some(({ kind, fields }) => fields.some((field) => !fieldsOf(kind).includes(field))))
    return 'newer';
  const isWhole =
    new Set(tables.map(({ kind }) => kind)).size === tables.length && tables.every(isWholeTable);
  if (!isWhole) return 'broken';
  return {
    madeAt,
    service,
    sp,
    names,
    tables: tables.map(({ kind, fields, rows }): BackupTable => ({
      kind,
      rows: rows.map((row) => rowOf(fields, row)),
    })),
  };
}

type StoredTable = z.infer<typeof fileSchema>['tables'][number];

/**
 * Whether each row has an id of its own, cells, and a record of its own. With half a row, a stored shift would look new and would be
 * stored twice.
 */
function isWholeTable({ kind, fields, rows }: StoredTable): boolean {
  const entity = entityOf(kind);
  // A deleted row may have the key that somebody has typed into another row since.
  const keys = rows.flatMap(({ known, deleted }) =>
    known && !deleted ? keyTexts(entity, cellsOf(fields, known.cells)) : [],
  );
  const isWhole = ({ id, known, notPushed }: StoredRow) =>
    id !== '' &&
    (known ?? notPushed) !== undefined &&
    [known?.cells, notPushed].every((cells) => cells === undefined || cells.length === fields.length);
  return rows.every(isWhole) && isEachOnce(rows.map(({ id }) => id)) && isEachOnce(keys);
}

function isEachOnce(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** Whether a kind exists, and the service can't list it: only such records are in a backup. */
function isUnlisted(kind: string): boolean {
  try {
    return entityOf(kind).read === undefined;
  } catch {
    return false;
  }
}

function fieldsOf(kind: string): string[] {
  return entityOf(kind).fields.map(({ id }) => id);
}

function storedRow(fields: readonly string[], { id, base, cells, sent, isDeleted }: BackupRow): object {
  return {
    id,
    ...(base ? { known: storedBase(fields, base) } : {}),
    ...(cells ? { notPushed: storedCells(fields, cells) } : {}),
    ...(sent ? { sent: storedEntry(sent) } : {}),
    ...(isDeleted ? { deleted: true } : {}),
  };
}

function storedBase(fields: readonly string[], base: BaselineRow): StoredBase {
  const { key, cells, ids, shown, conflicts, fromBackup, former, needsPreview, adopted, knownAt, earlier } =
    base;
  return {
    key,
    cells: storedCells(fields, cells),
    ...(Object.keys(ids).length > 0 ? { ids: { ...ids } } : {}),
    ...(shown ? { shown: { ...shown } } : {}),
    ...(conflicts ? { conflicts: { ...conflicts } } : {}),
    ...(former
      ? { former: Object.fromEntries(Object.entries(former).map(([name, texts]) => [name, [...texts]])) }
      : {}),
    ...(needsPreview ? { preview: true } : {}),
    ...(adopted ? { adopted } : {}),
    ...(knownAt === undefined ? {} : { knownAt }),
    ...(earlier ? { earlier: [...earlier] } : {}),
    ...(fromBackup ? { fromBackup: { ...fromBackup } } : {}),
  };
}

function storedCells(fields: readonly string[], cells: FieldCells): (Cell | null)[] {
  return fields.map((field) => cells[field] ?? null);
}

function rowOf(fields: readonly string[], { id, known, notPushed, sent, deleted }: StoredRow): BackupRow {
  return {
    id,
    ...(known ? { base: baseOf(fields, id, known) } : {}),
    ...(notPushed ? { cells: cellsOf(fields, notPushed) } : {}),
    ...(sent ? { sent: entryOf(sent) } : {}),
    ...(deleted ? { isDeleted: true } : {}),
  };
}

function baseOf(
  fields: readonly string[],
  id: string,
  {
    key,
    cells,
    ids = {},
    shown,
    conflicts,
    fromBackup,
    former,
    preview,
    adopted,
    knownAt,
    earlier,
  }: StoredBase,
): BaselineRow {
  return {
    id,
    key,
    cells: cellsOf(fields, cells),
    ids,
    ...(shown ? { shown } : {}),
    ...(conflicts ? { conflicts } : {}),
    ...(former ? { former } : {}),
    ...(preview ? { needsPreview: true } : {}),
    ...(adopted ? { adopted } : {}),
    ...(knownAt === undefined ? {} : { knownAt }),
    ...(earlier ? { earlier } : {}),
    ...(fromBackup ? { fromBackup } : {}),
  };
}

function cellsOf(fields: readonly string[], stored: readonly (Cell | null)[]): FieldCells {
  return Object.fromEntries(
    fields.flatMap((field, at) => {
      const cell = stored[at];
      return cell === null || cell === undefined ? [] : [[field, cell] as const];
    }),
  );
}
