import type { SandboxOptions } from '../../../src/standins/service/sandbox';
import { startSandbox, type RunningSandbox } from '../../../src/standins/service/start-sandbox';
import { openSandbox } from './in-process';

/** The answer of the service, parsed. */
export interface Answered {
  ErrorMessage: string;
  ErrorCode?: string;
  ItemResponses: { ErrorMessage: string; ItemNo: string; ErrorCode: string }[];
  Items: Record<string, unknown>[];
}

/** What a call sends besides the common parameters. `body` instead of `items` sends any text. */
interface ToSend {
  query?: Record<string, string>;
  items?: unknown[];
  body?: string;
  headers?: Record<string, string>;
}

type Held = Record<string, unknown>[];

/** The answer of `GET /sandbox/state`. */
export interface State {
  users: Held;
  categories: Held;
  categoryItems: Held;
  qualifications: Held;
  timeOffTransactions: Held;
  timeBlocks: Held;
  calls: Held;
  faults: unknown[];
  /** Whether reading the lists will change them. */
  isListedLate: boolean;
  /** How many requests followed a redirect to another address. */
  elsewhere: number;
}

/** A user that the stand-in service accepts as new. */
export const anna = {
  UserName: 'annasmith',
  Password: 's3cret!pass',
  FirstName: 'Anna',
  LastName: 'Smith',
  Email: 'anna@example.org',
  UserType: 'E',
};

/** A sandbox with what tests say to it. */
export interface Caller extends RunningSandbox {
  /** One correct call. */
  call(method: string, sent?: ToSend): Promise<Answered>;
  /** The same call; the answer is not read. */
  send(method: string, sent?: ToSend): Promise<Response>;
  /** The ErrorCode of each item of a write. */
  codes(method: string, items: unknown[], query?: Record<string, string>): Promise<string[]>;
  /** POST with exactly this query. */
  raw(query: Record<string, string>, body?: string): Promise<Answered>;
  fault(fault: unknown): Promise<Response>;
  state(): Promise<State>;
  /** The address of one of the sandbox's own pages. */
  control(page: string): string;
}

/** A sandbox on a free port, called over real HTTP. */
export async function startCaller(options: SandboxOptions = {}): Promise<Caller> {
  return callerOf(await startSandbox({ ...options, port: 0 }));
}

/** A sandbox in this process, called without a network. */
export function openCaller(options: SandboxOptions = {}): Caller {
  return callerOf(openSandbox(options));
}

function callerOf(running: RunningSandbox): Caller {
  const control = (page: string) => new URL(`/sandbox/${page}`, running.baseUrl).href;
  const post = (
    query: Record<string, string>,
    body: string | undefined,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${running.baseUrl}?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    });
  const send: Caller['send'] = (method, { query = {}, items, body, headers } = {}) =>
    post(
      { Module: 'API', SessionID: running.sessionId, SP: running.sp, Method: method, ...query },
      body ?? (items && JSON.stringify(items)),
      headers,
    );
  const call: Caller['call'] = async (method, sent) => (await (await send(method, sent)).json()) as Answered;
  return {
    ...running,
    control,
    send,
    call,
    codes: async (method, items, query = {}) =>
      (await call(method, { items, query })).ItemResponses.map((response) => response.ErrorCode),
    raw: async (query, body) => (await (await post(query, body)).json()) as Answered,
    fault: (fault) => fetch(control('faults'), { method: 'POST', body: JSON.stringify(fault) }),
    state: async () => (await (await fetch(control('state'))).json()) as State,
  };
}
