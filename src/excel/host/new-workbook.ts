/** Whether this Excel opens a workbook that an add-in has made: on Windows, on a Mac and on the web, not on an iPad. */
export function opensWorkbooks(): boolean {
  if (typeof Office === 'undefined') return false; // no Excel around the page
  const { platform, requirements } = Office.context;
  return requirements.isSetSupported('ExcelApi', '1.8') && !['iOS', 'Android'].includes(String(platform));
}

/**
 * Opens a new workbook with this content, unsaved, in a window or a tab of its own.
 * @param base64 a file in the form xlsx
 * @throws if Excel refuses it
 */
export function openWorkbookOf(base64: string): Promise<void> {
  return Excel.createWorkbook(base64);
}
