type Fetch = typeof globalThis.fetch;

/** A call that was caught on its way. Its caller waits for ever. */
interface Caught {
  readonly method: string;
  /** How many calls of the method pass before it. */
  after: number;
  /** Whether the service gets it and stores what it asks for. */
  readonly stored: boolean;
  reached(): void;
}

type Fields = Record<string, unknown>;

/** An answer as parsed JSON. */
export interface Answer extends Fields {
  readonly Items: readonly Fields[];
  readonly ItemResponses: readonly Fields[];
}

/** Gives another answer in place of one, by what was asked. */
export type Reshape = (answer: Answer, items: readonly Fields[], line: Line) => Fields;

/**
 * The line between the add-in and the service: a test can wait for a call, stop the add-in during it, and change the answers
 * on their way back.
 */
export class Line {
  #toCatch: Caught | undefined;
  #toNotice: (Pick<Caught, 'method' | 'after'> & { noticed(): void }) | undefined;
  /** First passwords that were sent, by UserName. */
  readonly passwords = new Map<string, string>();

  constructor(private readonly reshape: Reshape | undefined) {}

  readonly fetch: Fetch = async (input, init) => {
    const method = new URL(input instanceof Request ? input.url : input).searchParams.get('Method') ?? '';
    const items = itemsOf(init?.body);
    for (const { UserName, Password } of items)
      if (typeof Password === 'string') this.passwords.set(String(UserName), Password);
    if (isDue(this.#toNotice, method)) {
      this.#toNotice?.noticed();
      this.#toNotice = undefined;
    }
    if (!isDue(this.#toCatch, method)) return this.#reshaped(await fetch(input, init), items);
    const caught = this.#toCatch;
    this.#toCatch = undefined;
    if (caught?.stored) await (await fetch(input, init)).text();
    caught?.reached();
    return new Promise(() => undefined);
  };

  /** Catches a later call of the method. Resolves when the service has stored it, or when it would have been sent. */
  catch(method: string, after: number, stored: boolean): Promise<void> {
    return new Promise((reached) => (this.#toCatch = { method, after, stored, reached }));
  }

  /** Resolves when a call of the method is sent, after this number of others. */
  leaving(method: string, after: number): Promise<void> {
    return new Promise((noticed) => (this.#toNotice = { method, after, noticed }));
  }

  async #reshaped(answer: Response, items: readonly Fields[]): Promise<Response> {
    if (!this.reshape || !answer.ok) return answer;
    const { headers } = answer;
    const whole = (await answer.json()) as Answer;
    return new Response(JSON.stringify(this.reshape(whole, items, this)), { headers });
  }
}

function itemsOf(body: unknown): readonly Fields[] {
  return typeof body === 'string' && body !== '' ? (JSON.parse(body) as Fields[]) : [];
}

/** Counts the calls that pass. */
function isDue(awaited: Pick<Caught, 'method' | 'after'> | undefined, method: string): boolean {
  if (awaited?.method !== method) return false;
  awaited.after -= 1;
  return awaited.after < 0;
}
