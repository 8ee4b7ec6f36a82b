import { contestedRow } from '../changes/adoption';
import { type BaselineRow, editedFields, withoutKeys } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';
import { rowNamedBy } from '../changes/row-id';
import { fieldOf, wireName, type Entity, type Field, headerOf, keyWords } from '../entities/entity';
import { reasonToAsk } from '../push/outcome';
import { recordKey, withFormerNames, type FieldCells, type ServiceRecord } from '../table/record';
import type { Cell } from '../values/cell';
import { sentCells, type LogEntry, changesKey } from './log-entry';
import { isRepeatable } from './named-rows';
import type { Proof } from './row-state';
import { refusedResult, type SentResult } from './sent';

/**
 * The baseline of a row whose record is in a list: the earlier baseline with the sent values on top. Fields in which the
 * record may have somebody else's value are in conflict.
 */
export function rowAsListed(
  entity: Entity,
  entry: LogEntry,
  {
    record,
    differingFields = [],
  }: { readonly record: ServiceRecord; readonly differingFields?: readonly string[] | undefined },
  { before, row }: { readonly before: BaselineRow | undefined; readonly row: TrackedRow | undefined },
): BaselineRow {
  const sent = sentCells(entry);
  const fields = Object.keys(sent);
  const withSentCells: BaselineRow = {
    id: entry.row,
    key: recordKey(entity, record),
    cells: { ...(before?.cells ?? cellsOfFields(entity)), ...sent },
    ids: { ...before?.ids, ...sentIds(entry) },
    shown: withoutKeys(before?.shown ?? {}, fields),
    conflicts: withoutKeys(before?.conflicts ?? {}, fields),
  };
  const asSent =
    differingFields.length === 0
      ? withSentCells
      : contestedRow(withSentCells, differingFields, record, row?.cells);
  // The row was renamed while it was sent, or another row's cells were pasted over it: its next push needs a preview.
  const needsPreview = row !== undefined && entry.action === 'add' && isRenamed(entity, row.cells, asSent);
  return { ...withFormerNames(entity, asSent, before), ...(needsPreview ? { needsPreview } : {}) };
}

/** The baseline of a row that the service has accepted and can't list, with the key that the user typed for it. */
export function rowAsAnswered(
  entity: Entity,
  { row, changes, repeat }: Pick<LogEntry, 'row' | 'changes' | 'repeat'>,
  before: BaselineRow | undefined,
): BaselineRow {
  const cells = cellsOfFields(entity, before?.cells);
  for (const { field, to, id } of changes) cells[field] = storedCell(fieldOf(entity, field), to, id);
  const ids = { ...before?.ids, ...sentIds({ changes }) };
  const { Key = '', KeyVal = '' } = repeat?.item ?? {};
  const typed = typedKeyField(entity);
  if (typed && Key === wireName(typed)) cells[typed.id] = typed.valueKind.toCell(KeyVal);
  const key = recordKey(entity, { cells });
  // The key of an adopted record stays as the user wrote it, with its leading zeros, until another one is stored.
  const isSameKey = key === '' || (before !== undefined && recordKey(entity, before) === key);
  const now = withFormerNames(
    entity,
    {
      id: row,
      key: isSameKey ? (before?.key ?? row) : key,
      cells,
      ids,
      ...(before?.adopted ? { adopted: before.adopted } : {}),
    },
    before,
  );
  return withFormerNames(entity, now, { ...now, cells: { ...cells, ...sentCells({ changes }) } });
}

/** The service's form of cells that were typed in another form (an e-mail for a person, `9` for a time). */
export function cellsAsStored(
  { cells }: Pick<TrackedRow, 'cells'>,
  base: BaselineRow,
  { changes }: Pick<LogEntry, 'changes'>,
): FieldCells {
  const other = changes.filter(({ field }) => cells[field] !== base.cells[field]);
  return Object.fromEntries(other.map(({ field }) => [field, base.cells[field] ?? '']));
}

function sentIds({ changes }: Pick<LogEntry, 'changes'>): Record<string, string> {
  return Object.fromEntries(
    changes.flatMap(({ field, id }) =>
      id === undefined || rowNamedBy(id) !== undefined ? [] : [[field, id]],
    ),
  );
}

function isRenamed(entity: Entity, cells: FieldCells, sent: BaselineRow): boolean {
  const edited = editedFields(entity, cells, sent);
  return entity.labels.flat().some((name) => edited.includes(name));
}

/** Every field of the entity has a cell: of a new row, an empty one, so that a value that the service sets is a change. */
function cellsOfFields(entity: Entity, cells: FieldCells = {}): Record<string, Cell> {
  return Object.fromEntries(entity.fields.map(({ id }): [string, Cell] => [id, cells[id] ?? '']));
}

function storedCell(field: Field, typed: Cell, id: string | undefined): Cell {
  // The name of a row whose record has no known ID stays as it was typed.
  if (rowNamedBy(id) !== undefined) return typed;
  if (id !== undefined && id !== '') return field.valueKind.toCell(id);
  const read = field.valueKind.fromCell(typed);
  return read.ok && read.value !== null ? field.valueKind.toCell(read.value) : typed;
}

/**
 * The result of a sent row by its answer alone, for kinds that the service can't list. An addition without an answer waits
 * for the next push, which sends it once more, or for the user's decision. An update without an answer is still to be
 * pushed.
 */
export function resultByAnswer(entity: Entity, entry: LogEntry): SentResult {
  const { action, outcome, stage, repeat, changes } = entry;
  if (outcome.kind === 'stored') return { kind: 'stored', record: undefined, differs: [] };
  if (outcome.kind === 'refused' && outcome.isCertain) return refusedResult(outcome);
  const isByTypedKey = repeat !== undefined && repeat.item['Key'] === entity.update?.typedKey;
  const asked = reasonToAsk(outcome);
  if (asked) return { kind: 'unknown', reason: asked };
  if (action === 'update' && changesKey(entity, changes) && !isByTypedKey)
    return { kind: 'unknown', reason: 'key-in-doubt' };
  // The service has answered in words. To send the row once more brings the same words, so the user decides.
  const isInWords = outcome.kind === 'unknown' && outcome.serviceText !== undefined;
  if (stage === 'waits-for-user' || (action === 'add' && isInWords))
    return { kind: 'unknown', reason: 'not-found' };
  if (action === 'update') return { kind: 'unknown', reason: 'not-readable' };
  return { kind: 'unknown', reason: isRepeatable(entry) ? 'no-answer' : 'not-found' };
}

/**
 * What the answer `0` proves for a record that can't be listed. The service ignores an update of a record that is not there, so
 * nothing is proved if only the user says that the record is there (`adopted`).
 */
export function answerProof(
  entity: Entity,
  { repeat }: Pick<LogEntry, 'repeat'>,
  when: string,
  adopted = false,
): Proof {
  const typed = typedKeyField(entity);
  const isByTypedKey = typed !== undefined && repeat?.item['Key'] === wireName(typed);
  if (isByTypedKey) return { by: 'answer', when, ifKeyExists: headerOf(typed) };
  return { by: 'answer', when, ...(adopted ? { ifKeyExists: keyWords(entity) } : {}) };
}

/** The field with the key that the user may type into a new row. */
function typedKeyField(entity: Entity): Field | undefined {
  const id = entity.update?.typedKey;
  return id === undefined ? undefined : fieldOf(entity, id);
}
