/**
 * Starts the spreadsheet engine (Univer 0.25) with the parts that the workbench shows: cells, tables, number formats. The
 * engine's own preset launcher is not used, because it imports packages with other licences.
 */
import {
  ICommandService,
  IUndoRedoService,
  IUniverInstanceService,
  LifecycleService,
  LifecycleStages,
  LocaleType,
  LogLevel,
  mergeLocales,
  ThemeService,
  Univer,
  UniverInstanceType,
  type Injector,
  type Workbook,
  BorderStyleTypes,
} from '@univerjs/core';
import { ILayoutService, UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import coreWords from '@univerjs/preset-sheets-core/locales/en-US';
import { UniverSheetsFilterPreset } from '@univerjs/preset-sheets-filter';
import filterWords from '@univerjs/preset-sheets-filter/locales/en-US';
import { UniverSheetsSortPreset } from '@univerjs/preset-sheets-sort';
import sortWords from '@univerjs/preset-sheets-sort/locales/en-US';
import {
  UniverSheetsTablePlugin,
  UniverSheetsTablePreset,
  UniverSheetsTableUIPlugin,
} from '@univerjs/preset-sheets-table';
import tableWords from '@univerjs/preset-sheets-table/locales/en-US';
import { defaultTheme } from '@univerjs/themes';
import { HIDDEN_MENUS } from './not-modelled';

const edge = { s: BorderStyleTypes.THIN, cl: { rgb: '#2f5597' } };

/** The look of tables: close to Excel's first choice (Table Style Medium 2), and dark enough for white headers to be readable. */
const TABLE_THEME = {
  name: 'workbench',
  style: {
    headerRowStyle: { bg: { rgb: '#2f5597' }, cl: { rgb: '#ffffff' }, bl: 1 },
    firstRowStyle: { bg: { rgb: '#ffffff' } },
    secondRowStyle: { bg: { rgb: '#eaf0fa' } },
    lastRowStyle: { bd: { b: edge } },
  },
};

/** Rows and columns of a new sheet. Both grow when something is written beyond them. */
const FIRST_ROWS = 1000;
const FIRST_COLUMNS = 26;

/** Excel's standard cell: 64 by 20 pixels. */
const CELL = { defaultColumnWidth: 64, defaultRowHeight: 20 };

/** What the engine needs for a new, empty sheet. */
export function blankSheet(id: string, name: string) {
  return { id, name, rowCount: FIRST_ROWS, columnCount: FIRST_COLUMNS, ...CELL };
}

/** The running engine. Its services are reached through `injector`. */
export interface Engine {
  readonly injector: Injector;
  readonly commands: ICommandService;
  readonly undoStack: IUndoRedoService;
  /** Opens an empty workbook with one sheet, `Sheet1`, in place of the shown one. */
  openWorkbook(): Workbook;
  setDark(dark: boolean): void;
  /** Gives the spreadsheet the keyboard focus. */
  focus(): void;
  /** Resolves when the spreadsheet is drawn for the first time. */
  rendered(): Promise<void>;
}

/** @param container id of the element that the spreadsheet fills. */
export function startEngine(container: string): Engine {
  const univer = new Univer({
    theme: defaultTheme,
    logLevel: LogLevel.ERROR,
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: mergeLocales(coreWords, tableWords, filterWords, sortWords) },
  });
  const presets = [
    UniverSheetsCorePreset({
      container,
      ribbonType: 'simple',
      menu: HIDDEN_MENUS,
      // Text columns contain numbers on purpose, so no warning mark is shown in each of their cells.
      disableTextFormatMark: true,
      disableTextFormatAlert: true,
    }),
    UniverSheetsFilterPreset(),
    UniverSheetsSortPreset(),
    UniverSheetsTablePreset(),
  ];
  type Entry = (typeof presets)[number]['plugins'][number];
  const plugins = new Map<string, Entry>();
  // Presets repeat the plugins that they are built on. The settings of the last one are used.
  for (const entry of presets.flatMap((preset) => preset.plugins)) {
    plugins.set((Array.isArray(entry) ? entry[0] : entry).pluginName, entry);
  }
  // No name tag above a table: Excel has none, and it would push down the first row.
  plugins.set(UniverSheetsTableUIPlugin.pluginName, [UniverSheetsTableUIPlugin, { hideAnchor: true }]);
  plugins.set(UniverSheetsTablePlugin.pluginName, [UniverSheetsTablePlugin, { userThemes: [TABLE_THEME] }]);
  for (const entry of plugins.values()) {
    if (Array.isArray(entry)) univer.registerPlugin(...entry);
    else univer.registerPlugin(entry);
  }
  const injector = univer.__getInjector();
  let shown: string | undefined;
  let opened = 0;
  return {
    injector,
    commands: injector.get(ICommandService),
    undoStack: injector.get(IUndoRedoService),
    openWorkbook() {
      const units = injector.get(IUniverInstanceService);
      if (shown !== undefined) units.disposeUnit(shown);
      opened += 1;
      const id = `workbook-${String(opened)}`;
      const sheet = blankSheet('sheet-1', 'Sheet1');
      const workbook = univer.createUnit<object, Workbook>(UniverInstanceType.UNIVER_SHEET, {
        id,
        name: 'Book1',
        appVersion: '',
        locale: LocaleType.EN_US,
        styles: {},
        sheetOrder: [sheet.id],
        sheets: { [sheet.id]: sheet },
      });
      units.focusUnit(id);
      shown = id;
      return workbook;
    },
    rendered: () => injector.get(LifecycleService).onStage(LifecycleStages.Rendered),
    focus: () => {
      injector.get(ILayoutService).focus();
    },
    setDark: (dark) => {
      injector.get(ThemeService).setDarkMode(dark);
    },
  };
}
