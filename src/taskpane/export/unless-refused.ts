/**
 * The work, or a rejection once the page's content policy has refused a worker meanwhile. fflate packs parts of more than
 * 160 kB in workers made of blobs; where `worker-src blob:` is not allowed it waits for them forever.
 */
export function unlessRefused<Made>(work: Promise<Made>): Promise<Made> {
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

/** What browsers name: the directive that counts, or the one that stands in for it. */
const WORKERS: ReadonlySet<string> = new Set(['worker-src', 'child-src', 'script-src', 'default-src']);
