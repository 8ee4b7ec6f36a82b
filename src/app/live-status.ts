import type { WorkbookState } from './job-context';
import type { Ports } from './ports';
import type { Store } from './store';
import { LiveStatusWriter } from './table/live-status';
import type { TableSnapshot } from './table/table-snapshot';

/** Notes which tables were edited until their marks are written. */
export class LiveStatus {
  readonly #edited = new Set<string>();
  #marks: LiveStatusWriter | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly state: WorkbookState,
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
  async write(reads: ReadonlyMap<string, TableSnapshot>): Promise<void> {
    const { job, memoryDoubt } = this.store.now;
    if (job) return;
    const edited = this.areDue && !memoryDoubt ? [...this.#edited] : [];
    this.#edited.clear();
    if (edited.length === 0) return;
    this.#marks ??= new LiveStatusWriter(this.ports, this.store, this.state);
    await this.#marks.write(edited, reads);
  }
}

/** On the device and not in the workbook: Excel on one device may forget what can be undone, and on another one may not. */
const NAME = 'marks-edits';
const YES = 'yes';
const NO = 'no';

/** Whether Status follows what is typed. If the user has not decided, it does so where that leaves the steps of Ctrl+Z. */
export function marksEdits({ device, workbook }: Pick<Ports, 'device' | 'workbook'>): boolean {
  const chosen = device.get(NAME);
  return chosen === undefined ? workbook.keepsUndo : chosen === YES;
}

export function chooseMarksEdits({ device }: Pick<Ports, 'device'>, on: boolean): void {
  device.set(NAME, on ? YES : NO);
}
