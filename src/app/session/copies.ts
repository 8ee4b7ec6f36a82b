import { knowsPlace, readSettings, writeSettings, type Settings } from '../memory/settings';
import { freshId } from '../table/fresh-id';
import { renewIds } from '../table/identity';
import type { Ports } from '../ports';
import type { Store } from '../store';
import type { CopyMeaning, CopyQuestion } from '../view';
import type { WorkbookState } from '../job-context';
import { questionMessages } from './question-messages';

interface Deps {
  readonly ports: Ports;
  readonly store: Store;
  readonly known: WorkbookState;
}

/**
 * Shows the question where the workbook was never known to be here. One that was never anywhere takes its first place
 * unasked, unless it was opened (`isOpening`) with rows that a copy of it would send as well.
 */
export async function askCopy(
  { ports: { workbook }, store, known }: Deps,
  isOpening = false,
): Promise<CopyQuestion | undefined> {
  const settings = await readSettings(workbook.memory);
  const now = workbook.fileLocation;
  let copy: CopyQuestion | undefined;
  if (settings && !knowsPlace(settings, now)) {
    const was = settings.places?.at(-1) ?? '';
    const unsent = store.now.tables.reduce((sum, { counts }) => sum + counts.added, 0);
    const mayBeSentTwice = isOpening ? unsent + known.sync.openCount > 0 : store.now.copy !== undefined;
    if (was !== '' || mayBeSentTwice) copy = { was, now, unsent };
    else if (!isOpening) await notePlaces(workbook, settings, [now]);
  }
  store.set({ copy });
  return copy;
}

/** Notes the first place of a workbook that has just become one of ours. */
export async function noteFirstPlace({ workbook }: Ports): Promise<void> {
  const settings = await readSettings(workbook.memory);
  if (settings && !knowsPlace(settings, workbook.fileLocation))
    await notePlaces(workbook, settings, [workbook.fileLocation]);
}

/**
 * Takes the user's word. A copy becomes a workbook of its own: what its original sent without an answer is not sent from
 * here unasked, and the original's last push is not undone from here. Where a workbook was before it moved, the next one
 * found is asked about: it may be a copy.
 */
export async function settleCopy({ ports, store, known }: Deps, meant: CopyMeaning): Promise<void> {
  const { workbook, random } = ports;
  const settings = await readSettings(workbook.memory);
  if (!settings || !store.now.copy) return;
  if (meant === 'copy') {
    await known.sync.commit({ type: 'workbook-copied' });
    await renewIds(ports, known);
  }
  await notePlaces(
    workbook,
    meant === 'copy' ? { ...settings, workbookId: freshId(random) } : settings,
    meant === 'also' ? [...(settings.places ?? []), workbook.fileLocation] : [workbook.fileLocation],
  );
  store.set({ copy: undefined });
  store.notify({ tone: 'success', title: questionMessages.copySettled[meant] });
}

async function notePlaces(
  { memory }: Ports['workbook'],
  settings: Settings,
  places: readonly string[],
): Promise<void> {
  await writeSettings(memory, { ...settings, places: [...places] });
}
