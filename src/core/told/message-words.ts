/** The words of a message to a person. Its language may be another one than the pane's. */
export interface MessageWords {
  readonly added: string;
  readonly removed: string;
  readonly instead: (now: string, before: string) => string;
}

function words(added: string, removed: string, instead: string): MessageWords {
  return { added, removed, instead: (now, before) => `${now} ${instead} ${before}` };
}

const ENGLISH = words('New', 'No longer', 'instead of');

/** The languages that can be typed into "Language" of "People limits" (planning/language-cell.ts). */
const WORDS: Readonly<Record<string, MessageWords>> = {
  ar: words('جديد', 'لم يعد', 'بدلاً من'),
  cs: words('Nově', 'Už ne', 'místo'),
  da: words('Ny', 'Ikke længere', 'i stedet for'),
  de: words('Neu', 'Nicht mehr', 'statt'),
  en: ENGLISH,
  es: words('Nuevo', 'Ya no', 'en lugar de'),
  fr: words('Nouveau', 'Plus prévu', 'au lieu de'),
  it: words('Nuovo', 'Non più', 'invece di'),
  nl: words('Nieuw', 'Niet meer', 'in plaats van'),
  pl: words('Nowa zmiana', 'Już nie', 'zamiast'),
  pt: words('Novo', 'Já não', 'em vez de'),
  ru: words('Новая смена', 'Больше нет', 'вместо'),
  sv: words('Nytt', 'Inte längre', 'i stället för'),
  tr: { added: 'Yeni', removed: 'Artık yok', instead: (now, before) => `${before} yerine ${now}` },
  uk: words('Нова зміна', 'Більше немає', 'замість'),
};

export function messageWords(language: string): MessageWords {
  return WORDS[language] ?? ENGLISH;
}
