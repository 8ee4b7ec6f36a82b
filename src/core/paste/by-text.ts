/** The cells of a schedule repeat a few names, days and times. Longer texts seldom come again. */
const LONGEST_TEXT = 60;
/** The largest number of texts that a reader remembers, so that a long text can't fill the memory. */
const MOST_TEXTS = 5_000;

/**
 * A reader that reads each text once, for each value of its second argument. Its result must depend on nothing else,
 * and nobody may change the result.
 */
export function byText<Rest extends readonly [context?: unknown], Result>(
  read: (text: string, ...rest: Rest) => Result,
): (text: string, ...rest: Rest) => Result;
// Rest arguments would make a list for each call.
export function byText(
  read: (text: string, context?: unknown) => unknown,
): (text: string, context?: unknown) => unknown {
  let [last, ofLast] = [undefined as unknown, new Map<string, unknown>()];
  const readings = new Map([[last, ofLast]]);
  return (text, context) => {
    if (text.length > LONGEST_TEXT) return read(text, context);
    if (context !== last) {
      last = context;
      ofLast = readings.get(context) ?? new Map<string, unknown>();
      readings.set(context, ofLast);
    }
    const results = ofLast;
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known;
    const result = read(text, context);
    if (results.size >= MOST_TEXTS) results.clear();
    results.set(text, result);
    return result;
  };
}
