import { knowsPlace, readSettings } from './memory/settings';
import { lostPushes } from './memory/unsaved';
import { amount, messages } from './messages';
import type { Ports } from './ports';
import type { Store } from './store';
import type { Known } from './work';

/** Tells, in a pane that has just opened, what the user should know of the workbook before anything else; all in one notice. */
export async function tellWhatIsOpen(ports: Ports, store: Store, known: Known): Promise<void> {
  const told: string[] = [];
  await store.guard(async () => {
    await askWhereItIs(ports, store, known);
    told.push(...(await unsavedPushes(ports)));
  });
  const open = unconfirmed(known);
  if (open.length > 0) told.push(messages.interrupted(open.join(', ')));
  if (told.length > 0) store.tell({ tone: 'warning', title: [...told, messages.whatNext].join(' ') });
}

/** How many rows of each kind were sent and got no answer. */
function unconfirmed({ kinds, sync }: Known): string[] {
  return kinds.all().flatMap(({ kind, one, many }) => {
    const count = sync.open(kind).length;
    return count === 0 ? [] : [amount(count, one, many)];
  });
}

/** The question where the workbook is at a place that it does not know. */
async function askWhereItIs(ports: Ports, store: Store, known: Known): Promise<void> {
  const { memory, whereabouts } = ports.workbook;
  const settings = await readSettings(memory);
  if (!settings || knowsPlace(settings, whereabouts)) return;
  const { askCopy } = await import('./session/copies');
  await askCopy({ ports, store, known }, true);
}

/** A sentence about pushes that this device remembers, and the workbook does not. */
async function unsavedPushes({ workbook, device }: Ports): Promise<string[]> {
  const lost = await lostPushes({ memory: workbook.memory, device });
  if (lost.length === 0) return [];
  const { lostRows } = await import('./push/foresee');
  return [messages.closedUnsaved(lostRows(lost))];
}
