/** The usual settings of a language and region, used until the user chooses others. */
export interface LocalDefaults {
  /** The first day of a week: 0 is Monday, 6 Sunday. */
  readonly weekStart: number;
  readonly paper: 'a4' | 'letter';
  /** The character between a number and its fraction. */
  readonly decimal: '.' | ',';
}

/** Regions where printers have Letter paper: North America and its trade partners. Everywhere else it is A4. */
const LETTER_REGIONS: readonly (string | undefined)[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

/** Newer browsers have the method, older ones the property, Firefox neither. TypeScript does not know any of them yet. */
type LocaleWithWeeks = Intl.Locale & {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
};

/** Habits by a language tag such as `navigator.language`. For a tag without a region, its most likely region is used. */
export function localDefaults(language: string): LocalDefaults {
  const locale: LocaleWithWeeks = new Intl.Locale(language);
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
