import { isUnconfirmedOutcome } from '../core/push/outcome';
import type { LogEntry } from '../core/sync/log-entry';
import type { WorkbookState } from './job-context';
import { knowsPlace, readSettings } from './memory/settings';
import { unsavedPushesIn } from './memory/unsaved';
import { amount } from './messages';
import { openingMessages } from './opening-messages';
import type { Ports } from './ports/ports';
import { unsavedRows } from './push/write-ahead';
import { askWhichWorkbook } from './session/moved-workbook';
import type { Store } from './store';

/** Shows, in a pane that has just opened, what the user should know of the workbook first. All of it is one notice. */
export async function notifyOnOpen(ports: Ports, store: Store, state: WorkbookState): Promise<void> {
  const sentences: string[] = [];
  await store.guard(async () => {
    await askWhereItIs(ports, store, state);
    sentences.push(...(await unsavedPushes(ports)));
  });
  sentences.push(...interrupted(state));
  await store.guard(async () => void sentences.push(...(await missingNotes(ports))));
  if (sentences.length > 0) store.notify({ tone: 'warning', title: sentences.join(' ') });
}

/**
 * Shows in a pane that has connected, together with the notice of the connection, what is still as it was when the pane opened:
 * the unanswered rows that wait, and the missing notes.
 */
export async function notifyAgain(ports: Ports, store: Store, state: WorkbookState): Promise<void> {
  for (const sentence of interrupted(state)) store.warn(sentence);
  // Connecting does not fail because Excel does not answer.
  for (const sentence of await missingNotes(ports).catch(() => [])) store.warn(sentence);
}

/** A sentence if a workbook that Shiftsheet has worked in has no hidden sheet of notes, and can't get one. */
async function missingNotes({ workbook: { memory } }: Ports): Promise<string[]> {
  const isMissing = (await memory.notes()).isProtected === true && (await readSettings(memory)) !== undefined;
  return isMissing ? [openingMessages.structureProtected] : [];
}

/**
 * How many rows of each kind were sent and got no answer, and what to do: the service is asked about rows in doubt, and the user about
 * those of which the service could not say it.
 */
function interrupted({ kinds, sync }: WorkbookState): string[] {
  const rowsOf = (isMeant: (stage: LogEntry['stage']) => boolean) =>
    kinds.all().flatMap(({ kind, one, many }) => {
      const open = sync
        .unanswered(kind)
        .filter(({ outcome, stage }) => isUnconfirmedOutcome(outcome) && isMeant(stage));
      return open.length === 0 ? [] : [amount(open.length, one, many)];
    });
  const inDoubt = rowsOf((stage) => stage === 'open');
  const asked = rowsOf((stage) => stage !== 'open');
  const { interrupted: words, findOut, decide } = openingMessages;
  return [
    ...(inDoubt.length === 0 ? [] : [`${words(inDoubt.join(', '))} ${findOut}`]),
    ...(asked.length === 0 ? [] : [`${words(asked.join(', '))} ${decide}`]),
  ];
}

/** Asks the user about the workbook if it is at a place that it does not know. */
async function askWhereItIs(ports: Ports, store: Store, state: WorkbookState): Promise<void> {
  const { workbook } = ports;
  const settings = await readSettings(workbook.memory);
  if (!settings || knowsPlace(settings, await workbook.location())) return;
  await askWhichWorkbook({ ports, store, state }, true);
}

/** A sentence about pushes that this device remembers and the workbook does not. */
async function unsavedPushes({ workbook, device }: Ports): Promise<string[]> {
  const unsaved = await unsavedPushesIn({ memory: workbook.memory, device });
  if (unsaved.length === 0) return [];
  return [`${openingMessages.closedUnsaved(unsavedRows(unsaved))} ${openingMessages.whatNext}`];
}
