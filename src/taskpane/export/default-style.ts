import type { Feature } from 'write-excel-file/universal';

/**
 * The style on which every cell style of a workbook is based. write-excel-file leaves it out; without it, Excel's list of
 * styles is empty.
 */
const BASES = '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
const NAMES = '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/** Adds the workbook's default cell style, "Normal", at the place that ECMA-376 part 1, 18.8.39 gives. */
export const defaultStyle: Feature<Blob> = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml) =>
          xml.replace('<cellXfs', `${BASES}<cellXfs`).replace('</cellXfs>', `</cellXfs>${NAMES}`),
      },
    },
  },
};
