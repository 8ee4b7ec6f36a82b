import * as z from 'zod/mini';
import { entities } from '../../core/entities/registry';
import { AddressProblem, Cancelled, SessionEnded } from '../failures';
import { amount, messages } from '../messages';
import type { Ports, Service, ServiceAddress } from '../ports';
import { parseRemembered } from '../memory/remembered';
import { serviceSchema } from '../memory/settings';
import type { Store } from '../store';
import type { View } from '../view';

const DEVICE_KEY = 'shiftsheet.service';

/** Where a session ID is kept on this device, if the user wants that; with what it is good for. */
const SESSION_KEY = 'shiftsheet.session';

const keptSchema = z.extend(serviceSchema, { sessionId: z.string() });

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

  /**
   * Connects and asks for the first kind of record, so that a wrong session is told here and not at the download. `keep`:
   * the session ID stays on this device until the user signs out; undefined leaves what is kept there.
   */
  async open(given: ServiceAddress, keep?: boolean): Promise<void> {
    const first = entities.find((entity) => entity.read);
    if (!first?.read) throw new Error('there is no kind of record');
    try {
      const service = await this.ports.serviceAt(given);
      const { signal } = this.store;
      const answer = await service.call(first.read.method, { signal });
      const { baseUrl, sp } = service.address;
      const sample = await this.ports.sample?.().catch(() => undefined);
      if (signal.aborted) throw new Cancelled(); // signed out meanwhile
      this.#service = service;
      this.ports.device.set(DEVICE_KEY, JSON.stringify({ service: baseUrl, sp }));
      if (keep === true) this.#keep({ baseUrl, sp, sessionId: given.sessionId });
      else if (keep === false) this.ports.device.remove(SESSION_KEY);
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

  /** With the session ID that this device keeps; one that has ended is forgotten. */
  async openAgain(): Promise<void> {
    const kept = this.#kept();
    if (!kept) return this.store.set({ connection: this.#out() });
    const { service: baseUrl, sp, sessionId } = kept;
    try {
      await this.open({ baseUrl, sp, sessionId }, true);
    } catch (error) {
      if (error instanceof SessionEnded) this.ports.device.remove(SESSION_KEY);
      this.store.set({ connection: this.#out() });
      throw error;
    }
  }

  /** Goes on with another session ID at the same address. Throws an AddressProblem for what can't be one. */
  async renew(sessionId: string): Promise<void> {
    const { connection } = this.store.now;
    if (connection.state !== 'in') return;
    const { baseUrl, sp } = connection;
    this.#service = await this.ports.serviceAt({ baseUrl, sp, sessionId });
    const kept = this.#kept();
    if (kept?.service === baseUrl && kept.sp === sp) this.#keep({ baseUrl, sp, sessionId });
  }

  /** Signs out: what this device keeps of the session goes as well. */
  close(): void {
    this.#service = undefined;
    this.ports.device.remove(SESSION_KEY);
    this.store.set({ connection: this.#out() });
  }

  #keep({ baseUrl, sp, sessionId }: ServiceAddress): void {
    const kept = { service: baseUrl, sp, sessionId: sessionId.trim() };
    this.ports.device.set(SESSION_KEY, JSON.stringify(kept));
  }

  #kept() {
    return parseRemembered(keptSchema, this.ports.device.get(SESSION_KEY));
  }

  #out(): Extract<View['connection'], { state: 'out' }> {
    const held = parseRemembered(serviceSchema, this.ports.device.get(DEVICE_KEY));
    const remembered = { baseUrl: held?.service ?? '', sp: held?.sp ?? '' };
    const kept = this.#kept();
    return {
      state: 'out',
      remembered,
      sampleOffered: this.ports.sample !== undefined,
      ...(kept ? { kept: { baseUrl: kept.service, sp: kept.sp } } : {}),
    };
  }
}
