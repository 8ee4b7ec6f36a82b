import { randomNumberOf } from '../../core/changes/random-number';
import type { Entity } from '../../core/entities/entity';
import { isInDoubt, outcomesOf, type Outcome } from '../../core/push/outcome';
import type { PlannedItem } from '../../core/push/plan';
import { grouped } from '../../core/table/grouped';
import type { RowId } from '../../core/table/sheet';
import { Refused, SessionRenewed } from '../call-failures';
import type { LogEntry, Repeatable } from '../../core/sync/log-entry';
import type { Journal } from '../memory/journal';
import { identifyRows } from '../table/identity';
import type { Work } from '../work';

/**
 * Part of a push: sends additions that got no answer once more, unchanged, while their rows are in the sheet. Each has an
 * ExternalID of its own, so the service stores it now, or refuses it because it is there already. To learn the words of
 * such a refusal, an addition that the service has just answered `0` (now, or in the push `justSent`) is sent again as
 * well. An older addition would not do: it may be deleted by now, and would be added again. A refusal is believed only if
 * it names the ExternalID and otherwise has the same words. All other refused rows wait for a later push or for the user.
 * Throws if this time no answer comes either.
 */
export async function repeatUnanswered(work: Work, kind: string, justSent?: string): Promise<void> {
  const { journal } = work;
  const lost = journal.open(kind).filter(isLost);
  if (lost.length === 0) return;
  const { read } = await identifyRows(work.ports, work, kind);
  const inSheet = new Set(read.tracking.rows.flatMap(({ id, state }) => (state === 'blank' ? [] : [id])));
  const standing = lost.filter(({ row }) => inSheet.has(row));
  const isOwn = (entry: Lost) => hasOwnNumber(read.entity, entry);
  let known = justSent === undefined ? undefined : storedBy(journal, kind, justSent);
  const refused: RefusedAgain[] = [];
  const others = otherWords(read.entity, journal, kind);
  const send = async (entries: readonly Lost[]) => {
    for await (const answers of repeated(work, entries)) {
      const told = answers.filter(([, outcome]) => outcome.kind !== 'refused' || !outcome.sure);
      journal.answered(kind, new Map(told.map(([entry, outcome]) => [entry.row, believed(entry, outcome)])));
      known ??= told.find(([, { kind: fate }]) => fate === 'stored')?.[0].repeat;
      for (const [entry, outcome] of answers)
        if (outcome.kind === 'refused' && outcome.sure)
          refused.push({ entry, words: refusalWords(outcome, numberOf(read.entity, entry.repeat)) });
    }
  };
  try {
    await send(standing.filter(({ undecided }) => undecided !== true));
    if (known) await send(standing.filter((entry) => entry.undecided === true && isOwn(entry)));
    const own = refused.filter(({ entry, words }) => isOwn(entry) && !others.has(words));
    const words =
      known && own.length > 0 ? await refusalOf(work, known, numberOf(read.entity, known)) : undefined;
    const there = own
      .filter((each) => words !== undefined && each.words === words)
      .map(({ entry: { row } }) => row);
    journal.answered(kind, new Map(there.map((row): [RowId, Outcome] => [row, { kind: 'stored' }])));
  } finally {
    if (!work.turn.isLost)
      await journal.settled(kind, new Set(), new Set(refused.map(({ entry }) => entry.row)));
  }
}

/** In which words additions were refused for other reasons: where these are the same, they tell nothing. */
function otherWords(entity: Entity, journal: Journal, kind: string): ReadonlySet<string | undefined> {
  return new Set(
    journal
      .open(kind)
      .flatMap(({ outcome, repeat }) =>
        outcome.kind === 'refused' && outcome.sure && repeat
          ? [refusalWords(outcome, numberOf(entity, repeat))]
          : [],
      ),
  );
}

/** Additions of which a push must not send another one: they can only be repeated. */
export function unanswered(journal: Journal, kind: string): ReadonlySet<RowId> {
  return new Set(journal.open(kind).flatMap((entry) => (isLost(entry) ? [entry.row] : [])));
}

type Lost = LogEntry & { readonly repeat: Repeatable };

interface RefusedAgain {
  readonly entry: Lost;
  readonly words: string | undefined;
}

type Refusal = Extract<Outcome, { kind: 'refused' }>;

/** An addition that may or may not be stored, and can be sent once more. */
function isLost(entry: LogEntry): entry is Lost {
  return entry.action === 'add' && isInDoubt(entry.outcome) && entry.repeat !== undefined;
}

/** An addition that a push has stored. */
function storedBy(journal: Journal, kind: string, sender: string): Repeatable | undefined {
  return journal
    .open(kind)
    .find(({ action, outcome, push }) => action === 'add' && outcome.kind === 'stored' && push === sender)
    ?.repeat;
}

/** What is refused with its whole call twice is not stored; what got no answer before is open still. */
function believed({ outcome: before }: Lost, outcome: Outcome): Outcome {
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
  return isOwn && outcome.kind === 'refused' && refusalWords(outcome, number) !== undefined;
}

const REPEATED_AT_ONCE = 100;

/** Sends entries once more and yields the answers, batch by batch. A batch that is too large (HTTP 413) goes in smaller ones. */
async function* repeated(work: Work, entries: readonly Lost[]): AsyncGenerator<[Lost, Outcome][]> {
  const groups = grouped(entries, ({ repeat: { method, query } }) => JSON.stringify([method, query]));
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
function refusalWords({ code, message }: Refusal, number: string): string | undefined {
  if (number === '') return undefined;
  const parts = message.split(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  return parts.length > 1 ? `${code} ${parts.join('#')}` : undefined;
}

function numberOf({ add }: Entity, { item }: Repeatable): string {
  return add?.numbered === undefined ? '' : (item[add.numbered] ?? '');
}

/** How the service refuses an addition that it has stored already. */
async function refusalOf(work: Work, stored: Repeatable, number: string): Promise<string | undefined> {
  const [outcome] = await callAgain(work, [stored]);
  return outcome?.kind === 'refused' ? refusalWords(outcome, number) : undefined;
}

async function callAgain(work: Work, calls: readonly Repeatable[]): Promise<Outcome[]> {
  const [first] = calls;
  if (!first) return [];
  try {
    await work.turn.hold();
    const items = calls.map(({ item }) => item);
    const answer = await work.service.call(first.method, { query: first.query, items, signal: work.signal });
    return outcomesOf(answer, items.length);
  } catch (error) {
    if (error instanceof SessionRenewed) return callAgain(work, calls);
    throw error;
  }
}
