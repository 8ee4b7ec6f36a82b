/** Sentences of the pane about backups. */
import type { BackupAge, RestoreTable } from '../app/view';
import { paneWords } from '../core/words/words';
import { counted, digits, countedRows } from './messages';

const shifts = (count: number): string => counted(count, 'shift', 'shifts');
const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const some = (count: number, what: string): string => (count === 0 ? '' : `${digits(count)} ${what}`);

function ago(days: number): string {
  if (days === 0) return 'less than a day ago';
  return days === 1 ? 'yesterday' : `${digits(days)} days ago`;
}

export const backupText = paneWords.words('backupText', {
  open: 'Keep shifts safe…',
  heading: 'Keep shifts safe',
  overline: 'Backups',
  /** In a workbook without tables. */
  lost: 'Is your workbook lost? Bring your shifts back from a backup, or take over shifts that are on the service.',
  openLost: 'Bring shifts back…',
  meaning:
    'The service can’t list shifts: only this workbook knows which ones are there. Keep a backup in another place than the workbook.',
  age: ({ records, since, days }: BackupAge) => {
    if (records === 0) return 'No shift was pushed from this workbook yet.';
    if (days === undefined) return `No backup yet: only this workbook knows ${shifts(records)}.`;
    const pushed = since === 0 ? 'nothing pushed since' : `${shifts(since)} pushed since`;
    return `Last backup: ${ago(days)}; ${pushed}.`;
  },
  backUp: 'Back up records',
  backUpMeaning:
    'Saves a file with the IDs, keys and values of your shifts, and with the rows that are not pushed yet. It has names of people, and no passwords and no session ID.',
  saved: (name: string, records: number, notPushed: number) =>
    `Saved as ${name}: ${shifts(records)} of the service${notPushed === 0 ? '' : `, ${countedRows(notPushed)} not pushed yet`}.`,
  saveAgain: 'Save once more',
  copyInstead:
    'This Excel can’t save files from the pane. Copy the backup, and paste it into an empty text file.',
  copy: 'Copy the backup',
  copied: 'Copied. Paste it into an empty text file, and save that file.',
  notCopied: 'The backup could not be copied. Open this workbook in another Excel, and back up there.',

  restore: 'Restore, or merge from another workbook',
  restoreMeaning:
    'Choose a backup of this workbook, of a lost one, or of another workbook of the same company. To merge two open workbooks, make a backup in one and choose it in the other. You see what would come before anything is written. Nothing is sent.',
  chooseBackup: 'Choose a backup…',
  made: (file: string, day: string, time: string) => `${file}, made ${day}, ${time}`,
  table: ({
    rows: all,
    here,
    newerHere,
    added,
    notPushed,
    unknown,
    updated,
    conflicts,
    kept,
    deleted,
  }: Omit<RestoreTable, 'left'>) =>
    listed([
      countedRows(all),
      some(here, 'here already'),
      `${digits(added)} to bring in`,
      some(notPushed, 'of these not pushed'),
      some(unknown, 'of these without a clear answer'),
      some(updated, 'to update'),
      some(conflicts, 'in conflict'),
      some(newerHere, 'newer here'),
      some(kept, 'with other values that stay'),
      some(deleted, 'deleted in the backup’s sheet'),
    ]),
  bringIn: (added: number, updated: number) =>
    added > 0
      ? `Bring in ${countedRows(added)}`
      : updated > 0
        ? 'Bring in what is newer'
        : 'Show what differs',
  allHere: 'This workbook has all of this backup already.',
  nothingNewer: 'Nothing of this backup would come into the sheet.',
  stays: (count: number) => `${counted(count, 'cell', 'cells')} of the backup will not be taken`,

  adopt: 'Take over shifts from a list',
  adoptMeaning:
    'For shifts that are on the service and that no workbook knows. Paste a list, or choose a CSV file: the first line has headers, one of them is “Time block ID” or “External ID”. The service can’t be asked whether the shifts are there, so the rows say that you said so. An edit is sent as an update. If there is no such shift, the service ignores it.',
  sheet: 'Sheet',
  list: 'List',
  chooseList: 'Choose a CSV file…',
  read: 'Read the list',
  taken: (count: number, sheet: string) =>
    count === 0 ? 'No shift can be taken over.' : `${shifts(count)} can be taken over into ${sheet}.`,
  ignored: (headers: string) => `These columns are not taken over: ${headers}.`,
  left: (count: number) => `${counted(count, 'line is', 'lines are')} left out`,
  line: (line: number, reason: string) => `Line ${digits(line)}: ${reason}`,
  takeOver: (count: number) => `Take over ${shifts(count)}`,
  unreadable: 'This file could not be read.',
  back: 'Back',
});
