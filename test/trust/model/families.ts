/**
 * Which rows the person who made them regards as one: a row, the texts under which it was sent and the record that was stored
 * for it belong together, and so do copies and their original. No more records of a family may be added than the person made
 * rows of it.
 */
export class Families {
  readonly #parents = new Map<string, string>();
  readonly #made = new Map<string, number>();
  readonly #added = new Map<string, number>();

  /** Joins all these names into one family. */
  join(names: readonly string[]): void {
    const [first, ...others] = names.map((name) => this.#find(name));
    if (first === undefined) return;
    for (const other of new Set(others)) {
      if (other === first) continue;
      this.#parents.set(other, first);
      this.#made.set(first, this.#of(this.#made, first) + this.#of(this.#made, other));
      this.#added.set(first, this.#of(this.#added, first) + this.#of(this.#added, other));
    }
  }

  /** A person has made one more row. */
  make(name: string): void {
    const family = this.#find(name);
    this.#made.set(family, this.#of(this.#made, family) + 1);
  }

  /** As many rows of a person as may still be added. */
  mayAdd(name: string, rows: number): void {
    const family = this.#find(name);
    const most = this.#of(this.#added, family) + rows;
    this.#made.set(family, Math.max(this.#of(this.#made, family), most));
  }

  /** Whether two names belong to one family. */
  isOne(name: string, other: string): boolean {
    return this.#find(name) === this.#find(other);
  }

  /** The product has added one more record. */
  add(name: string): void {
    const family = this.#find(name);
    this.#added.set(family, this.#of(this.#added, family) + 1);
  }

  made(name: string): number {
    return this.#of(this.#made, this.#find(name));
  }

  added(name: string): number {
    return this.#of(this.#added, this.#find(name));
  }

  #of(counts: ReadonlyMap<string, number>, family: string): number {
    return counts.get(family) ?? 0;
  }

  #find(name: string): string {
    let at = name;
    for (let up = this.#parents.get(at); up !== undefined; up = this.#parents.get(at)) at = up;
    return at;
  }
}
