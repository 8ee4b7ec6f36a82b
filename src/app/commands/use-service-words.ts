import { withPresentHeaders } from '../../core/sync/cell-marks';
import type { Layout } from '../../core/table/layout';
import { jobMessages } from '../job-messages';
import { describe } from '../table/describe';
import { rewriteMessages } from '../table/rewrite-messages';
import type { Command } from './command';

export const useServiceWords: Command<'use-service-words'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async ({ known, ports: { workbook }, store }, { on }) => {
    const layouts = () => known.kinds.all().map(({ kind }) => describe(known, kind).layout);
    const before = layouts();
    await known.looks.setServiceWords(on);
    store.set({ serviceWords: on });
    const after = layouts();
    const sheets = await workbook.openAll(after);
    const shown = after.filter(({ kind }) => sheets.has(kind));
    for (const layout of shown) {
      const headers = presentHeaders(before, layout);
      const rewrite = (message: string) => withPresentHeaders(message, headers);
      await rewriteMessages(workbook, known, layout.kind, rewrite, sheets.get(layout.kind));
    }
    await workbook.renameColumns(shown);
  },
};

/** The present header of each former one. */
function presentHeaders(before: readonly Layout[], { kind, columns }: Layout): ReadonlyMap<string, string> {
  const former = before.find((layout) => layout.kind === kind)?.columns ?? [];
  const headers = new Map(columns.map(({ id, header }) => [id, header]));
  return new Map(former.map(({ id, header }) => [header, headers.get(id) ?? header]));
}
