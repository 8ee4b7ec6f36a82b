import { isThere, type TrackedRow } from '../changes/row';
import type { BlockColumns, Entity } from '../entities/entity';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { type Shift, shiftIn } from '../shifts/shift';
import { atOnce, takeEach, MOST_AT_ONCE, type Sliced } from '../slices';
import { readerOf, type RowCells, type RowReader } from '../table/row-reader';
import { shownText } from '../values/shown';
import type { Breach, RuleInput } from './breach';
import { breachesOf } from './rules/rules';

/** The block in a row; undefined if the row has none. */
interface KnownRow {
  readonly block: Shift | undefined;
  /** The row's place among the rows that were read last. */
  at: number;
}

/** What was read of the rows of an update before it is noticed. */
interface ReadAhead {
  /** The rows with which they were compared. */
  readonly seen: readonly TrackedRow[];
  /** The places of the rows that differ from the rows that were there. */
  readonly changed: ReadonlySet<number>;
  /** The blocks of the rows that are new or have changed. */
  readonly blocks: ReadonlyMap<TrackedRow, Shift | undefined>;
}

/**
 * Keeps which rules the rows of a table break. After an edit, only the rows that changed are read, and only the people of these
 * rows are checked again. Open shifts are nobody's, so no rule looks at them.
 */
export class BreachIndex {
  readonly #columns: BlockColumns;
  readonly #reader: RowReader;
  readonly #watched: readonly string[];
  /** What the rules look at beside the blocks. */
  readonly input: RuleInput;
  #seen: readonly TrackedRow[] = [];
  #rows: KnownRow[] = [];
  /** How many updates have begun. */
  #begun = 0;
  /** Of all updates whose rows are in the index, the number of the one that began last. */
  #noticed = 0;
  readonly #people = new Map<string, Map<Shift, KnownRow>>();
  /** People whose blocks changed since their last check. */
  readonly #unchecked = new Set<string>();
  readonly #breaches = new Map<string, readonly Breach[]>();

  /** @throws if the entity's records are no blocks of time */
  constructor(
    readonly entity: Entity,
    planning: Omit<RuleInput, 'contentOf' | 'rowOf' | 'takesPlace'>,
  ) {
    if (!entity.block) throw new Error(`${entity.kind} has no time blocks`);
    this.#columns = entity.block;
    this.#reader = readerOf(entity);
    this.#watched = entity.fields.filter(({ unique }) => unique !== true).map(({ id }) => id);
    this.input = {
      ...planning,
      takesPlace: entity.block.takesPlace,
      contentOf: contentReader(entity, this.#reader),
      rowOf: this.rowOf,
    };
  }

  /** Reads the rows that changed since the last update. Returns the people whose blocks, or the order of whose rows, changed. */
  update(rows: readonly TrackedRow[]): ReadonlySet<string> {
    return atOnce(this.updating(rows));
  }

  /** The same in slices. An update that comes between two of them also checks the people who are left. */
  *updating(rows: readonly TrackedRow[]): Sliced<ReadonlySet<string>> {
    const updateNumber = (this.#begun += 1);
    const ahead = yield* this.#readingAhead(rows);
    // The rows of an update that began later are newer.
    const isNewest = updateNumber > this.#noticed;
    if (isNewest) this.#noticed = updateNumber;
    const touched = isNewest ? this.#notice(rows, ahead) : new Set<string>();
    for (const person of touched) this.#unchecked.add(person);
    let checked = 0;
    for (const person of this.#unchecked) {
      this.#check(person);
      this.#unchecked.delete(person);
      checked += 1;
      if (checked % MOST_AT_ONCE === 0) yield checked / (checked + this.#unchecked.size);
    }
    return touched;
  }

  /** Compares the rows, and reads the blocks of those that are new or have changed: most of an update's work. */
  *#readingAhead(rows: readonly TrackedRow[]): Sliced<ReadAhead> {
    const blocks = new Map<TrackedRow, Shift | undefined>();
    const changed = new Set<number>();
    const seen = this.#seen;
    const ahead = { seen, changed, blocks };
    if (rows === seen) return ahead;
    // Most edits leave all rows where they are. This loop takes some milliseconds for 50,000 rows.
    for (let at = 0; at < rows.length; at += 1) {
      const there = seen[at];
      const row = rows[at];
      if (there && row && there.id === row.id && this.#isSame(there, row)) continue;
      changed.add(at);
    }
    let byId: ReadonlyMap<string, TrackedRow> | undefined;
    const formerOf = (id: string) => (byId ??= new Map(seen.map((row) => [row.id, row]))).get(id);
    yield* takeEach([...changed], (at) => {
      const row = rows[at];
      if (!row || !isThere(row)) return;
      const former = seen[at]?.id === row.id ? undefined : formerOf(row.id);
      if (!former || !this.#isSame(former, row)) blocks.set(row, this.blockIn(row));
    });
    return ahead;
  }

  /** The people of the rows that changed. */
  #notice(rows: readonly TrackedRow[], ahead: ReadAhead): ReadonlySet<string> {
    const touched = new Set<string>();
    const [seen, before] = [this.#seen, this.#rows];
    const isCompared = ahead.seen === seen;
    if (rows === seen) return touched;
    this.#seen = rows;
    /** Reads a row that is where it was, counted from the first row or from the last. */
    const isInPlace = (was: number, at: number): boolean => {
      if (was === at && isCompared && !ahead.changed.has(at)) return true;
      const former = seen[was];
      const row = rows[at];
      if (!former || !row) return false;
      if (this.#isSame(former, row)) {
        const known = was === at ? undefined : before[was];
        if (known) known.at = at;
        return true;
      }
      if (former.id !== row.id) return false;
      before[was] = this.#read(before[was], row, at, touched, ahead.blocks);
      return true;
    };
    // Most edits leave most rows where they are.
    const least = Math.min(before.length, rows.length);
    let [head, tail] = [0, 0];
    while (head < least && isInPlace(head, head)) head += 1;
    while (tail < least - head && isInPlace(before.length - 1 - tail, rows.length - 1 - tail)) tail += 1;
    const moved = new Map<string, KnownRow>();
    for (const known of before.slice(head, before.length - tail)) {
      // A row without an id, or with another row's, is read again.
      const { id = '' } = seen[known.at] ?? {};
      if (id === '' || moved.has(id)) this.#drop(known, touched);
      else moved.set(id, known);
    }
    const order = new RowOrder();
    const between = rows.slice(head, rows.length - tail).map((row, nth) => {
      const [known, at] = [moved.get(row.id), head + nth];
      moved.delete(row.id);
      const former = known && seen[known.at];
      if (!former || !this.#isSame(former, row)) return this.#read(known, row, at, touched, ahead.blocks);
      if (known.block && !order.isKept(known.block, known.at)) touched.add(known.block.personId);
      known.at = at;
      return known;
    });
    if (head + tail < Math.max(before.length, rows.length))
      this.#rows = [...before.slice(0, head), ...between, ...before.slice(before.length - tail)];
    for (const known of moved.values()) this.#drop(known, touched);
    touched.delete(OPEN_SHIFT);
    return touched;
  }

  /** Every breach, by person in no certain order, then by day. */
  get breaches(): readonly Breach[] {
    return [...this.#breaches.values()].flat();
  }

  /** How many rows have no block, because they can't be read (shift.ts, whoAndWhen). */
  get unread(): number {
    return this.#seen.filter((row, at) => !this.#rows[at]?.block && isThere(row)).length;
  }

  /** The breaches of one person. */
  breachesFor(personId: string): readonly Breach[] {
    return this.#breaches.get(personId) ?? [];
  }

  /** The blocks of a person, or the open shifts (OPEN_SHIFT), in any order. */
  blocksOf(personId: string): Iterable<Shift> {
    return this.#people.get(personId)?.keys() ?? [];
  }

  /** The people who have blocks. */
  get people(): Iterable<string> {
    return this.#people.keys();
  }

  /** The block in a row of the sheet, by the row's index. */
  blockAt(index: number): Shift | undefined {
    return this.#rows[index]?.block;
  }

  /** The row of the sheet that has a block, as it was read last; undefined if the block is in no row of the sheet. */
  readonly rowOf = (block: Shift): TrackedRow | undefined => {
    const known = this.#people.get(block.personId)?.get(block);
    return known && this.#seen[known.at];
  };

  /** Reads a row that is new or has changed. */
  #read(
    known: KnownRow | undefined,
    row: TrackedRow,
    at: number,
    touched: Set<string>,
    ahead: ReadAhead['blocks'],
  ): KnownRow {
    if (known) this.#drop(known, touched);
    const block = !isThere(row) ? undefined : ahead.has(row) ? ahead.get(row) : this.blockIn(row);
    const read: KnownRow = { block, at };
    if (block) this.#add(block, read, touched);
    return read;
  }

  #isSame(former: TrackedRow, { cells, base, change }: TrackedRow): boolean {
    if (former.base !== base || former.change !== change) return false;
    // Both times the cells say what the service has, so they say the same. To compare 50,000 rows would take 60 ms.
    if (change === 'unchanged') return true;
    for (const id of this.#watched) if ((former.cells[id] ?? '') !== (cells[id] ?? '')) return false;
    return true;
  }

  /** The block in some cells; undefined if they have no person, no day or no times. */
  blockIn(row: RowCells): Shift | undefined {
    return shiftIn(this.#reader, row, this.#columns);
  }

  #add(block: Shift, known: KnownRow, touched: Set<string>): void {
    const blocksOfPerson = this.#people.get(block.personId);
    if (blocksOfPerson) blocksOfPerson.set(block, known);
    else this.#people.set(block.personId, new Map([[block, known]]));
    touched.add(block.personId);
  }

  #drop({ block }: KnownRow, touched: Set<string>): void {
    if (!block) return;
    const blocksOfPerson = this.#people.get(block.personId);
    blocksOfPerson?.delete(block);
    if (blocksOfPerson?.size === 0) this.#people.delete(block.personId);
    touched.add(block.personId);
  }

  #check(personId: string): void {
    const blocksOfPerson = this.#people.get(personId);
    const found = blocksOfPerson ? breachesOf([...blocksOfPerson.keys()], this.input) : [];
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

  /**
   * @param block the block of a row, in the new order of the rows
   * @param at the row's place when it was read last
   */
  isKept({ personId }: Shift, at: number): boolean {
    const last = this.#last.get(personId) ?? -1;
    this.#last.set(personId, Math.max(last, at));
    return at > last;
  }
}

/** Reads everything that people say about a block: all cells but the numbers of the block itself, and its times. Records are meant by ID. */
function contentReader({ fields, block }: Entity, read: RowReader): (block: Shift) => string {
  const times = block ? [block.day, block.start, block.end, block.lastDay] : [];
  const said = fields.filter(({ unique, id }) => unique !== true && !times.includes(id));
  return ({ row }) =>
    said
      .map(({ id, valueKind: kind, refers }) =>
        refers === undefined ? shownText(kind, row.cells[id] ?? '') : (read.record(row, id)?.id ?? ''),
      )
      .join('\n');
}
