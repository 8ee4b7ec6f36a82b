import { isWordFor } from '../words/lexicon';
import type { NameReader } from './name-reader';

/**
 * Whether a text has only words of roles and places, perhaps with a number, or is a place of the company: `Cashier`,
 * `Front Desk`, `Register 2`.
 */
export function isRole(page: NameReader, text: string): boolean {
  const plain = text.trim().toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || page.isPerson(text) || words.some((word) => isWordFor(word, 'noNames')))
    return false;
  return (
    page.isCompanyName(text) ||
    isWordFor(plain, 'places') ||
    words.every((word) => isWordFor(word, 'roles', 'places')) ||
    /^\p{L}[\p{L}\s]*\s?#?\d{1,3}$/u.test(plain)
  );
}
