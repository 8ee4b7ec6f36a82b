/** The rows and columns of a worksheet. Source: "Excel specifications and limits". */
export const SHEET_ROWS = 1_048_576;
export const SHEET_COLUMNS = 16_384;
