import type { WorkbookState } from './job-context';
import type { Ports } from './ports';
import type { Store } from './store';
import { LiveMarks } from './table/live-marks';
import type { TableRead } from './table/table-read';

/** Notes which tables were edited until their marks are written. */
export class EditMarks {
  readonly #edited = new Set<string>();
  #marks: LiveMarks | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly known: WorkbookState,
  ) {}

  /** The tables of these kinds were edited on this device. Another device marks what is edited there. */
  noteEdit(kinds: readonly string[]): void {
    for (const kind of kinds) this.#edited.add(kind);
  }

  /** Whether marks are wanted, and a table was edited since they were last written. */
  get areDue(): boolean {
    return this.store.now.marksEdits && this.#edited.size > 0;
  }

  /** A job has written Statuses. */
  forget(): void {
    this.#marks?.forget();
  }

  /** Writes the marks of edited tables, as they were read, if the user wants them and nothing else writes. */
  async write(reads: ReadonlyMap<string, TableRead>): Promise<void> {
    const { job, memoryDoubt } = this.store.now;
    if (job) return;
    const edited = this.areDue && !memoryDoubt ? [...this.#edited] : [];
    this.#edited.clear();
    if (edited.length === 0) return;
    this.#marks ??= new LiveMarks(this.ports, this.store, this.known);
    await this.#marks.write(edited, reads);
  }
}
