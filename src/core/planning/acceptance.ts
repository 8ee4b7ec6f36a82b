import { TIME_OFF_COLUMNS } from '../entities/time-blocks';
import { hashOf } from '../values/hash';
import type { Breach } from './breach';

/**
 * What identifies a breach that somebody has accepted: the rule, the person, when the shifts on both sides are, and what they break.
 * If one of these changes, the breach is another one, and it is shown again.
 */
export function acceptanceKey(breach: Breach): string {
  const { rule, personId, blocks } = breach;
  const times = blocks.map(({ start, end }) => `${start}-${end}`).join(' ');
  return [rule, personId, subjectOf(breach), digest(times)].join(' ');
}

/** The item, the kind of time off, the person's own times or the weeks that a breach is about; '' if its rule says it all. */
function subjectOf({ rule, blocks, facts }: Breach): string {
  switch (rule) {
    case 'not-qualified':
      return facts.place.id;
    case 'on-time-off': {
      const said = blocks.flatMap(({ row }) => TIME_OFF_COLUMNS.map((name) => row.cells[name] ?? ''));
      return digest(facts.leave ? facts.leave.taken.account : said.join('\n'));
    }
    case 'not-available':
      return digest(JSON.stringify(facts.available));
    case 'average-hours':
      return `${facts.weeks}`;
    case 'weekly-rest':
      return `${facts.days}`;
    case 'minor':
      return facts.what === 'night' ? `night ${facts.from} ${facts.until}` : facts.what;
    default:
      return '';
  }
}

/**
 * How large a breach is: it is larger if one of the numbers is. A limit that forbids less is a smaller number. Undefined if all
 * breaches with the same key have the same size.
 */
export function sizeOf({ rule, facts }: Breach): readonly number[] | undefined {
  switch (rule) {
    case 'day-hours':
    case 'week-hours':
    case 'average-hours':
      return [facts.hours, -facts.most];
    case 'days-in-a-row':
      return [facts.days, -facts.most];
    case 'short-rest':
    case 'weekly-rest':
      return [-facts.hours, facts.least];
    case 'minor':
      return facts.what === 'night' ? undefined : [facts.hours, -facts.most];
    case 'on-time-off':
      return facts.leave && [-facts.leave.taken.amount];
    default:
      return undefined;
  }
}

/** Whether a breach is at most as large as an accepted one with the same key. Older versions did not keep the size: undefined. */
export function isCovered(found: Breach, accepted: readonly number[] | undefined): boolean {
  const size = sizeOf(found);
  return size?.every((number, at) => number <= (accepted?.[at] ?? -Infinity)) ?? true;
}

/** Two hashes, because one of 32 bits could be the same for other shifts of the person. */
const SECOND_BASIS = 0x9747b28c;

function digest(text: string): string {
  return [hashOf(text), hashOf(text, SECOND_BASIS)].map((hash) => hash.toString(36)).join('');
}
