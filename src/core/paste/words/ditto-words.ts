import { wordsOfAll } from './languages';

const DITTO_WORDS = wordsOfAll('ditto');
const DITTO_MARK = /^[-–—\s]*(?:["“”„″〃〻]|'{2}|’{2}|,,)[-–—\s"“”„″〃〻'’,]*$/u;

/** Whether a cell repeats the cell above it: `"`, `〃`, `dito`. */
export function isDitto(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return DITTO_MARK.test(plain) || DITTO_WORDS.includes(plain);
}
