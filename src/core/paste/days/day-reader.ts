import type { DayItem } from '../draft';
import type { WrittenDay } from './days';

/** Reads the days of a text's cells, in the text's language. */
export interface DayReader {
  /** A cell that is one day. */
  day(text: string): WrittenDay | undefined;
  /** A cell that names one day or several. */
  days(text: string): readonly DayItem[] | undefined;
}
