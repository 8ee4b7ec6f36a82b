/** Texts that people type into "People limits", made comparable, and lists of words as regular expressions. */

/** In lower case, without accents, apostrophes and double spaces: `’s  Ochtends` becomes `s ochtends`, and `außer` becomes `ausser`. */
export function plainLimit(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** `from,after` as a regular expression that matches one of these words, longer ones first. */
export function oneOf(list: string): string {
  return list
    .split(',')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

/** The languages in which the names of months, weekdays and languages are read. */
export const READ_LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'];
