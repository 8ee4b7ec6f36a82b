/**
 * Returns the result of the work, or rejects if the page's content policy refuses a worker meanwhile. fflate packs parts of
 * more than 160 kB in workers made from blobs. If `worker-src blob:` is not allowed, fflate waits for them forever.
 */
export function rejectIfWorkerRefused<Made>(work: Promise<Made>): Promise<Made> {
  return new Promise((resolve, reject) => {
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (!WORKERS.has(effectiveDirective)) return;
      end();
      reject(new Error('The page’s content policy allows no workers.'));
    };
    const end = () => document.removeEventListener('securitypolicyviolation', refused);
    document.addEventListener('securitypolicyviolation', refused);
    work.then(resolve, reject).finally(end);
  });
}

/** The directives that browsers name in a refusal: the one that applies, or the one that it falls back to. */
const WORKERS: ReadonlySet<string> = new Set(['worker-src', 'child-src', 'script-src', 'default-src']);
