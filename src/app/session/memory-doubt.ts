import { ROW_COLUMN } from '../../core/table/layout';
import type { WorkbookState } from '../job-context';
import { readSettings, writeSettings, type Settings } from '../memory/settings';
import { isMemoryOutdated, readWitness } from '../memory/witness';
import type { Memory } from '../ports/memory';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import type { MemoryDoubt } from '../view';

/**
 * Whether the workbook's memory can be trusted; undefined if it can. Without its memory each row looks new, and with an older one
 * the rows that another device has stored since. No round trip, if the tables were read before or the workbook has settings.
 */
export async function memoryDoubt(
  { workbook }: Ports,
  state: WorkbookState,
): Promise<MemoryDoubt | undefined> {
  const { memory } = workbook;
  const settings = await readSettings(memory);
  if (await isMemoryOutdated(memory)) return settings ? 'older' : 'missing';
  if (settings) return settings.mustCompare === true ? 'not-compared' : undefined;
  return (await hasIdentifiedRows(workbook, state)) ? 'missing' : undefined;
}

/** Whether a table has rows with ids. Only Shiftsheet gives them, and it stores settings before that. */
async function hasIdentifiedRows(workbook: Ports['workbook'], state: WorkbookState): Promise<boolean> {
  const layouts = state.kinds.all().map(({ kind }) => describe(state, kind).layout);
  const sheets = await workbook.lastSheets(layouts).catch(() => undefined); // the counts show what can't be read
  return [...(sheets?.values() ?? [])].some(({ columns, rows }) => {
    const at = columns.indexOf(ROW_COLUMN);
    return at >= 0 && rows.some((row) => (row[at] ?? '') !== '');
  });
}

/**
 * Before a job that works without a trusted memory: from now on, the memory counts as not compared with the service. If it is
 * missing, the cells still say to which company the workbook belongs.
 */
export async function noteDoubt({ workbook: { memory } }: Ports): Promise<void> {
  const settings = (await readSettings(memory)) ?? (await settingsInCells(memory));
  // If the cells say nothing either, the download writes the first settings.
  if (settings) await writeSettings(memory, { ...settings, mustCompare: true });
}

async function settingsInCells(memory: Memory): Promise<Omit<Settings, 'format'> | undefined> {
  const witness = await readWitness(memory);
  if (!witness) return undefined;
  const { workbookId, service, sp, language } = witness;
  return { workbookId, service, sp, ...(language === undefined ? {} : { language }) };
}
