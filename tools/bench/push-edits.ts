import type { Service } from '../../src/app/ports/service';
import { openWorld, pushUsers, type World } from '../../test/app/world/world';
import { startCaller } from '../../test/standins/service/caller';
import type { Line } from './line';
import { median } from './measure';

/** Each run is a push to a company of its own. The first run warms up. */
const SIZES = { edits: 2000, runs: 4 };

interface Call {
  readonly query: string;
  /** The items of a call that writes; undefined for a call that reads a list. */
  readonly body: string | undefined;
  readonly startedMs: number;
  readonly endedMs: number;
}

/** What one side took, in milliseconds. */
interface Times {
  /** The lists that were read before the first call that writes, from the call to the records. */
  readonly compared: number;
  /** The time in calls that write. */
  readonly writing: number;
  /** The lists that were read after the last answer of a call that writes, from the call to the records. */
  readonly readBack: number;
}

interface Pushed extends Times {
  readonly calls: readonly Call[];
  /** From the first call that writes to the last answer of one. */
  readonly sending: number;
  /** From the preview to the result. */
  readonly whole: number;
}

/** A push of edited users to the sandbox, compared with bare fetch calls with the same bodies. */
export async function benchPush({ edits, runs: count } = SIZES): Promise<Line[]> {
  const runs: { ours: Pushed; floor: Times }[] = [];
  for (let run = 0; run < count; run += 1) {
    const ours = await pushed(edits);
    const floor = await sentBare(ours.calls, edits);
    if (run > 0) runs.push({ ours, floor });
  }
  const line = (part: string, ours: (of: Pushed) => number, floor: (of: Times) => number): Line => ({
    name: `push of ${edits.toLocaleString('en')} edits: ${part}`,
    ours: median(runs.map((run) => ours(run.ours))),
    floor: median(runs.map((run) => floor(run.floor))),
    unit: 'ms',
  });
  const bodies = ({ writing }: Times) => writing;
  return [
    { ...line('waiting for the service', bodies, bodies), aim: 1.3 },
    { ...line('first call to last answer, statuses written', ({ sending }) => sending, bodies), aim: 3 },
    line(
      'the list compared before, read',
      ({ compared }) => compared,
      ({ compared }) => compared,
    ),
    line(
      'the list read back after',
      ({ readBack }) => readBack,
      ({ readBack }) => readBack,
    ),
    {
      ...line(
        'whole, less both lists',
        ({ whole, compared, readBack }) => whole - compared - readBack,
        bodies,
      ),
      aim: 8,
    },
  ];
}

/** Edits every user's last name and pushes. */
async function pushed(edits: number): Promise<Pushed> {
  const calls: Call[] = [];
  const reads: Pick<Call, 'startedMs' | 'endedMs'>[] = [];
  const world = await openWorld({
    sandbox: { users: edits },
    fetch: recordingInto(calls),
    ports: (ports) => ({
      ...ports,
      serviceAt: async (...of) => {
        const service = await ports.serviceAt(...of);
        return { ...service, call: timingReads(service, reads) };
      },
    }),
  });
  try {
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'download', kind: 'users' });
    editEveryUser(world, edits);
    for (const made of [calls, reads]) made.length = 0;
    const start = performance.now();
    await pushUsers(world);
    const whole = performance.now() - start;
    const { stored } = world.view().result ?? {};
    if (stored !== edits) throw new Error(`${stored} of ${edits} edits were stored`);
    const writes = calls.filter(({ body }) => body !== undefined);
    const [first = NaN, last = NaN] = [writes[0]?.startedMs, writes.at(-1)?.endedMs];
    return {
      calls,
      compared: lasted(reads.filter(({ startedMs }) => startedMs < first)),
      writing: lasted(writes),
      readBack: lasted(reads.filter(({ startedMs }) => startedMs > last)),
      sending: last - first,
      whole,
    };
  } finally {
    await world.close();
  }
}

function editEveryUser(world: World, edits: number): void {
  const names = Array.from({ length: edits }, (_, at) => `Edited ${at}`);
  world.workbook.person.paste(world.at('LastName', 2), names.join('\n'));
}

/** A fetch that records the calls. */
function recordingInto(calls: Call[]): typeof fetch {
  return async (input, init) => {
    const startedMs = performance.now();
    const response = await fetch(input, init);
    // The call lasts until the whole answer has arrived.
    const whole = new Response(await response.text(), response);
    const { search } = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    calls.push({ query: search, body, startedMs, endedMs: performance.now() });
    return whole;
  };
}

/** The pane's service, with the time that each list takes until the pane has its records. */
function timingReads(service: Service, reads: Pick<Call, 'startedMs' | 'endedMs'>[]): Service['call'] {
  return async (method, options) => {
    const startedMs = performance.now();
    const answer = await service.call(method, options);
    if (options?.items === undefined) reads.push({ startedMs, endedMs: performance.now() });
    return answer;
  };
}

/** Makes the same calls to a company in the same state, with nothing around them but `JSON.parse` of the lists. */
async function sentBare(calls: readonly Call[], users: number): Promise<Times> {
  const sandbox = await startCaller({ users });
  const writes = calls.map(({ body }) => body !== undefined);
  const [first, last] = [writes.indexOf(true), writes.lastIndexOf(true)];
  const send = async (some: readonly Call[]) => {
    const start = performance.now();
    for (const { query, body } of some) {
      const parameters = new URLSearchParams(query);
      parameters.set('SessionID', sandbox.sessionId);
      parameters.set('SP', sandbox.sp);
      const response = await fetch(`${sandbox.baseUrl}?${parameters.toString()}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      if (body === undefined) JSON.parse(text);
    }
    return performance.now() - start;
  };
  try {
    return {
      compared: await send(calls.slice(0, first)),
      writing: await send(calls.slice(first, last + 1)),
      readBack: await send(calls.slice(last + 1)),
    };
  } finally {
    await sandbox.close();
  }
}

function lasted(calls: readonly Pick<Call, 'startedMs' | 'endedMs'>[]): number {
  return calls.reduce((total, { startedMs, endedMs }) => total + endedMs - startedMs, 0);
}
