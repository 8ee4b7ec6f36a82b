import type { Book } from './book';

/**
 * Members that Excel can't undo, by the wire names of types and members, as far as this stand-in has them: using one ends the
 * list of what the person can undo. Source: Office documentation, "Undo capabilities with the Excel JavaScript API" (2026).
 */
const EVERYWHERE = [
  'Workbook.Close',
  'Workbook.Save',
  'Worksheet.Copy',
  'Worksheet.Delete',
  'WorksheetProtection.Protect',
  'WorksheetProtection.Unprotect',
  'WorkbookProtection.Protect',
  'WorkbookProtection.Unprotect',
];
const ON_THE_WEB = new Set([...EVERYWHERE, 'NamedItem.Comment', 'Worksheet.StandardWidth']);
const ON_WINDOWS_AND_MAC = new Set([
  ...EVERYWHERE,
  'Worksheet.Name',
  'Worksheet.Position',
  'Worksheet.Visibility',
]);

/** Whether the use of a member ends the list of what can be undone. */
export function endsUndo(type: string, member: string, { hardness }: Book): boolean {
  if (!hardness.membersEndUndo) return false;
  const members = hardness.platform === 'OfficeOnline' ? ON_THE_WEB : ON_WINDOWS_AND_MAC;
  return members.has(`${type}.${member}`);
}
