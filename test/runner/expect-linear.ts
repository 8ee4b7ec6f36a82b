import { processorMs } from './processor-time';
/** A shorter time counts as this: the machine's caches and its other work decide about what is shorter. */
const LEAST_MS = 10;
/** Room for garbage collection and a busy machine; time that grows with the square of the length is 8 times above linear. */
const MOST_ABOVE_LINEAR = 5;
const TIMES = 8;
const TRIES = 5;

/** Fails if the work on a text of 8 times the length takes much more than 8 times the time. */
export async function expectLinear(
  textOf: (length: number) => string,
  work: (text: string) => unknown,
  length = 10_000,
): Promise<void> {
  const short = await fastest(textOf(length), work);
  const long = await fastest(textOf(length * TIMES), work);
  expect(long / Math.max(short, LEAST_MS) / TIMES).toBeLessThan(MOST_ABOVE_LINEAR);
}

/** Milliseconds of the fastest of a few tries. */
async function fastest(text: string, work: (text: string) => unknown): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const start = processorMs();
    await work(text);
    best = Math.min(best, processorMs() - start);
  }
  return best;
}

/** A text of about this length that is one piece again and again. */
export function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}
