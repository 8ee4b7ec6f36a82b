import { keyWords, type Entity } from '../../core/entities/entity';
import { paneWords } from '../../core/words/words';
import { amount } from '../messages';

/** Sentences about downloads. */
export const downloadMessages = paneWords.words('downloadMessages', {
  downloaded: (records: string) => `${records} downloaded`,
  appended: (records: string) => `${records} added to the sheet`,
  goneThere: (records: string) => `${records} no longer on the service`,
  columnsAdded: (headers: readonly string[]) =>
    headers.length === 1
      ? `The column ${headers.join()} was added at the end of the table.`
      : `The columns ${headers.join(', ')} were added at the end of the table.`,
  madeSheet: (sheet: string) => `The sheet ${sheet} is ready: type or paste into it, then push.`,
  oldSheet: (records: string) =>
    `The deleted sheet’s ${records} are not in it. Choose in the pane what happens to them.`,
  formerSheet: (name: string, sheet: string) =>
    `The sheet ${name} is still there, but without its table. Shiftsheet does not follow or send what was edited there. Copy what you still need into the sheet ${sheet}.`,
  namesOnly: (many: string) =>
    `The names of people, departments and accounts are up to date. The service can’t list ${many}, so no row was added or removed.`,
  refreshed: (records: string) => `${records} read again; your edits were kept`,
  refreshedSelected: (records: string) => `${records} refreshed; your edits were kept`,
  noneSelected: (sheet: string) =>
    `No row of ${sheet} that is on the service is selected. Select the rows in the sheet, then try again.`,
  inConflict: (records: string) =>
    `${records} changed on both sides. Choose “Keep mine” or “Take theirs” on Home`,
  laying: (records: string) => `Writing ${records} into the sheet`,
  reading: (at: number, count: number, sheet: string) => `Reading ${at} of ${count}: ${sheet}`,
  writing: (at: number, count: number, sheet: string) => `Writing ${at} of ${count}: ${sheet}`,
  downloadedAll: (sheets: string) => `Everything is here: ${sheets}`,
  leftOut: (entity: Entity, { keyless, repeated }: { keyless: number; repeated: number }) => [
    ...(keyless > 0
      ? [
          `${amount(keyless, entity.one, entity.many)} without ${keyWords(entity)} ${keyless === 1 ? 'was' : 'were'} left out. Please inform the people who run the service.`,
        ]
      : []),
    ...(repeated > 0
      ? [
          `${amount(repeated, entity.one, entity.many)} ${repeated === 1 ? 'is' : 'are'} listed more than once. The last one is used.`,
        ]
      : []),
  ],
  emptyDownload: (many: string) =>
    `The service lists no ${many} yet. Type new rows into the sheet and push them, or check the SP.`,
  emptyList: (many: string) =>
    `The service lists no ${many} at all. The sheet was left as it is. Check that SP is your company’s number.`,
});
