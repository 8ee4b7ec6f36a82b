/** The words of a message to a person. Its language may be another one than the pane's. */
export interface MessageWords {
  readonly added: string;
  readonly removed: string;
  readonly instead: (now: string, before: string) => string;
  /** The name of a shift without a department, area and task in a calendar. */
  readonly shift: string;
}

function words(added: string, removed: string, instead: string, shift: string): MessageWords {
  return { added, removed, instead: (now, before) => `${now} ${instead} ${before}`, shift };
}

const ENGLISH = words('New', 'No longer', 'instead of', 'Shift');

/** The languages that can be typed into "Language" of "People limits" (planning/language-cell.ts). */
const WORDS: Readonly<Record<string, MessageWords>> = {
  ar: words('جديد', 'لم يعد', 'بدلاً من', 'مناوبة'),
  cs: words('Nově', 'Už ne', 'místo', 'Směna'),
  da: words('Ny', 'Ikke længere', 'i stedet for', 'Vagt'),
  de: words('Neu', 'Nicht mehr', 'statt', 'Schicht'),
  en: ENGLISH,
  es: words('Nuevo', 'Ya no', 'en lugar de', 'Turno'),
  fr: words('Nouveau', 'Plus prévu', 'au lieu de', 'Service'),
  it: words('Nuovo', 'Non più', 'invece di', 'Turno'),
  nl: words('Nieuw', 'Niet meer', 'in plaats van', 'Dienst'),
  pl: words('Nowa zmiana', 'Już nie', 'zamiast', 'Zmiana'),
  pt: words('Novo', 'Já não', 'em vez de', 'Turno'),
  ru: words('Новая смена', 'Больше нет', 'вместо', 'Смена'),
  sv: words('Nytt', 'Inte längre', 'i stället för', 'Arbetspass'),
  tr: {
    added: 'Yeni',
    removed: 'Artık yok',
    instead: (now, before) => `${before} yerine ${now}`,
    shift: 'Vardiya',
  },
  uk: words('Нова зміна', 'Більше немає', 'замість', 'Зміна'),
};

export function messageWords(language: string): MessageWords {
  return WORDS[language] ?? ENGLISH;
}
