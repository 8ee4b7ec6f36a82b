/**
 * Seconds that an answer asks to wait (RFC 9110, section 10.2.3: a number, or a date); undefined where it does not. A date is
 * held against the answer's own Date, where that can be read: this computer's clock may be wrong. `now` in milliseconds.
 */
export function secondsToWait(headers: Headers, now: number): number | undefined {
  const asked = headers.get('Retry-After')?.trim();
  if (asked === undefined || asked === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked);
  const until = momentOf(asked);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((until - (momentOf(headers.get('Date')) ?? now)) / 1000));
}

/** `Sun, 06 Nov 1994 08:49:37 GMT` and its two older forms; no other text that a Date would make something of. */
function momentOf(text: string | null): number | undefined {
  if (text === null || !/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text.trim())) return undefined;
  // The oldest form (asctime) has no zone: it is Greenwich time as well.
  const moment = Date.parse(/gmt|utc|[+-]\d{4}$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(moment) ? undefined : moment;
}
