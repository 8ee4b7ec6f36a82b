/** The cells of a schedule repeat a few names, days and times. Longer texts seldom come again. */
const LONGEST_TEXT = 60;
/** The largest number of texts that a reader remembers, so that a long text can't fill the memory. */
const MOST_TEXTS = 5_000;

/**
 * A reader that reads each text once, for each value of its second argument. Its result must depend on nothing else,
 * and nobody may change the result.
 */
export function byText<Rest extends readonly [of?: unknown], Result>(
  read: (text: string, ...rest: Rest) => Result,
): (text: string, ...rest: Rest) => Result {
  const known = new Map<unknown, Map<string, Result>>();
  return (text, ...rest) => {
    if (text.length > LONGEST_TEXT) return read(text, ...rest);
    const of = rest[0];
    let results = known.get(of);
    if (!results) known.set(of, (results = new Map<string, Result>()));
    let result = results.get(text);
    if (result === undefined && !results.has(text)) {
      result = read(text, ...rest);
      if (results.size >= MOST_TEXTS) results.clear();
      results.set(text, result);
    }
    return result as Result;
  };
}
