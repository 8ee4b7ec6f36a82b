import type { Journal } from '../memory/journal';
import { LAST_PUSH } from '../memory/remembered';
import { readSettings, writeSettings, type Settings } from '../memory/settings';
import { freshId } from '../table/identity';
import type { Ports } from '../ports';

/** What a workbook at a new place is: the one that was elsewhere, or a second one. */
export type CopyMeaning = 'moved' | 'copy';

type Where = Pick<Ports, 'workbook'>;

/** The last known place, where the workbook is at one that it does not know; undefined where there is nothing to ask. */
export async function lastPlace({ workbook }: Where): Promise<string | undefined> {
  const { whereabouts: place, memory } = workbook;
  const settings = await readSettings(memory);
  if (!settings || place === '' || knows(settings, place)) return undefined;
  return settings.places?.at(-1);
}

/** Notes the first place of a workbook: before, it was never saved, and has no copy. */
export async function keepFirstPlace({ workbook }: Where): Promise<void> {
  const { whereabouts: place, memory } = workbook;
  const settings = await readSettings(memory);
  if (settings && place !== '' && !knows(settings, place)) await keepPlace(workbook, settings);
}

/**
 * Takes the user's word. A copy becomes a workbook of its own: what its original sent without an answer is not sent from
 * here unasked, and the original's last push is not undone from here.
 */
export async function settleCopy(ports: Ports, journal: Journal, meant: CopyMeaning): Promise<void> {
  const { workbook, random } = ports;
  const settings = await readSettings(workbook.memory);
  if (!settings) return;
  if (meant === 'copy') {
    await journal.doubt();
    await workbook.memory.remove(LAST_PUSH);
  }
  await keepPlace(
    workbook,
    meant === 'copy' ? { ...settings, workbookId: freshId(random), places: [] } : settings,
  );
}

async function keepPlace({ memory, whereabouts }: Ports['workbook'], settings: Settings): Promise<void> {
  await writeSettings(memory, { ...settings, places: [...(settings.places ?? []), whereabouts] });
}

/** One file system tells capitals apart and another does not; two files that differ by them alone are rare. */
function knows({ places = [] }: Settings, place: string): boolean {
  return places.some((known) => known.toLowerCase() === place.toLowerCase());
}
