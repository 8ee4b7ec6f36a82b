/**
 * interruption: a push whose pane is torn down at every moment at which it waits for the world outside. A life is one
 * opening of the pane; the moments of its life are counted, and at one of them the world can be stopped for it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExcelWorkbook, PanePorts as Ports } from '../../../src/app/ports';
import type { Host } from '../../../src/standins/excel/host';

const lives = new AsyncLocalStorage<PaneLife>();

const NEVER = new Promise<never>(() => undefined);

export class PaneLife {
  #moments: string[] | undefined;
  #end = Infinity;
  #isOver = false;
  #tellEnd: () => void = () => undefined;
  /** Resolves when the world has stopped for this pane. */
  readonly over = new Promise<void>((resolve) => (this.#tellEnd = resolve));

  /** Counts moments from now on; at the one with this number (from 1) the pane's life ends. */
  count(end = Infinity): void {
    this.#moments = [];
    this.#end = end;
  }

  /** What the pane waited for at each moment that was counted. */
  get moments(): readonly string[] {
    return this.#moments ?? [];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whatever is begun here, also by timers and promises, is done by this pane. */
  live<T>(work: () => T): T {
    return lives.run(this, work);
  }

  /** Passes, unless the pane's life is over, or ends here: then nothing that the pane waits for ever comes. */
  async moment(name: string): Promise<void> {
    if (this.#isOver) await NEVER;
    if (!this.#moments) return;
    this.#moments.push(name);
    if (this.#moments.length < this.#end) return;
    this.#isOver = true;
    this.#tellEnd();
    await NEVER;
  }

  /** Ends it now, where no moment did. */
  stop(): void {
    this.#isOver = true;
  }
}

/** Makes each batch of Excel's two moments of the pane that sent it: before and after it is carried out. */
export function countBatches({ faults }: Host): void {
  faults.beforeEachBatch(() => lives.getStore()?.moment('batch, before'));
  faults.afterEachBatch(() => lives.getStore()?.moment('batch, after'));
}

/** Makes each call two moments: before it leaves, and once the service has done it but the pane has not heard. */
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

/** A pane's ports while it lives; what it writes on the device afterwards never arrives. */
export function portsOf(life: PaneLife, ports: Ports, random: Ports['random']): Ports {
  const { clock, device, panes } = ports;
  return {
    ...ports,
    random,
    workbook: withoutEars(ports.workbook),
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
 * The pane looks at the sheet again a while after each edit, at a time of its own: it only reads, and moments would be
 * counted otherwise each time.
 */
function withoutEars(workbook: ExcelWorkbook): ExcelWorkbook {
  return new Proxy(workbook, {
    get(target, name) {
      if (name === 'onEdited') return () => Promise.resolve(() => undefined);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
