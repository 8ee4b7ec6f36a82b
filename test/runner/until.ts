/** Waiting in tests: for what becomes true, and for a time. */

/** How often a test looks, in milliseconds. */
const EACH_MS = 5;

/** Ends a wait for what never comes, in milliseconds, however slow or busy the machine is. */
const LIMIT_MS = 300_000;

/** A condition, or an expectation that fails until it is fulfilled. */
type Check = () => boolean | void | Promise<boolean | void>;

/**
 * Waits until the check holds: until it returns something other than false, and its expectations are fulfilled. After the
 * limit it fails with the expectation that did not hold.
 */
export async function until(check: Check): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const failure = await failureOf(check);
    if (failure === undefined) return;
    if (performance.now() > end) throw failure;
    await wait(EACH_MS);
  }
}

async function failureOf(check: Check): Promise<Error | undefined> {
  try {
    return (await check()) === false
      ? new Error(`What the test waits for did not come: ${check.toString()}`)
      : undefined;
  } catch (error) {
    return error as Error;
  }
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
