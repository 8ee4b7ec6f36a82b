import { fieldOf, headerIn, headerOf, keyWords, type Entity, type Field } from '../entities/entity';
import { isInherited, typedKeyOf } from '../changes/inherited';
import type { TrackedRow } from '../changes/track';
import { CELL_TEXT_LIMIT, isCellError, isEmpty } from '../table/sheet';
import { brokenRule, isComposed } from '../table/composed';
import { grouped } from '../table/grouped';
import { keyOf, labelOf, uniqueText, wireOfRow, type FieldCells } from '../table/record';
import { clip } from '../values/clip';
import { textOf } from '../values/text';
import { checkConflicts } from './check-conflicts';
import { say } from './messages';
import type { Problem } from './problem';

type Finding = Omit<Problem, 'index' | 'column'>;

/** How a sentence names a row of the worksheet, e.g. `row 12`; given by the caller, who knows where the table lies. */
export type RowName = (index: number) => string;

/**
 * Everything in the table that the service would surely refuse, or that could not be stored as it stands: at most one
 * problem for each cell. Only new rows and edited cells are looked at; what came from the service is not judged. An edit of
 * a record that is gone can't be stored at all.
 */
export function checkRows(entity: Entity, rows: readonly TrackedRow[], rowName: RowName): Problem[] {
  const twice = findRepeats(entity, rows);
  const keys = typedKeys(entity, rows);
  const places = ownPlaces(rows);
  const problems: Problem[] = [];
  for (const row of rows) {
    const [edited] = row.changed;
    if (row.state === 'gone' && edited !== undefined)
      problems.push({ index: row.index, column: edited, ...say.gone });
    if (row.state !== 'new' && row.state !== 'edited') continue;
    if (row.state === 'new' && !entity.add) {
      problems.push({ index: row.index, column: entity.frozenThrough, ...say.cantAdd(entity.one) });
      continue;
    }
    if (row.keyDoubt) {
      problems.push({ index: row.index, column: entity.key[0], ...keyDoubt(entity, row, places, rowName) });
      continue;
    }
    for (const field of entity.fields) {
      const finding =
        row.state === 'new' ? checkNewCell(entity, field, row) : checkEditedCell(entity, field, row);
      const found = finding ?? repeatOf(entity, field, row, twice, rowName);
      if (found) problems.push({ index: row.index, column: field.id, ...found });
    }
    problems.push(...checkConflicts(entity, row));
    const isSound = problems.at(-1)?.index !== row.index;
    const broken = isSound ? brokenRule(entity, row.cells) : undefined;
    if (broken)
      problems.push({
        index: row.index,
        column: broken.field,
        ...say.brokenRule(headerIn(entity, broken.field), broken.why),
      });
    const pair = row.state === 'new' ? repeatedKey(entity, row, keys, rowName) : undefined;
    if (pair) problems.push({ index: row.index, column: entity.key[0], ...pair });
  }
  return problems;
}

/** Where the records stand, by their keys; gathered only if a row is in doubt. */
function ownPlaces(rows: readonly TrackedRow[]): ReadonlyMap<string, number> {
  if (!rows.some(({ keyDoubt }) => keyDoubt !== undefined)) return new Map();
  return new Map(rows.flatMap(({ base, index }): [string, number][] => (base ? [[base.key, index]] : [])));
}

/** A row that may be another record by now. The user says which one: to put the key back could change the wrong record. */
function keyDoubt(
  entity: Entity,
  { base, cells, keyDoubt }: TrackedRow,
  places: ReadonlyMap<string, number>,
  rowName: RowName,
): Finding {
  const nameOf = (known: { cells: FieldCells; key: string } | undefined) =>
    clip(known ? labelOf(entity, known.cells, known.key) : '');
  const key = keyWords(entity);
  const shows = keyDoubt?.shows;
  if (!shows) return say.keyGone(key, clip(base?.key ?? ''), nameOf(base), entity.one);
  const place = places.get(shows.key);
  const where = place === undefined ? undefined : rowName(place);
  const shown = clip(labelOf(entity, cells, shows.key));
  return say.keyOfAnother({ key, shown, one: entity.one, was: nameOf(base), other: nameOf(shows), where });
}

function checkNewCell(entity: Entity, field: Field, row: TrackedRow): Finding | undefined {
  const cell = row.cells[field.id] ?? '';
  const typedKey = typedKeyOf(entity, row);
  if (isEmpty(cell)) {
    if (typedKey === undefined)
      return entity.add?.required.includes(field.id) ? say.required(headerOf(field), entity.one) : undefined;
    return entity.update?.companions.includes(field.id)
      ? say.companion(headerOf(field), entity.one)
      : undefined;
  }
  // What a copy inherited is cleared when the row gets its own id.
  if (field.access === 'service') {
    if (row.copyOf) return undefined;
    return entity.key.includes(field.id)
      ? say.keyTyped(headerOf(field), entity.one)
      : say.serviceField(headerOf(field), '');
  }
  return checkValue(field, row);
}

function checkEditedCell(entity: Entity, field: Field, row: TrackedRow): Finding | undefined {
  const cell = row.cells[field.id] ?? '';
  if (isEmpty(cell) && entity.update?.companions.includes(field.id) === true)
    return say.companion(headerOf(field), entity.one);
  if (!row.changed.includes(field.id)) return checkUnedited(entity, field, row);
  const was = row.base?.cells[field.id] ?? '';
  if (field.access === 'service') return say.serviceField(headerOf(field), was);
  if (field.access === 'once') return say.onlyWhenAdded(headerOf(field), entity.one, clip(textOf(was)));
  if (isEmpty(cell)) {
    const isRequired = entity.add?.required.includes(field.id) === true;
    const isSentEmpty = !isComposed(entity, field) || isRequired;
    if (field.read === 'never') return isSentEmpty ? say.cantBeEmptied(headerOf(field)) : undefined;
    return isRequired || takesNothingEmpty(field) ? say.mustBeFilled(headerOf(field)) : undefined;
  }
  if (typeof was === 'string' && was.length >= CELL_TEXT_LIMIT) return say.clipped(headerOf(field));
  if (
    field.kind.format === '@' &&
    typeof cell === 'number' &&
    typeof was === 'string' &&
    looksCoerced(was, cell)
  ) {
    return say.numberForText(headerOf(field), was, textOf(cell));
  }
  return checkValue(field, row);
}

/** An update sends some fields though they were not edited. They are checked too: the service may hold unreadable values. */
function checkUnedited({ update }: Entity, field: Field, row: TrackedRow): Finding | undefined {
  const queried = Object.values(update?.query ?? {}).flatMap((of) =>
    typeof of === 'string' ? [] : of.field,
  );
  const goesAlong = update?.companions.includes(field.id) === true || queried.includes(field.id);
  return goesAlong ? checkValue(field, row) : undefined;
}

/** Of texts and numbers an empty one is a value; there is no empty yes or no, date or time. */
function takesNothingEmpty({ kind }: Field): boolean {
  return kind.choices !== undefined || ['boolean', 'date', 'time', 'datetime'].includes(kind.name);
}

function checkValue(field: Field, row: TrackedRow): Finding | undefined {
  const cell = row.cells[field.id] ?? '';
  if (isCellError(cell)) return say.cellError(headerOf(field), textOf(cell));
  const wire = wireOfRow(field, { cells: row.cells, base: row.base ?? row.copyOf });
  if (wire === undefined) {
    const parsed = field.kind.fromCell(cell);
    return parsed.ok ? undefined : say.notReadable(headerOf(field), parsed);
  }
  const why = field.rule?.(wire);
  if (why === undefined) return undefined;
  const mended = withoutStraySpaces(field, textOf(cell));
  return mended === undefined
    ? say.rule(headerOf(field), clip(textOf(cell)), why)
    : say.straySpaces(headerOf(field), clip(textOf(cell)), mended);
}

/** Pasted texts bring spaces along, also such as nobody sees. Undefined where they are not all that is wrong. */
function withoutStraySpaces(field: Field, typed: string): string | undefined {
  const mended = typed.replace(/[\u200B-\u200D\u2060\uFEFF]/gu, '').trim();
  return mended !== typed && mended !== '' && field.rule?.(mended) === undefined ? mended : undefined;
}

/** `0123` that Excel has turned into 123, `+49 30` into 4930: the same digits, and no longer the same text. */
function looksCoerced(was: string, now: number): boolean {
  return was !== String(now) && was.trim() !== '' && Number(was) === now;
}

type Repeats = ReadonlyMap<string, ReadonlyMap<string, readonly TrackedRow[]>>;

/** For each unique field: value -> the rows that hold it, copies' inherited cells left out. */
function findRepeats(entity: Entity, rows: readonly TrackedRow[]): Repeats {
  const repeats = new Map<string, Map<string, TrackedRow[]>>();
  for (const field of entity.fields.filter((candidate) => candidate.unique === true)) {
    const byValue = new Map<string, TrackedRow[]>();
    for (const row of rows) {
      const cell = row.cells[field.id] ?? '';
      if (row.state === 'blank' || isEmpty(cell) || isInherited(entity, field, row)) continue;
      const key = uniqueText(field, cell);
      const holders = byValue.get(key);
      if (holders) holders.push(row);
      else byValue.set(key, [row]);
    }
    repeats.set(field.id, byValue);
  }
  return repeats;
}

function repeatOf(
  entity: Entity,
  field: Field,
  row: TrackedRow,
  repeats: Repeats,
  rowName: RowName,
): Finding | undefined {
  if (field.unique !== true) return undefined;
  const cell = row.cells[field.id] ?? '';
  if (!row.changed.includes(field.id) || isEmpty(cell)) return undefined;
  if (isInherited(entity, field, row)) return undefined;
  const holders = repeats.get(field.id)?.get(uniqueText(field, cell)) ?? [];
  if (holders.length < 2) return undefined;
  return say.twice(headerOf(field), clip(textOf(cell)), listOthers(holders, row, rowName));
}

/** Rows by the key that people type, where the records have such a one: none may stand in two rows. */
function typedKeys(entity: Entity, rows: readonly TrackedRow[]): ReadonlyMap<string, readonly TrackedRow[]> {
  if (entity.key.some((name) => fieldOf(entity, name).access === 'service')) return new Map();
  return grouped(rows, (row) => (row.state === 'gone' ? '' : (row.base?.key ?? keyOf(entity, row))));
}

function repeatedKey(
  entity: Entity,
  row: TrackedRow,
  keys: ReadonlyMap<string, readonly TrackedRow[]>,
  rowName: RowName,
): Finding | undefined {
  const key = keyOf(entity, row);
  const holders = key === '' ? [] : (keys.get(key) ?? []);
  return holders.length < 2
    ? undefined
    : say.twice(keyWords(entity), labelOf(entity, row.cells, key), listOthers(holders, row, rowName));
}

/** `row 4, row 7, row 9 and 12 more`; 10,000 rows may share one value, so only the first few are looked at. */
function listOthers(holders: readonly TrackedRow[], row: TrackedRow, rowName: RowName): string {
  const most = 3;
  const others = holders.slice(0, most + 1).filter((other) => other.index !== row.index);
  const named = others.slice(0, most).map((other) => rowName(other.index));
  const more = holders.length - 1 - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
}

/** Problems that only the service's own list can show: a unique value of a new row that another record holds. */
export function checkAgainstService(
  entity: Entity,
  rows: readonly TrackedRow[],
  taken: (field: string, uniqueValue: string) => { label: string; key: string } | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const row of rows) {
    if (row.state !== 'new' && row.state !== 'edited') continue;
    for (const name of row.changed) {
      const field = fieldOf(entity, name);
      const cell = row.cells[name] ?? '';
      if (field.unique !== true || isEmpty(cell)) continue;
      const holder = taken(name, uniqueText(field, cell));
      if (holder && holder.key !== row.base?.key) {
        problems.push({
          index: row.index,
          column: name,
          ...say.takenOnService(
            headerOf(field),
            clip(textOf(cell)),
            holder.label,
            row.state === 'new' ? entity.one : undefined,
          ),
        });
      }
    }
  }
  return problems;
}
