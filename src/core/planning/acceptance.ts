import { hashOf } from '../changes/row';
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

/** Two hashes, because one of 32 bits could be the same for other shifts of the person. */
const SECOND_BASIS = 0x9747b28c;

function digest(text: string): string {
  return [hashOf(text), hashOf(text, SECOND_BASIS)].map((hash) => hash.toString(36)).join('');
}
