import { type Language, LANGUAGES } from '../words/languages';

/** Cells that are looked at to tell a text's language. */
const LOOKED_AT = 3000;

/** Words that only one language uses beside days and times. */
const TELLING: Readonly<Record<Language, readonly string[]>> = {
  en: ['from', 'to', 'off', 'shift', 'week', 'start', 'end', 'day', 'employee'],
  de: [
    'von',
    'bis',
    'uhr',
    'frei',
    'urlaub',
    'krank',
    'dienstplan',
    'woche',
    'kw',
    'datum',
    'tag',
    'beginn',
    'ende',
    'schicht',
    'mitarbeiter',
    'und',
    'kommen',
    'gehen',
  ],
  fr: [
    'du',
    'au',
    'congé',
    'repos',
    'semaine',
    'planning',
    'nom',
    'début',
    'fin',
    'jour',
    'horaire',
    'et',
    'maladie',
    'équipe',
    'prénom',
    'salarié',
  ],
};

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
    const { weekdays, months, shortWeekdays } = LANGUAGES[of];
    // Letters of the language itself: an umlaut in a name is a small sign, too.
    let sum = of === 'de' && /[äöüß]/i.test(text.slice(0, LOOKED_AT)) ? 1 : 0;
    for (const word of words) {
      const isName = [...weekdays, ...months].some(
        (name) => (word.length > 2 && name.startsWith(word)) || name === word,
      );
      if (isName || TELLING[of].includes(word)) sum += 2;
      else if (shortWeekdays.includes(word)) sum += 1;
    }
    return sum;
  };
  const order: readonly Language[] = ['en', 'de', 'fr'];
  return order.reduce((best, each) => (points(each) > points(best) ? each : best));
}
