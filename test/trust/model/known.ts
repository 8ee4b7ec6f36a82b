/** What a person would know about the fields of each record, and the names of rows. */
import { at, type ProductAction } from './action';
import { Broken } from './broken';
import { Families } from './families';
import { ownKey, type Cell, type Fields, type RecordKind, type Row } from './records';

export class Known {
  /**
   * The values that each field of a record may have had when the sheet and the service last agreed, as far as can be known
   * from outside.
   */
  readonly #agreed = new Map<string, Map<string, Set<Cell>>>();
  /** Fields that others changed since the sheet last took their value: `key column`. */
  readonly others = new Set<string>();
  /** Every value that a field has had on the service. */
  readonly #past = new Map<string, Set<Cell>>();
  readonly families = new Families();
  /** The record with which a row's id was first seen. */
  readonly keysOfIds = new Map<Cell, string>();
  /** How often rows were moved without their ids: an id is valid only until the next time. */
  moves = 0;

  constructor(readonly kind: RecordKind) {}

  /** The names that a row has: the person's text, the service's key, and the sheet's id. */
  names(row: Row): string[] {
    const [mark, key, id] = [row[this.kind.mark] ?? '', ownKey(this.kind, row), row['Row'] ?? ''];
    return [
      ...(mark === '' ? [] : [`mark ${String(mark)}`]),
      ...(key === '' ? [] : [`key ${key}`]),
      ...(id === '' ? [] : [`row ${String(id)} ${this.moves}`]),
    ];
  }

  differing(row: Row, fields: Fields): string[] {
    return this.kind.returned.filter((column) => at(row, column) !== at(fields, column));
  }

  agree(key: string, fields: Fields): void {
    for (const column of this.kind.returned) {
      this.agreedOn(key, column).add(at(fields, column));
      this.pastOf(key, column).add(at(fields, column));
    }
  }

  /** Nobody knows any longer what both sides agreed on. */
  forgetAgreed(): void {
    for (const fields of this.#agreed.values()) for (const agreed of fields.values()) agreed.clear();
  }

  agreedOn(key: string, column: string): Set<Cell> {
    return within(
      within(this.#agreed, key, () => new Map<string, Set<Cell>>()),
      column,
      () => new Set(),
    );
  }

  pastOf(key: string, column: string): Set<Cell> {
    return within(this.#past, `${key} ${column}`, () => new Set());
  }

  break(promise: Broken['promise'], { name }: Pick<ProductAction, 'name'>, what: string): never {
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
