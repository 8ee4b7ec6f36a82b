/** Numbers as people type them: `1,234.50` (in a German Excel `1.234,50`), `(3)`, `5%`, `$9`, `1E3`. */
import { TYPED, type Language, type TypedForms } from './language';
import type { Reading } from './typed-date';

/** Excel keeps 15 digits of a number; typed digits after that become zeros. */
const MAX_DIGITS = 15;

const NUMBERS: Readonly<Record<Language, RegExp>> = {
  'en-US': shapeOf(TYPED['en-US']),
  'de-DE': shapeOf(TYPED['de-DE']),
  'fr-FR': shapeOf(TYPED['fr-FR']),
  'ru-RU': shapeOf(TYPED['ru-RU']),
};

function shapeOf({ decimal, thousands, money = '' }: TypedForms): RegExp {
  const [point, comma, sign] = [decimal, thousands, money].map((each) => each && `\\${each}`);
  const whole = `(?<whole>\\d{1,3}(?:${comma}\\d{3})+|\\d*)`;
  const amount = `(?<money>${sign})?${whole}(?<fraction>${point}\\d*)?(?<power>E[+-]?\\d+)?(?<percent>%)?`;
  return new RegExp(`^\\s*(?<open>\\()?(?<sign>[+-])?${amount}(?<close>\\))?\\s*$`, 'i');
}

/** A typed number, amount or percentage; undefined if the text is none. */
export function readNumber(text: string, language: Language = 'en-US'): Reading | undefined {
  const parts = NUMBERS[language].exec(text)?.groups;
  if (!parts) return undefined;
  const { open, sign, money, whole = '', fraction = '', power, percent, close } = parts;
  const { thousands } = TYPED[language];
  if (!/\d/.test(whole + fraction) || Boolean(open) !== Boolean(close) || (open && sign)) return undefined;
  const digits = keepDigits(whole.replaceAll(thousands, ''));
  const size = Number(digits + fraction.replace(/^\D/, '.') + (power ?? ''));
  if (!Number.isFinite(size)) return undefined;
  const negative = sign === '-' || open !== undefined;
  const value = (negative ? -size : size) / (percent ? 100 : 1);
  const decimals = fraction.length > 1 ? '.00' : '';
  if (percent) return { value, format: `0${decimals}%` };
  if (power) return { value, format: '0.00E+00' };
  if (money) return { value, format: `"$"#,##0${decimals}` };
  return { value, format: whole.includes(thousands) ? `#,##0${decimals}` : undefined };
}

const keepDigits = (whole: string): string =>
  whole.length > MAX_DIGITS ? whole.slice(0, MAX_DIGITS).padEnd(whole.length, '0') : whole;
