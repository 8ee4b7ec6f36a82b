import type { Names } from './sample-company';

/**
 * The company that the option `--seed` asks for: a number makes others of the people beyond the first 48, `hostile` gives
 * names and texts that are difficult for a spreadsheet. Without it, the company is like one that a user may have.
 */
export function companyOfSeed(text: string | undefined): { readonly names: Names; readonly seed?: number } {
  if (text === undefined) return { names: 'plain' };
  if (text === 'hostile') return { names: 'hostile' };
  if (/^\d+$/.test(text)) return { names: 'plain', seed: Number(text) };
  throw new Error(`--seed takes a whole number or "hostile", not "${text}".`);
}
