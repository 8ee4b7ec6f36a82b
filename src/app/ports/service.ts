import type { Answer } from '../../core/push/outcome';
import type { FailureClass } from './excel-workbook';

/**
 * The address of the service and the user's session there. The session ID is a secret: it is only in the program's memory and
 * in the calls.
 */
export interface ServiceAddress {
  readonly baseUrl: string;
  readonly sessionId: string;
  readonly sp: string;
}

export type CallQuery = Readonly<Record<string, string>>;
export type WireItem = Readonly<Record<string, string>>;

export interface CallOptions {
  readonly query?: CallQuery;
  readonly items?: readonly WireItem[];
  /** These items would be stored twice if they were sent twice. Whatever the answer is, this call is not repeated. */
  readonly once?: boolean;
  readonly signal?: AbortSignal;
}

/** One call of the service (specification, section 4.1). Failures are thrown as CallFailure. */
export interface Service {
  call(method: string, options?: CallOptions): Promise<Answer>;
}

/** A service at an address. One address is always written in the same way, however the user has typed it. */
export interface ServiceAtAddress extends Service {
  readonly address: Pick<ServiceAddress, 'baseUrl' | 'sp'>;
}

/** One request to the service, as the diagnostics count it. It has no address, no record and no message. */
export interface ServiceCall {
  /** The operation, by its name in the specification. */
  readonly method: string;
  readonly ms: number;
  /** Characters in the body of the request. */
  readonly sent: number;
  /** Characters in the body of the answer; 0 if none came. */
  readonly received: number;
  /** The HTTP status; undefined if no answer came. */
  readonly status: number | undefined;
  /** The form of the answer; undefined if no answer came. */
  readonly form: 'json' | 'xml' | undefined;
  /** The id under which the web server of the pane has logged the call, if it relays calls. */
  readonly id?: string | undefined;
  /** Why the request gave no usable answer, if it did not. */
  readonly failure?: FailureClass;
  /** The ErrorCodes other than success, of the whole answer and of its items. A code that is no short number is `other`. */
  readonly codes: readonly string[];
}

/**
 * Makes a Service for an address. Rejects with an AddressProblem if the address is not valid. `onCall` is called after each
 * request.
 */
export type ServiceAt = (
  address: ServiceAddress,
  onCall?: (call: ServiceCall) => void,
) => Promise<ServiceAtAddress>;
