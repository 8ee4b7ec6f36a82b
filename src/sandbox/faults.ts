import { z } from 'zod';

/** Which calls a fault befalls: of one method or of any, `times` of them, after letting `after` of them pass. */
const befalls = {
  method: z.string().optional(),
  times: z.int().min(1).default(1),
  after: z.int().min(0).default(0),
  /** The answer (or the cut) comes so much later, in milliseconds; what is stored is stored before the wait. */
  ms: z.int().min(0).default(0),
};

/**
 * What can go wrong with a call, on demand. `stored`: whether the items were processed before it went wrong, which the
 * caller can't know.
 */
const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slow'), ...befalls }),
  z.strictObject({ kind: z.literal('drop'), stored: z.boolean(), ...befalls }),
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.string().default(''),
    retryAfterSeconds: z.int().min(0).optional(),
    stored: z.boolean().default(false),
    ...befalls,
  }),
  z.strictObject({ kind: z.literal('login-page'), stored: z.boolean().default(false), ...befalls }),
  z.strictObject({ kind: z.literal('empty-body'), stored: z.boolean().default(true), ...befalls }),
  z.strictObject({ kind: z.literal('cut-json'), ...befalls }),
  z.strictObject({
    kind: z.literal('item-nos'),
    how: z.enum(['none', 'missing', 'unnumbered', 'doubled', 'shuffled', 'out-of-range', 'not-a-number']),
    ...befalls,
  }),
  z.strictObject({ kind: z.literal('overall-error'), stored: z.boolean(), ...befalls }),
  z.strictObject({ kind: z.literal('session-ended'), ...befalls }),
]);

/** One fault, or several that befall calls in their order. */
export const faultsSchema = z.union([faultSchema.transform((fault) => [fault]), z.array(faultSchema)]);

export type Fault = z.infer<typeof faultSchema>;

/** The faults that are still to come, in the order in which they were asked for. */
export class FaultQueue {
  #pending: Fault[] = [];

  add(faults: readonly Fault[]): void {
    this.#pending.push(...faults);
  }

  clear(): void {
    this.#pending = [];
  }

  pending(): readonly Fault[] {
    return this.#pending;
  }

  /** The fault of this call, counted off; at most one. */
  take(method: string): Fault | undefined {
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
