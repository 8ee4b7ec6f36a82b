/** Excel.Workbook, and its small parts: Application, Functions, Runtime. */
import { choiceArgument, integerOf, textArgument } from '../arguments';
import type { Book } from '../book/book';
import { HostProblem } from '../problem';
import { rolledSerial } from '../values/serial';
import { HostObject, type ObjectType, type Model } from '../wire/object-type';
import { AreasSelf, RangeSelf } from '../wire/pane';
import { customXmlParts } from './custom-xml-parts';
import { namedItems } from './named-items';
import { workbookProtection } from './protection';
import { keptRange } from './range';
import { keptAreas } from './range-areas';
import { tableObject } from './table';
import { tablesIn } from './tables';
import { worksheets, worksheetOf } from './worksheet';

const applicationType: ObjectType<null> = {
  name: 'Application',
  properties: {
    CalculationMode: { get: (_self, { book }) => (book.waitingResults ? 'Manual' : 'Automatic') },
    CalculationState: { get: (_self, { book }) => (book.waitingResults?.length ? 'Pending' : 'Done') },
  },
  objects: { CultureInfo: () => HostObject.of(cultureType, null) },
  methods: {
    // Nothing is drawn here, and all values are read as calculated, so there is nothing to suspend.
    SuspendApiCalculationUntilNextSync: () => undefined,
    SuspendScreenUpdatingUntilNextSync: () => undefined,
    /** What is opened is kept as it came. */
    CreateWorkbook: (_self, [base64]) => HostObject.of(createdType, textArgument(base64)),
  },
};

const createdType: ObjectType<string> = {
  name: 'WorkbookCreated',
  methods: { Open: (base64, _args, { book }) => void book.opened.push(base64) },
};

/** The language in which people type and read; the API itself speaks American English. */
const cultureType: ObjectType<null> = {
  name: 'CultureInfo',
  properties: { Name: { get: (_self, { book }) => book.hardness.language } },
  objects: { DatetimeFormat: () => HostObject.of(datetimeFormatType, null) },
};

/**
 * Patterns with the letters of the region's language, which Excel gives instead of the .NET ones of the reference page: measured
 * in Russian by the public add-in excel-ai-addin (September 2026), reported in French (OfficeDev/office-js, issue 2520).
 */
const PATTERNS = {
  'en-US': { date: 'M/d/yyyy', time: 'h:mm:ss tt' },
  'de-DE': { date: 'TT.MM.JJJJ', time: 'hh:mm:ss' },
  'fr-FR': { date: 'jj/mm/aaaa', time: 'hh:mm:ss' },
  'ru-RU': { date: 'ДД.ММ.ГГГГ', time: 'ч:мм:сс' },
};

const datetimeFormatType: ObjectType<null> = {
  name: 'DatetimeFormatInfo',
  properties: {
    ShortDatePattern: { get: (_self, { book }) => PATTERNS[book.hardness.language].date },
    LongTimePattern: { get: (_self, { book }) => PATTERNS[book.hardness.language].time },
  },
};

const functionsType: ObjectType<null> = {
  name: 'Functions',
  methods: {
    Date: (_self, [year, month, day], { book }) => {
      const value = rolledSerial(integerOf(year), integerOf(month), integerOf(day), book.options);
      return HostObject.of(functionResultType, { value });
    },
  },
};

const functionResultType: ObjectType<{ readonly value: number }> = {
  name: 'FunctionResult',
  properties: { Value: { get: ({ value }) => value } },
};

/** While a chart is selected, no range is: measured by the public add-in excel-ai-addin, September 2026. */
function requireCells({ isChartSelected, chartSheetInFront }: Book): void {
  if (isChartSelected || chartSheetInFront) throw new HostProblem('InvalidSelection');
}

const workbookType: ObjectType<null> = {
  name: 'Workbook',
  properties: {
    AutoSave: { get: (_self, { book }) => book.options.autoSave },
    IsDirty: {
      get: (_self, { book }) => book.isDirty,
      set(_self, value, { book }) {
        book.isDirty = value === true;
      },
    },
    ReadOnly: { get: (_self, { book }) => book.isReadOnly },
  },
  objects: {
    Worksheets: () => worksheets(),
    Tables: (_self, { model }) => model.tables(undefined),
    Names: () => namedItems(undefined),
    Protection: () => workbookProtection(),
    CustomXmlParts: (_self, { book }) => customXmlParts(book),
    Application: () => HostObject.of(applicationType, null),
    Functions: () => HostObject.of(functionsType, null),
  },
  methods: {
    Save(_self, [behavior], { book, pane }) {
      choiceArgument(behavior, ['Save', 'Prompt'], 'Save');
      if (!book.options.canSave || book.isReadOnly)
        throw new HostProblem('GeneralException', 'The workbook cannot be saved.');
      book.saveFrom(pane.device);
      if (book.hardness.saveEndsUndo) book.grid.endHistory();
    },
    /** The library asks the workbook for it in Excel on the web, and the application elsewhere. */
    CreateAndOpenWorkbook: (_self, [base64], { book }) => void book.opened.push(textArgument(base64)),
    GetSelectedRange(_self, _args, { book, model }) {
      requireCells(book);
      const { sheet, area } = book.grid.selection();
      return model.range(sheet, area);
    },
    /** The client sends this some time after each run, in a batch of its own; an unknown reference is no mistake. */
    _RemoveReference: (_self, [reference], { pane }) => pane.release(textArgument(reference)),
  },
};

const workbook = (): HostObject => HostObject.of(workbookType, null);

export const model: Model = {
  workbook,
  worksheet: worksheetOf,
  tables: tablesIn,
  table: tableObject,
  range: (sheet, area) => keptRange(new RangeSelf(sheet, area)),
  areas: (sheet, areas) => keptAreas(new AreasSelf(sheet, areas)),
  kept: (kept) => (kept instanceof AreasSelf ? keptAreas(kept) : keptRange(kept)),
};
