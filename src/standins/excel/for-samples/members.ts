/**
 * Which members the part for samples adds to which types of Office objects. To add one: write it in a file of objects/,
 * charts/ or conditional/, and name it here.
 */
import { AddedMembers } from '../object-type';
import { axisTitleType, axisType } from '../objects/charts/axes';
import { chartObjectType } from '../objects/charts/charts';
import { seriesType } from '../objects/charts/series';
import { legendType, titleType } from '../objects/charts/title-and-legend';
import { conditionalFormatType } from '../objects/conditional-formats';
import { filterType } from '../objects/filters';
import { rangeType } from '../objects/range';
import { areasType } from '../objects/range-areas';
import { specialCellsOfAreas } from '../objects/special-cells';
import { tableType } from '../objects/table';
import { workbookType } from '../objects/workbook';
import { worksheetType } from '../objects/worksheet';
import { axisMembers } from './charts/axes';
import { axisTitleMembers, chartMembers, legendMembers, titleMembers } from './charts/formats';
import { seriesMembers } from './charts/series';
import { moreKindObjects } from './conditional/kinds';
import { getCellProperties, setCellProperties } from './objects/cell-properties';
import { copyFrom } from './objects/copy-from';
import { customPropertiesOf } from './objects/custom-properties';
import { findAllMethods } from './objects/find-all';
import { hyperlink } from './objects/hyperlinks';
import { edgeMethods } from './objects/range-edges';
import { searchingMethods } from './objects/range-search';
import { rangeSortOf } from './objects/range-sort';
import { visibleView } from './objects/range-view';
import { settings } from './objects/settings';
import { copySheet } from './objects/sheet-copies';
import { autoFilterOf, filterMembers, reapplyFilters } from './objects/table-filters';
import { rowsOf } from './objects/table-rows';

export const members = new AddedMembers()
  .to(workbookType, { objects: { Settings: () => settings() } })
  .to(worksheetType, {
    objects: { CustomProperties: ({ sheet }) => customPropertiesOf(sheet) },
    methods: { ...findAllMethods, Copy: ({ sheet }, args, call) => copySheet(sheet, args, call) },
  })
  .to(rangeType, {
    properties: { Hyperlink: hyperlink },
    objects: { Sort: (self) => rangeSortOf(self) },
    methods: {
      ...searchingMethods,
      ...edgeMethods,
      CopyFrom: copyFrom,
      SetCellProperties: setCellProperties,
      GetCellProperties: getCellProperties,
      GetVisibleView: (self, _args, call) => visibleView(self, call),
    },
  })
  .to(areasType, { methods: specialCellsOfAreas })
  .to(tableType, {
    objects: {
      Rows: (self) => rowsOf(self),
      AutoFilter: (self) => autoFilterOf(self),
    },
    methods: { ReapplyFilters: (self, _args, call) => reapplyFilters(self, call) },
  })
  .to(filterType, filterMembers)
  .to(conditionalFormatType, { objects: moreKindObjects })
  .to(chartObjectType, chartMembers)
  .to(titleType, titleMembers)
  .to(legendType, legendMembers)
  .to(axisType, axisMembers)
  .to(axisTitleType, axisTitleMembers)
  .to(seriesType, seriesMembers);
