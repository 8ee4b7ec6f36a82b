import { z } from 'zod';

/** The calls that have a fault: of one method or of any, `times` of them, after `after` calls without it. */
const whichCalls = {
  method: z.string().optional(),
  times: z.int().min(1).default(1),
  after: z.int().min(0).default(0),
  /** The answer (or the cut) comes this much later, in milliseconds. What is stored is stored before the wait. */
  ms: z.int().min(0).default(0),
};

/** The target of a redirect: the service's own address again, or an address that answers every call as if signed out. */
const redirectTargets = z.enum(['service', 'elsewhere']);

/**
 * The faults that a call can have, on request. `stored`: whether the items were processed before the fault, which the caller
 * can't know. `lost`: the connection is cut instead of an answer.
 */
const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slow'), ...whichCalls }),
  z.strictObject({ kind: z.literal('drop'), stored: z.boolean(), ...whichCalls }),
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.string().default(''),
    retryAfterSeconds: z.int().min(0).optional(),
    /** Retry-After is a date that is this many seconds from now, instead of a number. */
    retryAfterAsDate: z.boolean().default(false),
    stored: z.boolean().default(false),
    ...whichCalls,
  }),
  z.strictObject({ kind: z.literal('login-page'), stored: z.boolean().default(false), ...whichCalls }),
  z.strictObject({ kind: z.literal('empty-body'), stored: z.boolean().default(true), ...whichCalls }),
  z.strictObject({ kind: z.literal('cut-json'), ...whichCalls }),
  z.strictObject({
    kind: z.literal('item-nos'),
    how: z.enum([
      'none',
      'missing',
      'unnumbered',
      'doubled',
      'shuffled',
      'moved',
      'out-of-range',
      'not-a-number',
    ]),
    /** How far all numbers are moved, as by a service that numbers the items on from call to call. */
    by: z.int().default(1),
    ...whichCalls,
  }),
  z.strictObject({
    kind: z.literal('overall-error'),
    message: z.string().default('The service could not process the call'),
    stored: z.boolean(),
    ...whichCalls,
  }),
  z.strictObject({ kind: z.literal('session-ended'), ...whichCalls }),
  z.strictObject({
    kind: z.literal('redirect'),
    status: z.literal([301, 302, 303, 307, 308]),
    to: redirectTargets,
    stored: z.boolean(),
    ...whichCalls,
  }),
  /** Every item is answered as if it was stored, but nothing is stored. */
  z.strictObject({ kind: z.literal('not-stored'), ...whichCalls }),
  /**
   * The call is answered at once, but each list shows its effect only after `reads` more reads of that list. 'replica': it is
   * stored, and the lists are answered from an older copy. 'queue': it is stored only then.
   */
  z.strictObject({
    kind: z.literal('late'),
    how: z.enum(['replica', 'queue']),
    reads: z.int().min(1),
    lost: z.boolean().default(false),
    ...whichCalls,
  }),
  /** The service changes every text of the items, except their keys, before it stores them. */
  z.strictObject({
    kind: z.literal('tidied'),
    how: z.enum(['trimmed', 'capitals']),
    lost: z.boolean().default(false),
    ...whichCalls,
  }),
  /**
   * Refuses all items, or those with these values, or none in addition. Every refusal of the call has this code and message,
   * whatever its reason. A message may be no text.
   */
  z.strictObject({
    kind: z.literal('refused'),
    items: z.union([z.enum(['all', 'none']), z.record(z.string(), z.string())]),
    code: z.string(),
    message: z.json(),
    ...whichCalls,
  }),
  /** A list that ends in the middle, or that has its last record twice. */
  z.strictObject({
    kind: z.literal('records'),
    how: z.enum(['shortened', 'doubled', 'excused']),
    ...whichCalls,
  }),
]);

/** One fault, or several that occur in their order. */
export const faultsSchema = z.union([faultSchema.transform((fault) => [fault]), z.array(faultSchema)]);

export type ServiceFault = z.infer<typeof faultSchema>;

/** The faults that are still to occur, in the order in which they were requested. */
export class FaultQueue {
  #pending: ServiceFault[] = [];

  add(faults: readonly ServiceFault[]): void {
    this.#pending.push(...faults);
  }

  clear(): void {
    this.#pending = [];
  }

  pending(): readonly ServiceFault[] {
    return this.#pending;
  }

  /** The fault of this call, at most one. It is counted as used. */
  take(method: string): ServiceFault | undefined {
    const index = this.#pending.findIndex((fault) => fault.method === undefined || fault.method === method);
    const fault = this.#pending[index];
    if (fault === undefined) return undefined;
    if (fault.after > 0) {
      this.#pending[index] = { ...fault, after: fault.after - 1 };
      return undefined;
    }
    if (fault.times > 1) this.#pending[index] = { ...fault, times: fault.times - 1 };
    else this.#pending.splice(index, 1);
    return fault;
  }
}
