/** One call as the sandbox received it, without secrets: no SessionID, no passwords. */
export interface LoggedCall {
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  /** The items as they were sent; undefined if the body was no JSON array (a read has none). */
  readonly items: readonly unknown[] | undefined;
  /** The fault of the call. */
  readonly fault?: string;
}

/** How many of the last calls are kept. */
const CALLS_KEPT = 200;

/** The last calls, for tests that check what was really sent. */
export class CallLog {
  readonly #calls: LoggedCall[] = [];

  add(query: URLSearchParams, body: string, fault: string | undefined): void {
    const shown = Object.fromEntries([...query].filter(([name]) => name !== 'SessionID'));
    this.#calls.push({
      method: query.get('Method') ?? '',
      query: shown,
      items: itemsWithoutPasswords(body),
      ...(fault !== undefined && { fault }),
    });
    if (this.#calls.length > CALLS_KEPT) this.#calls.shift();
  }

  all(): readonly LoggedCall[] {
    return this.#calls;
  }
}

function itemsWithoutPasswords(body: string): readonly unknown[] | undefined {
  try {
    const items: unknown = JSON.parse(body, (field, value: unknown) =>
      field === 'Password' ? { set: true } : value,
    );
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}
