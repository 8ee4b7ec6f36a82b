import type { BatchLimits } from './push/batch-limits';
import type { FirstPasswords } from './push/first-passwords';
import { emptyBaseline, type Baseline } from '../core/changes/baseline';
import { hasRivals, readBaseline, writeBaseline } from './memory/baseline-store';
import type { Journal } from './memory/journal';
import type { Names } from './memory/names';
import type { OwnKinds } from './memory/own-kinds';
import type { Memory, Ports } from './ports';
import type { Records } from './download/records';
import type { Service } from './ports';
import type { Settings } from './memory/settings';
import type { Turn } from './session/turn';

/** What this workbook knows beyond its cells, kept in its memory. */
export interface Known {
  readonly baselines: Baselines;
  readonly names: Names;
  readonly journal: Journal;
  readonly kinds: OwnKinds;
  readonly limits: BatchLimits;
  /** As the workbook's settings say: whether rows with warnings stay out of a push. */
  readonly checks: { holdsWarnings: boolean };
  /** Of this pane alone: they are in no workbook's memory. */
  readonly firstPasswords: FirstPasswords;
}

/** What one running job has in its hands. */
export interface Work extends Known {
  readonly ports: Ports;
  readonly service: Service;
  /** What the service lists, read once a job unless something was sent since. */
  readonly records: Records;
  /** Where the service is, and the company's number there. */
  readonly company: Pick<Settings, 'service' | 'sp'>;
  /** Said to the user once the job is done, beside what came of it. */
  warn(sentence: string): void;
  /** This pane's turn: held before anything is sent. */
  readonly turn: Pick<Turn, 'hold' | 'confirm' | 'release' | 'isLost'>;
  /** Aborts waiting and reading at once; a push checks `stopping` between batches instead. */
  readonly signal: AbortSignal;
  stopping(): boolean;
  progress(sentence: string, fraction?: number): void;
}

/** The baselines of this workbook, read once and written through. */
export class Baselines {
  readonly #known = new Map<string, Baseline>();

  constructor(private readonly memory: Memory) {}

  async load(kind: string): Promise<void> {
    this.#known.set(kind, await readBaseline(this.memory, kind));
  }

  get(kind: string): Baseline {
    return this.#known.get(kind) ?? emptyBaseline;
  }

  /** Writes those that two panes wrote at the same time as one, so that nothing of either is left in an older form. */
  async join(): Promise<void> {
    for (const [kind, baseline] of this.#known)
      if (await hasRivals(this.memory, kind)) await this.set(kind, baseline);
  }

  async set(kind: string, baseline: Baseline): Promise<void> {
    await writeBaseline(this.memory, kind, baseline);
    this.#known.set(kind, baseline);
  }
}
