/**
 * interruption: a push whose pane is ended at each moment at which it waits for something outside. A life is one opening of
 * the pane. The moments of a life are counted, and one of them can be its last.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExcelWorkbook } from '../../../src/app/ports/excel-workbook';
import type { PanePorts as Ports } from '../../../src/app/ports/ports';
import type { Host } from '../../../src/standins/excel/host';

const lives = new AsyncLocalStorage<PaneLife>();

const NEVER = new Promise<never>(() => undefined);

export class PaneLife {
  #moments: string[] | undefined;
  #end = Infinity;
  #endsSession: (() => void) | undefined;
  #isOver = false;
  #resolveOver: () => void = () => undefined;
  /** Resolves when this pane's life has ended. */
  readonly over = new Promise<void>((resolve) => (this.#resolveOver = resolve));

  /**
   * Counts moments from now on; at the one with this number (from 1) the pane's life ends. With `endsSession` that is called in
   * its place, and the pane lives on.
   */
  count(end = Infinity, endsSession?: () => void): void {
    this.#moments = [];
    this.#end = end;
    this.#endsSession = endsSession;
  }

  /** What the pane waited for at each counted moment. */
  get moments(): readonly string[] {
    return this.#moments ?? [];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Everything that begins here, also in timers and promises, belongs to this pane. */
  live<T>(work: () => T): T {
    return lives.run(this, work);
  }

  /** Continues, unless the pane's life is over or ends here: then nothing that the pane waits for ever comes. */
  async moment(name: string): Promise<void> {
    if (this.#isOver) await NEVER;
    if (!this.#moments) return;
    this.#moments.push(name);
    if (this.#moments.length < this.#end) return;
    if (this.#endsSession) return this.#endsSession();
    this.#isOver = true;
    this.#resolveOver();
    await NEVER;
  }

  /** Ends the life now, if no moment did. */
  stop(): void {
    this.#isOver = true;
  }
}

/** Makes each batch for Excel two moments of the pane that sent it: before and after it is carried out. */
export function countBatches({ faults }: Host): void {
  faults.beforeEachBatch(() => lives.getStore()?.moment('batch, before'));
  faults.afterEachBatch(() => lives.getStore()?.moment('batch, after'));
}

/**
 * Makes each call two moments: before it is sent, and after the service has processed it and before the pane gets the answer.
 */
export function countCalls(answer: (request: Request) => Response | Promise<Response>): typeof fetch {
  return async (input, init) => {
    const method = new URL(input instanceof Request ? input.url : input).searchParams.get('Method') ?? '';
    await lives.getStore()?.moment(`${method}, before`);
    const response = await answer(new Request(input, init));
    const body = await response.text();
    await lives.getStore()?.moment(`${method}, after`);
    return new Response(body, response);
  };
}

/** A pane's ports while it lives; what it writes on the device afterwards is dropped. */
export function portsOf(life: PaneLife, ports: Ports, random: Ports['random']): Ports {
  const { clock, device, panes } = ports;
  return {
    ...ports,
    random,
    workbook: withoutEditEvents(ports.workbook),
    clock: {
      ...clock,
      sleep: async (ms, signal) => {
        await life.moment('sleep, before');
        await clock.sleep(ms, signal);
        await life.moment('sleep, after');
      },
    },
    panes: {
      id: panes.id,
      isOpen: async (id) => {
        await life.moment('panes');
        return panes.isOpen(id);
      },
    },
    device: {
      get: (name) => device.get(name),
      set: (name, text) => {
        if (!life.isOver) device.set(name, text);
      },
      remove: (name) => {
        if (!life.isOver) device.remove(name);
      },
    },
  };
}

/**
 * The pane reads the sheet again a while after each edit, at a time that differs. It only reads, and would make the number of
 * moments differ each time.
 */
function withoutEditEvents(workbook: ExcelWorkbook): ExcelWorkbook {
  return new Proxy(workbook, {
    get(target, name) {
      if (name === 'listen') return () => Promise.resolve(() => undefined);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
