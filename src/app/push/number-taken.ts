import type { BaselineRow } from '../../core/changes/baseline';
import { randomNumberOf } from '../../core/changes/random-number';
import { isAddedByNumberAlone } from '../../core/changes/row-id';
import type { Entity } from '../../core/entities/entity';
import type { Outcome, Refusal } from '../../core/push/outcome';
import type { PlannedItem } from '../../core/push/plan';
import type { LogEntry } from '../../core/sync/log-entry';
import type { RowId } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { identifyRows } from '../table/identity';

/**
 * A refusal's code and message, with `#` in place of the ExternalID. Undefined if the message does not contain the ExternalID.
 */
export function refusalWording({ code, message }: Refusal, number: string): string | undefined {
  if (number === '') return undefined;
  const parts = message.split(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  return parts.length > 1 ? `${code} ${parts.join('#')}` : undefined;
}

/** A workbook that was never saved has no copy: what has its rows' numbers on the service was sent from here. */
export async function hasNoCopy({ workbook }: Pick<Ports, 'workbook'>): Promise<boolean> {
  return (await workbook.location()) === '';
}

/** Whether the row was sent with the number that Shiftsheet made from its id. A typed number may belong to another record. */
export function hasOwnNumber(
  { add }: Entity,
  { action, row, repeat }: Pick<LogEntry, 'action' | 'row' | 'repeat'>,
): boolean {
  const isNumbered = action === 'add' && add?.numbered !== undefined && repeat !== undefined;
  return isNumbered && repeat.item[add.numbered] === randomNumberOf(row);
}

/**
 * The outcome of an addition that is refused because of the number that Shiftsheet made for its row. The refusal proves that some
 * record has the number. It may be this row, sent by an earlier push or from a copy of the file, and it may have other values
 * there. So nobody knows, and the user is asked.
 */
export function withNumberTaken(
  entity: Entity,
  { row, action, item }: PlannedItem,
  outcome: Outcome,
): Outcome {
  if (action !== 'add' || !isAddedByNumberAlone(entity) || outcome.kind !== 'refused') return outcome;
  const number = randomNumberOf(row);
  const isOwn = item[entity.add?.numbered ?? ''] === number;
  return isOwn && refusalWording(outcome, number) !== undefined ? numberTaken(outcome) : outcome;
}

/**
 * The user wants the records that have the numbers of these rows to become like the rows. From now on the rows are edits of those
 * records, of which nothing else is known, and the preview shows them before they are sent. An empty cell changes nothing there.
 */
export async function matchStored(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  seen: ReadonlySet<RowId>,
): Promise<void> {
  const { read } = await identifyRows(ports, state, kind);
  const { entity, tracking } = read;
  const numbered = entity.add?.numbered ?? '';
  const waiting = new Set(state.sync.unanswered(kind).flatMap(({ row }) => (seen.has(row) ? [row] : [])));
  const baselines = tracking.rows
    .filter(({ id, change }) => waiting.has(id) && change === 'new')
    .map(({ id, cells }): BaselineRow => {
      const nothing = Object.fromEntries(entity.fields.map((field): [string, Cell] => [field.id, '']));
      const key = randomNumberOf(id);
      return {
        id,
        key,
        cells: { ...nothing, [numbered]: cells[numbered] ?? '' },
        ids: {},
        adopted: true,
        needsPreview: true,
      };
    });
  await state.sync.commit({
    type: 'rows-restored',
    kind,
    baselines,
    sent: [],
    settled: baselines.map(({ id }) => id),
  });
}

export function numberTaken({ code, message }: Refusal): Outcome {
  return { kind: 'unknown', reason: 'number-taken', serviceText: message.trim() || code };
}
