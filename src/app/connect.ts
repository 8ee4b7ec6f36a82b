import { entities } from '../core/entities/registry';
import { AddressProblem, Cancelled } from './failures';
import { amount, messages } from './messages';
import type { Ports, Service, ServiceAddress } from './ports';
import { parseRemembered } from './remembered';
import { serviceSchema } from './settings';
import type { Store } from './store';
import type { View } from './view';

const DEVICE_KEY = 'shiftsheet.service';

/** The connection to a service. The session ID lives in the service port alone, and goes with it. */
export class Connection {
  #service: Service | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {
    store.set({ connection: this.#out() });
  }

  get service(): Service | undefined {
    return this.#service;
  }

  /** Connects and asks for the first kind of record, so that a wrong session is told here and not at the download. */
  async open(given: ServiceAddress): Promise<void> {
    const first = entities.find((entity) => entity.read);
    if (!first?.read) throw new Error('there is no kind of record');
    try {
      const service = await this.ports.serviceAt(given);
      const { signal } = this.store;
      const answer = await service.call(first.read.method, { signal });
      const baseUrl = given.baseUrl.trim();
      const sp = given.sp.trim();
      const sample = await this.ports.sample?.().catch(() => undefined);
      if (signal.aborted) throw new Cancelled(); // signed out meanwhile
      this.#service = service;
      this.ports.device.set(DEVICE_KEY, JSON.stringify({ service: baseUrl, sp }));
      this.store.set({ connection: { state: 'in', baseUrl, sp, sandbox: sample?.baseUrl === baseUrl } });
      const records = amount(answer.records?.length ?? 0, first.one, first.many);
      this.store.tell({ tone: 'success', title: messages.connected(records) });
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error;
      this.store.set({
        connection: { ...this.#out(), problem: { field: error.field, sentence: error.message } },
      });
    }
  }

  async openSample(): Promise<void> {
    if (this.ports.sample) await this.open(await this.ports.sample());
    else this.store.tell({ tone: 'error', title: messages.noSample });
  }

  close(): void {
    this.#service = undefined;
    this.store.set({ connection: this.#out() });
  }

  #out(): Extract<View['connection'], { state: 'out' }> {
    const held = parseRemembered(serviceSchema, this.ports.device.get(DEVICE_KEY));
    const remembered = { baseUrl: held?.service ?? '', sp: held?.sp ?? '' };
    return { state: 'out', remembered, sampleOffered: this.ports.sample !== undefined };
  }
}
