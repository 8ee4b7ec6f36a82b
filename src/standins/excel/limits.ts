/** Limits that an add-in can meet, with Excel's values (Resource limits and performance optimization; Excel performance). */

export interface Limits {
  /** Bytes of a request body; Excel on the web: 5 MB. */
  readonly requestBytes: number;
  /** Bytes of a response body; Excel on the web: 5 MB. What the batch wrote stays written when its answer is too large. */
  readonly responseBytes: number;
  /** Cells of one range that can be read at once. */
  readonly cellsRead: number;
  /**
   * Bytes of one custom XML part. Nothing is documented for Excel. Word on the web refuses larger parts
   * (OfficeDev/office-js#2408).
   */
  readonly partBytes: number;
}

export const EXCEL_LIMITS: Limits = {
  requestBytes: 5 * 1024 * 1024,
  responseBytes: 5 * 1024 * 1024,
  cellsRead: 5_000_000,
  partBytes: 1024 * 1024,
};

/** True if the text is longer than the limit in UTF-8; `countsEscapes`: as a string inside another JSON text. */
export function exceeds(text: string, limit: number, countsEscapes = false): boolean {
  const mostBytes = text.length * 3;
  if (mostBytes <= limit) return false;
  return new TextEncoder().encode(countsEscapes ? JSON.stringify(text) : text).byteLength > limit;
}

/** Longest list of choices typed into a validation rule (file format; enforced by every writer). */
export const MAX_VALIDATION_LIST = 255;
/** Longest title and text of a validation message (MS-OI29500, 2.1.613; prompts take 255). */
export const MAX_VALIDATION_TITLE = 32;
export const MAX_VALIDATION_TEXT = 255;
