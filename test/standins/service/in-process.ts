import { createSandbox, type SandboxOptions } from '../../../src/standins/service/sandbox';
import type { RunningSandbox } from '../../../src/standins/service/start-sandbox';

type Fetch = typeof globalThis.fetch;

/** The sandboxes of this process that are open, by their origin. */
const open = new Map<string, Fetch>();
let origins = 0;
const network = globalThis.fetch;

/**
 * A sandbox that `fetch` reaches without a network: most tests make hundreds of calls, and a connection costs more than the
 * call. What HTTP itself does is tested over HTTP (test/service, test/standins/service and the browser tests).
 */
export function openSandbox(options: SandboxOptions = {}): RunningSandbox {
  const sandbox = createSandbox(options);
  const { origin } = new URL(`http://127.0.0.1:${(origins += 1)}`); // no server of a test has so low a port
  open.set(origin, async (input, init) => {
    const request = new Request(input, init);
    let isCut = false;
    const answer = sandbox.fetch(request, { cut: () => (isCut = true) });
    const answered = await Promise.race([answer, whenAborted(request.signal)]);
    if (isCut) throw new TypeError('fetch failed', { cause: new Error('other side closed') });
    return answered;
  });
  globalThis.fetch = dispatch;
  return {
    baseUrl: `${origin}/service`,
    sessionId: sandbox.sessionId,
    sp: sandbox.sp,
    close() {
      open.delete(origin);
      if (open.size === 0) globalThis.fetch = network;
      sandbox.close();
      return Promise.resolve();
    },
  };
}

const dispatch: Fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input);
  // As over the network, a sandbox has two names.
  return (open.get(origin.replace('//localhost', '//127.0.0.1')) ?? network)(input, init);
};

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
