import type { BaselineRow } from '../changes/baseline';
import { isInherited } from '../changes/identity-patches';
import { typedKeyOf } from '../changes/keys';
import { randomNumberOf } from '../changes/random-number';
import { type TrackedRow } from '../changes/row';
import { fieldOf, headerOf, keyWords, sentAlong, type Entity, type Field } from '../entities/entity';
import type { FoundBreaches } from '../planning/breach';
import { warningAt, type Problem } from '../problems/problem';
import { flatMapped, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { labelOf, wireOfRow, type FieldCells, type ServiceRecord } from '../table/record';
import { isEmpty, textOf } from '../values/cell';
import { secondsOf } from '../values/dates-and-times';
import { normalizeName } from '../values/name-list';
import { truncate } from '../values/shown';
import type { RowNamer } from './check-rows';
import { warnPlan } from './warn-plan';

/** What the workbook's memory has about a kind. */
export interface KnownRecords {
  /** Records that are on the service, as far as the workbook knows. */
  readonly records: readonly BaselineRow[];
  /** Rows that were sent without an answer and that no list shows. */
  readonly sentBefore: ReadonlySet<RowId>;
  /** Finds the rules for planning that the rows of the table break. It is asked only if a row goes whose shift is new or moved. */
  readonly breaches: () => Sliced<FoundBreaches>;
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
}

/**
 * What the user may not have wanted in new and edited rows without an error, found by comparison with the other rows
 * and with the workbook's memory.
 */
export function* warningRows(
  entity: Entity,
  rows: readonly TrackedRow[],
  wrong: ReadonlySet<number>,
  { records, sentBefore, breaches, weekStart }: KnownRecords,
  rowName: RowNamer,
): Sliced<Problem[]> {
  const going = rows.filter(
    ({ change, index }) => (change === 'new' || change === 'edited') && !wrong.has(index),
  );
  if (going.length === 0) return [];
  yield 0;
  const moved = going.filter((row) => isMoved(entity, row));
  const found = moved.length > 0 ? yield* breaches() : undefined;
  return [
    ...(entity.read
      ? [...likeOthers(entity, going, records), ...renamedLikeOthers(entity, going, records)]
      : []),
    ...sentBeforeWarnings(entity, going, sentBefore),
    ...knownByKey(entity, going),
    ...(yield* typedNumbers(entity, going)),
    ...(yield* lostSeconds(entity, going)),
    ...(yield* formulaTexts(entity, going)),
    ...(yield* typedKeys(entity, going)),
    ...(found ? warnPlan(moved, found, { entity, rowName, weekStart }) : []),
  ];
}

/** Whether a block is new, or its person or its time was edited. */
function isMoved({ block }: Entity, { change, changed }: TrackedRow): boolean {
  if (!block) return false;
  const { person, day, start, end, lastDay, hours, timeOff, places } = block;
  const read = [person, day, start, end, lastDay, hours, ...timeOff, ...Object.values(places)];
  return change === 'new' || changed.some((name) => read.includes(name));
}

/** Additions that a person can't tell from a record. */
function likeOthers(entity: Entity, rows: readonly TrackedRow[], records: readonly BaselineRow[]): Problem[] {
  const { one, add } = entity;
  const added = rows.filter((row) => isAddition(entity, row));
  if (!add || added.length === 0) return [];
  const { exact, loose } = add.identity;
  const nameIn = (name: string, cells: FieldCells, base: ServiceRecord | undefined) =>
    normalizeName(wireOfRow(fieldOf(entity, name), { cells, base }) ?? textOf(cells[name] ?? ''));
  const nameOfRow = (row: TrackedRow, name: string) => nameIn(name, row.cells, row.copyOf);
  const nameOfRecord = (base: BaselineRow, name: string) => nameIn(name, base.cells, base);
  const known = groupBy(records, (base) => JSON.stringify(loose.map((name) => nameOfRecord(base, name))));
  const isLike = (row: TrackedRow, base: BaselineRow) =>
    exact.every((name) => {
      const isLeftOut = isEmpty(row.cells[name] ?? '') || isInherited(entity, fieldOf(entity, name), row);
      return isLeftOut || nameOfRow(row, name) === nameOfRecord(base, name);
    });
  return added
    .filter((row) => {
      const likeness = JSON.stringify(loose.map((name) => nameOfRow(row, name)));
      return known.get(likeness)?.some((base) => isLike(row, base)) === true;
    })
    .map(({ index }) => warningAt(index, entity.frozenThrough, { code: 'like-another', params: { one } }));
}

/** Records that get the name of another one. */
function renamedLikeOthers(
  entity: Entity,
  rows: readonly TrackedRow[],
  records: readonly BaselineRow[],
): Problem[] {
  const { one, labels, update } = entity;
  const names = (labels[0] ?? []).filter((name) => update?.fields.includes(name));
  const renamed = rows.filter(({ base, changed }) => base && names.some((name) => changed.includes(name)));
  if (renamed.length === 0) return [];
  const nameOf = (cells: FieldCells) => normalizeName(labelOf(entity, cells, ''));
  const byName = groupBy(records, ({ cells }) => nameOf(cells));
  return renamed.flatMap(({ index, cells, base }) => {
    const others = byName.get(nameOf(cells))?.filter(({ key }) => key !== base?.key) ?? [];
    const params = { one, name: truncate(labelOf(entity, cells, '')) };
    const [field = entity.frozenThrough] = names;
    return others.length > 0 ? [warningAt(index, field, { code: 'called-like-another', params })] : [];
  });
}

/**
 * Rows that were sent before and that no list shows. If the service takes upserts, another call replaces the values that it
 * has.
 */
function sentBeforeWarnings(
  { one, add, pairs, frozenThrough }: Entity,
  rows: readonly TrackedRow[],
  sentBefore: ReadonlySet<RowId>,
): Problem[] {
  if (add?.upsertBy === undefined && pairs === undefined) return [];
  return rows
    .filter(({ id }) => sentBefore.has(id))
    .map(({ index }) => warningAt(index, frozenThrough, { code: 'sent-before', params: { one } }));
}

function knownByKey(entity: Entity, rows: readonly TrackedRow[]): Problem[] {
  const { one, key } = entity;
  const params = { key: keyWords(entity), one };
  return rows
    .filter(({ base }) => base?.needsPreview === true)
    .map(({ index }) => warningAt(index, key[0], { code: 'known-by-key', params }));
}

/**
 * An upsert by a number that the user typed may change a record that has this number. No list shows the numbers, so no check
 * can find that out.
 */
function* typedNumbers(entity: Entity, rows: readonly TrackedRow[]): Sliced<Problem[]> {
  const { one, add } = entity;
  if (add?.upsertBy === undefined || add.upsertBy !== add.numbered) return [];
  const field = fieldOf(entity, add.upsertBy);
  return yield* flatMapped(rows, (row) => {
    const number = wireOfRow(field, row) ?? '';
    const isTyped = number !== '' && number !== randomNumberOf(row.id) && !isInherited(entity, field, row);
    if (!isTyped || !isAddition(entity, row)) return [];
    const params = { field: headerOf(field), number, one };
    return [warningAt(row.index, field.id, { code: 'may-replace', params })];
  });
}

/** The service takes times without seconds. A push would store 11:59 in place of 11:59:59. */
function* lostSeconds(entity: Entity, rows: readonly TrackedRow[]): Sliced<Problem[]> {
  const times = entity.fields.filter(({ valueKind: kind }) => kind.name === 'time');
  if (times.length === 0) return [];
  const hasSeconds = ({ id, valueKind: kind }: Field, cells: FieldCells | undefined): boolean => {
    const read = kind.fromCell(cells?.[id] ?? '');
    return read.ok && typeof read.value === 'string' && secondsOf(read.value) > 0;
  };
  return yield* flatMapped(rows, ({ index, cells, base, changed }) => {
    const found = times.filter((field) => hasSeconds(field, cells) || hasSeconds(field, base?.cells));
    if (found.length === 0) return [];
    const sent = new Set([...changed, ...sentAlong(entity, changed)]);
    return found
      .filter(({ id }) => sent.has(id))
      .map((field) =>
        warningAt(index, field.id, { code: 'seconds-lost', params: { field: headerOf(field) } }),
      );
  });
}

/**
 * A function with its arguments, or a column of the table. A cell formatted as text does not calculate them, in which language ever
 * the function has its name.
 */
const LIKE_A_FORMULA = /^=\s*[+-]?\s*(?:\p{L}[\p{L}\d._]*\(|\[@|\p{L}[\p{L}\d._]*\[)/u;

/** Texts that may have been meant as formulas. */
function formulaTexts(entity: Entity, rows: readonly TrackedRow[]): Sliced<Problem[]> {
  const texts = entity.fields.filter(({ valueKind: kind }) => kind.format === '@');
  return flatMapped(rows, ({ index, cells, changed, change }) =>
    texts.flatMap((field) => {
      const cell = cells[field.id];
      const isSent = change === 'new' || changed.includes(field.id);
      if (!isSent || typeof cell !== 'string' || !LIKE_A_FORMULA.test(cell)) return [];
      return [warningAt(index, field.id, { code: 'formula-as-text', params: { field: headerOf(field) } })];
    }),
  );
}

/** A key of the service that the user typed into a new row: the row changes the record with this key, whoever made it. */
function* typedKeys(entity: Entity, rows: readonly TrackedRow[]): Sliced<Problem[]> {
  const { one, update } = entity;
  if (update?.typedKey === undefined) return [];
  const field = fieldOf(entity, update.typedKey);
  return yield* flatMapped(rows, (row) => {
    const number = typedKeyOf(entity, row);
    if (number === undefined) return [];
    const params = { field: headerOf(field), number, one };
    return [warningAt(row.index, field.id, { code: 'may-replace', params })];
  });
}

function isAddition(entity: Entity, row: TrackedRow): boolean {
  return row.change === 'new' && typedKeyOf(entity, row) === undefined;
}
