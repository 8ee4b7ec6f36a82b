/** Custom XML: texts that are kept in the file, outside cells and outside undo. */
export interface XmlPart {
  readonly id: string;
  xml: string;
  namespace: string;
}

/** The device on which the workbook was opened first. */
export const FIRST_DEVICE = 'first';
