import { describe } from '../table/describe';
import type { Command } from './command';

/** Brings a table's sheet to the front. */
export const showTable: Command<'show-table'> = {
  run: async ({ load, ports, known, store }, { kind }) => {
    await load();
    await ports.workbook.show(describe(known, kind).layout);
    store.set({ active: ports.workbook.active });
  },
};
