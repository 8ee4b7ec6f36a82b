/** What people of a language and region expect where nobody says otherwise. */
export interface LocalHabits {
  /** The first day of a week: 0 is Monday, 6 Sunday. */
  readonly weekStart: number;
  readonly paper: 'a4' | 'letter';
  /** What stands between a number and its fraction. */
  readonly decimal: '.' | ',';
}

/** Where printers hold Letter: North America and its neighbours by trade; everywhere else it is A4. */
const LETTER_REGIONS: readonly (string | undefined)[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

/** Newer browsers have the method, older ones the property, Firefox neither; TypeScript knows none of them yet. */
type KnowingWeeks = Intl.Locale & {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
};

/** Habits by a language tag such as `navigator.language`; a tag without a region stands for its likeliest one. */
export function habitsOf(language: string): LocalHabits {
  const locale: KnowingWeeks = new Intl.Locale(language);
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return {
    weekStart: (week?.firstDay ?? 1) - 1,
    paper: LETTER_REGIONS.includes(locale.maximize().region) ? 'letter' : 'a4',
    decimal: hasDecimalComma(language) ? ',' : '.',
  };
}

function hasDecimalComma(language: string): boolean {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}
