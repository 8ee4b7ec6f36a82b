/**
 * The seconds to wait that an answer asks for (RFC 9110, section 10.2.3: a number, or a date); undefined if it asks for
 * none. A date is compared with the answer's own Date if there is one, because this computer's clock may be wrong. `now` in
 * milliseconds.
 */
export function secondsToWait(headers: Headers, now: number): number | undefined {
  const asked = headers.get('Retry-After')?.trim();
  if (asked === undefined || asked === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked);
  const until = momentOf(asked);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((until - (momentOf(headers.get('Date')) ?? now)) / 1000));
}

/** Reads `Sun, 06 Nov 1994 08:49:37 GMT` and its two older forms, and no other text that `Date.parse` would accept. */
function momentOf(text: string | null): number | undefined {
  if (text === null || !/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text.trim())) return undefined;
  // The oldest form (asctime) has no zone: it is in GMT too.
  const moment = Date.parse(/gmt|utc|[+-]\d{4}$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(moment) ? undefined : moment;
}
