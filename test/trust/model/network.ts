/** In place of the network: the pane may be closed during a write, and a write may have no answer. */
import type { Meanwhile, Fault } from './acts';
import { KINDS } from './records';
import type { Scene } from './scene';

const WRITES = ['addUsers', 'updateUsers', 'addTimeOffTrans', 'updateTimeOffTrans'];

export class Network {
  /** What happens at the next write. */
  meanwhile: Meanwhile | undefined;
  closed: (() => void) | undefined;
  /** Marks of transactions that were sent and got no answer: they are sent again only if the person says so. */
  readonly unanswered = new Set<string>();
  /** A transaction that was sent again although the person did not say so. */
  repeated: string | undefined;

  constructor(private readonly scene: Scene) {}

  /** In place of the network: something may happen during a write. */
  async fetch(address: string, input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const method = new URL(address).searchParams.get('Method') ?? '';
    const meanwhile = WRITES.includes(method) ? this.meanwhile : undefined;
    if (WRITES.includes(method)) this.meanwhile = undefined;
    if (meanwhile === 'close before') return this.#close();
    const marks = method === 'addTimeOffTrans' ? this.#marksOf(init?.body) : [];
    const answer = await fetch(input, init).catch((error: unknown) => error);
    if (!(answer instanceof Response) || answer.status >= 500)
      for (const mark of marks) this.unanswered.add(mark);
    if (meanwhile === undefined) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
    if (meanwhile === 'close') return this.#close();
    if (meanwhile === 'type') this.scene.typeMeanwhile();
    else
      for (let times = 0; times < (meanwhile === 'cancel' ? 1 : 2); times += 1)
        await this.scene.world.app.do({ do: 'cancel' });
    if (answer instanceof Response) return answer;
    throw answer;
  }

  /** The transactions that are added and can be distinguished; none of them is without an answer. */
  #marksOf(body: unknown): string[] {
    const items = typeof body === 'string' ? (JSON.parse(body) as Record<string, string>[]) : [];
    const marks = items.map((item) => item['Description'] ?? '').filter((mark) => mark !== '');
    this.repeated ??= marks.find((mark) => this.unanswered.has(mark) && this.#isSingle(mark));
    return marks;
  }

  #isSingle(mark: string): boolean {
    return this.scene.ledger(KINDS[1]).made(mark) === 1;
  }

  /** Closes the pane and opens it again. Nothing reaches the closed one any more. */
  async #close(): Promise<Response> {
    const isClosed = this.closed;
    await this.scene.reopen();
    isClosed?.();
    return new Promise(() => undefined);
  }

  /** The service fails in these ways while something is done. */
  async faulty(faults: readonly Fault[], work: () => Promise<void>): Promise<void> {
    if (faults.length > 0) await this.scene.world.sandbox.fault(faults);
    const asked = faults.length > 0 ? await this.#faultsToCome() : 0;
    await work();
    if (faults.length === 0) return;
    this.scene.tally.faults += asked - (await this.#faultsToCome());
    await this.scene.clearFaults();
  }

  async #faultsToCome(): Promise<number> {
    const { faults } = await this.scene.world.sandbox.state();
    return faults.reduce((sum: number, fault) => sum + (fault as { times: number }).times, 0);
  }
}
