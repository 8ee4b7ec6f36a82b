import { isThere, type TrackedRow } from '../changes/row';
import type { BlockColumns, Entity } from '../entities/entity';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { type Shift, shiftIn } from '../shifts/shift';
import { atOnce, takeEach, MOST_AT_ONCE, type Sliced } from '../slices';
import { addToGroup } from '../table/group-by';
import { readerOf, type RowCells, type RowReader } from '../table/row-reader';
import { shownText } from '../values/shown';
import type { Breach, RuleInput } from './breach';
import { breachesOf } from './rules/rules';

/** The rows of an update, read before they are noticed. */
interface ReadRows {
  /** The rows with which they were compared. */
  readonly seen: readonly TrackedRow[];
  /** The block in each row; undefined if the row has none. A row that says what it said has the same block. */
  readonly blocks: readonly (Shift | undefined)[];
  /** The places of the rows that differ from the rows that were there. */
  readonly changed: readonly number[];
}

/** Where the blocks of a person are. */
interface PersonPlaces {
  /** The places of their rows among the rows that were read last, in order. */
  readonly places: readonly number[];
  /** The same by block: made when somebody asks. */
  byBlock?: ReadonlyMap<Shift | undefined, number>;
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
  /** The block in each row. */
  #blocks: ReadRows['blocks'] = [];
  /** How many updates have begun. */
  #begun = 0;
  /** Of all updates whose rows are in the index, the number of the one that began last. */
  #noticed = 0;
  readonly #people = new Map<string, PersonPlaces>();
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
    // The rows of an update that began later are newer.
    const isNewest = () => updateNumber > this.#noticed;
    let read = yield* this.#reading(rows);
    // The rows of another update were noticed in between two slices.
    while (isNewest() && read.seen !== this.#seen) read = yield* this.#reading(rows);
    const touched = isNewest() ? this.#notice(rows, read) : new Set<string>();
    this.#noticed = Math.max(this.#noticed, updateNumber);
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
  *#reading(rows: readonly TrackedRow[]): Sliced<ReadRows> {
    const [seen, before] = [this.#seen, this.#blocks];
    const blocks = before.slice(0, rows.length);
    const changed: number[] = [];
    // Most edits leave all rows where they are. This loop takes some milliseconds for 50,000 rows.
    if (rows !== seen)
      for (let at = 0; at < rows.length; at += 1) {
        const there = seen[at];
        const row = rows[at];
        if (!there || !row || !this.#isSame(there, row)) changed.push(at);
      }
    /** The places from which a row can have moved, by its id. A row without an id, or with another row's, is read again. */
    let moved: Map<string, number> | undefined;
    const formerPlace = (id: string): number => {
      moved ??= new Map(placesLeft(changed, rows, seen).map((place) => [seen[place]?.id ?? '', place]));
      const place = id === '' ? -1 : (moved.get(id) ?? -1);
      moved.delete(id);
      return place;
    };
    yield* takeEach(changed, (at) => {
      const row = rows[at];
      if (!row) return;
      const place = seen[at]?.id === row.id ? -1 : formerPlace(row.id);
      const former = seen[place];
      if (former && this.#isSame(former, row)) blocks[at] = before[place];
      else blocks[at] = isThere(row) ? this.blockIn(row) : undefined;
    });
    return { seen, blocks, changed };
  }

  /**
   * The people whose blocks changed, or the order of their rows. Of blocks at the same time, the first row counts as the earlier one:
   * after a sort of the sheet, the person is checked again, and after an inserted row, nobody is.
   */
  #notice(rows: readonly TrackedRow[], { seen, blocks, changed }: ReadRows): ReadonlySet<string> {
    const before = this.#blocks;
    const added = new Map<string, number[]>();
    for (const at of placesLeft(changed, rows, seen)) {
      const [former, block] = [before[at], blocks[at]];
      if (former === block) continue;
      if (former && !added.has(former.personId)) added.set(former.personId, []);
      if (block) addToGroup(added, block.personId, at);
    }
    const touched = new Set<string>();
    for (const [person, places] of added) {
      const old = this.#people.get(person)?.places ?? [];
      const kept = old.filter((at) => before[at] === blocks[at]);
      const next = kept.length === 0 ? places : [...kept, ...places].sort((one, other) => one - other);
      if (next.length > 0) this.#people.set(person, { places: next });
      else this.#people.delete(person);
      if (old.length !== next.length || next.some((at, nth) => blocks[at] !== before[old[nth] ?? -1]))
        touched.add(person);
    }
    this.#seen = rows;
    this.#blocks = blocks;
    touched.delete(OPEN_SHIFT);
    return touched;
  }

  /** Every breach, by person in no certain order, then by day. */
  get breaches(): readonly Breach[] {
    return [...this.#breaches.values()].flat();
  }

  /** How many rows have no block, because they can't be read (shift.ts, whoAndWhen). */
  get unread(): number {
    return this.#seen.filter((row, at) => !this.#blocks[at] && isThere(row)).length;
  }

  /** The breaches of one person. */
  breachesFor(personId: string): readonly Breach[] {
    return this.#breaches.get(personId) ?? [];
  }

  /** The blocks of a person, or the open shifts (OPEN_SHIFT), in the order of their rows. */
  blocksOf(personId: string): readonly Shift[] {
    const blocks: Shift[] = [];
    for (const at of this.#people.get(personId)?.places ?? []) {
      const block = this.#blocks[at];
      if (block) blocks.push(block);
    }
    return blocks;
  }

  /** The people who have blocks. */
  get people(): Iterable<string> {
    return this.#people.keys();
  }

  /** The block in a row of the sheet, by the row's index. */
  blockAt(index: number): Shift | undefined {
    return this.#blocks[index];
  }

  /** The row of the sheet that has a block, as it was read last; undefined if the block is in no row of the sheet. */
  readonly rowOf = (block: Shift): TrackedRow | undefined => {
    const person = this.#people.get(block.personId);
    if (!person) return undefined;
    person.byBlock ??= new Map(person.places.map((at) => [this.#blocks[at], at]));
    return this.#seen[person.byBlock.get(block) ?? -1];
  };

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

  #check(personId: string): void {
    const found = breachesOf(this.blocksOf(personId), this.input);
    if (found.length > 0) this.#breaches.set(personId, found);
    else this.#breaches.delete(personId);
  }
}

/** The places of changed rows, and those beyond the last row at which there was one. */
function placesLeft(
  changed: readonly number[],
  { length }: ArrayLike<unknown>,
  seen: ArrayLike<unknown>,
): number[] {
  const places = [...changed];
  for (let at = length; at < seen.length; at += 1) places.push(at);
  return places;
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
