import type { NamedTaken } from '../../core/checks/double-bookings';

/**
 * The rows that take days off, as the tables said that were read last. Checks of other tables use them without reading
 * those tables again.
 */
export class DaysOff {
  readonly #byKind = new Map<string, () => readonly NamedTaken[]>();

  /** Takes over what a table says that was read. `find` runs when the days are first needed. */
  notice(kind: string, find: () => readonly NamedTaken[]): void {
    let days: readonly NamedTaken[] | undefined;
    this.#byKind.set(kind, () => (days ??= find()));
  }

  /** The workbook no longer has the table. */
  forget(kind: string): void {
    this.#byKind.delete(kind);
  }

  all(): readonly NamedTaken[] {
    return [...this.#byKind.values()].flatMap((find) => find());
  }
}
