import { knowsPlace, readSettings } from './memory/settings';
import { lostPushes } from './memory/unsaved';
import { amount, messages } from './messages';
import type { Ports } from './ports';
import type { Store } from './store';
import type { Known } from './work';

/** Tells, in a pane that has just opened, what the user should know of the workbook before anything else. */
export async function tellWhatIsOpen(ports: Ports, store: Store, known: Known): Promise<void> {
  await store.guard(async () => {
    await askWhereItIs(ports, store, known);
    await tellUnsaved(ports, store);
  });
  for (const { kind, one, many } of known.kinds.all()) {
    const open = known.journal.open(kind).length;
    if (open > 0) store.tell({ tone: 'warning', title: messages.interrupted(amount(open, one, many)) });
  }
}

/** The question where the workbook is at a place that it does not know. */
async function askWhereItIs(ports: Ports, store: Store, known: Known): Promise<void> {
  const { memory, whereabouts } = ports.workbook;
  const settings = await readSettings(memory);
  if (!settings || knowsPlace(settings, whereabouts)) return;
  const { askCopy } = await import('./session/copies');
  await askCopy({ ports, store, known }, true);
}

/** Pushes that this device remembers, and the workbook does not. */
async function tellUnsaved({ workbook, device }: Ports, store: Store): Promise<void> {
  const lost = await lostPushes({ memory: workbook.memory, device });
  if (lost.length === 0) return;
  const { lostRows } = await import('./push/foresee');
  store.tell({ tone: 'warning', title: messages.closedUnsaved(lostRows(lost)) });
}
