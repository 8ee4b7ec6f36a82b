import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often each side runs. The first run warms up and does not count. */
export const RUNS = 5;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of the heap that are in use. */
export function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

export interface Timed {
  readonly oursMs: number;
  readonly floorMs: number;
}

/** One side of a comparison. The preparation is not timed, and is done for each run. */
export interface Side<T> {
  prepare(): Promise<T>;
  run(prepared: T): Promise<unknown>;
  clear?(prepared: T): Promise<void>;
}

/**
 * Medians of both sides in milliseconds. The sides run in turns, so that a machine that slows down slows both. With its garbage the engine
 * throws compiled code away: where the garbage is left, both sides run as compiled code.
 */
export async function compare<T, U>(
  ours: Side<T>,
  floor: Side<U>,
  runs: number = RUNS,
  garbage: 'collected' | 'left' = 'collected',
): Promise<Timed> {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    const isWarmUp = run === 0;
    const isCollected = garbage === 'collected' && !isWarmUp;
    const floorMs = await timed(floor, isCollected);
    const oursMs = await timed(ours, isCollected);
    if (isWarmUp) continue;
    times.floor.push(floorMs);
    times.ours.push(oursMs);
  }
  return { oursMs: median(times.ours), floorMs: median(times.floor) };
}

/** A side without preparation. */
export function side(run: () => unknown): Side<undefined> {
  return { prepare: () => Promise.resolve(undefined), run: () => Promise.resolve(run()) };
}

export function median(of: readonly number[]): number {
  const sorted = [...of].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

async function timed<T>(of: Side<T>, isCollected: boolean): Promise<number> {
  const prepared = await of.prepare();
  if (isCollected) collectGarbage(); // the garbage of the other side must not count for this one
  const start = performance.now();
  await of.run(prepared);
  const ms = performance.now() - start;
  await of.clear?.(prepared);
  return ms;
}
