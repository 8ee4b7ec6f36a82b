import type { Feature } from 'write-excel-file/universal';

/** The style that every cell of a workbook goes back to, which write-excel-file leaves out: without it Excel's style list is empty. */
const BASES = '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
const NAMES = '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/** Names the workbook's default cell style, "Normal", in the place that ECMA-376 part 1, 18.8.39 gives it. */
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
