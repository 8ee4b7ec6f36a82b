import type { Entity } from '../../core/entities/entity';
import {
  type Outcome,
  isUnconfirmedOutcome,
  outcomesOf,
  reasonToAsk,
  type Refusal,
} from '../../core/push/outcome';
import type { Repeatable, LogEntry } from '../../core/sync/log-entry';
import { isRepeatable } from '../../core/sync/named-rows';
import { groupBy } from '../../core/table/group-by';
import type { RowId } from '../../core/table/layout';
import { Refused, SessionRenewed } from '../call-failures';
import type { JobContext } from '../job-context';
import type { SyncStore } from '../memory/sync-store';
import { identifyRows } from '../table/identity';
import { hasNoCopy, hasOwnNumber, numberTaken, refusalWording } from './number-taken';

/**
 * Part of a push: sends additions that got no answer again, unchanged, if their rows are still in the sheet. This is idempotent: each
 * addition has an ExternalID, so the service stores it now or refuses it as a duplicate.
 *
 * 1. To learn how the service words that refusal, an addition that it has just answered with `0` (now, or in the push `justSent`) is
 *    sent again too. One of an earlier push may have been deleted since, and would be added again.
 * 2. A refusal proves that the row is stored if it has the row's ExternalID and otherwise the same words,
 * 3. and if no copy of the file can have sent the row: this pane has sent it in this push, or the workbook was never saved.
 * 4. Other rows that are refused by their number wait for the user (number-taken.ts), or for a later push.
 *
 * @param only no other rows are sent
 * @throws if no answer arrives this time either
 */
export async function retryUnanswered(
  work: JobContext,
  kind: string,
  {
    justSent,
    only,
  }: { readonly justSent?: string | undefined; readonly only?: ReadonlySet<RowId> | undefined },
): Promise<void> {
  const { sync } = work;
  const entries = sync
    .unanswered(kind)
    .filter(isUnanswered)
    .filter(({ outcome }) => reasonToAsk(outcome) === undefined)
    .filter(({ row }) => !only || only.has(row));
  if (entries.length === 0) return;
  const { read } = await identifyRows(work.ports, work, kind);
  const { entity } = read;
  const inSheet = new Set(read.tracking.rows.flatMap(({ id, change }) => (change === 'blank' ? [] : [id])));
  const stillInSheet = entries.filter(({ row }) => inSheet.has(row));
  const others = otherWordings(entity, sync, kind);
  const isAlone = await hasNoCopy(work.ports);
  const isCertain = (entry: UnansweredAddition) =>
    hasOwnNumber(entity, entry) && (isAlone || (justSent !== undefined && entry.push === justSent));
  const justStored = justSent === undefined ? undefined : storedBy(sync, kind, justSent);

  const withoutWaiting = await sendOnceMore(
    work,
    entity,
    stillInSheet.filter(({ stage }) => stage !== 'waits-for-user'),
  );
  const proven = justStored ?? withoutWaiting.proven;
  const waiting = stillInSheet.filter((entry) => entry.stage === 'waits-for-user' && isCertain(entry));
  const waitingOnes =
    proven && !withoutWaiting.failure ? await sendOnceMore(work, entity, waiting) : NOTHING_SENT;
  const refused = [...withoutWaiting.refused, ...waitingOnes.refused];
  try {
    const failure = withoutWaiting.failure ?? waitingOnes.failure;
    if (failure) throw failure.error;
    const possiblyStored = refused.filter(({ entry, wording }) => isCertain(entry) && !others.has(wording));
    const alreadyStored = proven ? await alreadyStoredRows(work, entity, possiblyStored, proven) : [];
    const stored = new Set(alreadyStored);
    const taken = isAlone
      ? []
      : refused.filter(
          ({ entry, wording }) =>
            wording !== undefined && hasOwnNumber(entity, entry) && !stored.has(entry.row),
        );
    await sync.note({
      type: 'batch-answered',
      kind,
      outcomes: [
        ...alreadyStored.map((row): [RowId, Outcome] => [row, { kind: 'stored' }]),
        ...taken.map(({ entry, refusal }): [RowId, Outcome] => [entry.row, numberTaken(refusal)]),
      ],
    });
  } finally {
    if (!work.lock.isLost)
      await sync.commit({
        type: 'log-settled',
        kind,
        next: refused.map(({ entry }) => [entry.row, 'waits-for-user']),
      });
  }
}

interface RefusedAgain {
  readonly entry: UnansweredAddition;
  readonly refusal: Refusal;
  readonly wording: string | undefined;
}

/** The result of sending additions once more. */
interface SentOnceMore {
  readonly refused: readonly RefusedAgain[];
  /** One addition that is stored now. */
  readonly proven?: Repeatable;
  /** No answer arrived. The answers before this failure are valid. */
  readonly failure?: { readonly error: unknown };
}

const NOTHING_SENT: SentOnceMore = { refused: [] };

/** Sends additions once more, and stores their answers batch by batch. Returns the refusals, to be examined. */
async function sendOnceMore(
  work: JobContext,
  entity: Entity,
  entries: readonly UnansweredAddition[],
): Promise<SentOnceMore> {
  const refused: RefusedAgain[] = [];
  let proven: Repeatable | undefined;
  const soFar = () => ({ refused, ...(proven ? { proven } : {}) });
  try {
    for await (const answers of repeated(work, entries)) {
      const answered = answers.filter(([, outcome]) => outcome.kind !== 'refused' || !outcome.isCertain);
      await work.sync.note({
        type: 'batch-answered',
        kind: entity.kind,
        outcomes: answered.map(([entry, outcome]) => [entry.row, mergeOutcome(entry, outcome)]),
      });
      proven ??= answered.find(([, { kind }]) => kind === 'stored')?.[0].repeat;
      for (const [entry, outcome] of answers)
        if (outcome.kind === 'refused' && outcome.isCertain)
          refused.push({
            entry,
            refusal: outcome,
            wording: refusalWording(outcome, numberOf(entity, entry.repeat)),
          });
    }
    return soFar();
  } catch (error) {
    return { ...soFar(), failure: { error } };
  }
}

/**
 * Rows that were refused with the wording for a duplicate: the service has already stored them.
 * @param proven an addition that is certainly stored
 */
async function alreadyStoredRows(
  work: JobContext,
  entity: Entity,
  possiblyStored: readonly RefusedAgain[],
  proven: Repeatable,
): Promise<RowId[]> {
  if (possiblyStored.length === 0) return [];
  const wording = await refusalOf(work, proven, numberOf(entity, proven));
  return wording === undefined
    ? []
    : possiblyStored.filter((addition) => addition.wording === wording).map(({ entry }) => entry.row);
}

/** The wording with which the service refuses a duplicate addition. */
async function refusalOf(work: JobContext, stored: Repeatable, number: string): Promise<string | undefined> {
  const [outcome] = await callAgain(work, [stored]);
  return outcome?.kind === 'refused' ? refusalWording(outcome, number) : undefined;
}

/** The wordings with which additions were refused for other reasons: the wording for a duplicate must not be one of them. */
function otherWordings(entity: Entity, sync: SyncStore, kind: string): ReadonlySet<string | undefined> {
  return new Set(
    sync
      .unanswered(kind)
      .flatMap(({ outcome, repeat }) =>
        outcome.kind === 'refused' && outcome.isCertain && repeat
          ? [refusalWording(outcome, numberOf(entity, repeat))]
          : [],
      ),
  );
}

/** Additions that a push must not plan again: they can only be repeated unchanged. */
export function unanswered(sync: SyncStore, kind: string): ReadonlySet<RowId> {
  return new Set(sync.unanswered(kind).flatMap((entry) => (isUnanswered(entry) ? [entry.row] : [])));
}

/** An addition that a push has stored. */
function storedBy(sync: SyncStore, kind: string, sender: string): Repeatable | undefined {
  return sync
    .unanswered(kind)
    .find(({ action, outcome, push }) => action === 'add' && outcome.kind === 'stored' && push === sender)
    ?.repeat;
}

/**
 * An addition that was refused twice with its whole call is not stored. An addition that had no answer before remains
 * unconfirmed.
 */
function mergeOutcome({ outcome: before }: UnansweredAddition, outcome: Outcome): Outcome {
  if (outcome.kind !== 'refused') return outcome;
  return before.kind === 'refused' ? { ...outcome, isCertain: true } : before;
}

/** An addition that may or may not be stored, and that can be sent once more unchanged. */
type UnansweredAddition = LogEntry & { readonly repeat: Repeatable };

function isUnanswered(entry: LogEntry): entry is UnansweredAddition {
  return entry.action === 'add' && isUnconfirmedOutcome(entry.outcome) && isRepeatable(entry);
}

/** How many additions are repeated in one call, at first. */
const REPEATED_AT_ONCE = 100;

/**
 * Sends entries once more and yields the answers, batch by batch. A batch that is too large (HTTP 413) is sent in smaller ones.
 */
async function* repeated(
  work: JobContext,
  entries: readonly UnansweredAddition[],
): AsyncGenerator<[UnansweredAddition, Outcome][]> {
  const groups = groupBy(entries, ({ repeat: { method, query } }) => JSON.stringify([method, query]));
  let most = REPEATED_AT_ONCE;
  for (const group of groups.values()) {
    for (let at = 0; at < group.length;) {
      const batch = group.slice(at, at + most);
      const calls = batch.map(({ repeat }) => repeat);
      const outcomes = await callAgain(work, calls).catch((error: unknown) => {
        if (batch.length > 1 && error instanceof Refused && error.status === 413) return undefined;
        throw error;
      });
      if (!outcomes) {
        most = Math.floor(batch.length / 2);
        continue;
      }
      at += batch.length;
      yield batch.flatMap((entry, index): [UnansweredAddition, Outcome][] => {
        const outcome = outcomes[index];
        return outcome ? [[entry, outcome]] : [];
      });
    }
  }
}

/** Makes a call once more. All items must have the same method and query. */
async function callAgain(work: JobContext, calls: readonly Repeatable[]): Promise<Outcome[]> {
  const [first] = calls;
  if (!first) return [];
  try {
    await work.lock.assertHeld();
    const items = calls.map(({ item }) => item);
    const answer = await work.service.call(first.method, { query: first.query, items, signal: work.signal });
    return outcomesOf(answer, items.length);
  } catch (error) {
    if (error instanceof SessionRenewed) return callAgain(work, calls);
    throw error;
  }
}

/** The ExternalID that an addition was sent with; '' if its kind has none. */
function numberOf({ add }: Entity, { item }: Repeatable): string {
  return add?.numbered === undefined ? '' : (item[add.numbered] ?? '');
}
