/** push/: from changed rows to requests, and from the service's answers to one outcome for each row. */
import type { WireRecord } from '../values/kind';

/** One entry of ItemResponses (specification, section 4.2). Parts that are missing are undefined. */
export interface ItemAnswer {
  /** 1-based position in the request; undefined if it is missing or not a whole number. */
  readonly itemNo: number | undefined;
  readonly code: string | undefined;
  readonly message: string;
}

/** The service's answer to one call, in JSON or XML. */
export interface Answer {
  /** Overall ErrorCode; undefined if the answer has none (some reads). */
  readonly code: string | undefined;
  readonly message: string;
  readonly items: readonly ItemAnswer[];
  /** Undefined if the answer has no Items at all. That is not an empty list. */
  readonly records: readonly WireRecord[] | undefined;
}

/** Specification, section 7: ErrorCode `0` is success. `00` and outer spaces count as `0`. */
export function isSuccess(code: string): boolean {
  return /^\s*0+\s*$/.test(code);
}

/**
 * Whether a message does not contradict success: it is `Success`, in any case of letters, or missing. Any other text next to
 * the code `0` may say why nothing was stored or listed (specification, section 7: success is the code and the message).
 */
export function isSuccessText(message: string): boolean {
  return /^(?:success)?$/i.test(message.trim());
}
