import { entityOf } from '../core/entities/registry';
import type { Ports, Sheet, Unsubscribe } from './ports';
import { sentenceOf, type Store } from './store';
import { loadOnProblems, readTable } from './table/table';
import { tableView, tableWithout } from './table/table-view';
import type { TableView } from './view';
import type { Known } from './work';

/** Edits come in bursts; the sheet is read once they pause for this long. */
const CALM_MS = 250;

/** Keeps the live counts true: reads the tables anew after edits and after every job. */
export class Watch {
  #looks = 0;
  #shown = 0;
  readonly #laid = new Map<string, Sheet>();
  #closers: Unsubscribe[] = [];

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly known: Known,
    /** Reads what other panes have written since. */
    private readonly renew: () => Promise<void>,
  ) {}

  async begin(): Promise<void> {
    this.#closers.push(await this.ports.workbook.onEdited(() => void this.#lookSoon()));
  }

  /** A table as it was laid a moment ago, for the next look; what is typed meanwhile brings a look of its own. */
  laid(kind: string, sheet: Sheet): void {
    this.#laid.set(kind, sheet);
  }

  close(): void {
    for (const close of this.#closers) close();
    this.#closers = [];
  }

  /** Reads every table and shows its counts, unless a later look has shown them. */
  async look(): Promise<void> {
    const look = (this.#looks += 1);
    const tables: TableView[] = [];
    for (const { kind } of this.known.kinds.all()) tables.push(await this.#lookAt(kind));
    if (look < this.#shown) return;
    this.#shown = look;
    this.store.set({ tables });
  }

  async #lookSoon(): Promise<void> {
    const look = (this.#looks += 1);
    do {
      await this.ports.clock.sleep(CALM_MS);
      if (look !== this.#looks || this.#closers.length === 0) return;
    } while (this.store.now.job);
    await this.store.guard(this.renew);
    await this.look();
  }

  async #lookAt(kind: string): Promise<TableView> {
    try {
      const seen = this.#laid.get(kind);
      this.#laid.delete(kind);
      const read = await readTable(this.ports.workbook, this.known, kind, undefined, seen);
      if (!read) return tableWithout(entityOf(kind));
      const isClean = read.problems.length === 0;
      // Without the network the words may be missing; the counts are shown all the same.
      const words = isClean ? undefined : await loadOnProblems().catch(() => undefined);
      return tableView(read, words?.problemLink);
    } catch (error) {
      return tableWithout(entityOf(kind), sentenceOf(error));
    }
  }
}
