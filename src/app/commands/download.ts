import { entityOf } from '../../core/entities/registry';
import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { downloadTables } from './download-tables';

export const download: Command<'download'> = {
  job: 'download',
  worksInDoubt: true,
  sentence: ({ kind }) =>
    kind === undefined ? jobMessages.downloadingAll : jobMessages.downloading(entityOf(kind).many),
  run: (app, { kind }) => downloadTables(app, kind),
};
