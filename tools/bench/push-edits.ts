import { openWorld, pushUsers, type World } from '../../test/app/world/world';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { median } from './measure';

/** Each run is a push to a company of its own. The first run warms up. */
const SIZES = { edits: 2000, runs: 4 };

interface Call {
  readonly query: string;
  readonly body: string;
  readonly startedMs: number;
  readonly endedMs: number;
}

/** A push of edited users to the sandbox, compared with bare fetch calls with the same bodies. */
export async function benchPush({ edits, runs: count } = SIZES): Promise<Line[]> {
  const runs: { network: number; sending: number; wholeMs: number; floorMs: number }[] = [];
  for (let run = 0; run < count; run += 1) {
    const { calls, wholeMs } = await pushed(edits);
    const floorMs = await sentBare(calls, edits);
    const network = sum(calls.map(({ startedMs, endedMs }) => endedMs - startedMs));
    const sending = (calls.at(-1)?.endedMs ?? NaN) - (calls[0]?.startedMs ?? NaN);
    if (run > 0) runs.push({ network, sending, wholeMs, floorMs });
  }
  const floor = median(runs.map(({ floorMs }) => floorMs));
  const name = `push of ${edits.toLocaleString('en')} edits`;
  const line = (part: string, of: (run: (typeof runs)[number]) => number): Line => ({
    name: `${name}: ${part}`,
    ours: median(runs.map(of)),
    floor,
    unit: 'ms',
  });
  return [
    { ...line('waiting for the service', (run) => run.network), aim: 1.3 },
    line('first call to last answer, statuses written', (run) => run.sending),
    line('whole, compared before and read back after', (run) => run.wholeMs),
  ];
}

/** Edits every user's last name and pushes. Returns the calls that wrote, and the time from Send to the result. */
async function pushed(edits: number): Promise<{ calls: Call[]; wholeMs: number }> {
  const calls: Call[] = [];
  const world = await openWorld({ sandbox: { users: edits }, fetch: recordingInto(calls) });
  try {
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'download', kind: 'users' });
    editEveryUser(world, edits);
    const start = performance.now();
    await pushUsers(world);
    const wholeMs = performance.now() - start;
    const { stored } = world.view().result ?? {};
    if (stored !== edits) throw new Error(`${stored} of ${edits} edits were stored`);
    return { calls, wholeMs };
  } finally {
    await world.close();
  }
}

function editEveryUser(world: World, edits: number): void {
  const names = Array.from({ length: edits }, (_, at) => `Edited ${at}`);
  world.workbook.person.paste(world.at('LastName', 2), names.join('\n'));
}

/** A fetch that records the calls with a body: those that write. */
function recordingInto(calls: Call[]): typeof fetch {
  return async (input, init) => {
    const startedMs = performance.now();
    const response = await fetch(input, init);
    if (typeof init?.body !== 'string') return response;
    // The call lasts until the whole answer has arrived.
    const whole = new Response(await response.text(), response);
    const { search } = new URL(input instanceof Request ? input.url : input);
    calls.push({ query: search, body: init.body, startedMs, endedMs: performance.now() });
    return whole;
  };
}

/** Sends the same bodies to a company in the same state, with nothing around the calls. In milliseconds. */
async function sentBare(calls: readonly Call[], users: number): Promise<number> {
  const sandbox = await startCaller({ users });
  try {
    const start = performance.now();
    for (const { query, body } of calls) {
      const parameters = new URLSearchParams(query);
      parameters.set('SessionID', sandbox.sessionId);
      parameters.set('SP', sandbox.sp);
      const response = await fetch(`${sandbox.baseUrl}?${parameters.toString()}`, { method: 'POST', body });
      await response.text();
    }
    return performance.now() - start;
  } finally {
    await sandbox.close();
  }
}

function sum(of: readonly number[]): number {
  return of.reduce((total, one) => total + one, 0);
}
