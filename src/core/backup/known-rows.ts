import type { BaselineRow } from '../changes/baseline';
import { fingerprint, type CellsWithIds } from '../changes/fingerprint';
import type { TrackedRow, Tracking } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import { sentCells, type LogEntry } from '../sync/log-entry';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { sameCell, uniqueText, type FieldCells } from '../table/record';
import { isEmpty } from '../values/cell';

/** Where the workbook has the record of a row: in its memory, in the sheet, or both. */
export interface FoundRow {
  /** The record as this workbook last knew it. */
  readonly base?: BaselineRow;
  /** The row in the sheet. */
  readonly row?: TrackedRow;
  readonly sent?: LogEntry;
}

/**
 * Finds rows of another workbook, of a backup or of a list among the rows that this workbook has: by the row's id, by the key
 * that the service gives, and by the record's key. A known row has the key of its record, whatever somebody has typed over it
 * since. Only a row that is not known is found by what was typed.
 */
export class KnownRows {
  readonly #byId = new Map<RowId, FoundRow>();
  /** The ids of rows, by the field and the text of a key. */
  readonly #byKey = new Map<string, RowId>();

  constructor(
    private readonly entity: Entity,
    {
      tracking,
      bases,
      log,
    }: {
      readonly tracking: Pick<Tracking, 'rows'>;
      readonly bases: Iterable<BaselineRow>;
      readonly log: readonly LogEntry[];
    },
  ) {
    for (const base of bases) this.#add(base.id, { base }, base.cells);
    for (const sent of log) this.#add(sent.row, { sent }, sentCells(sent));
    for (const row of tracking.rows)
      if (row.change !== 'blank') this.#add(row.base?.id ?? row.id, { row }, row.cells);
  }

  byId(id: RowId): FoundRow | undefined {
    return this.#byId.get(id);
  }

  /** `cells`: those of the record, if it is known, and else those that were typed. */
  byKey(cells: FieldCells): { readonly id: RowId; readonly found: FoundRow } | undefined {
    for (const key of keyTexts(this.entity, cells)) {
      const id = this.#byKey.get(key);
      const found = id === undefined ? undefined : this.#byId.get(id);
      if (id !== undefined && found) return { id, found };
    }
    return undefined;
  }

  /** From now on, the workbook has this row too. */
  add({ id, cells }: { readonly id: RowId; readonly cells: FieldCells }): void {
    this.#add(id, {}, cells);
  }

  #add(id: RowId, found: FoundRow, cells: FieldCells): void {
    if (id === '') return;
    const isKnown = this.#byId.get(id)?.base !== undefined;
    this.#byId.set(id, { ...this.#byId.get(id), ...found });
    if (isKnown) return;
    // What is known of a record counts more than what somebody has typed since.
    for (const name of keyTexts(this.entity, cells)) if (!this.#byKey.has(name)) this.#byKey.set(name, id);
  }
}

/**
 * Finds shifts of a list that have none of the keys by which the workbook knows its shifts. A shift of the same person at the same
 * time is the same shift, unless both have a key of one kind and these keys differ.
 */
export class KnownShifts {
  readonly #shifts: ReadonlyMap<string, readonly CellsWithIds[]>;

  constructor(
    private readonly entity: Entity,
    shifts: readonly CellsWithIds[],
  ) {
    this.#shifts = groupBy(shifts, (shift) => this.#timeOf(shift));
  }

  mayHave(shift: CellsWithIds): boolean {
    const time = this.#timeOf(shift);
    const same = time === '' ? [] : (this.#shifts.get(time) ?? []);
    return same.some((other) =>
      keyFields(this.entity).every((field) => {
        const [one, two] = [shift.cells[field] ?? '', other.cells[field] ?? ''];
        return isEmpty(one) || isEmpty(two) || sameCell(fieldOf(this.entity, field), one, two);
      }),
    );
  }

  /** Person, day, start and end as one text; '' if one of them is missing. */
  #timeOf(shift: CellsWithIds): string {
    return fingerprint(this.entity, shift);
  }
}

/** The fields by which a record can be found: the key that the service gives first. */
export function keyFields({ key, update }: Entity): readonly string[] {
  return [...(update?.typedKey === undefined ? [] : [update.typedKey]), ...key];
}

/** The keys of a record, each with the name of its field. */
export function keyTexts(entity: Entity, cells: FieldCells): readonly string[] {
  return keyFields(entity).flatMap((field) => {
    const text = uniqueText(fieldOf(entity, field), cells[field] ?? '');
    return text === '' ? [] : [`${field} ${text}`];
  });
}
