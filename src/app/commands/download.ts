import { entityOf } from '../../core/entities/registry';
import { messages } from '../messages';
import type { Command } from './command';
import { downloadTables } from './download-tables';

export const download: Command<'download'> = {
  job: 'download',
  sentence: ({ kind }) =>
    kind === undefined ? messages.downloadingAll : messages.downloading(entityOf(kind).many),
  run: (app, { kind }) => downloadTables(app, kind),
};
