import type { Refused } from '../call-failures';
import type { JobContext } from '../job-context';
import { pushMessages } from './push-messages';
import type { StopReason } from './stop-reason';

/** How long to wait where the service asks to wait without saying how long. */
const WAIT_SECONDS = 5;
/** Nobody watches a push that waits longer. */
const LONGEST_WAIT_SECONDS = 120;
/** More waits than this without an answer between them, and the push ends. */
const MOST_WAITS = 5;

const STOPPED: StopReason = { code: 'stopped-by-user' };

/** Why the push ends instead of going on after HTTP 429; undefined once it has waited. */
export async function waitAsAsked(
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

/** False where the user stopped it meanwhile. */
async function waited(work: JobContext, seconds: number): Promise<boolean> {
  const isStopped = () => work.stopping() || work.signal.aborted;
  for (let left = seconds; left > 0 && !isStopped(); left -= 1) {
    // Whether the lock is lost is asked once more before anything is sent.
    await work.lock.heartbeat().catch(() => undefined);
    await work.ports.clock.sleep(Math.min(left, 1) * 1000, work.signal).catch(() => undefined);
  }
  return !isStopped();
}
