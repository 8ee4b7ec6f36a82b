/** Stands between the app and the service of a world: a test acts on calls on their way and on answers on their way back. */

/** The address that a fetch is for. */
export function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}

/** The method that a call is for. */
export function methodOf(input: string | URL | Request): string {
  return new URL(addressOf(input)).searchParams.get('Method') ?? '';
}

type Item = Record<string, string>;

/** The items that a call sends. */
export function itemsOf(init: RequestInit | undefined): Item[] {
  return typeof init?.body === 'string' && init.body !== '' ? (JSON.parse(init.body) as Item[]) : [];
}

/** What a test does to the calls of a method, by the method's name. */
type ByMethod<Act> = Record<string, Act | undefined>;

export class Network {
  /** Runs once, before the next call of the method reaches the service; the call waits for it. */
  before: ByMethod<() => unknown> = {};
  /** Answers in place of the service, which the call does not reach. */
  instead: ByMethod<(items: readonly Item[]) => unknown> = {};
  /** Runs once, after the service has answered the next call of the method; the answer waits for it. */
  after: ByMethod<() => unknown> = {};
  /** Changes every answer to the method. */
  reshape: ByMethod<(body: string) => string | Response> = {};

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const method = methodOf(input);
    await once(this.before, method);
    const answerInstead = this.instead[method];
    if (answerInstead) return Response.json(answerInstead(itemsOf(init)));
    const answer = await fetch(input, init);
    await once(this.after, method);
    const change = this.reshape[method];
    if (!change) return answer;
    const changed = change(await answer.text());
    return typeof changed === 'string' ? new Response(changed) : changed;
  };
}

async function once(acts: ByMethod<() => unknown>, method: string): Promise<void> {
  const act = acts[method];
  acts[method] = undefined;
  await act?.();
}
