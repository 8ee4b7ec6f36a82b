/** Numbers as people type them: `1,234.50`, `(3)`, `5%`, `$9`, `1E3`. */
import type { Reading } from './typed-date';

/** Excel keeps 15 digits of a number; typed digits after that become zeros. */
const MAX_DIGITS = 15;

const NUMBER =
  /^\s*(?<open>\()?(?<sign>[+-])?(?<money>\$)?(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?<fraction>\.\d*)?(?<power>E[+-]?\d+)?(?<percent>%)?(?<close>\))?\s*$/i;

/** A typed number, amount or percentage; undefined if the text is none. */
export function readNumber(text: string): Reading | undefined {
  const parts = NUMBER.exec(text)?.groups;
  if (!parts) return undefined;
  const { open, sign, money, whole = '', fraction = '', power, percent, close } = parts;
  if (!/\d/.test(whole + fraction) || Boolean(open) !== Boolean(close) || (open && sign)) return undefined;
  const size = Number(keepDigits(whole.replaceAll(',', '')) + fraction + (power ?? ''));
  if (!Number.isFinite(size)) return undefined;
  const negative = sign === '-' || open !== undefined;
  const value = (negative ? -size : size) / (percent ? 100 : 1);
  const decimals = fraction.length > 1 ? '.00' : '';
  if (percent) return { value, format: `0${decimals}%` };
  if (power) return { value, format: '0.00E+00' };
  if (money) return { value, format: `"$"#,##0${decimals}` };
  return { value, format: whole.includes(',') ? `#,##0${decimals}` : undefined };
}

const keepDigits = (whole: string): string =>
  whole.length > MAX_DIGITS ? whole.slice(0, MAX_DIGITS).padEnd(whole.length, '0') : whole;
