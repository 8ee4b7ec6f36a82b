/**
 * What the spreadsheet engine can do and the stand-in does not model: merged cells, moving a part of a row aside, moving whole
 * rows, copying and protecting sheets. Excel's results are not imitated, so these acts are neither offered nor carried out.
 */
export const NOT_MODELLED: ReadonlySet<string> = new Set([
  'sheet.command.add-worksheet-merge',
  'sheet.command.add-worksheet-merge-all',
  'sheet.command.add-worksheet-merge-vertical',
  'sheet.command.add-worksheet-merge-horizontal',
  'sheet.command.remove-worksheet-merge',
  'sheet.command.insert-range-move-down',
  'sheet.command.insert-range-move-right',
  'sheet.command.delete-range-move-left',
  'sheet.command.delete-range-move-up',
  'sheet.command.move-rows',
  'sheet.command.move-cols',
  'sheet.command.copy-sheet',
  'sheet.command.add-range-protection',
  'sheet.command.add-worksheet-protection',
]);

/** Menu entries that have ids of their own. */
const ENTRIES = [
  'sheet.menu.cell-insert',
  'sheet.menu.delete',
  'sheet.contextMenu.permission',
  'sheet.command.insert-range-move-down-confirm',
  'sheet.command.insert-range-move-right-confirm',
  'sheet.command.delete-range-move-left-confirm',
  'sheet.command.delete-range-move-up-confirm',
  'sheet.command.add-range-protection-from-toolbar',
  'sheet.command.change-sheet-protection-from-sheet-bar',
  'sheet.command.view-sheet-permission-from-sheet-bar',
];

export const HIDDEN_MENUS = Object.fromEntries(
  [...NOT_MODELLED, ...ENTRIES].map((id) => [id, { hidden: true }]),
);
