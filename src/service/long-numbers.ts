/** A whole number with so many digits may be beyond 2^53. */
const LONG_NUMBER = /(?:^|[[:,\s])-?\d{16}/;

/** A number as JSON writes it. */
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/**
 * A JSON text in which whole numbers beyond 2^53 are texts. JSON.parse would round them: the ID 9007199254740993 would become
 * the ID of another record. A loop, and not one pattern, because a pattern overflows the stack on strings of megabytes.
 */
export function withLongNumbersAsTexts(json: string): string {
  if (!LONG_NUMBER.test(json)) return json;
  let exact = '';
  for (let at = 0; at < json.length;) {
    const quote = json.indexOf('"', at);
    const begin = quote === -1 ? json.length : quote;
    exact += json.slice(at, begin).replace(NUMBER, asExact);
    at = endOfString(json, begin);
    exact += json.slice(begin, at);
  }
  return exact;
}

function asExact(number: string): string {
  return /^-?\d+$/.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number;
}

/** The index after the string that begins at `begin`, or the text's end. */
function endOfString(json: string, begin: number): number {
  for (let at = begin + 1; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') return at + 1;
    if (sign === '\\') at += 1;
  }
  return json.length;
}
