import { paneWords } from '../core/words/words';

const editing =
  'A cell is being edited. Press Enter or Esc to finish it, then try again: nothing you typed is lost.';
const noRoom =
  'Merged cells, or another table, are where the table needs room. Move them, then try again: nothing you typed is lost.';
const tooBusy = 'Excel has too much to do. Wait a minute, then try again: nothing you typed is lost.';
const noMemory =
  'This is more than Excel can do with its memory. Close other workbooks, then try again: nothing you typed is lost.';

/** By Excel's codes. Source: Office documentation, "Error handling with the application-specific JavaScript APIs". */
export const sentences: Readonly<Record<string, string>> = paneWords.words('excelSentences', {
  InvalidOperationInCellEditMode: editing,
  // The page "Delay execution while cell is being edited" names this code for it; it may have other reasons.
  InvalidOperation: `Excel can’t do this now. ${editing.replace('A cell is', 'Perhaps a cell is')}`,
  AccessDenied:
    'The sheet is protected, so Shiftsheet can’t write into it. Choose Review > Unprotect Sheet, then try again: nothing you typed is lost. If it is not protected, a virus scanner may keep Excel from it.',
  InvalidSelection:
    'Several separate parts of the sheet, a chart or a picture are selected, or another workbook is in front. Select rows of this workbook that stand together, then try again.',
  InactiveWorkbook:
    'Another workbook is in front. Come back to this one, then try again: nothing you typed is lost.',
  InsertDeleteConflict: noRoom,
  MergedRangeConflict: noRoom,
  FilteredRangeConflict:
    'A filter is in the way. Choose Data > Clear on this sheet, then try again: nothing you typed is lost.',
  NonBlankCellOffSheet:
    'The table needs more rows or columns, and cells at the end of the sheet would be pushed off it. Move them, then try again: nothing you typed is lost.',
  OperationCellsExceedLimit: noMemory,
  MemoryLimitReached: noMemory,
  ActivityLimitReached: tooBusy,
  RequestAborted: tooBusy,
  ApiNotFound:
    'This Excel is too old for Shiftsheet: it needs Excel 2021, Microsoft 365 or Excel on the web.',
});
