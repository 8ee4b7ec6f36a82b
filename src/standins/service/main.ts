/**
 * `npm run sandbox -- --port N [--users N] [--transactions N] [--seed N|hostile] [--data FILE] [--ignored-item success|own-code]`:
 * starts the sandbox alone. One line of JSON says how to call it.
 */
import { parseArgs } from 'node:util';
import type { Behaviour } from './behaviour';
import { companyOfSeed } from './company/sample-company';
import { startSandbox } from './start-sandbox';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      users: { type: 'string' },
      transactions: { type: 'string' },
      seed: { type: 'string' },
      data: { type: 'string' },
      'ignored-item': { type: 'string' },
    },
  });
  const sandbox = await startSandbox({
    port: wholeNumber('--port', values.port),
    ...(values.users !== undefined && { users: wholeNumber('--users', values.users) }),
    ...(values.transactions !== undefined && {
      transactions: wholeNumber('--transactions', values.transactions),
    }),
    ...companyOfSeed(values.seed),
    ...(values['ignored-item'] !== undefined && {
      behaviour: { ignoredItem: ignoredItem(values['ignored-item']) },
    }),
    ...(values.data !== undefined && {
      data: { file: values.data, warn: (sentence) => console.error(sentence) },
    }),
  });
  const { baseUrl, sessionId, sp } = sandbox;
  console.log(JSON.stringify({ baseUrl, sessionId, sp }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} takes a whole number, not "${text}".`);
  return Number(text);
}

function ignoredItem(text: string): Behaviour['ignoredItem'] {
  if (text !== 'success' && text !== 'own-code')
    throw new Error(`--ignored-item takes success or own-code, not "${text}".`);
  return text;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
