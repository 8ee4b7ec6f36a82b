import { fieldOf, type Entity } from '../entities/entity';
import type { RowId } from '../table/layout';
import { wireOfRow } from '../table/record';
import { isEmpty, textOf } from '../values/cell';
import { hashOf } from '../values/hash';
import { type TrackedRow } from './row';
import { ID_LENGTH, SIGNS } from './row-id';

const BITS_OF_A_SIGN = 5;
const SIGNS_OF_A_HASH = 6;
/** Begins a second hash of the same text that does not follow from the first. */
const OTHER_BASIS = 0x9747b28c;

/** The id that follows from a text: the same text gives the same id everywhere. */
function idOfText(text: string): RowId {
  const hashes = [hashOf(text), hashOf(text, OTHER_BASIS)];
  return Array.from({ length: ID_LENGTH }, (_, at) => {
    const hash = hashes[Math.floor(at / SIGNS_OF_A_HASH)] ?? 0;
    return SIGNS[(hash >>> ((at % SIGNS_OF_A_HASH) * BITS_OF_A_SIGN)) % SIGNS.length];
  }).join('');
}

/**
 * Gives ids to rows that were typed while no pane gave them one. The id follows from the workbook, the kind, and what would be
 * sent for the row (IDs of records, not their names). So two copies of one file give a row the same id, and the service refuses
 * the second of two additions, because they have the same number. Equal rows are counted: each gets the first id that is free.
 */
export class ContentIds {
  readonly #tried = new Map<string, number>();
  readonly #given = new Set<RowId>();

  /** @param isUsed whether a row of this workbook has the id, or ever had it */
  constructor(
    private readonly entity: Entity,
    private readonly workbookId: string,
    private readonly isUsed: (id: RowId) => boolean,
  ) {}

  idOf(row: TrackedRow): RowId {
    const content = contentOf(this.entity, row);
    for (let ordinal = this.#tried.get(content) ?? 0; ; ordinal += 1) {
      const id = idOfText(JSON.stringify([this.workbookId, this.entity.kind, content, ordinal]));
      if (this.#given.has(id) || this.isUsed(id)) continue;
      this.#tried.set(content, ordinal + 1);
      this.#given.add(id);
      return id;
    }
  }
}

/** What would be sent for a row, without its number. A cell that can't be sent as it is counts as its text. */
function contentOf(entity: Entity, row: TrackedRow): string {
  const names = (entity.add?.fields ?? []).filter((name) => name !== entity.add?.numbered);
  const record = { cells: row.cells, base: row.base ?? row.copyOf };
  return JSON.stringify(
    names.flatMap((name) => {
      const cell = row.cells[name] ?? '';
      return isEmpty(cell) ? [] : [[name, wireOfRow(fieldOf(entity, name), record) ?? textOf(cell)]];
    }),
  );
}
