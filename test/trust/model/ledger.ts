/**
 * The model: what a person with a record of every act would know about a sheet and the service, and what the product may do
 * because of it. It is written from the product's promised rules and uses none of the product's code.
 */
import { at, COMPARED, isPerson, OPEN, STORED, words, type ProductAction, type Seen } from './action';
import { Broken } from './broken';
import { judgeClaims } from './claims';
import { judgeKept } from './kept';
import { Known } from './known';
import { isBlank, ownKey, type Cell, type Fields, type Records, type RecordKind, type Row } from './records';

export class Ledger {
  readonly #known: Known;
  /** Fields that both sides changed, and that the person has not decided. */
  readonly #conflicts = new Set<string>();
  /** Records that were added, and whose row is not known yet. */
  readonly #unclaimed = new Map<string, Fields>();
  /** Records that others added. */
  readonly #foreign = new Set<string>();
  /** Fields whose values a row brought to its new record: the person must see a preview before they are sent. */
  readonly #adopted = new Set<string>();
  /** Ctrl+Z was pressed, and the product has not read the rows since. */
  #isUndone = false;
  /** The file has lost its memory, and no list has been merged since. */
  #isForgotten = false;
  stored = 0;

  constructor(
    readonly kind: RecordKind,
    records: Records,
  ) {
    this.#known = new Known(kind);
    for (const [key, fields] of records) this.#known.agree(key, fields);
  }

  /** What a person typed, pasted or copied: no row has moved, and rows below may be new. */
  typed(before: readonly Row[], after: readonly Row[], records: Records): void {
    for (const [index, row] of after.entries()) {
      const was = before[index];
      this.#relate(was === undefined || isBlank(was) ? {} : was, row);
      if (was !== undefined && this.#isUndone && this.#known.differing(was, row).length > 0)
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
      row !== was && at(row, 'Row') === id && this.#known.differing(row, was).length === 0;
    const [name] = this.#known.names(was);
    if (id !== '' && name !== undefined && before.some(isTwin)) this.#known.families.make(name);
  }

  /**
   * A row and the record that was stored for it are one family. A row that gets its first name is one more row that was made.
   */
  #relate(was: Row, row: Row): void {
    const [had, names] = [this.#known.names(was), this.#known.names(row)];
    const [name] = names;
    if (name === undefined) return;
    this.#known.families.join([...names, ...had]);
    if (had.length === 0) this.#known.families.make(name);
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
        ([key, fields]) => this.#known.differing(row, fields).length === 0 && this.#isOf(row, key, fields),
      );
      if (same >= 0) free.splice(same, 1);
      return same >= 0;
    };
    const [owners, others] = [new Array<Row>(), new Array<Row>()];
    for (const row of rows) (hasOwn(row) ? owners : others).push(row);
    const keyless = owners.filter((row) => ownKey(this.kind, row) === '' && !takes(row));
    const namesOf = (of: readonly Row[]) => of.flatMap((row) => this.#known.names(row).slice(0, 1));
    const nameless = namesOf(others.filter((row) => !takes(row)));
    const unsent = namesOf(keyless.filter((row) => !this.#known.keysOfIds.has(at(row, 'Row'))));
    for (const name of nameless) {
      const may = [...nameless, ...unsent].filter((other) => this.#known.families.isOne(name, other));
      this.#known.families.mayAdd(name, may.length);
    }
  }

  /** How many rows people made of the family that this text belongs to. */
  made(mark: string): number {
    return this.#known.families.made(`mark ${mark}`);
  }

  /** Whether the service has more records of a row's family than there are rows without a record. */
  isOver(row: Row, rows: readonly Row[]): boolean {
    const [name] = this.#known.names(row);
    if (name === undefined || ownKey(this.kind, row) !== '') return false;
    const isOfFamily = (other: Row) =>
      this.#known.names(other).some((each) => this.#known.families.isOne(each, name));
    const keyless = rows.filter((other) => ownKey(this.kind, other) === '' && isOfFamily(other));
    return keyless.length > this.#known.families.made(name) - this.#known.families.added(name);
  }

  /** A colleague has changed or added a record. */
  changedElsewhere(key: string, fields: Fields, before: Fields | undefined): void {
    this.#known.pastOf(key, 'Person').add(at(fields, 'Person'));
    if (!before) {
      this.#foreign.add(key);
      return this.#known.agree(key, fields);
    }
    for (const column of this.kind.returned) {
      if (at(fields, column) === at(before, column)) continue;
      this.#known.others.add(`${key} ${column}`);
      this.#known.pastOf(key, column).add(at(fields, column));
    }
  }

  /** Rows have been moved without their hidden ids: the row that shows a record's key is its row. */
  movedApart(before: readonly Row[], rows: readonly Row[], records: Records): void {
    const recordList = [...records.values()];
    for (const row of before) {
      // Ctrl+Z has removed its key, it was edited, and now its id is in another row: nothing distinguishes it from a new row.
      const hadKey = ownKey(this.kind, row) === '' && this.#known.keysOfIds.has(at(row, 'Row'));
      const isEdited = hadKey && recordList.every((fields) => this.#known.differing(row, fields).length > 0);
      const [name] = this.#known.names(row);
      if (isEdited && name !== undefined) this.#known.families.mayAdd(name, 1);
    }
    this.#known.moves += 1;
    this.#known.keysOfIds.clear();
    for (const row of rows) {
      const [name, other] = this.#known.names(row);
      // Only its id distinguished this row from others.
      if (name?.startsWith('row ') && other === undefined && !isBlank(row))
        this.#known.families.mayAdd(name, 1);
    }
  }

  /**
   * The file no longer knows what it agreed on with the service. A row that was sent and got no answer may be stored or not:
   * nothing distinguishes it from a new one.
   */
  forget(rows: readonly Row[]): void {
    this.#isForgotten = true;
    this.#known.keysOfIds.clear();
    this.#known.forgetAgreed();
    this.#conflicts.clear();
    this.#known.others.clear();
    this.#mayAllBeNew(rows);
  }

  /** Nothing distinguishes a row that was sent from one that was not. */
  #mayAllBeNew(rows: readonly Row[]): void {
    const keyless = rows.filter((row) => ownKey(this.kind, row) === '' && !isBlank(row));
    for (const row of keyless) {
      const [name] = this.#known.names(row);
      const isFamily = (other: Row) =>
        this.#known.names(other).some((each) => this.#known.families.isOne(each, name ?? ''));
      if (name !== undefined) this.#known.families.mayAdd(name, keyless.filter(isFamily).length);
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
        const agreed = this.#known.agreedOn(key, column);
        // If nobody knew what both sides agreed on, their value is the only one known.
        if (agreed.size === 0) this.#known.others.delete(`${key} ${column}`);
        agreed.add(at(fields, column));
      }
    }
  }

  /** Throws if the action broke a rule; otherwise notes what is known after it. */
  judge(action: ProductAction): void {
    const { before, after } = action;
    if (after.rows.length < before.rows.length)
      this.#known.break('lost', action, `${before.rows.length} rows have become ${after.rows.length}`);
    for (const [index, row] of after.rows.entries()) {
      const was = before.rows[index];
      const isTyped = action.typed?.index === index;
      if (was && (isTyped || !isBlank(was))) this.#relate(was, row);
    }
    this.#typedOver(action);
    this.#births(action);
    this.#adoptions(action);
    this.#changes(action);
    judgeKept(this.#known, action);
    if (action.merged) this.#isForgotten = false;
    if (action.hasStatuses) {
      judgeClaims(this.#known, action);
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
      if (!STORED.includes(row['Status']) || this.#known.differing(row, fields).length > 0)
        throw new Broken('false', `${action}: ${words(row)} is ${words(fields)}`);
    }
  }

  /**
   * A value that the sheet has shown in a cell has been seen by the person who types over it, also one that the action wrote
   * just before.
   */
  #typedOver({ before, typed }: ProductAction): void {
    const key = ownKey(this.kind, before.rows[typed?.index ?? -1]);
    if (!typed || !this.#known.pastOf(key, typed.column).has(typed.over)) return;
    this.#known.agreedOn(key, typed.column).add(typed.over);
  }

  /** Nothing is stored twice, and an added record has what the sheet shows. */
  #births(action: ProductAction): void {
    for (const [key, fields] of action.after.records) {
      if (action.before.records.has(key)) continue;
      this.stored += 1;
      const index = action.after.rows.findIndex((row) => ownKey(this.kind, row) === key);
      const row = index < 0 ? undefined : action.before.rows[index];
      const mark = at(fields, this.kind.mark);
      this.#known.families.join([
        `key ${key}`,
        ...(row ? this.#known.names(row) : mark === '' ? [] : [`mark ${String(mark)}`]),
      ]);
      this.#unclaimed.set(key, fields);
      for (const column of row ? this.kind.returned : []) {
        const added = at(fields, column);
        if (column === 'ExternalID' && added === '') continue; // it is sent in an update afterwards, which may fail
        if (!this.#mayHaveShown(action, index, column).includes(added))
          this.#known.break('false', action, `added ${words(fields)} for ${words(row ?? {})}`);
      }
      this.#known.agree(key, fields);
    }
    // A record without a name belongs to nobody until its row shows it.
    for (const [key, fields] of this.#unclaimed) {
      const index = action.after.rows.findIndex((row) => ownKey(this.kind, row) === key);
      if (at(fields, this.kind.mark) === '' && index < 0) continue;
      this.#unclaimed.delete(key);
      if (at(fields, this.kind.mark) === '' && index >= action.before.rows.length) continue; // its row was deleted
      this.#known.families.add(`key ${key}`);
      const [added, made] = [
        this.#known.families.added(`key ${key}`),
        this.#known.families.made(`key ${key}`),
      ];
      if (added > made)
        this.#known.break('doubled', action, `${added} records of ${made} rows: ${key} ${words(fields)}`);
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
    if (mine === '') this.#known.break('lost', action, `blank, though ${what}`);
    if (theirs === '') return void this.#adopted.add(`${key} ${column}`);
    this.#conflicts.add(`${key} ${column}`);
    if (!OPEN.includes(row['Status'])) this.#known.break('false', action, `no conflict, though ${what}`);
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
      const isGivenBack = action.takesBack === true && this.#known.pastOf(key, 'UserID').has(person);
      this.#known.pastOf(key, 'UserID').add(at(was, 'UserID'));
      if (isMoved && !isGivenBack && !isPerson(before.rows[shown] ?? {}, fields))
        this.#known.break('false', action, `${key} is another person's: ${words(fields)}`);
      for (const column of this.kind.returned) {
        const [from, to] = [at(was, column), at(fields, column)];
        if (from === to) continue;
        this.stored += 1;
        const what = `${key}: ${column} of ${words(was)} is now "${String(to)}"`;
        const isSeen =
          this.#known.agreedOn(key, column).has(from) && !this.#conflicts.has(`${key} ${column}`);
        if (!isSeen) this.#known.break('lost', action, `somebody else's, ${what}`);
        if (this.#adopted.has(`${key} ${column}`) && action.looked === false)
          this.#known.break('lost', action, `nobody looked at it, ${what}`);
        const index = after.rows.findIndex((row) => ownKey(this.kind, row) === key);
        const isShown = this.#mayHaveShown(action, index, column).includes(to);
        const isPast = action.takesBack === true && this.#known.pastOf(key, column).has(to);
        if (!isShown && !isPast) this.#known.break('false', action, `nobody typed it, ${what}`);
        this.#known.pastOf(key, column).add(to);
      }
    }
  }

  #note({ after, hasStatuses, merged, takesBack, name }: ProductAction): void {
    for (const [key, fields] of after.records) this.#known.pastOf(key, 'Person').add(at(fields, 'Person'));
    for (const row of after.rows) {
      const [id, key] = [at(row, 'Row'), ownKey(this.kind, row)];
      if (id !== '' && key !== '' && !this.#known.keysOfIds.has(id)) this.#known.keysOfIds.set(id, key);
    }
    for (const [key, fields] of after.records) {
      const rows = after.rows.filter((each) => ownKey(this.kind, each) === key);
      const row = rows.length === 1 ? rows[0] : undefined;
      // Undo reads the list first.
      const hasRead = hasStatuses || takesBack === true;
      for (const column of this.kind.returned) {
        const [theirs, mine] = [at(fields, column), row && at(row, column)];
        const field = `${key} ${column}`;
        const agreed = this.#known.agreedOn(key, column);
        const isTheirs = this.#known.others.has(field);
        if (merged) {
          if (row && agreed.size === 0) this.#adopt({ name }, row, key, column, theirs);
          if (row && isTheirs && agreed.size === 1 && mine !== theirs) {
            const isMine = !agreed.has(mine ?? '');
            if (isMine) this.#conflicts.add(field);
            else if (row['Status'] !== 'Conflict')
              this.#known.break(
                'false',
                { name },
                `${column} does not follow ${words(fields)}: ${words(row)}`,
              );
          }
          this.#known.agreedOn(key, column).clear();
          this.#known.agreedOn(key, column).add(theirs);
          this.#known.others.delete(field);
        } else if (row && mine === theirs && hasRead && COMPARED.includes(row['Status'])) {
          agreed.clear();
          agreed.add(theirs);
        } else if (agreed.size > 0 && (!isTheirs || mine === theirs)) agreed.add(theirs);
        if (mine === theirs) {
          this.#adopted.delete(field);
          this.#conflicts.delete(field);
          this.#known.others.delete(field);
        }
      }
    }
  }

  /** Whether a row names the person of a record, by any of the person's names. */
  #isOf(row: Row, key: string, fields: Fields): boolean {
    const names = [...this.#known.pastOf(key, 'Person')].map((name) => ({ ...fields, Person: name }));
    return this.kind.mark === 'UserName' || [fields, ...names].some((each) => isPerson(row, each));
  }

  #mayHaveShown({ before, typed }: ProductAction, index: number, column: string): Cell[] {
    const shown = [at(before.rows[index] ?? {}, column)];
    return typed?.index === index && typed.column === column ? [...shown, typed.cell] : shown;
  }
}
