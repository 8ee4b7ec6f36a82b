import { Journal } from './memory/journal';
import { Names } from './memory/names';
import { OwnKinds } from './memory/own-kinds';
import { LAST_PUSH } from './memory/remembered';
import { readSettings } from './memory/settings';
import type { Ports } from './ports';
import { BatchLimits } from './push/batch-limits';
import { FirstPasswords } from './push/first-passwords';
import type { Store } from './store';
import { Baselines, type Known } from './work';

/** What the open workbook knows beyond its cells, as this pane has read it. */
export class WorkbookState {
  readonly known: Known;
  /** Of the workbook's memory, as it was read. */
  #edition: number | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {
    const { memory } = ports.workbook;
    this.known = {
      baselines: new Baselines(memory),
      names: new Names(memory),
      journal: new Journal(memory, ports.clock, ports.panes.id),
      kinds: new OwnKinds(memory),
      limits: new BatchLimits(),
      checks: { holdsWarnings: false },
      firstPasswords: new FirstPasswords(),
    };
  }

  get isLoaded(): boolean {
    return this.#edition !== undefined;
  }

  /**
   * Reads the workbook's memory, if it has changed since. Until that has worked nothing else is done: without its baselines
   * every row looks new, and without its journal unconfirmed rows would be forgotten.
   */
  async load(): Promise<void> {
    const { memory } = this.ports.workbook;
    const { edition } = memory;
    if (this.#edition === edition) return;
    const { baselines, journal, kinds, names } = this.known;
    await readSettings(memory);
    await kinds.load();
    for (const { kind } of kinds.all()) await baselines.load(kind);
    await names.load();
    await journal.load();
    this.#edition = edition;
    await this.showSettings();
  }

  /** Of the workbook's memory what the pane offers. */
  async showSettings(): Promise<void> {
    const { memory } = this.ports.workbook;
    const { keepsLog, holdsWarnings = false } = (await readSettings(memory)) ?? {};
    this.known.checks.holdsWarnings = holdsWarnings;
    this.store.set({
      keepsLog: keepsLog !== false,
      holdsWarnings,
      undoable: (await memory.names(LAST_PUSH)).length > 0,
    });
  }

  /** Brings a memory that an older release wrote into this one's form. */
  async migrate(): Promise<void> {
    const { memory } = this.ports.workbook;
    if (!(await memory.isOlder())) return;
    await this.known.baselines.join();
    await memory.migrate();
  }
}
