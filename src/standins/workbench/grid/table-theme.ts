import { BorderStyleTypes } from '@univerjs/core';

const edge = { s: BorderStyleTypes.THIN, cl: { rgb: '#2f5597' } };

/** The look of tables: close to Excel's first choice (Table Style Medium 2), and dark enough for white headers to be readable. */
export const TABLE_THEME = {
  name: 'workbench',
  style: {
    headerRowStyle: { bg: { rgb: '#2f5597' }, cl: { rgb: '#ffffff' }, bl: 1 },
    firstRowStyle: { bg: { rgb: '#ffffff' } },
    secondRowStyle: { bg: { rgb: '#eaf0fa' } },
    lastRowStyle: { bd: { b: edge } },
  },
};
