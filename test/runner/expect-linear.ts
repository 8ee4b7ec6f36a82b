/**
 * Whether work grows in proportion to its data. A limit in milliseconds would say something about the machine. Two sizes on one
 * machine say something about the code.
 */

const TIMES = 8;

/**
 * Data of 8 times the size may take 24 times as long: garbage collection, the processor's caches and a busy machine need room.
 * Work that grows with the square of the size takes 64 times as long.
 */
const MOST_TIMES = 24;

/**
 * A shorter time counts as this: Windows counts processor time in steps of 16 ms, and one garbage collection takes a few. Work
 * that is quicker than this with the smaller size fails only if it takes 240 ms with the larger one.
 */
const LEAST_MS = 10;

/** Other processes and the collector make single runs slower, and none quicker: the quickest of some runs counts. */
const TRIES = 5;

/**
 * Fails if the work on data of 8 times the size takes more than 24 times as long. Choose a size that takes some 20 ms. Each run
 * gets new data, so that nothing is remembered from another run.
 *
 * @param work throws if its result is not right
 */
export async function expectLinear<Data>(
  dataOf: (size: number) => Data,
  work: (data: Data) => unknown,
  size: number,
): Promise<void> {
  let short = Infinity;
  for (let run = 0; run < TRIES; run += 1) short = Math.min(short, await processorMs(dataOf(size), work));
  const most = MOST_TIMES * Math.max(short, LEAST_MS);
  let long = Infinity;
  // One run that is quick enough decides.
  for (let run = 0; run < TRIES && long >= most; run += 1)
    long = Math.min(long, await processorMs(dataOf(size * TIMES), work));
  expect(long).toBeLessThan(most);
}

/** How long the processor works on it: other processes hardly change this. */
async function processorMs<Data>(data: Data, work: (data: Data) => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work(data);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** A text of about this length that is one piece again and again. */
export function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}
