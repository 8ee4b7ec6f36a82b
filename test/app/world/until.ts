/** How often a test looks, in milliseconds. */
const EACH_MS = 5;

/** Waits until the condition is true. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(EACH_MS);
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
