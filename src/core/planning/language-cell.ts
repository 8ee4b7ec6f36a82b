import { textOf, type Cell } from '../values/cell';
import { plainLimit, READ_LANGUAGES } from './limit-words';

/** The languages that can be typed into "Language" of "People limits". */
const CODES = ['ar', 'cs', 'da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'uk'];
/** Most people mean Britain with it, and not Ukrainian. */
const NO_CODE = ['uk'];

let byName: ReadonlyMap<string, string> | undefined;

/** `German`, `Deutsch`, `de` or `de-AT` as `de`; undefined for an empty cell, null for one that can't be read. */
export function readLanguage(cell: Cell): string | null | undefined {
  const typed = plainLimit(textOf(cell));
  if (typed === '') return undefined;
  byName ??= new Map(CODES.flatMap((code) => namesOf(code).map((name) => [name, code] as const)));
  const [code] = typed.split(/[-_](?=[a-z]{2}$)/);
  return byName.get(code ?? '') ?? null;
}

/** The language's code, and its names in the languages that are read, and in itself. */
function namesOf(code: string): string[] {
  const names = [...READ_LANGUAGES, code].map((language) =>
    plainLimit(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? ''),
  );
  return NO_CODE.includes(code) ? names : [...names, code];
}
