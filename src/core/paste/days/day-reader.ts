import type { DayItem } from './day-items';
import type { WrittenDay } from './days';

/** Reads the days in a text's cells, in the language of the text. */
export interface DayReader {
  /** Reads a cell as one day. */
  day(text: string): WrittenDay | undefined;
  /** Reads a cell as one day or several days. */
  days(text: string): readonly DayItem[] | undefined;
}
