import type { Reading } from '../page';
import { NO_NAMES, PLACE_WORDS, ROLE_WORDS } from '../words/name-words';

/**
 * Whether a text has only words of roles and places, perhaps with a number, or is a place of the company: `Cashier`,
 * `Front Desk`, `Register 2`.
 */
export function isRole(page: Reading, text: string): boolean {
  const plain = text.trim().toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || page.isPerson(text) || words.some((word) => NO_NAMES.includes(word)))
    return false;
  return (
    page.isCompanyName(text) ||
    PLACE_WORDS.includes(plain) ||
    words.every((word) => ROLE_WORDS.has(word) || PLACE_WORDS.includes(word)) ||
    /^\p{L}[\p{L}\s]*\s?#?\d{1,3}$/u.test(plain)
  );
}
