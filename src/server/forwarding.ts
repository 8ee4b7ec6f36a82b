/** What both relays pass on, and what they never pass on: the one of `npm start` and the one of `npm run serve`. */

/** Set on answers that the relay itself wrote; absent on answers of the service. */
export const FAILURE_HEADER = 'x-shiftsheet-relay-failure';

/** The headers of the service's answer that the caller needs. Cookies and all other headers are not passed on. */
export const ANSWER_HEADERS = ['content-type', 'retry-after', 'date'];

export const DEFAULT_CONTENT_TYPE = 'application/json';
export const DEFAULT_ACCEPT = '*/*';

/** Statuses for which HTTP allows no body. */
const WITHOUT_BODY = [204, 205, 304];

/** An answer with any other status can't be passed on and becomes a bad gateway. */
const PASSABLE = { from: 200, to: 599 };
const BAD_GATEWAY = 502;

export function passedStatus(status: number): number {
  return status >= PASSABLE.from && status <= PASSABLE.to ? status : BAD_GATEWAY;
}

export function mayHaveBody(status: number): boolean {
  return !WITHOUT_BODY.includes(status);
}
