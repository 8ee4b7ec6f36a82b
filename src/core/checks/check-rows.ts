import { isInherited } from '../changes/identity-patches';
import { typedKeyOf } from '../changes/keys';
import { type TrackedRow } from '../changes/row';
import {
  fieldOf,
  headerOf,
  keyWords,
  queriedFields,
  sentAlong,
  type Entity,
  type Field,
} from '../entities/entity';
import { problemAt, withoutWarningsBesideErrors, type Finding, type Problem } from '../problems/problem';
import { atOnce, takeEach, type Sliced } from '../slices';
import { addToGroup, groupingBy } from '../table/group-by';
import { isComposed, recordKey, labelOf, uniqueText, wireOfRow, type FieldCells } from '../table/record';
import { CELL_TEXT_LIMIT, isEmpty, type Cell, textOf } from '../values/cell';
import type { NoValue } from '../values/kind';
import { nearestLabel } from '../values/near-names';
import { sameName } from '../values/same-name';
import { shownText, truncate } from '../values/shown';
import { withoutStraySpaces } from '../values/text';
import { checkConflicts, checkRules } from './check-rules';

/**
 * How a sentence names a row of the worksheet, e.g. `row 12`. The caller gives the function, because the caller knows where
 * the table is.
 */
export type RowNamer = (index: number) => string;

/**
 * Finds everything in the table that the service would surely refuse, or that could not be stored as it is: at most one
 * problem for each cell. Only new rows and edited cells are checked, and not what came from the service. An edit of a record
 * that is gone can't be stored at all. `errors`: the texts that are error values in this table, as Excel says.
 */
export function* checkingRows(
  entity: Entity,
  rows: readonly TrackedRow[],
  rowName: RowNamer,
  errors: ReadonlySet<Cell> = new Set(),
): Sliced<Problem[]> {
  const holders = yield* findingHolders(entity, rows);
  const keys = yield* findingKeys(entity, rows);
  const queried = queriedFields(entity.update);
  const places = ownPlaces(rows);
  const problems: Problem[] = [];
  yield* takeEach(rows, (row) => {
    const [edited] = row.changed;
    let isWrong = false;
    const add = (field: string, found: Finding | undefined) => {
      if (!found) return;
      // Nobody has to take them out: a push writes the name without them into the cell before it is sent.
      const severity = found.code === 'stray-spaces' ? 'warning' : 'error';
      isWrong ||= severity === 'error';
      problems.push(problemAt(row.index, field, found, severity));
    };
    if (row.change === 'gone' && edited !== undefined) add(edited, { code: 'gone', params: {} });
    if (row.change !== 'new' && row.change !== 'edited') return;
    if (row.change === 'new' && !entity.add)
      return add(entity.frozenThrough, { code: 'cant-add', params: { one: entity.one } });
    if (row.keyDoubt) return add(entity.key[0], keyDoubt(entity, row, places, rowName));
    // What an update does not send is not checked. Nearly all cells of an edited row are as they were.
    const sent = new Set([...row.changed, ...sentAlong(entity, row.changed), ...queried]);
    for (const field of entity.fields) {
      if (row.change === 'edited' && !sent.has(field.id)) continue;
      const finding =
        row.change === 'new'
          ? checkNewCell(entity, field, row, errors)
          : checkEditedCell(entity, field, row, errors);
      add(field.id, finding ?? repeatOf(entity, field, row, holders, rowName));
    }
    const conflicts = checkConflicts(entity, row);
    problems.push(...conflicts);
    if (!isWrong && conflicts.length === 0) problems.push(...checkRules(entity, row));
    if (row.change === 'new') add(entity.key[0], repeatedKey(entity, row, keys, rowName));
  });
  return withoutWarningsBesideErrors(problems);
}

/** The same at once. */
export function checkRows(...parameters: Parameters<typeof checkingRows>): Problem[] {
  return atOnce(checkingRows(...parameters));
}

/** The row of each record, by the record's key; computed only if a row is in doubt. */
function ownPlaces(rows: readonly TrackedRow[]): ReadonlyMap<string, number> {
  if (!rows.some(({ keyDoubt }) => keyDoubt !== undefined)) return new Map();
  return new Map(rows.flatMap(({ base, index }): [string, number][] => (base ? [[base.key, index]] : [])));
}

/**
 * The problem of a row that may be another record by now. The user says which record it is: to restore the key could change
 * the wrong record.
 */
function keyDoubt(
  entity: Entity,
  { base, cells, keyDoubt }: TrackedRow,
  places: ReadonlyMap<string, number>,
  rowName: RowNamer,
): Finding {
  const nameOf = (known: { cells: FieldCells; key: string } | undefined) =>
    truncate(known ? labelOf(entity, known.cells, known.key) : '');
  const key = keyWords(entity);
  const otherRecord = keyDoubt?.recordOfShownKey;
  const { one } = entity;
  if (!otherRecord) {
    const params = { key, was: truncate(base?.key ?? ''), name: nameOf(base), one };
    return { code: 'key-gone', params };
  }
  const place = places.get(otherRecord.key);
  const where = place === undefined ? undefined : rowName(place);
  const shown = truncate(labelOf(entity, cells, otherRecord.key));
  const params = { key, shown, one, was: nameOf(base), other: nameOf(otherRecord) };
  return { code: 'key-of-another', params: where === undefined ? params : { ...params, where } };
}

function checkNewCell(
  entity: Entity,
  field: Field,
  row: TrackedRow,
  errors: ReadonlySet<Cell>,
): Finding | undefined {
  const cell = row.cells[field.id] ?? '';
  const params = { field: headerOf(field), one: entity.one };
  if (isEmpty(cell)) {
    const isRequired = entity.add?.required.includes(field.id) === true;
    if (typedKeyOf(entity, row) === undefined)
      return isRequired ? { code: 'required-empty', params } : undefined;
    return sentAlong(entity, row.changed).includes(field.id)
      ? { code: 'always-sent-empty', params }
      : undefined;
  }
  // The values that belong only to the original are cleared when the copy gets its own id.
  if (field.access === 'service') {
    if (row.copyOf) return undefined;
    return entity.key.includes(field.id) ? { code: 'key-typed', params } : serviceField(field, '');
  }
  return checkValue(field, row, errors);
}

/** A cell as a sentence quotes it: dates as the sheet shows them, and never more than a few words. */
const shownIn = ({ valueKind: kind }: Field, cell: Cell): string => truncate(shownText(kind, cell));

function serviceField(field: Field, was: Cell): Finding {
  const params = { field: headerOf(field), was: shownIn(field, was) };
  return isEmpty(was)
    ? { code: 'service-field-typed', params, suggestedValue: was }
    : { code: 'service-field-changed', params, suggestedValue: was };
}

function checkEditedCell(
  entity: Entity,
  field: Field,
  row: TrackedRow,
  errors: ReadonlySet<Cell>,
): Finding | undefined {
  const cell = row.cells[field.id] ?? '';
  const params = { field: headerOf(field) };
  const { one } = entity;
  if (isEmpty(cell) && sentAlong(entity, row.changed).includes(field.id))
    return { code: 'always-sent-empty', params: { ...params, one } };
  // An update sends some fields even if they were not edited: the service's own value may be one that Shiftsheet can't read.
  if (!row.changed.includes(field.id)) return checkValue(field, row, errors);
  const was = row.base?.cells[field.id] ?? '';
  if (field.access === 'service') return serviceField(field, was);
  if (field.access === 'once')
    return { code: 'only-when-added', params: { ...params, one, was: shownIn(field, was) } };
  if (isEmpty(cell)) {
    const isRequired = entity.add?.required.includes(field.id) === true;
    const isSentEmpty = !isComposed(entity, field) || isRequired;
    if (field.read === 'never') return isSentEmpty ? { code: 'cant-be-emptied', params } : undefined;
    return isRequired || takesNothingEmpty(field) ? { code: 'must-be-filled', params } : undefined;
  }
  if (typeof was === 'string' && was.length >= CELL_TEXT_LIMIT) return { code: 'longer-than-cell', params };
  if (
    field.valueKind.format === '@' &&
    typeof cell === 'number' &&
    typeof was === 'string' &&
    looksCoerced(was, cell)
  ) {
    return { code: 'number-for-text', params: { ...params, was, now: textOf(cell) } };
  }
  return checkValue(field, row, errors);
}

/** An empty text or number is a value; an empty yes-or-no, date or time is not. */
function takesNothingEmpty({ valueKind: kind }: Field): boolean {
  return kind.choices !== undefined || ['boolean', 'date', 'time', 'datetime'].includes(kind.name);
}

function checkValue(field: Field, row: TrackedRow, errors: ReadonlySet<Cell>): Finding | undefined {
  const cell = row.cells[field.id] ?? '';
  const params = { field: headerOf(field) };
  if (errors.has(cell)) return { code: 'cell-error', params: { ...params, error: textOf(cell) } };
  const wire = wireOfRow(field, { cells: row.cells, base: row.base ?? row.copyOf });
  if (wire === undefined) {
    const parsed = field.valueKind.fromCell(cell);
    return parsed.ok ? undefined : notReadable(field, cell, parsed);
  }
  const reason = field.rule?.(wire);
  if (reason === undefined) return undefined;
  const shown = shownIn(field, cell);
  const suggestion = suggestionFor(field, textOf(cell));
  return suggestion === undefined
    ? { code: 'invalid-value', params: { ...params, shown, reason } }
    : { code: 'stray-spaces', params: { ...params, shown, suggestion }, suggestedValue: suggestion };
}

export function notReadable(field: Field, cell: Cell, noValue: NoValue): Finding {
  if ('problem' in noValue)
    return { code: 'unreadable', params: { field: headerOf(field), problem: noValue.problem } };
  if ('ambiguous' in noValue)
    return { code: 'ambiguous-name', params: { field: headerOf(field), ...noValue.ambiguous } };
  const params = { field: headerOf(field), ...noValue.unknown };
  const suggestion = field.names && nearestLabel(field.names, textOf(cell));
  return suggestion === undefined
    ? { code: 'unknown-name', params }
    : {
        code: 'unknown-name',
        params: { ...params, suggestion },
        suggestedValue: suggestion,
        ...(sameName(textOf(cell), suggestion) === undefined ? { isOtherName: true } : {}),
      };
}

/** Undefined if the text is invalid without its stray spaces too. */
function suggestionFor(field: Field, typed: string): string | undefined {
  const tidy = withoutStraySpaces(typed);
  return tidy !== typed && tidy !== '' && field.rule?.(tidy) === undefined ? tidy : undefined;
}

/** `0123` that Excel has turned into 123, `+49 30` into 4930: the same digits, and no longer the same text. */
function looksCoerced(was: string, now: number): boolean {
  return was !== String(now) && was.trim() !== '' && Number(was) === now;
}

/** The rows that have a value in a unique field. */
type Holders = (field: Field, uniqueValue: string) => readonly TrackedRow[];

/**
 * The rows by their values in each unique field, without the inherited cells of copies. Only the fields that a row changes are
 * collected: most edits change no unique field.
 */
function* findingHolders(entity: Entity, rows: readonly TrackedRow[]): Sliced<Holders> {
  const byField = new Map<string, ReadonlyMap<string, readonly TrackedRow[]>>();
  const unique = entity.fields.filter((field) => field.unique === true);
  for (const field of unique.filter(({ id }) => rows.some(({ changed }) => changed.includes(id)))) {
    const byValue = new Map<string, TrackedRow[]>();
    yield* takeEach(rows, (row) => {
      const cell = row.cells[field.id] ?? '';
      if (row.change !== 'blank' && !isEmpty(cell) && !isInherited(entity, field, row))
        addToGroup(byValue, uniqueText(field, cell), row);
    });
    byField.set(field.id, byValue);
  }
  return (field, uniqueValue) => byField.get(field.id)?.get(uniqueValue) ?? [];
}

function repeatOf(
  entity: Entity,
  field: Field,
  row: TrackedRow,
  holdersOfValue: Holders,
  rowName: RowNamer,
): Finding | undefined {
  if (field.unique !== true) return undefined;
  const cell = row.cells[field.id] ?? '';
  if (!row.changed.includes(field.id) || isEmpty(cell)) return undefined;
  if (isInherited(entity, field, row)) return undefined;
  const holders = holdersOfValue(field, uniqueText(field, cell));
  if (holders.length < 2) return undefined;
  const params = {
    field: headerOf(field),
    shown: shownIn(field, cell),
    ...listOthers(holders, row, rowName),
  };
  return { code: 'repeated', params };
}

/** The rows that have a key. */
type RowsOfKey = (key: string) => readonly TrackedRow[];

/**
 * The rows that have a key, if people type the keys of this kind: no two rows may have the same key. None if no row is new: most tables
 * have no new row.
 */
function* findingKeys(entity: Entity, rows: readonly TrackedRow[]): Sliced<RowsOfKey> {
  const isGiven = entity.key.some((name) => fieldOf(entity, name).access === 'service');
  if (isGiven || !rows.some(({ change }) => change === 'new')) return () => [];
  const byKey = yield* groupingBy(rows, (row) =>
    row.change === 'gone' ? '' : (row.base?.key ?? recordKey(entity, row)),
  );
  return (key) => byKey.get(key) ?? [];
}

function repeatedKey(
  entity: Entity,
  row: TrackedRow,
  keys: RowsOfKey,
  rowName: RowNamer,
): Finding | undefined {
  const key = recordKey(entity, row);
  const holders = key === '' ? [] : keys(key);
  if (holders.length < 2) return undefined;
  const [field, shown] = [keyWords(entity), labelOf(entity, row.cells, key)];
  return { code: 'repeated', params: { field, shown, ...listOthers(holders, row, rowName) } };
}

/**
 * Three of the other rows, and how many more there are. 10,000 rows may share one value, so only the first few are named.
 */
function listOthers(holders: readonly TrackedRow[], row: TrackedRow, rowName: RowNamer) {
  const most = 3;
  const first = holders.slice(0, most + 1).filter((other) => other.index !== row.index);
  const others = first.slice(0, most).map((other) => rowName(other.index));
  return { others, more: holders.length - 1 - others.length };
}

/** Problems that only the service's list can show: another record has the unique value of a new or edited row. */
export function checkAgainstService(
  entity: Entity,
  rows: readonly TrackedRow[],
  taken: (field: string, uniqueValue: string) => { label: string; key: string } | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const row of rows) {
    if (row.change !== 'new' && row.change !== 'edited') continue;
    for (const name of row.changed) {
      const field = fieldOf(entity, name);
      const cell = row.cells[name] ?? '';
      if (field.unique !== true || isEmpty(cell)) continue;
      const holder = taken(name, uniqueText(field, cell));
      if (holder && holder.key !== row.base?.key) {
        const params = { field: headerOf(field), shown: shownIn(field, cell), by: holder.label };
        const isNew = row.change === 'new';
        problems.push(
          problemAt(row.index, name, {
            code: 'taken-on-service',
            params: isNew ? { ...params, one: entity.one } : params,
          }),
        );
      }
    }
  }
  return problems;
}
