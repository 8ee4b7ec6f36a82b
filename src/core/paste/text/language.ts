import { type Language, LANGUAGES } from '../words/languages';

/** Cells that are looked at to tell a text's language. */
const LOOKED_AT = 3000;

/** The language whose weekdays, months and words a text has most of; English where it says nothing. */
export function languageOf(text: string): Language {
  const words = new Set(
    text
      .slice(0, LOOKED_AT * 10)
      .toLowerCase()
      .match(/\p{L}{2,}/gu)
      ?.slice(0, LOOKED_AT),
  );
  const points = (of: Language) => {
    const { weekdays, months, shortWeekdays, telling } = LANGUAGES[of];
    // Letters of the language itself: an umlaut in a name is a small sign, too.
    let sum = of === 'de' && /[äöüß]/i.test(text.slice(0, LOOKED_AT)) ? 1 : 0;
    for (const word of words) {
      const isName = [...weekdays, ...months].some(
        (name) => (word.length > 2 && name.startsWith(word)) || name === word,
      );
      if (isName || telling.includes(word)) sum += 2;
      else if (shortWeekdays.includes(word)) sum += 1;
    }
    return sum;
  };
  const order: readonly Language[] = ['en', 'de', 'fr'];
  return order.reduce((best, each) => (points(each) > points(best) ? each : best));
}
