import { randomNumberOf } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import type { Outcome } from '../../core/push/outcome';
import type { PlannedItem } from '../../core/push/plan';
import type { LogEntry, Repeatable } from '../../core/sync/log-entry';

type Refusal = Extract<Outcome, { kind: 'refused' }>;

/**
 * A refusal's code and message, with `#` in place of the ExternalID. Undefined if the message does not contain the ExternalID.
 */
export function refusalWording({ code, message }: Refusal, number: string): string | undefined {
  if (number === '') return undefined;
  const parts = message.split(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  return parts.length > 1 ? `${code} ${parts.join('#')}` : undefined;
}

/** The ExternalID that an addition was sent with; '' if its kind has none. */
export function numberOf({ add }: Entity, { item }: Repeatable): string {
  return add?.numbered === undefined ? '' : (item[add.numbered] ?? '');
}

/**
 * Whether the row was sent with the random number that Shiftsheet made for it. No other record has that number: if the service
 * refuses it as a duplicate, this row is stored. A typed number may belong to another record.
 */
export function hasOwnNumber(
  { add }: Entity,
  { action, row, repeat }: Pick<LogEntry, 'action' | 'row' | 'repeat'>,
): boolean {
  const isNumbered = action === 'add' && add?.numbered !== undefined && repeat !== undefined;
  return isNumbered && repeat.item[add.numbered] === randomNumberOf(row);
}

/**
 * Whether a refusal may mean that the row is stored: the message contains the number that Shiftsheet gave to the row. Only
 * called for a row that was sent before.
 */
export function mayBeThere({ add }: Entity, { row, item }: PlannedItem, outcome: Outcome): boolean {
  const number = randomNumberOf(row);
  const isOwn = add?.numbered !== undefined && item[add.numbered] === number;
  return isOwn && outcome.kind === 'refused' && refusalWording(outcome, number) !== undefined;
}
