import { ifPossible } from '../failures';
import type { JobContext } from '../job-context';
import { describe } from './describe';

/**
 * Gives Status its colours in tables that an older release made. Colours are not necessary: a sheet that can't have them (it is
 * protected) is used as it is.
 */
export async function colourStatus(work: JobContext, kinds: readonly string[]): Promise<void> {
  const layouts = kinds.map((kind) => describe(work, kind).layout);
  await ifPossible(work.ports.workbook.colourStatus(layouts));
}
