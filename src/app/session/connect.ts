import { entityOf } from '../../core/entities/registry';
import { SessionEnded } from '../call-failures';
import { AddressProblem, Cancelled } from '../failures';
import { jobMessages } from '../job-messages';
import { amount } from '../messages';
import type { Ports } from '../ports/ports';
import type { Service, ServiceAddress, ServiceAtAddress } from '../ports/service';
import type { Store } from '../store';
import type { Company } from '../view';
import { forgetSession, keptConnection, useConnection } from './change-connections';
import { inCommon, isOfCompany, listPeople, type KnownPeople } from './same-company';
import { forgetOldSessions, signedOut } from './saved-connections';
import { SentPasswords } from './sent-passwords';

/** A session ID that the user typed so that a job can go on, and the service for it. */
export interface FreshSession {
  readonly service: Service;
  readonly sessionId: string;
}

/** The connection to a service. Only the service port has the session ID, and drops it at the end. */
export class ServiceConnection {
  #service: Service | undefined;
  /** The people that the service listed when this pane was connected. */
  #company: KnownPeople = new Map();
  /** The first passwords that were sent to the connected address. */
  #passwords: SentPasswords | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {}

  get service(): Service | undefined {
    return this.#service;
  }

  /**
   * Connects and lists the first kind of record, so that a wrong session ID is found here and not at the download. `keep`:
   * whether the session ID is kept on this device until the user signs out, or for as long as the administrator allows; undefined keeps nothing of the connection.
   */
  async open(given: ServiceAddress, keep?: boolean): Promise<void> {
    // What was wrong with the last entries says nothing about these.
    if (this.store.now.connection.state === 'out') this.store.set({ connection: signedOut(this.ports) });
    try {
      const bare = await this.ports.serviceAt(given);
      const passwords = this.#passwordsFor(bare.address);
      const service = passwords.guarded(bare);
      const { signal } = this.store;
      const company = await listPeople(service, signal);
      const { baseUrl, sp } = bare.address;
      const sample = await this.ports.sample?.().catch(() => undefined);
      if (signal.aborted) throw new Cancelled(); // signed out meanwhile
      this.#service = service;
      this.#company = company;
      this.#passwords = passwords;
      const { fixed } = this.ports;
      if (keep !== undefined) useConnection(this.ports, { baseUrl, sp }, keep ? given.sessionId : undefined);
      const sessionLink = fixed?.sessionLink;
      const sandbox = sample?.baseUrl === baseUrl;
      this.store.set({
        connection: { state: 'in', baseUrl, sp, sandbox, ...(sessionLink !== undefined && { sessionLink }) },
      });
      const { one, many } = entityOf('users');
      const records = amount(company.size, one, many);
      this.store.notify({ tone: 'success', title: jobMessages.connected(records) });
    } catch (error) {
      if (error instanceof SessionEnded) error.message = error.sentenceWith(jobMessages.connectButton);
      if (!(error instanceof AddressProblem)) throw error;
      this.store.set({
        connection: { ...signedOut(this.ports), problem: { field: error.field, sentence: error.message } },
      });
    }
  }

  async openSample(): Promise<void> {
    if (this.ports.sample) await this.open(await this.ports.sample());
    else this.store.notify({ tone: 'error', title: jobMessages.noSample });
  }

  /** Connects with a session ID that this device keeps. If that session has ended, the session ID is forgotten. */
  async openAgain({ baseUrl, sp }: Company): Promise<void> {
    const { device } = this.ports;
    forgetOldSessions(this.ports);
    const sessionId = keptConnection(device, { baseUrl, sp })?.sessionId;
    if (sessionId === undefined) return this.store.set({ connection: signedOut(this.ports) });
    try {
      await this.open({ baseUrl, sp, sessionId }, true);
    } catch (error) {
      if (error instanceof SessionEnded && error.isSure) forgetSession(device, { baseUrl, sp });
      this.store.set({ connection: signedOut(this.ports) });
      throw error;
    }
  }

  /** Prepares another session ID for the same address, without using it yet. Throws an AddressProblem if the ID is not valid. */
  async prepare(sessionId: string): Promise<FreshSession | undefined> {
    const { connection } = this.store.now;
    if (connection.state !== 'in') return undefined;
    const { baseUrl, sp } = connection;
    const service = await this.ports.serviceAt({ baseUrl, sp, sessionId });
    return { service: this.#passwordsFor(service.address).guarded(service), sessionId };
  }

  /**
   * Goes on with another session ID, if the service lists the same company's people for it. Otherwise returns how many of them
   * it lists, and changes nothing.
   */
  async switchSession(
    { service, sessionId }: FreshSession,
    signal: AbortSignal,
  ): Promise<{ readonly listed: number; readonly known: number } | undefined> {
    const listed = await listPeople(service, signal);
    const known = this.#company;
    const same = inCommon(known, listed);
    if (!isOfCompany(known, same)) return { listed: same, known: known.size };
    const { connection } = this.store.now;
    if (signal.aborted || connection.state !== 'in') throw new Cancelled(); // signed out meanwhile
    this.#service = service;
    this.#company = listed;
    const { baseUrl, sp } = connection;
    const { device } = this.ports;
    const isKept = keptConnection(device, { baseUrl, sp })?.sessionId !== undefined;
    if (isKept) useConnection(this.ports, { baseUrl, sp }, sessionId);
    return undefined;
  }

  /** Signs out. Forgets the session ID that this device keeps for the connection, and the first passwords that were sent. */
  close(): void {
    const { connection } = this.store.now;
    this.#service = undefined;
    this.#passwords = undefined;
    this.#company = new Map();
    if (connection.state === 'in') forgetSession(this.ports.device, connection);
    this.store.set({ connection: signedOut(this.ports) });
  }

  /** The first passwords that were sent to this address; none yet for a new one. */
  #passwordsFor({ baseUrl, sp }: ServiceAtAddress['address']): SentPasswords {
    const { connection } = this.store.now;
    const isSame = connection.state === 'in' && connection.baseUrl === baseUrl && connection.sp === sp;
    if (isSame && this.#passwords) return this.#passwords;
    return new SentPasswords();
  }
}
