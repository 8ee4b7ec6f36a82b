/**
 * Formats in which Excel keeps neither tables nor custom XML parts: texts, data of other programs, and workbooks of Excel 2003
 * and of OpenDocument. Excel opens such a file like any other.
 */
const WITHOUT_MEMORY = /\.(csv|txt|tsv|prn|dif|slk|xls|xlt|ods)$/i;

/** Whether the file at this place keeps the workbook's memory when it is saved. A file without a place may become one that does. */
export function keepsMemory(place: string): boolean {
  return !WITHOUT_MEMORY.test(place);
}
