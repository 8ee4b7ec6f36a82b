import { fieldOf, type Entity, type Field } from '../entities/entity';
import { type RowId, ROW_COLUMN } from '../table/layout';
import { cellForNewRow, type FieldCells, wireOfRow, recordKey } from '../table/record';
import { type Cell, isEmpty, textOf } from '../values/cell';
import type { BaselineRow, Baseline } from './baseline';

/** A body row as read: its id ('' before it has one) and its field cells. `index` counts from 0. */
export interface SheetRow {
  readonly index: number;
  readonly id: RowId;
  readonly cells: FieldCells;
  readonly status: Cell;
  readonly message: Cell;
  /** Cells of `cells` that are blank in the sheet and follow from another cell of the row (named-times.ts). */
  readonly filled?: FieldCells | undefined;
}

/** A cell of the row as the sheet has it: what is written there replaces this. */
export function cellInSheet({ cells, filled }: Pick<SheetRow, 'cells' | 'filled'>, id: string): Cell {
  return filled?.[id] === undefined ? (cells[id] ?? '') : '';
}

export interface TrackedRow extends SheetRow {
  /** `gone`: the record is no longer on the service. `blank`: the row is empty and is skipped. */
  readonly change: 'unchanged' | 'edited' | 'new' | 'gone' | 'blank';
  readonly base?: BaselineRow;
  /** Ids of the edited fields; for a new row, of all filled fields. */
  readonly changed: readonly string[];
  /** The row began as a copy of this downloaded row. */
  readonly copyOf?: BaselineRow;
  /** The id that the row must get: '' if it needs a fresh one, undefined if it keeps the id that it has. */
  readonly newId?: RowId;
  /**
   * It was not certain which record the row represents: the row has another record's hidden id and its visible key decided,
   * or both the row and a copy of it are edited. The preview shows what would be sent.
   */
  readonly needsPreview?: true;
  /** The user typed a known record's key into the row: cells to write where the row is empty. */
  readonly adopted?: FieldCells;
  /**
   * The row does not show its record's key, and may represent another record now. The user is asked, nothing is sent, and no
   * refresh writes into the row. `recordOfShownKey`: the known record whose key the row shows.
   */
  readonly keyDoubt?: { readonly recordOfShownKey?: BaselineRow };
}

/** Whether the row has a record that is on the service, or will be. */
export function isThere({ change }: Pick<TrackedRow, 'change'>): boolean {
  return change !== 'blank' && change !== 'gone';
}

export interface Tracking {
  readonly rows: readonly TrackedRow[];
  /** Rows of the baseline that are no longer in the sheet. */
  readonly deleted: readonly BaselineRow[];
}

/**
 * A field that both sides changed since the download, or in which the row and a backup have different edits. It waits for the
 * user's decision.
 */
export interface Conflict {
  readonly field: string;
  /** The value before both changes. */
  readonly base: Cell;
  readonly mine: Cell;
  readonly theirs: Cell;
  /** `theirs` is an edit of a backup. The service does not have it. */
  readonly isFromBackup?: true;
}

/**
 * A row's open conflicts. If the user typed the service's value, the field is no longer in conflict. If the row may be
 * another record by now, it has no open conflicts, and nothing is written into it: the user first says which record it is.
 */
export function openConflicts({
  base,
  cells,
  changed,
  keyDoubt,
}: Pick<TrackedRow, 'base' | 'cells' | 'changed' | 'keyDoubt'>): Conflict[] {
  const before = base?.conflicts;
  if (!before || keyDoubt) return [];
  return changed.flatMap((field) => {
    const was = before[field];
    if (was === undefined) return [];
    const mine = cells[field] ?? '';
    const other = base.fromBackup?.[field];
    if (other === undefined) return [{ field, base: was, mine, theirs: base.cells[field] ?? '' }];
    return other === mine ? [] : [{ field, base: was, mine, theirs: other, isFromBackup: true as const }];
  });
}

/** The row after the user has decided: from now on, a difference from the service is an edit. */
export function withoutConflicts({ conflicts: _, fromBackup: __, ...row }: BaselineRow): BaselineRow {
  return row;
}

/** Whether a copied row's cell belongs only to the original row. The cell is cleared when the copy gets its id. */
export function isInherited(entity: Entity, field: Field, row: TrackedRow): boolean {
  if (!row.copyOf) return false;
  if (field.access === 'service') return true;
  const isNeeded = entity.add?.required.includes(field.id) === true;
  return field.unique === true && !isNeeded && row.cells[field.id] === row.copyOf.cells[field.id];
}

/**
 * The key that the user typed into a new row, so that the push changes the record with that key; undefined if none was
 * typed.
 */
export function typedKeyOf(entity: Entity, row: TrackedRow): string | undefined {
  const name = entity.update?.typedKey;
  if (name === undefined || row.change !== 'new' || row.copyOf) return undefined;
  const cell = row.cells[name] ?? '';
  return isEmpty(cell) ? undefined : (wireOfRow(fieldOf(entity, name), row) ?? textOf(cell));
}

/** 9 digits: identifiers are 32-bit numbers on many services, and a company's own numbers are far smaller. */
const SMALLEST = 100_000_000;
const RANGE = 900_000_000;

/** FNV-1a, 32 bits: offset basis and prime. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A random number of 9 digits: the key of an upsert that must add a record. A row gets the same number each time, so that a
 * repeated call names the same record. The number is as random as the row's id.
 */
export function randomNumberOf(row: RowId): string {
  return String(SMALLEST + (hashOf(row) % RANGE));
}

/** The FNV-1a hash of a text: an unsigned number of 32 bits. */
export function hashOf(text: string, basis = BASIS): number {
  let hash = basis;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME) >>> 0;
  return hash;
}

/** A set of keys that is built on first use: most tables need none. */
export type Keys = () => ReadonlySet<string>;

/** The keys of the known records. */
export function knownKeys({ rows }: Baseline): Keys {
  return gathered(() => [...rows.values()].map(({ key }) => key));
}

/** The keys that rows show. */
export function shownKeys(entity: Entity, rows: readonly SheetRow[]): Keys {
  return gathered(() => rows.map((row) => recordKey(entity, row)));
}

function gathered(list: () => readonly string[]): Keys {
  let keys: ReadonlySet<string> | undefined;
  return () => (keys ??= new Set(list()));
}

/** A cell to write by its position. Every row must have its own id before anything is sent. */
export interface IdentityPatch {
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
}

/**
 * Gives every row its own id. A copied row also loses the values that belong only to its original: fields that the service
 * sets, and unique numbers that an addition does not need. Its names still mean the records that the original means. If new rows of this kind are added with a number, a new row gets
 * a random one, so that sending the row twice can't add it twice.
 */
export function identityPatches(
  entity: Entity,
  tracking: Pick<Tracking, 'rows'>,
  freshId: (row: TrackedRow) => RowId,
): IdentityPatch[] {
  const patches: IdentityPatch[] = [];
  const numbered = entity.add?.numbered;
  for (const row of tracking.rows) {
    if (row.newId === undefined && (row.change !== 'new' || numbered === undefined)) continue;
    const id = row.newId === '' ? freshId(row) : (row.newId ?? row.id);
    if (row.newId !== undefined) patches.push({ index: row.index, column: ROW_COLUMN, cell: id });
    for (const field of entity.fields) {
      const cell = row.cells[field.id] ?? '';
      const inherited = row.newId !== undefined && isInherited(entity, field, row);
      const mustBeNumbered =
        row.change === 'new' &&
        field.id === numbered &&
        (isEmpty(cell) || inherited || isNumberOfAnother(row, cell)) &&
        typedKeyOf(entity, row) === undefined;
      if (row.base) {
        const follows = row.adopted?.[field.id];
        if (follows !== undefined) {
          patches.push({ index: row.index, column: field.id, cell: follows });
          continue;
        }
        // The row had lost its id, and with the id the values that the service and the check gave it.
        const given = row.base.cells[field.id] ?? '';
        const isGiven = field.access === 'service' || inherited || (field.id === numbered && isEmpty(cell));
        if (isGiven && cell !== given) patches.push({ index: row.index, column: field.id, cell: given });
      } else if (mustBeNumbered)
        patches.push({ index: row.index, column: field.id, cell: Number(randomNumberOf(id)) });
      else if (field.id === numbered && isNumberForTypedKey(entity, row, id, cell))
        patches.push({ index: row.index, column: field.id, cell: '' });
      else if (inherited && !isEmpty(cell)) patches.push({ index: row.index, column: field.id, cell: '' });
      else if (row.copyOf) {
        // With its own id, the copy has no record behind its names.
        const named = cellForNewRow(field, { cells: row.cells, base: row.copyOf });
        if (named !== cell) patches.push({ index: row.index, column: field.id, cell: named });
      }
    }
  }
  return patches;
}

/** A key was typed into the row after it had got its number: the push changes that record, and its number must stay. */
function isNumberForTypedKey(entity: Entity, row: TrackedRow, id: RowId, cell: Cell): boolean {
  return typedKeyOf(entity, row) !== undefined && String(cell) === randomNumberOf(id);
}

/** The row is a copy of a row that is not known on the service yet: the copy has the number that its original got. */
function isNumberOfAnother({ id, newId }: TrackedRow, cell: Cell): boolean {
  return newId === '' && id !== '' && String(cell) === randomNumberOf(id);
}
