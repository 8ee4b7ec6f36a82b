import type { SheetPurpose } from '../core/table/layout';

/** The colours of the tabs of new sheets. A colour that the user chooses later stays. */
export const TAB_COLOURS: Readonly<Record<SheetPurpose, string>> = {
  shifts: '#2E7D32',
  records: '#1F5A8A',
  report: '#D98B3A',
  log: '#7F7F7F',
};
