import { emptyBaseline, type Baseline } from '../core/changes/baseline';
import { cellsOfRecord, type FieldCells, type WireRecord } from '../core/table/record';
import type { Entity } from '../core/entities/entity';
import { readBaseline, writeBaseline } from './baseline-store';
import { Unreadable } from './failures';
import type { Journal } from './journal';
import type { Memory, Ports, Service } from './ports';

/** What one running job has in its hands. */
export interface Work {
  readonly ports: Ports;
  readonly service: Service;
  readonly baselines: Baselines;
  readonly journal: Journal;
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

  async set(kind: string, baseline: Baseline): Promise<void> {
    await writeBaseline(this.memory, kind, baseline);
    this.#known.set(kind, baseline);
  }
}

/** All records of a kind as the service lists them now. */
export async function readRecords(work: Work, entity: Entity): Promise<readonly WireRecord[]> {
  const answer = await work.service.call(entity.read.method, { signal: work.signal });
  if (!answer.records) throw new Unreadable('other');
  return answer.records;
}

export function allCells(entity: Entity, records: readonly WireRecord[]): FieldCells[] {
  return records.map((record) => cellsOfRecord(entity, record));
}
