import { until } from '../../runner/until';
import type { Reshape } from './line';
import type { Operation } from './operations';
import type { Setup } from './setup';
import { push } from './user';

/** A push of an operation, and how many of its calls pass before the fault hits one. */
interface FaultyPush extends Setup {
  readonly operation: Operation;
  readonly after: number;
}

/**
 * What the pane showed about the rows. 'shown': the outcome of each; 'not shown': the pane was closed before it could show it, or
 * the outcome was undone; `refused`: this number of rows must show this code.
 */
type Said = 'shown' | 'not shown' | { readonly refused: string; readonly rows: number };

/** A fault that hits a push. */
export interface Fault {
  readonly name: string;
  /** It undoes what was typed. */
  readonly undoes?: true;
  /** It hits no particular call, so it has no position among the calls. */
  readonly isEverywhere?: true;
  /** Which operations it can hit; all if left out. */
  readonly canHit?: (operation: Operation) => boolean;
  /** The kinds whose new and whose edited rows it hits in the everyday run; if left out, the operations take turns. */
  readonly daily?: { readonly added?: readonly string[]; readonly edited?: readonly string[] };
  /** What happens to all answers on their way back, from the first one on. */
  readonly reshape?: (sessionId: string) => Reshape;
  /** How the service writes a text that it was sent. */
  readonly spelling?: (text: string) => string;
  /** Another Status that a row may show whose change is stored: the list that was read did not show it. */
  readonly alsoTrue?: readonly string[];
  /** Pushes into the fault. Throws if the fault did not hit the push. */
  pushIntoFault(faulty: FaultyPush): Promise<Said>;
}

/** A fault of the sandbox (src/standins/service/faults.ts). */
export function sandboxFault(name: string, fault: Readonly<Record<string, unknown>>): Fault {
  return {
    name,
    async pushIntoFault({ world, operation: { kind, method }, after }) {
      await world.sandbox.fault({ ...fault, method, after });
      await push(world, kind);
      await expectFaultMet(world);
      return 'shown';
    },
  };
}

export async function expectFaultMet({ sandbox }: Setup['world']): Promise<void> {
  expect((await sandbox.state()).faults).toEqual([]);
}

function beforeAndAfter(name: string, fault: Readonly<Record<string, unknown>>): Fault[] {
  return [
    sandboxFault(`${name}, before storing`, { ...fault, stored: false }),
    sandboxFault(`${name}, after storing`, { ...fault, stored: true }),
  ];
}

const HOW = ['none', 'missing', 'unnumbered', 'doubled', 'shuffled', 'moved', 'out-of-range', 'not-a-number'];

/** Longer than anybody waits. */
const SLOW_MS = 60_000;

const cancelled: Fault = {
  name: 'slow, and cancelled twice',
  async pushIntoFault({ world, line, operation: { kind, method }, after }) {
    await world.sandbox.fault({ kind: 'slow', ms: SLOW_MS, method, after });
    const leaving = line.leaving(method, after);
    const pushing = push(world, kind);
    await leaving;
    await until(async () => (await world.sandbox.state()).faults.length === 0);
    await world.app.do({ do: 'cancel' });
    await world.app.do({ do: 'cancel' });
    await pushing;
    await expectFaultMet(world);
    return 'shown';
  },
};

/** The pane, and perhaps the workbook too, is closed during a call. */
function closing(what: string, close: 'closePane' | 'closeUnsaved', stored: boolean): Fault {
  return {
    name: `${what} closed, ${stored ? 'after' : 'before'} storing`,
    async pushIntoFault(faulty) {
      const { world, line, operation, after } = faulty;
      const caught = line.catch(operation.method, after, stored);
      void push(world, operation.kind);
      await caught;
      await faulty[close]();
      return 'not shown';
    },
  };
}

const UNDONE = 20;

const undone: Fault = {
  name: 'Ctrl+Z twenty times',
  undoes: true,
  isEverywhere: true,
  async pushIntoFault({ world, operation }) {
    await push(world, operation.kind);
    for (let times = 0; times < UNDONE; times += 1) world.workbook.person.undo();
    return 'not shown';
  },
};

/** What connections do, and people at the wrong moment. */
export const FAULTS: readonly Fault[] = [
  ...beforeAndAfter('cut connection', { kind: 'drop' }),
  ...beforeAndAfter('HTTP 500', { kind: 'status', status: 500 }),
  ...beforeAndAfter('HTTP 503', { kind: 'status', status: 503 }),
  sandboxFault('HTTP 401', { kind: 'status', status: 401 }),
  sandboxFault('HTTP 413', { kind: 'status', status: 413 }),
  sandboxFault('HTTP 429', { kind: 'status', status: 429, retryAfterSeconds: 0 }),
  ...beforeAndAfter('a web page', { kind: 'login-page' }),
  ...beforeAndAfter('nothing', { kind: 'empty-body' }),
  sandboxFault('half an answer', { kind: 'cut-json' }),
  ...HOW.map((how) => sandboxFault(`ItemNos ${how}`, { kind: 'item-nos', how })),
  ...beforeAndAfter('an overall error', { kind: 'overall-error' }),
  sandboxFault('the session ended', { kind: 'session-ended' }),
  cancelled,
  closing('pane', 'closePane', false),
  closing('pane', 'closePane', true),
  closing('pane and workbook', 'closeUnsaved', false),
  closing('pane and workbook', 'closeUnsaved', true),
  undone,
];
