/** push/: from changed rows to requests, and from the service's answers to one outcome for each row. */
import type { WireRecord } from '../table/record';

/** One entry of ItemResponses (specification, section 4.2), read tolerantly: what is missing is undefined. */
export interface ItemAnswer {
  /** 1-based position in the request; undefined where it is missing or no whole number. */
  readonly itemNo: number | undefined;
  readonly code: string | undefined;
  readonly message: string;
}

/** The service's answer to one call, whatever form it came in. */
export interface Answer {
  /** Overall ErrorCode; undefined where the answer has none (some reads). */
  readonly code: string | undefined;
  readonly message: string;
  readonly items: readonly ItemAnswer[];
  /** Undefined where the answer has no Items at all: that is no empty list. */
  readonly records: readonly WireRecord[] | undefined;
}

/** Specification, section 7: ErrorCode `0` is success. `00` and outer spaces are read as well. */
export function isSuccess(code: string): boolean {
  return /^\s*0+\s*$/.test(code);
}
