/**
 * The model: what a person with a record of every act would know about a sheet and the service, and what the product may do
 * because of it. It is written from the product's promised rules and uses none of the product's code.
 */
import { Broken } from './broken';
import { Families } from './families';
import {
  isBlank,
  keyOf,
  ownKey,
  type Cell,
  type Fields,
  type Records,
  type RecordKind,
  type Row,
} from './records';

export interface Seen {
  readonly rows: readonly Row[];
  readonly records: Records;
}

/** An action of the product, with the state before and after. Nobody else changed anything, except for `typed`. */
export interface ProductAction {
  readonly name: string;
  readonly before: Seen;
  readonly after: Seen;
  /** Every row's Status has been written. */
  readonly hasStatuses: boolean;
  /** The whole list was read and merged into the sheet. */
  readonly merged: boolean;
  /** A list that was read may not have shown yet what is stored. */
  readonly isLate?: boolean;
  /** The person chose their side's values, for conflicts of this row (its id), or of 'all'. */
  readonly theirs?: string;
  /** The last push is undone. */
  readonly takesBack?: boolean;
  /** The person saw a preview before the rows were sent. */
  readonly looked?: boolean;
  /** A cell in which the person typed meanwhile, and what it showed at that moment. */
  readonly typed?:
    | { readonly index: number; readonly column: string; readonly cell: Cell; readonly over: Cell }
    | undefined;
}

/** Statuses which say that the service has what the row shows. */
const STORED: readonly unknown[] = ['', '0'];
/**
 * Statuses after which a field with the same value on both sides is agreed: the product has compared the whole row with a
 * list.
 */
const COMPARED: readonly unknown[] = [...STORED, 'Conflict'];
/** Statuses that wait for a read or a person, and say nothing about the service. */
const OPEN: readonly unknown[] = ['Unknown', 'Fix', 'Conflict'];

export class Ledger {
  /**
   * The values that each field of a record may have had when the sheet and the service last agreed, as far as can be known
   * from outside.
   */
  readonly #agreed = new Map<string, Map<string, Set<Cell>>>();
  /** Fields that others changed since the sheet last took their value: `key column`. */
  readonly #others = new Set<string>();
  /** Fields that both sides changed, and that the person has not decided. */
  readonly #conflicts = new Set<string>();
  /** Every value that a field has had on the service. */
  readonly #past = new Map<string, Set<Cell>>();
  readonly #families = new Families();
  /** The record with which a row's id was first seen. */
  readonly #keysOfIds = new Map<Cell, string>();
  /** Records that were added, and whose row is not known yet. */
  readonly #unclaimed = new Map<string, Fields>();
  /** Records that others added. */
  readonly #foreign = new Set<string>();
  /** Fields whose values a row brought to its new record: the person must see a preview before they are sent. */
  readonly #adopted = new Set<string>();
  /** How often rows were moved without their ids: an id is valid only until the next time. */
  #moves = 0;
  /** Ctrl+Z was pressed, and the product has not read the rows since. */
  #isUndone = false;
  /** The file has lost its memory, and no list has been merged since. */
  #isForgotten = false;
  stored = 0;

  constructor(
    readonly kind: RecordKind,
    records: Records,
  ) {
    for (const [key, fields] of records) this.#agree(key, fields);
  }

  /** What a person typed, pasted or copied: no row has moved, and rows below may be new. */
  typed(before: readonly Row[], after: readonly Row[], records: Records): void {
    for (const [index, row] of after.entries()) {
      const was = before[index];
      this.#relate(was === undefined || isBlank(was) ? {} : was, row);
      if (was !== undefined && this.#isUndone && this.#differing(was, row).length > 0)
        this.#tellsTwinsApart(was, before);
    }
    if (this.#isUndone) this.undone(after, records);
  }

  /**
   * If Ctrl+Z has made two rows identical, with the same id, nothing shows which is the copy: the one that is edited counts
   * as one more.
   */
  #tellsTwinsApart(was: Row, before: readonly Row[]): void {
    const id = at(was, 'Row');
    const isTwin = (row: Row) =>
      row !== was && at(row, 'Row') === id && this.#differing(row, was).length === 0;
    const [name] = this.#names(was);
    if (id !== '' && name !== undefined && before.some(isTwin)) this.#families.make(name);
  }

  /**
   * A row and the record that was stored for it are one family. A row that gets its first name is one more row that was made.
   */
  #relate(was: Row, row: Row): void {
    const [had, names] = [this.#names(was), this.#names(row)];
    const [name] = names;
    if (name === undefined) return;
    this.#families.join([...names, ...had]);
    if (had.length === 0) this.#families.make(name);
  }

  /**
   * Ctrl+Z may bring a row back to before it had an id of its own, though it was pushed. As long as it shows exactly what its
   * record shows, it is that record's row. After more undoing or typing, nothing distinguishes it from a row that was never
   * pushed: its record then counts as one more.
   */
  undone(rows: readonly Row[], records: Records): void {
    this.#isUndone = true;
    if (this.#isForgotten) return this.#mayAllBeNew(rows);
    const shown = new Set(rows.map((row) => ownKey(this.kind, row)));
    const free = [...records].filter(([key]) => !shown.has(key));
    const ids = new Set<Cell>();
    const hasOwn = (row: Row) => {
      const id = at(row, 'Row');
      const isOwn = id !== '' && !ids.has(id);
      ids.add(id);
      return isOwn;
    };
    const takes = (row: Row) => {
      const same = free.findIndex(
        ([key, fields]) => this.#differing(row, fields).length === 0 && this.#isOf(row, key, fields),
      );
      if (same >= 0) free.splice(same, 1);
      return same >= 0;
    };
    const [owners, others] = [new Array<Row>(), new Array<Row>()];
    for (const row of rows) (hasOwn(row) ? owners : others).push(row);
    const keyless = owners.filter((row) => ownKey(this.kind, row) === '' && !takes(row));
    const namesOf = (of: readonly Row[]) => of.flatMap((row) => this.#names(row).slice(0, 1));
    const nameless = namesOf(others.filter((row) => !takes(row)));
    const unsent = namesOf(keyless.filter((row) => !this.#keysOfIds.has(at(row, 'Row'))));
    for (const name of nameless) {
      const may = [...nameless, ...unsent].filter((other) => this.#families.isOne(name, other));
      this.#families.mayAdd(name, may.length);
    }
  }

  /** How many rows people made of the family that this text belongs to. */
  made(mark: string): number {
    return this.#families.made(`mark ${mark}`);
  }

  /** Whether the service has more records of a row's family than there are rows without a record. */
  isOver(row: Row, rows: readonly Row[]): boolean {
    const [name] = this.#names(row);
    if (name === undefined || ownKey(this.kind, row) !== '') return false;
    const isOfFamily = (other: Row) => this.#names(other).some((each) => this.#families.isOne(each, name));
    const keyless = rows.filter((other) => ownKey(this.kind, other) === '' && isOfFamily(other));
    return keyless.length > this.#families.made(name) - this.#families.added(name);
  }

  /** A colleague has changed or added a record. */
  changedElsewhere(key: string, fields: Fields, before: Fields | undefined): void {
    this.#pastOf(key, 'Person').add(at(fields, 'Person'));
    if (!before) {
      this.#foreign.add(key);
      return this.#agree(key, fields);
    }
    for (const column of this.kind.returned) {
      if (at(fields, column) === at(before, column)) continue;
      this.#others.add(`${key} ${column}`);
      this.#pastOf(key, column).add(at(fields, column));
    }
  }

  /** Rows have been moved without their hidden ids: the row that shows a record's key is its row. */
  movedApart(before: readonly Row[], rows: readonly Row[], records: Records): void {
    const recordList = [...records.values()];
    for (const row of before) {
      // Ctrl+Z has removed its key, it was edited, and now its id is in another row: nothing distinguishes it from a new row.
      const hadKey = ownKey(this.kind, row) === '' && this.#keysOfIds.has(at(row, 'Row'));
      const isEdited = hadKey && recordList.every((fields) => this.#differing(row, fields).length > 0);
      const [name] = this.#names(row);
      if (isEdited && name !== undefined) this.#families.mayAdd(name, 1);
    }
    this.#moves += 1;
    this.#keysOfIds.clear();
    for (const row of rows) {
      const [name, other] = this.#names(row);
      // Only its id distinguished this row from others.
      if (name?.startsWith('row ') && other === undefined && !isBlank(row)) this.#families.mayAdd(name, 1);
    }
  }

  /**
   * The file no longer knows what it agreed on with the service. A row that was sent and got no answer may be stored or not:
   * nothing distinguishes it from a new one.
   */
  forget(rows: readonly Row[]): void {
    this.#isForgotten = true;
    this.#keysOfIds.clear();
    for (const fields of this.#agreed.values()) for (const agreed of fields.values()) agreed.clear();
    this.#conflicts.clear();
    this.#others.clear();
    this.#mayAllBeNew(rows);
  }

  /** Nothing distinguishes a row that was sent from one that was not. */
  #mayAllBeNew(rows: readonly Row[]): void {
    const keyless = rows.filter((row) => ownKey(this.kind, row) === '' && !isBlank(row));
    for (const row of keyless) {
      const [name] = this.#names(row);
      const isFamily = (other: Row) =>
        this.#names(other).some((each) => this.#families.isOne(each, name ?? ''));
      if (name !== undefined) this.#families.mayAdd(name, keyless.filter(isFamily).length);
    }
  }

  /** The person has seen the other side's values and keeps their own: in one row by its id, or in 'all'. */
  keepsMine(rows: readonly Row[], records: Records, only: string): void {
    for (const row of rows) {
      const key = ownKey(this.kind, row);
      const fields = records.get(key);
      if (!fields || (only !== 'all' && row['Row'] !== only)) continue;
      for (const column of this.kind.returned) {
        this.#conflicts.delete(`${key} ${column}`);
        this.#adopted.delete(`${key} ${column}`);
        const agreed = this.#agreedOn(key, column);
        // If nobody knew what both sides agreed on, their value is the only one known.
        if (agreed.size === 0) this.#others.delete(`${key} ${column}`);
        agreed.add(at(fields, column));
      }
    }
  }

  /** Throws if the action broke a rule; otherwise notes what is known after it. */
  judge(action: ProductAction): void {
    const { before, after } = action;
    if (after.rows.length < before.rows.length)
      this.#break('lost', action, `${before.rows.length} rows have become ${after.rows.length}`);
    for (const [index, row] of after.rows.entries()) {
      const was = before.rows[index];
      const isTyped = action.typed?.index === index;
      if (was && (isTyped || !isBlank(was))) this.#relate(was, row);
    }
    this.#typedOver(action);
    this.#births(action);
    this.#adoptions(action);
    this.#changes(action);
    this.#keeps(action);
    if (action.merged) this.#isForgotten = false;
    if (action.hasStatuses) {
      this.#claims(action);
      this.#isUndone = false;
    }
    this.#note(action);
  }

  /** At the end, after everything is pushed: one row for each record, with the same values. */
  agrees({ rows, records }: Seen): void {
    const action = 'calm end';
    const shown = rows.filter((row) => !isBlank(row));
    const keys = new Set(shown.map((row) => ownKey(this.kind, row)));
    if (shown.length !== records.size || keys.size !== records.size)
      throw new Broken(
        'false',
        `${action}: ${shown.length} rows of ${this.kind.kind}, ${records.size} records`,
      );
    for (const row of shown) {
      const fields = records.get(ownKey(this.kind, row));
      if (!fields) throw new Broken('false', `${action}: a row of no record ${words(row)}`);
      if (!STORED.includes(row['Status']) || this.#differing(row, fields).length > 0)
        throw new Broken('false', `${action}: ${words(row)} is ${words(fields)}`);
    }
  }

  /** The names that a row has: the person's text, the service's key, and the sheet's id. */
  #names(row: Row): string[] {
    const [mark, key, id] = [row[this.kind.mark] ?? '', ownKey(this.kind, row), row['Row'] ?? ''];
    return [
      ...(mark === '' ? [] : [`mark ${String(mark)}`]),
      ...(key === '' ? [] : [`key ${key}`]),
      ...(id === '' ? [] : [`row ${String(id)} ${this.#moves}`]),
    ];
  }

  /**
   * A value that the sheet has shown in a cell has been seen by the person who types over it, also one that the action wrote
   * just before.
   */
  #typedOver({ before, typed }: ProductAction): void {
    const key = ownKey(this.kind, before.rows[typed?.index ?? -1]);
    if (!typed || !this.#pastOf(key, typed.column).has(typed.over)) return;
    this.#agreedOn(key, typed.column).add(typed.over);
  }

  /** Nothing is stored twice, and an added record has what the sheet shows. */
  #births(action: ProductAction): void {
    for (const [key, fields] of action.after.records) {
      if (action.before.records.has(key)) continue;
      this.stored += 1;
      const index = action.after.rows.findIndex((row) => ownKey(this.kind, row) === key);
      const row = index < 0 ? undefined : action.before.rows[index];
      const mark = at(fields, this.kind.mark);
      this.#families.join([
        `key ${key}`,
        ...(row ? this.#names(row) : mark === '' ? [] : [`mark ${String(mark)}`]),
      ]);
      this.#unclaimed.set(key, fields);
      for (const column of row ? this.kind.returned : []) {
        const added = at(fields, column);
        if (column === 'ExternalID' && added === '') continue; // it is sent in an update afterwards, which may fail
        if (!this.#mayHaveShown(action, index, column).includes(added))
          this.#break('false', action, `added ${words(fields)} for ${words(row ?? {})}`);
      }
      this.#agree(key, fields);
    }
    // A record without a name belongs to nobody until its row shows it.
    for (const [key, fields] of this.#unclaimed) {
      const index = action.after.rows.findIndex((row) => ownKey(this.kind, row) === key);
      if (at(fields, this.kind.mark) === '' && index < 0) continue;
      this.#unclaimed.delete(key);
      if (at(fields, this.kind.mark) === '' && index >= action.before.rows.length) continue; // its row was deleted
      this.#families.add(`key ${key}`);
      const [added, made] = [this.#families.added(`key ${key}`), this.#families.made(`key ${key}`)];
      if (added > made)
        this.#break('doubled', action, `${added} records of ${made} rows: ${key} ${words(fields)}`);
    }
  }

  /**
   * A row that becomes the row of a colleague's record takes the values that it lacks, and shows a conflict for values that
   * differ.
   */
  #adoptions(action: ProductAction): void {
    for (const [index, row] of action.after.rows.entries()) {
      const key = ownKey(this.kind, row);
      const was = action.before.rows[index];
      const fields = action.before.records.get(key);
      if (!was || !fields || isBlank(was) || ownKey(this.kind, was) === key || !this.#foreign.has(key))
        continue;
      for (const column of this.kind.returned) this.#adopt(action, row, key, column, at(fields, column));
    }
  }

  /** What a row shows of a field when nobody knows what both sides agreed on. */
  #adopt(action: Pick<ProductAction, 'name'>, row: Row, key: string, column: string, theirs: Cell): void {
    const mine = at(row, column);
    if (mine === theirs) return;
    const what = `${column} is "${String(theirs)}" on the service: ${words(row)}`;
    if (mine === '') this.#break('lost', action, `blank, though ${what}`);
    if (theirs === '') return void this.#adopted.add(`${key} ${column}`);
    this.#conflicts.add(`${key} ${column}`);
    if (!OPEN.includes(row['Status'])) this.#break('false', action, `no conflict, though ${what}`);
  }

  /**
   * What the product changes on the service is what the sheet shows, and it overwrites no change that the person has not
   * seen.
   */
  #changes(action: ProductAction): void {
    const { before, after } = action;
    for (const [key, fields] of after.records) {
      const was = before.records.get(key);
      if (!was) continue;
      const shown = after.rows.findIndex((row) => ownKey(this.kind, row) === key);
      const person = at(fields, 'UserID');
      const isMoved = at(was, 'UserID') !== person;
      const isGivenBack = action.takesBack === true && this.#pastOf(key, 'UserID').has(person);
      this.#pastOf(key, 'UserID').add(at(was, 'UserID'));
      if (isMoved && !isGivenBack && !isPerson(before.rows[shown] ?? {}, fields))
        this.#break('false', action, `${key} is another person's: ${words(fields)}`);
      for (const column of this.kind.returned) {
        const [from, to] = [at(was, column), at(fields, column)];
        if (from === to) continue;
        this.stored += 1;
        const what = `${key}: ${column} of ${words(was)} is now "${String(to)}"`;
        const isSeen = this.#agreedOn(key, column).has(from) && !this.#conflicts.has(`${key} ${column}`);
        if (!isSeen) this.#break('lost', action, `somebody else's, ${what}`);
        if (this.#adopted.has(`${key} ${column}`) && action.looked === false)
          this.#break('lost', action, `nobody looked at it, ${what}`);
        const index = after.rows.findIndex((row) => ownKey(this.kind, row) === key);
        const isShown = this.#mayHaveShown(action, index, column).includes(to);
        const isPast = action.takesBack === true && this.#pastOf(key, column).has(to);
        if (!isShown && !isPast) this.#break('false', action, `nobody typed it, ${what}`);
        this.#pastOf(key, column).add(to);
      }
    }
  }

  /** No cell that a person typed changes, unless it is no longer an edit, or the person chose the other side's value. */
  #keeps(action: ProductAction): void {
    const { before, after, typed } = action;
    for (const [index, was] of before.rows.entries()) {
      const row = after.rows[index] ?? {};
      const key = ownKey(this.kind, row);
      const fields = after.records.get(key);
      for (const { name: column } of this.kind.columns) {
        const mine = typed?.index === index && typed.column === column ? typed.cell : at(was, column);
        const now = at(row, column);
        if (now === mine) continue;
        const what = `row ${index + 2}: ${column} "${String(mine)}" has become "${String(now)}" in ${words(row)}`;
        if (!this.kind.returned.includes(column)) {
          // Names follow the people who have them; a value that was typed in another form is shown as the service has it.
          const isName = column === 'Person' || column === 'Account';
          const meant = fields ?? after.records.get(this.#originalOf(was));
          if (!isName || now === '' || !meant) this.#break('lost', action, what);
          // A copy means the people of its original, also if others have their names today.
          if (!fields && column === 'Person' && !isPerson(row, meant)) this.#break('lost', action, what);
          continue;
        }
        if (this.#isInherited(was, row, column)) continue;
        if (!fields) this.#break('lost', action, what);
        const isChosen =
          action.theirs === 'all' || (action.theirs !== undefined && action.theirs === row['Row']);
        // The person was shown the other side's value; it may have changed once more since.
        const isTheirs = isChosen && this.#pastOf(key, column).has(now);
        if (isTheirs) this.#agreedOn(key, column).add(now);
        if (now !== at(fields, column) && !isTheirs)
          this.#break('false', action, `${what}; the service holds ${words(fields)}`);
        const isForgotten = this.#agreedOn(key, column).size === 0;
        const isNewHere = mine === '' && (isForgotten || ownKey(this.kind, was) !== key);
        if (!isNewHere && !isChosen && !this.#agreedOn(key, column).has(mine))
          this.#break('lost', action, what);
      }
    }
  }

  /** The key of the record that a row had when it was copied. */
  #originalOf(was: Row): string {
    // If Ctrl+Z removed the original's key, its copy has none, and both have its id. If the file has lost its memory, the
    // copy shows the original's key, and only a list shows which of the two is the original.
    return ownKey(this.kind, was) || (this.#keysOfIds.get(at(was, 'Row')) ?? '') || keyOf(this.kind, was);
  }

  /** A copy does not keep a value that only one record may have, if it does not need it. */
  #isInherited(was: Row, row: Row, column: string): boolean {
    const original = this.#originalOf(was);
    const isCopy = original !== '' && original !== ownKey(this.kind, row);
    return (
      isCopy &&
      this.kind.unique.includes(column) &&
      at(row, column) === '' &&
      this.#pastOf(original, column).has(at(was, column))
    );
  }

  /** Every Status is true. */
  #claims(action: ProductAction): void {
    const { rows, records } = action.after;
    const owners = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const isBegun = action.typed?.index === index && isBlank(action.before.rows[index] ?? {});
      if (isBlank(row) || isBegun) continue;
      const [status, key] = [row['Status'], ownKey(this.kind, row)];
      const fields = records.get(key);
      const what = `row ${index + 2} ${words(row)}`;
      if (key !== '' && owners.has(key))
        this.#break('false', action, `${what} is another row's record as well`);
      owners.set(key, index);
      if (status === 'Gone' && action.isLate !== true)
        this.#break('false', action, `nothing ever goes: ${what}`);
      if (STORED.includes(status)) this.#isStored(action, row, fields, what);
      else if (!OPEN.includes(status)) this.#isNotStored(action, row, fields, what);
      if (status === 'Unknown' && action.name === 'calm end' && this.kind.kind === 'users')
        this.#break('false', action, `still unknown: ${what}`);
    }
    this.#checkOwners(action, owners);
  }

  #isStored(action: ProductAction, row: Row, fields: Fields | undefined, what: string): void {
    if (!fields) {
      const isThere = [...action.after.records.values()].some(
        (each) => this.#differing(row, each).length === 0,
      );
      if (row['Status'] !== '0' || !isThere) this.#break('false', action, `not on the service: ${what}`);
      return;
    }
    const key = ownKey(this.kind, row);
    const untrue = this.#differing(row, fields).filter(
      (column) => action.merged || !this.#others.has(`${key} ${column}`),
    );
    const typed = action.typed;
    const isTyped = typed !== undefined && action.after.rows[typed.index] === row;
    if (untrue.length > 0 && !isTyped)
      this.#break('false', action, `${untrue.join(', ')} of ${what} is ${words(fields)}`);
  }

  #isNotStored(action: ProductAction, row: Row, fields: Fields | undefined, what: string): void {
    // Edited says that something differs, not that nothing is stored.
    if (action.isLate === true || (!fields && row['Status'] === 'Edited')) return;
    if (!fields) {
      const [name] = this.#names(row);
      if (name !== undefined && this.#families.added(name) >= this.#families.made(name))
        this.#break('false', action, `it is stored: ${what}`);
      return;
    }
    if (!action.merged || this.#differing(row, fields).length > 0) return;
    const mayDiffer = this.kind.kind === 'users' ? row['UserType'] !== '' : !isPerson(row, fields);
    if (!mayDiffer) this.#break('false', action, `it is as on the service: ${what}`);
  }

  /** Of several copies, the row that is most like the service's record keeps the record. */
  #checkOwners(action: ProductAction, owners: ReadonlyMap<string, number>): void {
    const rivals = new Map<string, number[]>();
    for (const [index, row] of action.before.rows.entries()) {
      const key = ownKey(this.kind, row);
      if (key !== '') rivals.set(key, [...(rivals.get(key) ?? []), index]);
    }
    for (const [key, rows] of rivals) {
      const owner = owners.get(key);
      if (rows.length < 2 || owner === undefined) continue;
      const columns = this.kind.returned.filter((column) => this.#agreedOn(key, column).size === 1);
      const edits = (index: number) =>
        columns.filter(
          (column) => !this.#agreedOn(key, column).has(at(action.before.rows[index] ?? {}, column)),
        ).length;
      const fewest = Math.min(...rows.map(edits));
      // One more may differ if the service does not return the field.
      if (edits(owner) > fewest + 1)
        this.#break('false', action, `${key} has moved to a copy: ${words(action.after.rows[owner] ?? {})}`);
    }
  }

  #note({ after, hasStatuses, merged, takesBack, name }: ProductAction): void {
    for (const [key, fields] of after.records) this.#pastOf(key, 'Person').add(at(fields, 'Person'));
    for (const row of after.rows) {
      const [id, key] = [at(row, 'Row'), ownKey(this.kind, row)];
      if (id !== '' && key !== '' && !this.#keysOfIds.has(id)) this.#keysOfIds.set(id, key);
    }
    for (const [key, fields] of after.records) {
      const rows = after.rows.filter((each) => ownKey(this.kind, each) === key);
      const row = rows.length === 1 ? rows[0] : undefined;
      // Undo reads the list first.
      const hasRead = hasStatuses || takesBack === true;
      for (const column of this.kind.returned) {
        const [theirs, mine] = [at(fields, column), row && at(row, column)];
        const field = `${key} ${column}`;
        const agreed = this.#agreedOn(key, column);
        const isTheirs = this.#others.has(field);
        if (merged) {
          if (row && agreed.size === 0) this.#adopt({ name }, row, key, column, theirs);
          if (row && isTheirs && agreed.size === 1 && mine !== theirs) {
            const isMine = !agreed.has(mine ?? '');
            if (isMine) this.#conflicts.add(field);
            else if (row['Status'] !== 'Conflict')
              this.#break('false', { name }, `${column} does not follow ${words(fields)}: ${words(row)}`);
          }
          this.#agreedOn(key, column).clear();
          this.#agreedOn(key, column).add(theirs);
          this.#others.delete(field);
        } else if (row && mine === theirs && hasRead && COMPARED.includes(row['Status'])) {
          agreed.clear();
          agreed.add(theirs);
        } else if (agreed.size > 0 && (!isTheirs || mine === theirs)) agreed.add(theirs);
        if (mine === theirs) {
          this.#adopted.delete(field);
          this.#conflicts.delete(field);
          this.#others.delete(field);
        }
      }
    }
  }

  /** Whether a row names the person of a record, by any of the person's names. */
  #isOf(row: Row, key: string, fields: Fields): boolean {
    const names = [...this.#pastOf(key, 'Person')].map((name) => ({ ...fields, Person: name }));
    return this.kind.mark === 'UserName' || [fields, ...names].some((each) => isPerson(row, each));
  }

  #mayHaveShown({ before, typed }: ProductAction, index: number, column: string): Cell[] {
    const shown = [at(before.rows[index] ?? {}, column)];
    return typed?.index === index && typed.column === column ? [...shown, typed.cell] : shown;
  }

  #differing(row: Row, fields: Fields): string[] {
    return this.kind.returned.filter((column) => at(row, column) !== at(fields, column));
  }

  #agree(key: string, fields: Fields): void {
    for (const column of this.kind.returned) {
      this.#agreedOn(key, column).add(at(fields, column));
      this.#pastOf(key, column).add(at(fields, column));
    }
  }

  #agreedOn(key: string, column: string): Set<Cell> {
    return within(
      within(this.#agreed, key, () => new Map<string, Set<Cell>>()),
      column,
      () => new Set(),
    );
  }

  #pastOf(key: string, column: string): Set<Cell> {
    return within(this.#past, `${key} ${column}`, () => new Set());
  }

  #break(promise: Broken['promise'], { name }: Pick<ProductAction, 'name'>, what: string): never {
    throw new Broken(promise, `${name}, ${this.kind.kind}: ${what}`);
  }
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function at(cells: Readonly<Record<string, Cell>>, column: string): Cell {
  return cells[column] ?? '';
}

function isPerson(row: Row, fields: Fields): boolean {
  const [shown, name] = [String(row['Person']), String(fields['Person'])];
  return shown.startsWith(name) || shown === fields['UserName'];
}

function words(cells: Readonly<Record<string, Cell>>): string {
  return Object.entries(cells)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${String(cell)}`)
    .join(' ');
}
