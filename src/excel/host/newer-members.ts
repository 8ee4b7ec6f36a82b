/**
 * What Shiftsheet uses of Excel that is newer than the ExcelApi of manifest.xml, each behind a test for its set. All other files of
 * this folder compile with typings that lack newer members (tools/members/older-typings.ts).
 */

/**
 * Whether this Excel can undo what add-ins write. An older one forgets all that could be undone at each write (requirement set
 * ExcelApi 1.20; OfficeDev/office-js, issue 4484).
 */
export function canUndoWrites(): boolean {
  return Office.context.requirements.isSetSupported('ExcelApi', '1.20');
}

/**
 * Whether this add-in caused the event itself: `triggerSource`, ExcelApi 1.14. False in older versions of Excel and for events
 * that do not say it, such as those of tables.
 */
export function isOwnEdit(event: object): boolean {
  if (!Office.context.requirements.isSetSupported('ExcelApi', '1.14')) return false;
  return (event as { readonly triggerSource?: string }).triggerSource === 'ThisLocalAddin';
}
