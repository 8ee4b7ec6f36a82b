import { describe } from '../table/describe';
import type { Command } from './command';

/** Selects one row in its sheet. */
export const reveal: Command<'reveal'> = {
  run: async (app, { kind, ...place }) => {
    await app.load();
    await app.ports.workbook.reveal(describe(app.known, kind).layout, place);
  },
};
