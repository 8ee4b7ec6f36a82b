import { readSample, type Sample } from './samples';

/** How well a text is read, the best first. Only the last one harms: shifts that nobody meant, without a question. */
export const OUTCOMES = ['exact', 'asked', 'left', 'partly', 'wrong but asked', 'WRONG UNASKED'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** The chosen week is always shown, so its question asks nothing more. */
const ALWAYS_SHOWN = 'week';

/**
 * Compares what is read with the right answer. `asked-or-left` in place of shifts means that no shift may be made unasked, and `may-ask`
 * that a question beside the right shifts is fine. What else the shifts hold beside person and time is for the golden texts.
 */
export function outcomeOf(sample: Sample): Outcome {
  const { lines, asked } = readSample(sample);
  const isAsked = asked.some(({ id }) => id !== ALWAYS_SHOWN);
  const whoAndWhen = (line: string) => {
    const [, name = '', when = ''] = /^(.*?)\s*(\d{4}-\d\d-\d\d .*)$/.exec(line.split(' | ')[0] ?? '') ?? [];
    return `${plainName(name)} ${when}`;
  };
  const read = lines.map(whoAndWhen);
  if (sample.shifts.includes('asked-or-left')) {
    if (read.length === 0 || isAsked) return 'exact';
    return 'WRONG UNASKED';
  }
  const right = sample.shifts.filter((line) => line !== 'may-ask').map(whoAndWhen);
  const missing = without(right, read);
  if (without(read, right).length > 0) return isAsked ? 'wrong but asked' : 'WRONG UNASKED';
  if (missing.length === 0) return 'exact';
  if (isAsked) return 'asked';
  return read.length === 0 ? 'left' : 'partly';
}

/** The company's names decide about capitals, and `Hale, Dora` is Dora Hale. */
function plainName(name: string): string {
  const [last = '', first = ''] = name.split(/,\s*/);
  const whole = first === '' ? name : `${first} ${last}`;
  return whole.replace(/\s+/g, ' ').trim().toLowerCase() || 'open shift';
}

/** The lines of a list without those of another one, each as often as it is there. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
