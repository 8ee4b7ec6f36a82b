import type { Breach } from './plan';

/**
 * What identifies a breach that somebody has accepted: the rule, the person, and when the shifts on both sides are. If one of them
 * moves, the breach is another one, and it is shown again.
 */
export function acceptanceKey({ rule, personId, blocks, facts }: Breach): string {
  const times = blocks.map(({ start, end }) => `${start}-${end}`).join(' ');
  const item = rule === 'not-qualified' ? facts.place.id : '';
  return [rule, personId, item, digest(times)].join(' ');
}

/** FNV-1a, 32 bits, from two starting values: many shifts make one short text. */
const STARTS = [0x811c9dc5, 0x9747b28c];
const PRIME = 0x01000193;

function digest(text: string): string {
  return STARTS.map((start) => {
    let hash = start;
    for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME) >>> 0;
    return hash.toString(36);
  }).join('');
}
