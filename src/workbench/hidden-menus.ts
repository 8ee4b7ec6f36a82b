/**
 * Menu entries of the spreadsheet engine that the stand-in does not model (merged cells, moving part of a row aside, copying
 * sheets): Excel's answers to them are not imitated, so they are not offered.
 */
const NOT_MODELLED = [
  'sheet.command.add-worksheet-merge',
  'sheet.command.add-worksheet-merge-all',
  'sheet.command.add-worksheet-merge-vertical',
  'sheet.command.add-worksheet-merge-horizontal',
  'sheet.command.remove-worksheet-merge',
  'sheet.command.insert-range-move-down-confirm',
  'sheet.command.insert-range-move-right-confirm',
  'sheet.command.delete-range-move-left-confirm',
  'sheet.command.delete-range-move-up-confirm',
  'sheet.command.copy-sheet',
] as const;

export const HIDDEN_MENUS = Object.fromEntries(NOT_MODELLED.map((id) => [id, { hidden: true }]));
