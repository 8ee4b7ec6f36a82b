import pRetry from 'p-retry';
import { Refused, Unreachable } from '../app/call-failures';
import { Cancelled } from '../app/failures';
import type { Clock } from '../app/ports';

const RETRIES = 2;
/** The longest wait for a read, whatever the service asks for. */
const LONGEST_WAIT_SECONDS = 30;
const SERVER_FAILED = 500;

interface RetryOptions {
  readonly signal: AbortSignal | undefined;
  readonly sleep: Clock['sleep'];
  /** Milliseconds before the second try; a random factor makes it up to twice as long. The third try waits twice as long. */
  readonly firstWaitMs: number;
}

/**
 * Tries a read again after failures that may pass: a broken connection, a busy or failing server. Only for calls that change
 * nothing. Throws the last failure, or Cancelled if the signal ends the wait.
 */
export async function withRetries<T>(
  read: () => Promise<T>,
  { signal, sleep, firstWaitMs }: RetryOptions,
): Promise<T> {
  try {
    return await pRetry(read, {
      retries: RETRIES,
      minTimeout: firstWaitMs,
      randomize: true,
      shouldRetry: ({ error }) => isTransient(error),
      onFailedAttempt: async ({ error, retriesLeft }) => {
        const asked = error instanceof Refused && isTransient(error) ? error.retryAfter : undefined;
        if (retriesLeft > 0 && asked !== undefined)
          await sleep(Math.min(asked, LONGEST_WAIT_SECONDS) * 1000, signal);
      },
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw signal?.aborted ? new Cancelled() : error;
  }
}

function isTransient(error: Error): boolean {
  if (error instanceof Refused) return error.status === 429 || error.status >= SERVER_FAILED;
  return error instanceof Unreachable;
}
