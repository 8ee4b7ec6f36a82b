import { countText } from '../values/shown';
import { paneWords } from '../words/words';

/** Sentences about how many people are wanted and are there. `need`: its department and times, `Kitchen 9–17`. */
export const needWords = paneWords.words('needWords', {
  met: (need: string, people: number, heads: number) =>
    `${need}: ${countText(people)} of ${countText(heads)} needed`,
  open: (count: number) => `${countText(count)} open`,
  changes: (day: string, need: string, before: number, after: number, heads: number) =>
    `${day}, ${need}: ${countText(before)} of ${countText(heads)} needed before, ${countText(after)} after.`,
  stays: (day: string, need: string, people: number, heads: number) =>
    `${day}, ${need}: ${countText(people)} of ${countText(heads)} needed, as before.`,
  /** People who are missing at the worst minute of each need, added up. */
  missing: (before: number, after: number) =>
    `People missing in these times: ${countText(before)} before, ${countText(after)} after.`,
});
