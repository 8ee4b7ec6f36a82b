import { NoCategory } from '../list-failures';
import type { JobContext } from '../job-context';
import { noteFirstPlace } from '../session/copies';
import { noteCompany } from '../session/note-company';
import { colourStatus } from '../table/colour-status';
import { offerNames } from '../table/offer-names';
import type { CommandContext } from './context';
import { closePreview } from './preview-screen';

/**
 * Downloads one kind's records into the workbook, or those of every kind. Closes an open preview, which is then outdated. If the
 * workbook's memory can't be trusted, every kind is downloaded and compared.
 */
export async function downloadTables(app: CommandContext, kind: string | undefined): Promise<void> {
  const { ports, store } = app;
  const work = await app.work();
  if (!work) return;
  const mustCompare = store.now.memoryDoubt !== undefined;
  await noteCompany(ports, work.company, mustCompare);
  await noteFirstPlace(ports);
  closePreview(app);
  store.close('result');
  store.set({ ask: undefined });
  const { download, downloadAll } = await import('../download/download');
  try {
    if (mustCompare) store.notify(await compareAnew(work, () => downloadAll(work)));
    else store.notify(await (kind === undefined ? downloadAll(work) : download(work, kind)));
  } catch (error) {
    if (!(error instanceof NoCategory)) throw error;
    store.notify({ tone: 'warning', title: error.message });
    store.set({ ask: { category: error.category, choices: await work.records.categories() } });
  }
  await offerNames(work, app.present());
  await colourStatus(work, app.present());
}

async function compareAnew<T>(work: JobContext, download: () => Promise<T>): Promise<T> {
  const { beginComparison, endComparison } = await import('../download/compare-anew');
  await beginComparison(work);
  const report = await download();
  await endComparison(work);
  return report;
}
