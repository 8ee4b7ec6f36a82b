/** @jest-environment jsdom */
import { rejectIfWorkerRefused } from '../../../src/taskpane/browser/save-and-copy';

const refuse = (effectiveDirective: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
const forever = new Promise<never>(() => undefined);

test('the result of the work is returned', async () => {
  await expect(rejectIfWorkerRefused(Promise.resolve(1))).resolves.toBe(1);
  await expect(rejectIfWorkerRefused(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a refused worker ends the wait', async () => {
  const waiting = rejectIfWorkerRefused(forever);
  refuse('worker-src');
  await expect(waiting).rejects.toThrow('allows no workers');
});

test('a refusal of anything else does not end the wait', async () => {
  const waiting = rejectIfWorkerRefused(new Promise((resolve) => setTimeout(() => resolve('made'), 5)));
  refuse('img-src');
  await expect(waiting).resolves.toBe('made');
});
