import { NoCategory } from '../failures';
import type { JobContext } from '../job-context';
import { readSettings, writeSettings } from '../memory/settings';
import { noteFirstPlace } from '../session/copies';
import { freshId } from '../table/fresh-id';
import { offerNames } from '../table/offer-names';
import type { CommandContext } from './context';
import { closePreview } from './preview-screen';

/** Downloads one kind's records into the workbook, or those of every kind. Closes an open preview, which is then outdated. */
export async function downloadTables(app: CommandContext, kind: string | undefined): Promise<void> {
  const { ports, store } = app;
  const work = await app.work();
  if (!work) return;
  await noteCompany(work);
  await noteFirstPlace(ports);
  closePreview(app);
  store.close('result');
  store.set({ ask: undefined });
  const { download, downloadAll } = await import('../download/download');
  try {
    store.notify(await (kind === undefined ? downloadAll(work) : download(work, kind)));
  } catch (error) {
    if (!(error instanceof NoCategory)) throw error;
    store.notify({ tone: 'warning', title: error.message });
    store.set({ ask: { category: error.category, choices: await work.records.categories() } });
  }
  await offerNames(work, app.present());
}

/** From now on, the workbook belongs to the connected company. */
async function noteCompany({ ports, company }: JobContext): Promise<void> {
  const { memory } = ports.workbook;
  const settings = await readSettings(memory);
  const workbookId = settings?.workbookId ?? freshId(ports.random);
  await writeSettings(memory, { ...settings, workbookId, service: company.service, sp: company.sp });
}
