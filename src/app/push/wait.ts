import type { Refused } from '../call-failures';
import type { JobContext } from '../job-context';
import { pushMessages } from './push-messages';
import type { StopReason } from './stop-reason';

/** How long to wait if the service asks to wait without giving a time. */
const WAIT_SECONDS = 5;
/** The longest wait, as no user watches a push for longer. */
const LONGEST_WAIT_SECONDS = 120;
/** The push ends after this many waits without an answer between them. */
const MOST_WAITS = 5;

const STOPPED: StopReason = { code: 'stopped-by-user' };

/** Waits after HTTP 429. Returns why the push ends instead of going on; undefined once it has waited. */
export async function waitForService(
  work: JobContext,
  error: Refused,
  waits: number,
): Promise<StopReason | undefined> {
  const seconds = error.retryAfter ?? WAIT_SECONDS;
  if (work.stopping()) return STOPPED;
  if (waits >= MOST_WAITS) return { code: 'failed', error };
  if (seconds > LONGEST_WAIT_SECONDS) return { code: 'wait-too-long', seconds };
  work.progress(pushMessages.waiting(seconds));
  return (await waited(work, seconds)) ? undefined : STOPPED;
}

/** Waits. False if the user stopped the push meanwhile. */
async function waited(work: JobContext, seconds: number): Promise<boolean> {
  const isStopped = () => work.stopping() || work.signal.aborted;
  for (let left = seconds; left > 0 && !isStopped(); left -= 1) {
    // Whether the lock is lost is checked once more before anything is sent.
    await work.lock.heartbeat().catch(() => undefined);
    await work.ports.clock.sleep(Math.min(left, 1) * 1000, work.signal).catch(() => undefined);
  }
  return !isStopped();
}
