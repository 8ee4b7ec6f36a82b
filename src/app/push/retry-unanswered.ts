import { randomNumberOf } from '../../core/changes/random-number';
import type { Entity } from '../../core/entities/entity';
import { isUnconfirmed, outcomesOf, type Outcome } from '../../core/push/outcome';
import type { PlannedItem } from '../../core/push/planned';
import { groupBy } from '../../core/table/group-by';
import type { RowId } from '../../core/table/sheet';
import { Refused, SessionRenewed } from '../call-failures';
import type { LogEntry, Repeatable } from '../../core/sync/log-entry';
import type { SyncStore } from '../memory/sync-store';
import { identifyRows } from '../table/identity';
import type { JobContext } from '../job-context';

/**
 * Part of a push: sends additions that got no answer once more, unchanged, while their rows are in the sheet. Each has an
 * ExternalID of its own, so the service stores it now, or refuses it because it is there already. To learn the words of
 * such a refusal, an addition that the service has just answered `0` (now, or in the push `justSent`) is sent again as
 * well. An older addition would not do: it may be deleted by now, and would be added again. A refusal is believed only if
 * it names the ExternalID and otherwise has the same words. All other refused rows wait for a later push or for the user.
 * Throws if this time no answer comes either.
 */
export async function retryUnanswered(work: JobContext, kind: string, justSent?: string): Promise<void> {
  const { sync } = work;
  const lost = sync.open(kind).filter(isLost);
  if (lost.length === 0) return;
  const { read } = await identifyRows(work.ports, work, kind);
  const inSheet = new Set(read.tracking.rows.flatMap(({ id, state }) => (state === 'blank' ? [] : [id])));
  const stillInSheet = lost.filter(({ row }) => inSheet.has(row));
  const isOwn = (entry: Lost) => hasOwnNumber(read.entity, entry);
  let provenItem = justSent === undefined ? undefined : storedBy(sync, kind, justSent);
  const refused: RefusedAgain[] = [];
  const others = otherWordings(read.entity, sync, kind);
  const send = async (entries: readonly Lost[]) => {
    for await (const answers of repeated(work, entries)) {
      const answered = answers.filter(([, outcome]) => outcome.kind !== 'refused' || !outcome.sure);
      await sync.note({
        type: 'batch-answered',
        kind,
        outcomes: answered.map(([entry, outcome]) => [entry.row, mergeOutcome(entry, outcome)]),
      });
      provenItem ??= answered.find(([, { kind: kind }]) => kind === 'stored')?.[0].repeat;
      for (const [entry, outcome] of answers)
        if (outcome.kind === 'refused' && outcome.sure)
          refused.push({ entry, wording: refusalWording(outcome, numberOf(read.entity, entry.repeat)) });
    }
  };
  try {
    await send(stillInSheet.filter(({ waitsForUser }) => waitsForUser !== true));
    if (provenItem) await send(stillInSheet.filter((entry) => entry.waitsForUser === true && isOwn(entry)));
    const own = refused.filter(({ entry, wording }) => isOwn(entry) && !others.has(wording));
    const wording =
      provenItem && own.length > 0
        ? await refusalOf(work, provenItem, numberOf(read.entity, provenItem))
        : undefined;
    const alreadyStored = own
      .filter((each) => wording !== undefined && each.wording === wording)
      .map(({ entry: { row } }) => row);
    await sync.note({
      type: 'batch-answered',
      kind,
      outcomes: alreadyStored.map((row) => [row, { kind: 'stored' }]),
    });
  } finally {
    if (!work.lock.isLost)
      await sync.commit({
        type: 'log-settled',
        kind,
        settled: [],
        waitForUser: refused.map(({ entry }) => entry.row),
        maySendAgain: [],
      });
  }
}

/** In which words additions were refused for other reasons: where these are the same, they tell nothing. */
function otherWordings(entity: Entity, sync: SyncStore, kind: string): ReadonlySet<string | undefined> {
  return new Set(
    sync
      .open(kind)
      .flatMap(({ outcome, repeat }) =>
        outcome.kind === 'refused' && outcome.sure && repeat
          ? [refusalWording(outcome, numberOf(entity, repeat))]
          : [],
      ),
  );
}

/** Additions of which a push must not send another one: they can only be repeated. */
export function unanswered(sync: SyncStore, kind: string): ReadonlySet<RowId> {
  return new Set(sync.open(kind).flatMap((entry) => (isLost(entry) ? [entry.row] : [])));
}

type Lost = LogEntry & { readonly repeat: Repeatable };

interface RefusedAgain {
  readonly entry: Lost;
  readonly wording: string | undefined;
}

type Refusal = Extract<Outcome, { kind: 'refused' }>;

/** An addition that may or may not be stored, and can be sent once more. */
function isLost(entry: LogEntry): entry is Lost {
  return entry.action === 'add' && isUnconfirmed(entry.outcome) && entry.repeat !== undefined;
}

/** An addition that a push has stored. */
function storedBy(sync: SyncStore, kind: string, sender: string): Repeatable | undefined {
  return sync
    .open(kind)
    .find(({ action, outcome, push }) => action === 'add' && outcome.kind === 'stored' && push === sender)
    ?.repeat;
}

/** What is refused with its whole call twice is not stored; what got no answer before is open still. */
function mergeOutcome({ outcome: before }: Lost, outcome: Outcome): Outcome {
  if (outcome.kind !== 'refused') return outcome;
  return before.kind === 'refused' ? { ...outcome, sure: true } : before;
}

/** A number given at random is nobody else's: refused for being there, it is there for this row. A typed one may be another's. */
export function hasOwnNumber(
  { add }: Entity,
  { action, row, repeat }: Pick<LogEntry, 'action' | 'row' | 'repeat'>,
): boolean {
  const isNumbered = action === 'add' && add?.numbered !== undefined && repeat !== undefined;
  return isNumbered && repeat.item[add.numbered] === randomNumberOf(row);
}

/**
 * Whether a refusal may mean that the row is stored: the row was sent before, and the message names the number that
 * Shiftsheet gave it.
 */
export function mayBeThere({ add }: Entity, { row, item }: PlannedItem, outcome: Outcome): boolean {
  const number = randomNumberOf(row);
  const isOwn = add?.numbered !== undefined && item[add.numbered] === number;
  return isOwn && outcome.kind === 'refused' && refusalWording(outcome, number) !== undefined;
}

const REPEATED_AT_ONCE = 100;

/** Sends entries once more and yields the answers, batch by batch. A batch that is too large (HTTP 413) goes in smaller ones. */
async function* repeated(work: JobContext, entries: readonly Lost[]): AsyncGenerator<[Lost, Outcome][]> {
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
      yield batch.flatMap((entry, index): [Lost, Outcome][] => {
        const outcome = outcomes[index];
        return outcome ? [[entry, outcome]] : [];
      });
    }
  }
}

/** A refusal's code and message with `#` in place of the ExternalID; undefined where the message does not name it. */
function refusalWording({ code, message }: Refusal, number: string): string | undefined {
  if (number === '') return undefined;
  const parts = message.split(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  return parts.length > 1 ? `${code} ${parts.join('#')}` : undefined;
}

function numberOf({ add }: Entity, { item }: Repeatable): string {
  return add?.numbered === undefined ? '' : (item[add.numbered] ?? '');
}

/** How the service refuses an addition that it has stored already. */
async function refusalOf(work: JobContext, stored: Repeatable, number: string): Promise<string | undefined> {
  const [outcome] = await callAgain(work, [stored]);
  return outcome?.kind === 'refused' ? refusalWording(outcome, number) : undefined;
}

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
