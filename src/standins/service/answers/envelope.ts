/** The answer to one item of a write (specification, section 4.2). Every JSON value is a string. */
export interface ItemResponse {
  readonly ErrorMessage: string;
  /** 1-based position of the item in the request. */
  readonly ItemNo: string;
  readonly ErrorCode: string;
}

/** A record as it is read: texts, and nested objects of texts (a user's Permissions). */
export interface WireRecord {
  readonly [field: string]: string | WireRecord;
}

/** The common response (section 4.2). ErrorCode is absent from some reads. */
export interface Envelope {
  readonly ErrorMessage: string;
  readonly ErrorCode?: string;
  readonly ItemResponses: readonly ItemResponse[];
  readonly Items: readonly WireRecord[];
}

/** Any value that JSON has. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The answer to an item. Parts may be missing because of a fault. */
interface PartialResponse extends Partial<Omit<ItemResponse, 'ErrorMessage'>> {
  readonly ErrorMessage?: Json;
}

/** An answer as it may be sent. */
export interface PartialEnvelope extends Omit<Envelope, 'ItemResponses'> {
  readonly ItemResponses: readonly PartialResponse[];
}

const SUCCESS = 'Success';

export function readAnswer(records: readonly WireRecord[], withErrorCode: boolean): Envelope {
  return {
    ErrorMessage: SUCCESS,
    ...(withErrorCode && { ErrorCode: '0' }),
    ItemResponses: [],
    Items: records,
  };
}

export function writeAnswer(
  overall: { code: number; message?: string },
  responses: readonly ItemResponse[],
): Envelope {
  return {
    ErrorMessage: overall.message ?? SUCCESS,
    ErrorCode: String(overall.code),
    ItemResponses: responses,
    Items: [],
  };
}

export function overallError(code: number, message: string): Envelope {
  return writeAnswer({ code, message }, []);
}

export function itemAnswer(itemNo: number, code: number, message: string = SUCCESS): ItemResponse {
  return { ErrorMessage: message, ItemNo: String(itemNo), ErrorCode: String(code) };
}

/** A boolean in an answer (section 2.1). */
export function wireBoolean(value: boolean): string {
  return value ? 'True' : 'False';
}
