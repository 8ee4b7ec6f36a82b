import { users } from '../../core/entities/users';
import { SessionEnded } from '../call-failures';
import { AddressProblem, Cancelled } from '../failures';
import { amount, messages } from '../messages';
import type { Ports, Service, ServiceAddress, ServiceAtAddress } from '../ports';
import type { People } from './same-company';
import { DEVICE_KEY, keptSession, SESSION_KEY, signedOut } from './remembered-service';
import type { SentPasswords } from './sent-passwords';
import type { Store } from '../store';

/** A session ID that was typed to go on with, and the service that it opens. */
export interface FreshSession {
  readonly service: Service;
  readonly sessionId: string;
}

/** The connection to a service. The session ID lives in the service port alone, and goes with it. */
export class Connection {
  #service: Service | undefined;
  /** The people that the service listed when this pane was connected. */
  #company: People = new Map();
  /** Of the address that this pane is connected to. */
  #passwords: SentPasswords | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {}

  get service(): Service | undefined {
    return this.#service;
  }

  /**
   * Connects and asks for the first kind of record, so that a wrong session is found here and not at the download. `keep`:
   * the session ID stays on this device until the user signs out; undefined leaves what is kept there.
   */
  async open(given: ServiceAddress, keep?: boolean): Promise<void> {
    try {
      const bare = await this.ports.serviceAt(given);
      const passwords = await this.#passwordsFor(bare.address);
      const service = guarded(bare, passwords);
      const { signal } = this.store;
      const { listPeople } = await import('./same-company');
      const company = await listPeople(service, signal);
      const { baseUrl, sp } = bare.address;
      const sample = await this.ports.sample?.().catch(() => undefined);
      if (signal.aborted) throw new Cancelled(); // signed out meanwhile
      this.#service = service;
      this.#company = company;
      this.#passwords = passwords;
      this.ports.device.set(DEVICE_KEY, JSON.stringify({ service: baseUrl, sp }));
      if (keep === true) this.#keep({ baseUrl, sp, sessionId: given.sessionId });
      else if (keep === false) this.ports.device.remove(SESSION_KEY);
      this.store.set({ connection: { state: 'in', baseUrl, sp, sandbox: sample?.baseUrl === baseUrl } });
      const records = amount(company.size, users.one, users.many);
      this.store.notify({ tone: 'success', title: messages.connected(records) });
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error;
      this.store.set({
        connection: { ...signedOut(this.ports), problem: { field: error.field, sentence: error.message } },
      });
    }
  }

  async openSample(): Promise<void> {
    if (this.ports.sample) await this.open(await this.ports.sample());
    else this.store.notify({ tone: 'error', title: messages.noSample });
  }

  /** With the session ID that this device keeps; one that has ended is forgotten. */
  async openAgain(): Promise<void> {
    const kept = keptSession(this.ports.device);
    if (!kept) return this.store.set({ connection: signedOut(this.ports) });
    const { service: baseUrl, sp, sessionId } = kept;
    try {
      await this.open({ baseUrl, sp, sessionId }, true);
    } catch (error) {
      if (error instanceof SessionEnded) this.ports.device.remove(SESSION_KEY);
      this.store.set({ connection: signedOut(this.ports) });
      throw error;
    }
  }

  /** Another session ID for the same address, not in use yet. Throws an AddressProblem for what can't be one. */
  async prepare(sessionId: string): Promise<FreshSession | undefined> {
    const { connection } = this.store.now;
    if (connection.state !== 'in') return undefined;
    const { baseUrl, sp } = connection;
    const service = await this.ports.serviceAt({ baseUrl, sp, sessionId });
    return { service: guarded(service, await this.#passwordsFor(service.address)), sessionId };
  }

  /**
   * Goes on with another session ID, if the service lists the same company's people to it; else answers how many of them it
   * lists, and stays as it is.
   */
  async goOnWith(
    { service, sessionId }: FreshSession,
    signal: AbortSignal,
  ): Promise<{ readonly listed: number; readonly known: number } | undefined> {
    const { inCommon, LEAST_IN_COMMON, listPeople } = await import('./same-company');
    const listed = await listPeople(service, signal);
    const known = this.#company;
    const same = inCommon(known, listed);
    if (known.size > 0 && same < known.size * LEAST_IN_COMMON) return { listed: same, known: known.size };
    const { connection } = this.store.now;
    if (signal.aborted || connection.state !== 'in') throw new Cancelled(); // signed out meanwhile
    this.#service = service;
    this.#company = listed;
    const { baseUrl, sp } = connection;
    const kept = keptSession(this.ports.device);
    if (kept?.service === baseUrl && kept.sp === sp) this.#keep({ baseUrl, sp, sessionId });
    return undefined;
  }

  /** Signs out: what this device keeps of the session goes as well, and so do the first passwords that were sent. */
  close(): void {
    this.#service = undefined;
    this.#passwords = undefined;
    this.#company = new Map();
    this.ports.device.remove(SESSION_KEY);
    this.store.set({ connection: signedOut(this.ports) });
  }

  /** The first passwords that were sent to this address, or none yet. */
  async #passwordsFor({ baseUrl, sp }: ServiceAtAddress['address']): Promise<SentPasswords> {
    const { connection } = this.store.now;
    const isSame = connection.state === 'in' && connection.baseUrl === baseUrl && connection.sp === sp;
    if (isSame && this.#passwords) return this.#passwords;
    const { SentPasswords } = await import('./sent-passwords');
    return new SentPasswords();
  }

  #keep({ baseUrl, sp, sessionId }: ServiceAddress): void {
    const kept = { service: baseUrl, sp, sessionId: sessionId.trim() };
    this.ports.device.set(SESSION_KEY, JSON.stringify(kept));
  }
}

/** The service, with the first passwords that it is sent hidden in whatever it answers. */
function guarded(service: Service, passwords: SentPasswords): Service {
  return { call: (method, options = {}) => passwords.guard(service, method, options) };
}
