/** FNV-1a, 32 bits: offset basis and prime. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The FNV-1a hash of a text: an unsigned number of 32 bits. */
export function hashOf(text: string, basis = BASIS): number {
  let hash = basis;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME) >>> 0;
  return hash;
}
