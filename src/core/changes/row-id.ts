import type { Entity } from '../entities/entity';
import { fieldOf } from '../entities/entity';
import type { RowId } from '../table/layout';
import { wireOfRow } from '../table/record';
import { isEmpty, textOf } from '../values/cell';
import { hashOf, type TrackedRow } from './row';

/** 32 characters that don't look alike. An id made of them is never taken for a number, a date or a formula. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzACDEFGHJK';
const ID_LENGTH = 10;
const BITS_OF_A_SIGN = 5;
const SIGNS_OF_A_HASH = 6;
/** Begins a second hash of the same text that does not follow from the first. */
const OTHER_BASIS = 0x9747b28c;

/**
 * 50 random bits: among 100,000 rows, two have the same id once in 200,000 workbooks. Then one of the two rows counts as a
 * copy.
 * @param integer gives a random whole number from 0 to below its argument
 */
export function randomId(integer: (below: number) => number): RowId {
  return Array.from({ length: ID_LENGTH }, () => SIGNS[integer(SIGNS.length)]).join('');
}

/** The id that follows from a text: the same text gives the same id everywhere. */
function idOfText(text: string): RowId {
  const hashes = [hashOf(text), hashOf(text, OTHER_BASIS)];
  return Array.from({ length: ID_LENGTH }, (_, at) => {
    const hash = hashes[Math.floor(at / SIGNS_OF_A_HASH)] ?? 0;
    return SIGNS[(hash >>> ((at % SIGNS_OF_A_HASH) * BITS_OF_A_SIGN)) % SIGNS.length];
  }).join('');
}

/** Whether a second sending of an addition would be a second record, which only the number made from the row's id prevents. */
export function isAddedByNumberAlone({ add }: Entity): boolean {
  return add?.numbered !== undefined && add.upsertBy === undefined;
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
