import { templateKind } from '../../core/entities/registry';
import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { downloadTables } from './download-tables';

/** A template's number has four to nine digits. */
const TEMPLATE_NUMBER = /^[1-9]\d{3,8}$/;

/** Makes a sheet for a schedule template. The service has no operation that lists templates, so the user types the number. */
export const makeTemplate: Command<'make-template'> = {
  job: 'download',
  sentence: () => jobMessages.makingTemplate,
  run: async (app, { number }) => {
    const trimmed = number.trim();
    if (!TEMPLATE_NUMBER.test(trimmed))
      return app.store.notify({ tone: 'error', title: jobMessages.badTemplate });
    if (!(await app.work())) return;
    await app.known.kinds.addTemplate(trimmed);
    await downloadTables(app, templateKind(trimmed));
  },
};
