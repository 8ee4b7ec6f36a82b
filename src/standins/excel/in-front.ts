import { HostProblem, type ErrorCode } from './problem';
import type { Book } from './book';

/**
 * What fails while another workbook is in front, by the wire names of types and members. Source: Office documentation,
 * "Troubleshooting Excel add-ins", part "API limitations when the active workbook switches".
 */
const NEEDS_FRONT: Readonly<Record<string, ErrorCode>> = {
  'Chart.Activate': 'GeneralException',
  'Range.Select': 'GeneralException',
  'Table.ClearFilters': 'GeneralException',
  'Workbook.GetActiveCell': 'InvalidSelection',
  'Workbook.GetSelectedRange': 'InvalidSelection',
  'Workbook.GetSelectedRanges': 'InvalidSelection',
  'Worksheet.Activate': 'GeneralException',
  'Worksheet.Delete': 'InvalidSelection',
  'Worksheet.Gridlines': 'GeneralException',
  'Worksheet.Headings': 'GeneralException',
  'WorksheetCollection.Add': 'GeneralException',
  'WorksheetFreezePanes.FreezeAt': 'GeneralException',
  'WorksheetFreezePanes.FreezeColumns': 'GeneralException',
  'WorksheetFreezePanes.FreezeRows': 'GeneralException',
  'WorksheetFreezePanes.GetLocationOrNullObject': 'GeneralException',
  'WorksheetFreezePanes.Unfreeze': 'GeneralException',
};

/** Throws if a member can't be used now because another workbook is in front. */
export function requireFront(type: string, member: string, { isInFront, hardness }: Book): void {
  if (isInFront || !hardness.failsInBackground) return;
  const code = NEEDS_FRONT[`${type}.${member}`];
  if (code !== undefined) throw new HostProblem(code);
}
