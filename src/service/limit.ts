import type { Clock } from '../app/ports';

interface Limits {
  readonly limitMs: number;
  readonly sleep: Clock['sleep'];
  readonly signal: AbortSignal | undefined;
  readonly onLimit: () => Error;
  readonly onCancel: () => Error;
}

/**
 * Runs `work` with a signal that aborts at the time limit or when the caller's signal aborts, and throws the error of the
 * one that came first. AbortSignal.any is not used: the WebKit of the oldest macOS that Office supports lacks it.
 */
export async function withTimeLimit<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limits: Limits,
): Promise<T> {
  const { limitMs, sleep, signal, onLimit, onCancel } = limits;
  const controller = new AbortController();
  const done = new AbortController();
  let failure: Error | undefined;
  const end = (error: Error) => {
    failure ??= error;
    controller.abort();
  };
  const cancel = () => end(onCancel());
  if (signal?.aborted) throw onCancel();
  signal?.addEventListener('abort', cancel);
  void sleep(limitMs, done.signal).then(
    () => end(onLimit()),
    () => undefined, // the call ended first
  );
  try {
    return await work(controller.signal);
  } catch (error) {
    throw failure ?? error;
  } finally {
    done.abort();
    signal?.removeEventListener('abort', cancel);
  }
}
