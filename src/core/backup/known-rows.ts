import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow, Tracking } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import type { LogEntry } from '../sync/log-entry';
import { uniqueText, type FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';

/** Where the workbook has the record of a row: in its memory, in the sheet, or both. */
export interface FoundRow {
  /** The record as this workbook last knew it. */
  readonly base?: BaselineRow;
  /** The row in the sheet. */
  readonly row?: TrackedRow;
  readonly sent?: LogEntry;
}

interface Sought {
  readonly id: RowId;
  readonly cells: FieldCells;
}

/**
 * Finds rows of another workbook, of a backup or of a list among the rows that this workbook has: by the row's id, then by the
 * key that the service gives, then by the record's key. Rows that are found once are the same record, whatever their other cells
 * say.
 */
export class KnownRows {
  readonly #byId = new Map<RowId, FoundRow>();
  /** The ids of rows, by the field and the text of a key. */
  readonly #byKey = new Map<string, RowId>();
  readonly #keys: readonly string[];

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
    const { update, key } = entity;
    this.#keys = [...(update?.typedKey === undefined ? [] : [update.typedKey]), ...key];
    for (const base of bases) this.#add(base.id, { base }, base.cells);
    for (const sent of log) this.#add(sent.row, { sent }, cellsSent(sent));
    for (const row of tracking.rows) {
      if (row.state === 'blank') continue;
      this.#add(row.base?.id ?? row.id, { row }, row.cells);
    }
  }

  find({ id, cells }: Sought): FoundRow | undefined {
    const own = this.#byId.get(id);
    if (own) return own;
    for (const key of this.#namesOf(cells)) {
      const found = this.#byKey.get(key);
      if (found !== undefined) return this.#byId.get(found);
    }
    return undefined;
  }

  /** From now on, the workbook has this row too. */
  add({ id, cells }: Sought): void {
    this.#add(id, {}, cells);
  }

  #add(id: RowId, found: FoundRow, cells: FieldCells): void {
    if (id !== '') this.#byId.set(id, { ...this.#byId.get(id), ...found });
    // What is known of a record counts more than what somebody has typed since.
    for (const name of this.#namesOf(cells))
      if (!this.#byKey.has(name) && id !== '') this.#byKey.set(name, id);
  }

  #namesOf(cells: FieldCells): string[] {
    return this.#keys.flatMap((field) => {
      const text = uniqueText(fieldOf(this.entity, field), cells[field] ?? '');
      return text === '' ? [] : [`${field} ${text}`];
    });
  }
}

function cellsSent({ changes }: LogEntry): FieldCells {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}
