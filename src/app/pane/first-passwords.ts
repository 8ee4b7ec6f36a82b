import type { Outcome } from '../../core/push/outcome';
import type { RowId } from '../../core/table/layout';
import type { FirstPassword } from '../view';

/**
 * The first passwords of new users, by row. They are in this pane's memory only. A row whose result is unknown keeps its
 * password for the next push: the service may have stored the user already, with this password.
 */
export class FirstPasswords {
  readonly #chosen = new Map<RowId, string>();
  /** The passwords that this pane has sent. */
  readonly #sent = new Map<RowId, string>();
  /** How the service answered the rows that the last push has sent. */
  readonly #answers = new Map<RowId, Outcome['kind']>();
  #areSaved = false;

  get chosen(): ReadonlyMap<RowId, string> {
    return this.#chosen;
  }

  /** Whether the user has saved, copied or written down the chosen passwords. */
  get areSaved(): boolean {
    return this.#areSaved;
  }

  setSaved(areSaved: boolean): void {
    this.#areSaved = areSaved;
  }

  choose(row: RowId, password: string): void {
    this.#areSaved = false;
    this.#chosen.set(row, password);
  }

  /** Whether the next push would send a row, which was sent before, with another password than this pane has sent. */
  isAnother(row: RowId): boolean {
    return this.#sent.get(row) !== this.#chosen.get(row);
  }

  /** A push begins. None of its rows has an answer yet. */
  begin(): void {
    this.#answers.clear();
  }

  /** Takes the service's answers for new users that this pane has sent. */
  answered(outcomes: ReadonlyMap<RowId, Outcome['kind']>): void {
    for (const [row, answer] of outcomes) {
      this.#answers.set(row, answer);
      const password = this.#chosen.get(row);
      if (password !== undefined) this.#sent.set(row, password);
    }
  }

  /**
   * The passwords that may be on the service now. If the service refused a user and still lists the user, somebody else may
   * have added the user with another password.
   */
  handedOut(listed: readonly FirstPassword[]): FirstPassword[] {
    return listed.filter(({ row }) => ['stored', 'unknown'].includes(this.#answers.get(row) ?? ''));
  }

  /** After a push: forgets the passwords of all rows except those whose result is unknown. */
  keepOnly(open: ReadonlySet<RowId>): void {
    this.#areSaved = false;
    for (const passwords of [this.#chosen, this.#sent])
      for (const row of passwords.keys()) if (!open.has(row)) passwords.delete(row);
  }

  forget(): void {
    this.keepOnly(new Set());
  }
}
