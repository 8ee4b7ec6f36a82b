/** Downloads: everything, one kind, the sample company, and sheets that are made. */
import { entityOf, templateKind } from '../../core/entities/registry';
import { adoptList } from '../backup/adopt';
import { backupMessages } from '../backup/backup-messages';
import { beginComparison, endComparison } from '../download/compare-anew';
import { download as downloadKind, downloadAll } from '../download/download';
import type { JobContext } from '../job-context';
import { jobMessages } from '../job-messages';
import { NoCategory } from '../list-failures';
import { noteFirstPlace } from '../session/moved-workbook';
import { noteCompany } from '../session/note-company';
import { describe } from '../table/columns';
import { offerNames } from '../table/offer-names';
import { colourStatus } from '../table/status';
import type { SomeCommands } from './command';
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
  try {
    if (mustCompare) store.notify(await compareAnew(work, () => downloadAll(work)));
    else store.notify(await (kind === undefined ? downloadAll(work) : downloadKind(work, kind)));
  } catch (error) {
    if (!(error instanceof NoCategory)) throw error;
    store.notify({ tone: 'warning', title: error.message });
    store.set({ ask: { category: error.category, choices: await work.records.categories() } });
  }
  await offerNames(work, app.present());
  await colourStatus(work, app.present());
}

async function compareAnew<T>(work: JobContext, download: () => Promise<T>): Promise<T> {
  await beginComparison(work);
  const report = await download();
  await endComparison(work);
  return report;
}

/** The kind whose list the sample data has. */
const SHIFTS = 'time-blocks';

/** A template's number has four to nine digits. */
const TEMPLATE_NUMBER = /^[1-9]\d{3,8}$/;

export const downloadCommands = {
  download: {
    job: 'download',
    worksInDoubt: true,
    sentence: ({ kind }) =>
      kind === undefined ? jobMessages.downloadingAll : jobMessages.downloading(entityOf(kind).many),
    run: (app, { kind }) => downloadTables(app, kind),
  },
  /**
   * Downloads everything of the sample company, and takes over its shifts as anybody can take over a list. Sends nothing.
   */
  'bring-sample': {
    job: 'download',
    sentence: () => jobMessages.downloadingAll,
    run: async (app) => {
      const { ports, state, store, sampleList } = app;
      await downloadTables(app, undefined);
      const { notice } = store.now;
      const work = await app.work();
      if (notice?.tone !== 'success' || !work) return;
      // The list has names of every kind that a shift refers to.
      await work.records.list(SHIFTS);
      const taken = await adoptList(ports, state, SHIFTS, sampleList);
      const { layout, entity } = describe(state, SHIFTS);
      await ports.workbook.show(layout);
      store.notify({ ...notice, detail: backupMessages.adopted(taken, entity.sheet) });
    },
  },
  /**
   * The user chooses which category contains a kind of record, for example the areas. The answer is kept in the workbook, so it
   * is asked once.
   */
  'pick-category': {
    job: 'download',
    worksInDoubt: true,
    sentence: () => jobMessages.pickingCategory,
    run: async (app, { category, catNo }) => {
      await app.state.kinds.pick(category, catNo);
      app.store.set({ ask: undefined });
      await downloadTables(app, undefined);
    },
  },
  /** Makes a sheet for a schedule template. The service has no operation that lists templates, so the user types the number. */
  'make-template': {
    job: 'download',
    sentence: () => jobMessages.makingTemplate,
    run: async (app, { number }) => {
      const trimmed = number.trim();
      if (!TEMPLATE_NUMBER.test(trimmed))
        return app.store.notify({ tone: 'error', title: jobMessages.badTemplate });
      if (!(await app.work())) return;
      await app.state.kinds.addTemplate(trimmed);
      await downloadTables(app, templateKind(trimmed));
    },
  },
} satisfies SomeCommands;
