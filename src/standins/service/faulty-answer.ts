import {
  sendAnswer,
  sendText,
  type AnswerForm,
  type SentAnswer,
  overallError,
  type Envelope,
  type ItemResponse,
  type PartialEnvelope,
} from './answers';
import { callCode } from './error-codes';
import type { ServiceFault } from './faults';
import type { SandboxChange } from './service';

/** How a fault changes a call's items before the service processes them. */
function faultyItems(fault: ServiceFault): SandboxChange | undefined {
  switch (fault.kind) {
    case 'tidied':
      return (items) => items.map((item) => tidied(item, tidy[fault.how]));
    case 'refused': {
      const { items: refused } = fault;
      if (refused === 'none') return undefined;
      // The service refuses an item that is no object.
      return (items) => items.map((item) => (refused === 'all' || holds(item, refused) ? null : item));
    }
    default:
      return undefined;
  }
}

const tidy: Readonly<Record<Extract<ServiceFault, { kind: 'tidied' }>['how'], (text: string) => string>> = {
  trimmed: (text) => text.trim(),
  capitals: (text) => text.toUpperCase(),
};

function tidied(item: unknown, change: (text: string) => string): unknown {
  if (!isObject(item)) return item;
  const changed = ([name, value]: [string, unknown]): [string, unknown] =>
    name === 'Key' || name === 'KeyVal' || name === 'Password' || typeof value !== 'string'
      ? [name, value]
      : [name, change(value)];
  return Object.fromEntries(Object.entries(item).map(changed));
}

function holds(item: unknown, values: Readonly<Record<string, string>>): boolean {
  return isObject(item) && Object.entries(values).every(([name, value]) => item[name] === value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const LOGIN_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body><form>Please sign in</form></body></html>';

/** What the service can do with a call that has a fault. */
export interface Performing {
  /** The sandbox's address. */
  readonly address: string;
  /** Carries out the call and returns the right answer. If `change` is given, the items are changed first. */
  perform(change?: SandboxChange): Envelope;
  /** Returns the right answer and stores nothing. */
  rehearse(): Envelope;
  /** Returns the right answer. The lists show what was stored only after this many more reads. */
  performLate(how: 'replica' | 'queue', reads: number): Envelope;
}

/** The answer, in the requested form, to a call that has this fault. */
export function faultyAnswer(fault: ServiceFault, form: AnswerForm, service: Performing): SentAnswer {
  if ('stored' in fault && fault.stored) service.perform();
  switch (fault.kind) {
    case 'slow':
      return sendAnswer(form, service.perform());
    case 'drop':
      return 'cut';
    case 'status':
      return new Response(fault.body, { status: fault.status, headers: statusHeaders(fault) });
    case 'login-page':
      return new Response(LOGIN_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'empty-body':
      return sendText(form, '');
    case 'cut-json':
      return cutShort(form, service.perform());
    case 'item-nos': {
      const right = service.perform();
      return sendAnswer(form, {
        ...right,
        ItemResponses: renumbered[fault.how](right.ItemResponses, fault.by),
      });
    }
    case 'overall-error':
      return sendAnswer(form, overallError(callCode.onDemand, fault.message));
    case 'session-ended':
      return sendAnswer(form, endedSessionAnswer());
    case 'redirect':
      return new Response(null, {
        status: fault.status,
        headers: { location: fault.to === 'service' ? service.address : ELSEWHERE },
      });
    case 'not-stored':
      return sendAnswer(form, service.rehearse());
    case 'late': {
      const right = service.performLate(fault.how, fault.reads);
      return fault.lost ? 'cut' : sendAnswer(form, right);
    }
    case 'tidied': {
      const right = service.perform(faultyItems(fault));
      return fault.lost ? 'cut' : sendAnswer(form, right);
    }
    case 'refused':
      return sendAnswer(form, reworded(service.perform(faultyItems(fault)), fault));
    case 'records': {
      return sendAnswer(form, listed[fault.how](service.perform()));
    }
  }
}

/** The address of a redirect that does not lead back to the service. */
export const ELSEWHERE = '/sandbox/elsewhere';

/** The answer to a call whose session is not valid. */
export function endedSessionAnswer(): Envelope {
  return overallError(callCode.sessionWrong, 'The session is not valid or has ended');
}

type StatusFault = Extract<ServiceFault, { kind: 'status' }>;

function statusHeaders({
  retryAfterSeconds: seconds,
  retryAfterAsDate,
}: StatusFault): Record<string, string> {
  const plain = { 'content-type': 'text/plain; charset=utf-8' };
  if (seconds === undefined) return plain;
  const asDate = new Date(Date.now() + seconds * 1000).toUTCString();
  return { ...plain, 'retry-after': retryAfterAsDate ? asDate : String(seconds) };
}

/** The same answer, with the fault's code and message in each refusal. */
function reworded(
  { ItemResponses, ...overall }: Envelope,
  { code, message }: Extract<ServiceFault, { kind: 'refused' }>,
): PartialEnvelope {
  const isRefused = ({ ErrorCode }: ItemResponse) => ErrorCode !== '0';
  return {
    ...overall,
    ItemResponses: ItemResponses.map((response) =>
      isRefused(response) ? { ...response, ErrorCode: code, ErrorMessage: message } : response,
    ),
  };
}

const listed: Readonly<
  Record<Extract<ServiceFault, { kind: 'records' }>['how'], (right: Envelope) => Envelope>
> = {
  shortened: ({ Items, ...right }) => ({ ...right, Items: Items.slice(0, Math.floor(Items.length / 2)) }),
  doubled: ({ Items, ...right }) => ({ ...right, Items: [...Items, ...Items.slice(-1)] }),
  /** No record, and the reason in the message alone. */
  excused: ({ ItemResponses }) => ({ ErrorMessage: 'The database is down', ItemResponses, Items: [] }),
};

/** The answer of a proxy that stops half-way: valid HTTP with half a text of JSON or XML. */
function cutShort(form: AnswerForm, envelope: Envelope): Response {
  const text = form.text(envelope);
  return sendText(form, text.slice(0, Math.floor(text.length / 2)));
}

type Responses = readonly ItemResponse[];

/** Ways in which ItemResponses can be useless. If one entry is enough for that, it is the last one. */
const renumbered: Readonly<
  Record<
    Extract<ServiceFault, { kind: 'item-nos' }>['how'],
    (right: Responses, by: number) => readonly Partial<ItemResponse>[]
  >
> = {
  none: () => [],
  missing: (right) => right.slice(0, -1),
  unnumbered: (right) => right.map(({ ErrorCode, ErrorMessage }) => ({ ErrorCode, ErrorMessage })),
  doubled: (right) => withLast(right, '1'),
  shuffled: (right) => [...right].reverse(),
  moved: (right, by) =>
    right.map((response) => ({ ...response, ItemNo: String(Number(response.ItemNo) + by) })),
  'out-of-range': (right) => withLast(right, String(right.length + 2)),
  'not-a-number': (right) => withLast(right, 'last'),
};

function withLast(right: Responses, itemNo: string): Responses {
  return right.map((response, index) =>
    index === right.length - 1 ? { ...response, ItemNo: itemNo } : response,
  );
}
