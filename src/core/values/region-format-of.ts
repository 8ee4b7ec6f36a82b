import { ENGLISH_NAMES, type RegionFormat } from './region-format';

/** What Excel says of the user's region (Excel.CultureInfo); patterns as in .NET, for example `M/d/yyyy` and `h:mm:ss tt`. */
export interface Culture {
  /** `de-DE` */
  readonly name: string;
  readonly shortDatePattern: string;
  readonly longTimePattern: string;
}

/** The format of a region, as its Excel shows days and times. */
export function regionFormatOf({ name, shortDatePattern, longTimePattern }: Culture): RegionFormat {
  const order = /[dmy]/i.exec(shortDatePattern)?.[0].toLowerCase();
  return {
    hours: /h/.test(longTimePattern) ? 12 : 24,
    order: order === 'm' ? 'mdy' : order === 'y' ? 'ymd' : 'dmy',
    ...namesIn(name),
  };
}

/** A Monday, and a day of January. */
const MONDAY = Date.UTC(2026, 10, 23);
const JANUARY = Date.UTC(2026, 0, 15);
const DAY_MS = 86_400_000;
const MONTH_MS = 30.4 * DAY_MS;

/** The short names of weekdays and months. English ones are as Excel shows them: `Sep`, which browsers write `Sept`. */
function namesIn(language: string): Pick<RegionFormat, 'weekdays' | 'months'> {
  if (/^en\b/i.test(language)) return ENGLISH_NAMES;
  try {
    const names = (of: 'weekday' | 'month', first: number, step: number, count: number) => {
      const written = new Intl.DateTimeFormat(language, {
        [of]: 'short',
        // Excel counts days in this calendar, in every region.
        calendar: 'gregory',
        timeZone: 'UTC',
      });
      return Array.from({ length: count }, (_, at) => written.format(first + at * step));
    };
    return {
      weekdays: names('weekday', MONDAY, DAY_MS, 7),
      months: names('month', JANUARY, MONTH_MS, 12),
    };
  } catch {
    return ENGLISH_NAMES; // Excel's name of the region is no language that this browser knows
  }
}
