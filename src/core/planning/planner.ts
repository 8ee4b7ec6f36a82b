import { dayOfMinute } from '../calendar/days';
import { isThere, type TrackedRow, unwrittenRow } from '../changes/row';
import type { BlockColumns, Entity, Place } from '../entities/entity';
import type { FieldCells } from '../table/record';
import { readerOf, type RowReader } from '../table/row-reader';
import type { Cell } from '../values/cell';
import { shownText } from '../values/shown';
import { bookingIn, OPEN_SHIFT } from './bookings';
import type { Block, Breach, PlaceName, Planning } from './plan';
import { breachesOf } from './rules/rules';

/** A row as it was read last, and the block in it. */
interface KnownRow {
  id: string;
  readonly cells: readonly Cell[];
  readonly base: TrackedRow['base'];
  readonly change: TrackedRow['change'];
  readonly block: Block | undefined;
}

const PLACES: readonly Place[] = ['departments', 'areas', 'tasks'];

/**
 * Keeps which rules the rows of a table break. After an edit, only the rows that changed are read, and only the people of these
 * rows are checked again. Open shifts are nobody's, so no rule looks at them.
 */
export class Planner {
  readonly #columns: BlockColumns;
  readonly #reader: RowReader;
  readonly #watched: readonly string[];
  /** What the rules look at beside the blocks. */
  readonly planning: Planning;
  #seen: readonly TrackedRow[] | undefined;
  #rows: readonly KnownRow[] = [];
  readonly #people = new Map<string, Set<Block>>();
  readonly #breaches = new Map<string, readonly Breach[]>();

  /** @throws if the entity's records are no blocks of time */
  constructor(
    readonly entity: Entity,
    planning: Omit<Planning, 'contentOf' | 'takesPlace'>,
  ) {
    if (!entity.block) throw new Error(`${entity.kind} has no time blocks`);
    this.#columns = entity.block;
    this.#reader = readerOf(entity);
    this.#watched = entity.fields.filter(({ unique }) => unique !== true).map(({ id }) => id);
    this.planning = {
      ...planning,
      takesPlace: entity.block.takesPlace,
      contentOf: contentReader(entity, this.#reader),
    };
  }

  /** Reads the rows that changed since the last update. Returns the people whose blocks, or the order of whose rows, changed. */
  update(rows: readonly TrackedRow[]): ReadonlySet<string> {
    const touched = new Set<string>();
    if (rows === this.#seen) return touched;
    this.#seen = rows;
    const before = this.#rows;
    const next: KnownRow[] = Array.from({ length: rows.length });
    /** Reads a row that is where it was, counted from the first row or from the last. */
    const isInPlace = (known: KnownRow | undefined, row: TrackedRow | undefined, at: number): boolean => {
      if (!known || !row) return false;
      const isSame = this.#isSame(known, row);
      if (!isSame && known.id !== row.id) return false;
      next[at] = this.#read(known, row, isSame, touched);
      return true;
    };
    // Most edits leave most rows where they are.
    const least = Math.min(before.length, rows.length);
    let [head, tail] = [0, 0];
    while (head < least && isInPlace(before[head], rows[head], head)) head += 1;
    while (tail < least - head && isInPlace(before.at(-1 - tail), rows.at(-1 - tail), rows.length - 1 - tail))
      tail += 1;
    const moved = new Map<string, KnownRow>();
    for (const known of before.slice(head, before.length - tail)) {
      // A row without an id, or with another row's, is read again.
      if (known.id === '' || moved.has(known.id)) this.#drop(known, touched);
      else moved.set(known.id, known);
    }
    const order = new RowOrder();
    rows.slice(head, rows.length - tail).forEach((row, at) => {
      const known = moved.get(row.id);
      moved.delete(row.id);
      if (known?.block && !order.isKept(known.block)) touched.add(known.block.personId);
      next[head + at] = this.#read(known, row, known !== undefined && this.#isSame(known, row), touched);
    });
    this.#rows = next;
    for (const known of moved.values()) this.#drop(known, touched);
    touched.delete(OPEN_SHIFT);
    for (const person of touched) this.#check(person);
    return touched;
  }

  /** Every breach, by person in no certain order, then by day. */
  get breaches(): readonly Breach[] {
    return [...this.#breaches.values()].flat();
  }

  /** How many rows have no block, because they can't be read (bookings.ts, blockIn). */
  get unread(): number {
    return this.#rows.filter((known) => !known.block && isThere(known)).length;
  }

  /** The breaches of one person. */
  breachesFor(personId: string): readonly Breach[] {
    return this.#breaches.get(personId) ?? [];
  }

  /** The blocks of a person, or the open shifts (OPEN_SHIFT), in any order. */
  blocksOf(personId: string): Iterable<Block> {
    return this.#people.get(personId) ?? [];
  }

  /** The people who have blocks. */
  get people(): Iterable<string> {
    return this.#people.keys();
  }

  /** The block in a row of the sheet, by the row's index. */
  blockAt(index: number): Block | undefined {
    return this.#rows[index]?.block;
  }

  /** The block in some cells; undefined if they have no person, no day or no times. */
  blockIn({ cells }: { readonly cells: FieldCells }, at = 0): Block | undefined {
    return this.#blockOf(unwrittenRow(cells, -1 - at));
  }

  /** The row as it is known, if nothing in it has changed (`isSame`), or as it is now. */
  #read(known: KnownRow | undefined, row: TrackedRow, isSame: boolean, touched: Set<string>): KnownRow {
    if (known && isSame) {
      known.id = row.id;
      if (known.block) known.block.row = row;
      return known;
    }
    if (known) this.#drop(known, touched);
    const block = this.#blockOf(row);
    if (block) this.#add(block, touched);
    const cells = this.#watched.map((id) => row.cells[id] ?? '');
    return { id: row.id, cells, base: row.base, change: row.change, block };
  }

  #isSame(known: KnownRow, { cells, base, change }: TrackedRow): boolean {
    if (known.base !== base || known.change !== change) return false;
    // Both times the cells say what the service has, so they say the same. To compare 50,000 rows would take 60 ms.
    if (change === 'unchanged') return true;
    const [watched, before] = [this.#watched, known.cells];
    for (let at = 0; at < watched.length; at += 1)
      if (before[at] !== (cells[watched[at] ?? ''] ?? '')) return false;
    return true;
  }

  #blockOf(row: TrackedRow): Block | undefined {
    const [read, columns] = [this.#reader, this.#columns];
    const booking = bookingIn(read, row, columns);
    if (!booking) return undefined;
    const places: PlaceName[] = [];
    for (const kind of PLACES) {
      const place = read.record(row, columns.places[kind]);
      if (place) places.push({ kind, id: place.id, label: place.label });
    }
    const { personId, person, isTimeOff, hours, start, end } = booking;
    // Written out, because a spread makes objects that all rules read twice as slowly.
    return { personId, person, isTimeOff, hours, day: dayOfMinute(start), places, row, start, end };
  }

  #add(block: Block, touched: Set<string>): void {
    const own = this.#people.get(block.personId);
    if (own) own.add(block);
    else this.#people.set(block.personId, new Set([block]));
    touched.add(block.personId);
  }

  #drop({ block }: KnownRow, touched: Set<string>): void {
    if (!block) return;
    const own = this.#people.get(block.personId);
    own?.delete(block);
    if (own?.size === 0) this.#people.delete(block.personId);
    touched.add(block.personId);
  }

  #check(personId: string): void {
    const own = this.#people.get(personId);
    const found = own ? breachesOf([...own], this.planning) : [];
    if (found.length > 0) this.#breaches.set(personId, found);
    else this.#breaches.delete(personId);
  }
}

/**
 * Whether each person's rows still have the order in which they were read last. Of blocks at the same time, the first row counts
 * as the earlier one: after a sort of the sheet, the person is checked again, and after an inserted row, nobody is.
 */
class RowOrder {
  readonly #last = new Map<string, number>();

  /** @param block the block of a row, in the new order of the rows, with the row as it was read last */
  isKept({ personId, row: { index } }: Block): boolean {
    const last = this.#last.get(personId) ?? -1;
    this.#last.set(personId, Math.max(last, index));
    return index > last;
  }
}

/** Reads everything that people say about a block: all cells but the numbers of the block itself, and its times. Records are meant by ID. */
function contentReader({ fields, block }: Entity, read: RowReader): (block: Block) => string {
  const times = block ? [block.day, block.start, block.end, block.lastDay] : [];
  const said = fields.filter(({ unique, id }) => unique !== true && !times.includes(id));
  return ({ row }) =>
    said
      .map(({ id, kind, refers }) =>
        refers === undefined ? shownText(kind, row.cells[id] ?? '') : (read.record(row, id)?.id ?? ''),
      )
      .join('\n');
}
