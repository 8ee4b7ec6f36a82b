/** Sentences of the use cases. */
import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';

export function number(count: number): string {
  return countText(count);
}

/** `1 user`, `48 users` */
export function amount(count: number, one: string, many: string): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** Joins sentences in their order. A sentence without a full stop gets one. */
export function joinedSentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

export const appMessages = paneWords.words('appMessages', {
  newerWorkbook:
    'A newer version of Shiftsheet has worked in this workbook. This older version changes nothing in it. Choose “Reload Shiftsheet” in the menu at the top of the pane to get the newer version.',
  busy: 'Another task is still running. Wait until it has finished, or cancel it.',
  lockedByAnother:
    'Shiftsheet is working in this workbook in another window or on another computer. Wait until it has finished, then try again. Nothing was read or sent here.',
  /** Why work waits for Excel. */
  waiting: {
    typing: 'Finish typing in the cell: press Enter or Esc, or click another cell. Then Shiftsheet goes on.',
    behind:
      'Another workbook seems to be in front, or several sheets are selected ([Group] in the title). Come back to this one and click the tab of one sheet. Then Shiftsheet goes on.',
    saving: 'Excel is saving, and may be asking something in a window. Look at Excel, and answer it.',
    silent:
      'Excel does not answer. Wait a little, and on the web keep this tab in front. If nothing happens, save the workbook and open it again; on the web, reload the page.',
  },
  cancelled: 'Stopped, as you asked. Nothing was sent.',
  readOnly:
    'This workbook is open read-only: save it under a new name, or close it where it is open for writing. Then open it again.',
  notCounted:
    'Shiftsheet does not know which of these rows are new until it has compared them with the service.',
  memoryUnreadable:
    'The data that Shiftsheet keeps in this workbook can’t be read, so Shiftsheet does not know which rows are new. Nothing was changed or sent. Open the last saved version of the workbook, or download into a new one.',
  notLoaded:
    'A part of Shiftsheet could not be loaded. Nothing was sent. Check the network, then try again. If the problem stays, choose “Reload Shiftsheet” in the menu at the top of the pane.',
  unexpected: (detail: string) =>
    `Something unexpected went wrong (${detail}). Nothing you typed is lost; try again.`,
});
