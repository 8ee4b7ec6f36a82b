import type { Outcome } from '../../core/push/outcome';
import type { RowId } from '../../core/table/sheet';
import type { FirstPassword } from '../view';

/**
 * The first passwords of new users, by row. They are in this pane's memory only. A row whose end is not known keeps its
 * password for the next push: the service may have the user already, with this password.
 */
export class FirstPasswords {
  readonly #chosen = new Map<RowId, string>();
  /** The passwords that have left this pane. */
  readonly #sent = new Map<RowId, string>();
  /** How the service answered the rows that the last push has sent. */
  readonly #answers = new Map<RowId, Outcome['kind']>();
  #areKept = false;

  get chosen(): ReadonlyMap<RowId, string> {
    return this.#chosen;
  }

  /** The user has saved, copied or noted the passwords that are chosen. */
  get areKept(): boolean {
    return this.#areKept;
  }

  keep(areKept: boolean): void {
    this.#areKept = areKept;
  }

  choose(row: RowId, password: string): void {
    this.#areKept = false;
    this.#chosen.set(row, password);
  }

  /** Whether the next push would send a row, which was sent before, with another password than this pane has sent. */
  isAnother(row: RowId): boolean {
    return this.#sent.get(row) !== this.#chosen.get(row);
  }

  /** A push begins: nothing of it has been answered. */
  begin(): void {
    this.#answers.clear();
  }

  /** New users that have left this pane, with what the service answered. */
  answered(outcomes: ReadonlyMap<RowId, Outcome['kind']>): void {
    for (const [row, answer] of outcomes) {
      this.#answers.set(row, answer);
      const password = this.#chosen.get(row);
      if (password !== undefined) this.#sent.set(row, password);
    }
  }

  /**
   * Those that the service may hold now. Where it refused a user and lists the user all the same, somebody may have added
   * the user with another password.
   */
  handedOut(listed: readonly FirstPassword[]): FirstPassword[] {
    return listed.filter(({ row }) => ['stored', 'unknown'].includes(this.#answers.get(row) ?? ''));
  }

  /** After a push: forgets the passwords of all rows but those whose end is not known. */
  keepOnly(open: ReadonlySet<RowId>): void {
    this.#areKept = false;
    for (const passwords of [this.#chosen, this.#sent])
      for (const row of passwords.keys()) if (!open.has(row)) passwords.delete(row);
  }

  forget(): void {
    this.keepOnly(new Set());
  }
}
