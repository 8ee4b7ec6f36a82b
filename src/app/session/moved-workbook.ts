import type { WorkbookState } from '../job-context';
import { knowsPlace, readSettings, writeSettings, type Settings } from '../memory/settings';
import type { Ports } from '../ports';
import type { Store } from '../store';
import { freshId, renewIds } from '../table/identity';
import type { CopyAnswer, WorkbookQuestion } from '../view/index';
import { questionMessages } from './question-messages';

interface Deps {
  readonly ports: Ports;
  readonly store: Store;
  readonly state: WorkbookState;
}

/**
 * Asks the user about a workbook at a place that it does not know. A workbook that has no place yet takes this one without a
 * question, except if it was just opened (`isOpening`) with rows that a copy of it would send too.
 */
export async function askWhichWorkbook(
  { ports: { workbook }, store, state }: Deps,
  isOpening = false,
): Promise<WorkbookQuestion | undefined> {
  const settings = await readSettings(workbook.memory);
  const now = await workbook.location();
  let copy: WorkbookQuestion | undefined;
  if (settings && !knowsPlace(settings, now)) {
    const was = settings.places?.at(-1) ?? '';
    const unsent = store.now.tables.reduce((sum, { counts }) => sum + counts.added, 0);
    const mayBeSentTwice = isOpening ? unsent + state.sync.openCount > 0 : store.now.copy !== undefined;
    if (was !== '' || mayBeSentTwice) copy = { was, now, unsent };
    else if (!isOpening) await notePlaces(workbook, settings, [now]);
  }
  store.set({ copy });
  return copy;
}

/** Writes the first place of a new workbook into its settings. */
export async function noteFirstPlace({ workbook }: Ports): Promise<void> {
  const settings = await readSettings(workbook.memory);
  const now = await workbook.location();
  if (settings && !knowsPlace(settings, now)) await notePlaces(workbook, settings, [now]);
}

/**
 * Carries out the user's answer. A copy becomes a workbook of its own: rows that its original sent without an answer are not
 * sent from the copy without a question, and the original's last push can't be undone from it. If a workbook was moved, a
 * workbook found at the old place is asked about again: it may be a copy.
 */
export async function applyCopyAnswer({ ports, store, state }: Deps, answer: CopyAnswer): Promise<void> {
  const { workbook, random } = ports;
  const settings = await readSettings(workbook.memory);
  if (!settings || !store.now.copy) return;
  const { now } = store.now.copy;
  if (answer === 'copy') {
    await state.sync.commit({ type: 'workbook-copied' });
    await renewIds(ports, state);
  }
  await notePlaces(
    workbook,
    answer === 'copy' ? { ...settings, workbookId: freshId(random) } : settings,
    answer === 'also' ? [...(settings.places ?? []), now] : [now],
  );
  store.set({ copy: undefined });
  store.notify({ tone: 'success', title: questionMessages.copyAnswered[answer] });
}

async function notePlaces(
  { memory }: Ports['workbook'],
  settings: Settings,
  places: readonly string[],
): Promise<void> {
  await writeSettings(memory, { ...settings, places: [...places] });
}
