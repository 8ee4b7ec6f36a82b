import type { RefusableOrnament } from './ornaments';

/**
 * How hard this Excel is. Each switch is something that people with Excel, or Microsoft's pages, report of it, and that makes
 * work harder for an add-in than the reference pages say. docs/developer/stand-in-excel.md has a table of the switches with
 * their sources.
 */
export interface Hardness {
  /** What `Office.context.platform` says. */
  readonly platform: 'OfficeOnline' | 'PC' | 'Mac' | 'iOS';
  /** The newest ExcelApi that it has. The pinned library has no members above 1.15. */
  readonly excelApi: string;
  /** `Office.context.document.url` stays what it was when the pane opened, also after *Save As*. */
  readonly freezesLocation: boolean;
  /** `getFilePropertiesAsync` fails for a file that was never saved. */
  readonly hidesUnsavedLocation: boolean;
  /** Of an array that is written over filtered rows, each visible block gets the first values; hidden rows get nothing. */
  readonly shiftsFilteredWrites: boolean;
  /** Values, formulas and number formats of whole rows and columns can't be set. */
  readonly refusesUnboundedCells: boolean;
  /** A cell formatted as text takes an apostrophe before a text as its own. */
  readonly eatsApostrophes: boolean;
  /** An empty text that is written into a cell formatted as text leaves the cell filled: it is not blank. */
  readonly keepsEmptyTexts: boolean;
  /**
   * New rows of a table get the formula of each column whose cells all have one formula, also where a cell is left empty. `texts`: as
   * texts that nobody calculates.
   */
  readonly fillsCalculatedColumns: 'not' | 'formulas' | 'texts';
  /** No table may have the name of a defined name, and no name the name of a table. */
  readonly sharesNames: boolean;
  /** While another workbook is in front, acts on sheets, windows and the selection fail. */
  readonly failsInBackground: boolean;
  /** Saving through the API ends the list of what can be undone. */
  readonly saveEndsUndo: boolean;
  /** Each write of an add-in ends the list of what can be undone, and can't be undone itself. */
  readonly writesEndUndo: boolean;
  /** A member without undo, such as hiding a sheet on Windows, ends the list of what can be undone. */
  readonly membersEndUndo: boolean;
  /** Sheets and tables have other ids when the file is opened again. */
  readonly renewsIds: boolean;
  /** Freezing a sheet that is not in front raises its `onActivated`, and Excel names it as the active one. */
  readonly freezeActivates: boolean;
  /** A new chart is selected, and the selected range can't be asked for until a cell is selected. */
  readonly keepsChartSelected: boolean;
  /** Values that are written over merged cells, except for the first, are lost without an error. */
  readonly swallowsMergedWrites: boolean;
  /** `onActivated` of worksheets never comes. */
  readonly dropsActivated: boolean;
  /** Choosing a value from a dropdown raises no `onChanged`. */
  readonly picksInSilence: boolean;
  /** A variant of some builds and files: `onSelectionChanged` never comes. */
  readonly neverSelects: boolean;
  /** A variant of some builds and files: reading conditional formats fails. */
  readonly refusesRuleReads: boolean;
  /** A variant: the ornaments that this Excel does not support. It refuses the whole batch that has one of them. */
  readonly refusedOrnaments: readonly RefusableOrnament[];
  /** The longest formula of a rule. It refuses the whole batch that has a longer one. */
  readonly longestRule: number;
  /** A variant: values and formulas of more cells than this are null, without an error. */
  readonly mostCellsRead: number;
  /** How long each round trip takes. */
  readonly roundTripMs: number;
  /** The custom XML parts are gone when the file is opened again. */
  readonly losesParts: boolean;
  /** Each use of custom XML parts fails in a file that was never saved. */
  readonly refusesPartsUnsaved: boolean;
  /** Panes of other devices see custom XML parts only after the file was saved and opened again. */
  readonly hidesPartsOfOthers: boolean;
  /** The limits of requests and answers count the JSON text as the library sends it: as a string in another JSON text. */
  readonly countsEscapes: boolean;
  /** The id of a conditional format is its place among the formats of its sheet. It moves when another one comes or goes. */
  readonly numbersRules: boolean;
  /** A new conditional format comes after the others, and not before them. */
  readonly addsRulesLast: boolean;
  /** A rule that reads another cell is not drawn anew when that cell changes. */
  readonly keepsRuleLooks: boolean;
  /** A batch that fails answers none of its parts, also none of those that it has done. */
  readonly answersNothingOnError: boolean;
  /** A `zoom` that fits the sheet to pages, without a scale, does nothing. */
  readonly ignoresFitToWidth: boolean;
  /** A table with a totals row can't be resized, and cells can't be inserted over it. */
  readonly refusesResizeWithTotals: boolean;
  /** Changes of neighbouring cells come as one event, whoever made them. */
  readonly mergesEvents: boolean;
  /** How long after a change its event comes. */
  readonly eventsLateMs: number;
  /** Of so many events one never comes; 0: all come. */
  readonly dropsEventEach: number;
  /**
   * The language of Excel and of the region: what people type and what cells show, the words of error values, and the letters
   * of date patterns. All else of the API speaks American English.
   */
  readonly language: 'en-US' | 'de-DE' | 'fr-FR' | 'ru-RU';
  /** Names show and take their formulas in R1C1 notation. */
  readonly speaksR1C1: boolean;
}

/** Excel as the reference pages describe it. */
export const AS_DOCUMENTED: Hardness = {
  platform: 'OfficeOnline',
  excelApi: '1.15',
  freezesLocation: false,
  hidesUnsavedLocation: false,
  shiftsFilteredWrites: false,
  refusesUnboundedCells: false,
  eatsApostrophes: false,
  keepsEmptyTexts: false,
  fillsCalculatedColumns: 'not',
  sharesNames: false,
  failsInBackground: false,
  saveEndsUndo: false,
  writesEndUndo: false,
  membersEndUndo: false,
  renewsIds: false,
  freezeActivates: false,
  keepsChartSelected: false,
  swallowsMergedWrites: false,
  dropsActivated: false,
  picksInSilence: false,
  neverSelects: false,
  refusesRuleReads: false,
  refusedOrnaments: [],
  longestRule: 8_192,
  mostCellsRead: 5_000_000,
  roundTripMs: 0,
  losesParts: false,
  refusesPartsUnsaved: false,
  hidesPartsOfOthers: false,
  countsEscapes: false,
  numbersRules: false,
  addsRulesLast: false,
  keepsRuleLooks: false,
  answersNothingOnError: false,
  ignoresFitToWidth: false,
  refusesResizeWithTotals: false,
  mergesEvents: false,
  eventsLateMs: 0,
  dropsEventEach: 0,
  language: 'en-US',
  speaksR1C1: false,
};

/**
 * Today's Microsoft 365, with everything hard that a workbook may be without the user noticing a fault: the product's tests run
 * on it.
 */
export const M365: Hardness = {
  ...AS_DOCUMENTED,
  excelApi: '1.20',
  longestRule: 255,
  membersEndUndo: true,
  renewsIds: true,
  freezeActivates: true,
  keepsChartSelected: true,
  swallowsMergedWrites: true,
  picksInSilence: true,
  shiftsFilteredWrites: true,
  refusesUnboundedCells: true,
  eatsApostrophes: true,
  keepsEmptyTexts: true,
  fillsCalculatedColumns: 'formulas',
  sharesNames: true,
  numbersRules: true,
  addsRulesLast: true,
  keepsRuleLooks: true,
  answersNothingOnError: true,
  ignoresFitToWidth: true,
  refusesResizeWithTotals: true,
  countsEscapes: true,
  mergesEvents: true,
  eventsLateMs: 3,
  freezesLocation: true,
  hidesUnsavedLocation: true,
  failsInBackground: true,
  hidesPartsOfOthers: true,
};

/** The worst that is reported of each platform. Where nobody knows, a platform has what was reported of another. */
export const PROFILES = {
  m365: M365,
  web: { ...M365, platform: 'OfficeOnline', roundTripMs: 150, dropsEventEach: 5, dropsActivated: true },
  windows: { ...M365, platform: 'PC', language: 'de-DE', speaksR1C1: true, saveEndsUndo: true },
  mac: { ...M365, platform: 'Mac', losesParts: true, saveEndsUndo: true },
  ipad: { ...M365, platform: 'iOS', refusesPartsUnsaved: true },
  excel2021: { ...M365, platform: 'PC', excelApi: '1.14', saveEndsUndo: true, writesEndUndo: true },
} as const satisfies Record<string, Hardness>;

export type Profile = keyof typeof PROFILES;

/** Faults of some builds or files, each of which comes alone: the main job runs with each of them. */
export const VARIANTS = {
  'no event of the selection comes': { neverSelects: true },
  'conditional formats can’t be read': { refusesRuleReads: true },
  'values of many cells are null': { mostCellsRead: 300 },
  'some ornaments are refused': { refusedOrnaments: ['rules', 'dropdowns', 'notes', 'groups', 'charts'] },
} as const satisfies Record<string, Partial<Hardness>>;
