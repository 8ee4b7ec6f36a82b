import { isAddedByNumberAlone } from '../../core/changes/row-id';
import { entityOf } from '../../core/entities/registry';
import { leftToUser } from '../../core/sync/log-entry';
import type { WorkbookState } from '../job-context';
import { forgetCalendarFiles } from '../memory/calendar-files';
import { knowsPlace, readSettings, writeSettings, type Settings } from '../memory/settings';
import { leaveToldToOriginal } from '../memory/told';
import type { Ports } from '../ports/ports';
import { entriesOfRows } from '../push/suspected-rows';
import type { Store } from '../store';
import { describe } from '../table/columns';
import { freshId } from '../table/fresh-id';
import { identifyRows, renewIds } from '../table/identity';
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
    const { tables } = store.now;
    const countNew = (tablesToCount: typeof tables) =>
      tablesToCount.reduce((sum, { counts }) => sum + counts.added, 0);
    const unsent = countNew(tables);
    const unsentShifts = countNew(tables.filter(({ kind }) => isAddedByNumberAlone(entityOf(kind))));
    const mayBeSentTwice = isOpening ? unsent + state.sync.unansweredCount > 0 : store.now.copy !== undefined;
    if (was !== '' || mayBeSentTwice) copy = { was, now, unsent, unsentShifts };
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
  const isCopy = answer === 'copy' || answer === 'copy-theirs';
  if (isCopy) {
    await state.sync.commit({ type: 'workbook-copied' });
    await leaveToldToOriginal(workbook.memory);
    await forgetCalendarFiles(workbook.memory);
    if (answer === 'copy-theirs') await leaveToOtherFile(ports, state);
    await renewIds(ports, state);
  }
  await notePlaces(
    workbook,
    isCopy ? { ...settings, workbookId: freshId(random) } : settings,
    answer === 'also' ? [...(settings.places ?? []), now] : [now],
  );
  store.set({ copy: undefined });
  store.notify({ tone: 'success', title: questionMessages.copyAnswered[answer] });
}

/**
 * Leaves the new shifts to the workbook from which this one was copied: they are kept with their ids and numbers, wait for the user,
 * and are not sent.
 */
async function leaveToOtherFile(ports: Ports, state: WorkbookState): Promise<void> {
  for (const { kind } of state.kinds.all()) {
    if (!isAddedByNumberAlone(entityOf(kind))) continue;
    if (!(await ports.workbook.has(describe(state, kind).layout))) continue;
    const { read } = await identifyRows(ports, state, kind);
    const logged = new Set(state.sync.log(kind).map(({ row }) => row));
    const rows = read.tracking.rows.filter(({ change, id }) => change === 'new' && !logged.has(id));
    const entries = entriesOfRows(read, rows).map((entry) =>
      leftToUser({ ...entry, outcome: { kind: 'unknown', reason: 'other-file' } }),
    );
    if (entries.length > 0) await state.sync.commit({ type: 'rows-suspected', kind, entries });
  }
}

async function notePlaces(
  { memory }: Ports['workbook'],
  settings: Settings,
  places: readonly string[],
): Promise<void> {
  await writeSettings(memory, { ...settings, places: [...places] });
}
