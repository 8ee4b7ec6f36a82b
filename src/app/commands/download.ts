import { entityOf } from '../../core/entities/registry';
import { NoCategory } from '../failures';
import { readSettings, writeSettings } from '../memory/settings';
import { messages } from '../messages';
import { noteFirstPlace } from '../session/copies';
import { freshId } from '../table/fresh-id';
import { offerNames } from '../table/offer-names';
import type { JobContext } from '../job-context';
import type { Commands } from './command';
import type { CommandContext } from './context';

export const download: Commands<'download' | 'refresh-selected' | 'pick-category'> = {
  download: {
    job: 'download',
    sentence: ({ kind }) =>
      kind === undefined ? messages.downloadingAll : messages.downloading(entityOf(kind).many),
    run: (app, { kind }) => downloadTables(app, kind),
  },
  'refresh-selected': {
    job: 'download',
    sentence: messages.merging,
    run: async (app, { kind }) => {
      const work = await app.work();
      if (!work) return;
      const { refreshSelected } = await import('../download/download');
      app.store.notify(await refreshSelected(work, kind));
    },
  },
  /** The user knows which category holds, say, the areas; asked once and kept in the workbook. */
  'pick-category': {
    job: 'download',
    sentence: messages.pickingCategory,
    run: async (app, { category, catNo }) => {
      await app.known.kinds.pick(category, catNo);
      app.store.set({ ask: undefined });
      await downloadTables(app, undefined);
    },
  },
};

/** Brings one kind's records into the workbook, or those of every kind; what lay open to be sent is outdated then. */
export async function downloadTables(app: CommandContext, kind: string | undefined): Promise<void> {
  const { ports, preview, store } = app;
  const work = await app.work();
  if (!work) return;
  await noteCompany(work);
  await noteFirstPlace(ports);
  preview.close();
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

/** The workbook is the connected company's from now on. */
async function noteCompany({ ports, company }: JobContext): Promise<void> {
  const { memory } = ports.workbook;
  const settings = await readSettings(memory);
  const workbookId = settings?.workbookId ?? freshId(ports.random);
  await writeSettings(memory, { ...settings, workbookId, service: company.service, sp: company.sp });
}
