import { BorderStyleTypes } from '@univerjs/core';

const edge = { s: BorderStyleTypes.THIN, cl: { rgb: '#2f5597' } };

/** How tables look: near Excel's own first choice (Table Style Medium 2), dark enough for white headers to read well. */
export const TABLE_THEME = {
  name: 'workbench',
  style: {
    headerRowStyle: { bg: { rgb: '#2f5597' }, cl: { rgb: '#ffffff' }, bl: 1 },
    firstRowStyle: { bg: { rgb: '#ffffff' } },
    secondRowStyle: { bg: { rgb: '#eaf0fa' } },
    lastRowStyle: { bd: { b: edge } },
  },
};
