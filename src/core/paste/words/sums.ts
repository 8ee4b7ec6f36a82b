import { SUM_WORDS } from './words';

/** Whether a row's name says that the row counts instead of naming a person. */
export function isSum(text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[:.=]+$/, '');
  return (
    SUM_WORDS.includes(plain) || /^(?:total|totals|summe|gesamt|somme|sub-?total|sum of|Σ)\b/iu.test(plain)
  );
}
