/** Limits that an add-in can meet, with Excel's values (Resource limits and performance optimization; Excel performance). */

export interface Limits {
  /** Bytes of a request body; Excel on the web: 5 MB. */
  readonly requestBytes: number;
  /** Bytes of a response body; Excel on the web: 5 MB. What the batch wrote stays written when its answer is too large. */
  readonly responseBytes: number;
  /** Cells of one range that can be read at once. */
  readonly cellsRead: number;
}

export const EXCEL_LIMITS: Limits = {
  requestBytes: 5 * 1024 * 1024,
  responseBytes: 5 * 1024 * 1024,
  cellsRead: 5_000_000,
};

/** Longest list of choices typed into a validation rule (file format; enforced by every writer). */
export const MAX_VALIDATION_LIST = 255;
/** Longest title and text of a validation message (MS-OI29500, 2.1.613; prompts take 255). */
export const MAX_VALIDATION_TITLE = 32;
export const MAX_VALIDATION_TEXT = 255;
