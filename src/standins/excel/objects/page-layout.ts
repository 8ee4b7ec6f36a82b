/** Excel.PageLayout, its headers and footers, and PageBreakCollection: how a sheet is printed. */
import { splitSheet } from '../address';
import type { Axis } from '../area';
import { booleanOf, choiceOf, recordOf, textOf, areaArgument } from '../arguments';
import {
  HEADER_PARTS,
  MARGINS,
  PAPER_SIZES,
  type HeaderPart,
  type PageBreak,
  type PageSetup,
  type PageZoom,
} from '../book/page-setup';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../grid';
import { sameName } from '../names';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import type { Json } from '../protocol';
import { HostObject, type Argument, type Call, type ObjectType, type Property } from '../wire/object-type';
import { AreasSelf } from '../wire/pane';

interface Self {
  readonly sheet: string;
}

/** How many points each unit has. */
const UNITS = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;
/** The percentages at which Excel prints. */
const SCALE = { least: 10, most: 400 };
/** The most pages, in width or height, to which Excel fits a sheet. */
const MOST_PAGES = 32_767;

const setupOf = ({ sheet }: Self, { book }: Call): PageSetup => book.pageSetup(sheet);

function change(self: Self, call: Call, part: Partial<PageSetup>): void {
  Object.assign(setupOf(self, call), part);
  call.book.isDirty = true;
}

/** A property that is one of the set-up's own members. */
const member = <Name extends 'orientation' | 'paperSize'>(
  name: Name,
  choices: readonly PageSetup[Name][],
): Property<Self> => ({
  get: (self, call) => setupOf(self, call)[name],
  set: (self, value, call) => change(self, call, { [name]: choiceOf(value, choices) }),
});

function lengthOf(value: Argument | undefined): number {
  if (typeof value !== 'number' || !(value >= 0)) throw invalidArgument();
  return value;
}

/** A whole number from 1 on; undefined for what was left out. */
function countOf(value: Json | undefined, least: number, most: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw invalidArgument();
  return value;
}

function zoomOf(value: Argument): PageZoom {
  const { scale, horizontalFitToPages, verticalFitToPages, ...others } = recordOf(value);
  if (Object.keys(others).length > 0) throw invalidArgument();
  if (horizontalFitToPages === 0 || verticalFitToPages === 0) throw notModelled('fitting to 0 pages');
  const percent = countOf(scale, SCALE.least, SCALE.most);
  const wide = countOf(horizontalFitToPages, 1, MOST_PAGES);
  const tall = countOf(verticalFitToPages, 1, MOST_PAGES);
  const isFitted = wide !== undefined || tall !== undefined;
  if (percent !== undefined && isFitted) throw notModelled('a scale together with fitting to pages');
  if (percent === undefined && !isFitted) throw invalidArgument();
  return {
    ...(percent !== undefined && { scale: percent }),
    ...(wide !== undefined && { pagesWide: wide }),
    ...(tall !== undefined && { pagesTall: tall }),
  };
}

const zoom: Property<Self> = {
  get(self, call) {
    const { scale = null, pagesWide = null, pagesTall = null } = setupOf(self, call).zoom;
    return { horizontalFitToPages: pagesWide, scale, verticalFitToPages: pagesTall };
  },
  set(self, value, call) {
    const given = zoomOf(value);
    const isIgnored = call.book.hardness.ignoresFitToWidth && given.scale === undefined;
    if (!isIgnored) change(self, call, { zoom: given });
  },
};

function setMargins(self: Self, [unit, given]: readonly Argument[], call: Call): void {
  const points = UNITS[choiceOf(unit, ['Points', 'Inches', 'Centimeters'])];
  for (const [name, value] of Object.entries(recordOf(given))) {
    const margin = choiceOf(name, MARGINS);
    if (value !== null) setupOf(self, call).margins[margin] = lengthOf(value) * points;
  }
  call.book.isDirty = true;
}

/** One area of an address. If the address names a sheet, it must be this one. */
function addressed(text: string, sheet: string, { book }: Call): Area {
  const { sheet: named, rest } = splitSheet(text.trim());
  if (named !== undefined && !sameName(named, book.sheetInfo(sheet).name)) throw invalidArgument();
  return areaArgument(rest, sheet);
}

/** The areas on this sheet of a range, of several, or of addresses with commas between them. */
function areasArgument(argument: Argument | undefined, sheet: string, call: Call): Area[] {
  if (typeof argument === 'string')
    return argument.split(',').map((address) => addressed(address, sheet, call));
  const self = argument instanceof HostObject ? argument.self : undefined;
  if (!(self instanceof AreasSelf)) return [areaArgument(argument, sheet)];
  if (self.sheet !== sheet || self.areas.length === 0) throw invalidArgument();
  return self.areas;
}

function titleArgument(argument: Argument | undefined, { sheet }: Self, call: Call): Area {
  return typeof argument === 'string' ? addressed(argument, sheet, call) : areaArgument(argument, sheet);
}

/** The most characters of the three parts of a header, or of a footer, together (Excel's page set-up). */
const MOST_CHARACTERS = 255;

const part = (name: HeaderPart): Property<Self> => ({
  get: (self, call) => setupOf(self, call).headers.DefaultForAllPages[name],
  set(self, value, call) {
    const texts = setupOf(self, call).headers.DefaultForAllPages;
    const end = name.endsWith('Header') ? 'Header' : 'Footer';
    const others = HEADER_PARTS.filter((each) => each.endsWith(end) && each !== name);
    const text = textOf(value);
    const length = others.reduce((sum, each) => sum + texts[each].length, text.length);
    if (length > MOST_CHARACTERS)
      throw invalidArgument(`Headers and footers take ${MOST_CHARACTERS} characters.`);
    texts[name] = text;
    call.book.isDirty = true;
  },
});

const headerFooterType: ObjectType<Self> = {
  name: 'HeaderFooter',
  properties: Object.fromEntries(HEADER_PARTS.map((name) => [name, part(name)])),
};

const headersFootersType: ObjectType<Self> = {
  name: 'HeaderFooterGroup',
  objects: { DefaultForAllPages: (self) => HostObject.of(headerFooterType, self) },
};

const pageLayoutType: ObjectType<Self> = {
  name: 'PageLayout',
  properties: {
    Orientation: member('orientation', ['Portrait', 'Landscape']),
    PaperSize: member('paperSize', PAPER_SIZES),
    Zoom: zoom,
    CenterHorizontally: {
      get: (self, call) => setupOf(self, call).flags.CenterHorizontally,
      set: (self, value, call) => change(self, call, { flags: { CenterHorizontally: booleanOf(value) } }),
    },
  },
  objects: { HeadersFooters: (self) => HostObject.of(headersFootersType, self) },
  methods: {
    SetPrintMargins: setMargins,
    SetPrintArea(self, [given], call) {
      if (given === '') throw notModelled('a print area without cells');
      change(self, call, { printArea: areasArgument(given, self.sheet, call) });
    },
    SetPrintTitleRows(self, [given], call) {
      const area = titleArgument(given, self, call);
      if (area.columns !== SHEET_COLUMNS) throw invalidArgument();
      change(self, call, { titleRows: area });
    },
    SetPrintTitleColumns(self, [given], call) {
      const area = titleArgument(given, self, call);
      if (area.rows !== SHEET_ROWS) throw invalidArgument();
      change(self, call, { titleColumns: area });
    },
  },
};

export const pageLayoutOf = (sheet: string): HostObject => HostObject.of(pageLayoutType, { sheet });

/** The most breaks of each kind on a sheet (Excel specifications and limits). */
const MOST_BREAKS = 1026;

/** Breaks above rows (horizontal ones), or left of columns. Breaks that a full page makes are not modelled. */
interface BreaksSelf extends Self {
  readonly axis: Axis;
}

function setBreaks({ sheet, axis }: BreaksSelf, breaks: PageBreak[], { book }: Call): void {
  book.pageSetup(sheet).breaks[axis] = breaks;
  book.isDirty = true;
}

/** Adds a break before the range's first cell, unless there is one. */
function addBreak(self: BreaksSelf, [range]: readonly Argument[], call: Call): HostObject {
  const area = areaArgument(range, self.sheet);
  const key = self.axis === 'rows' ? 'row' : 'column';
  if (area[key] === 0) throw invalidArgument('No page ends before the first row or column.');
  const breaks = call.book.pageSetup(self.sheet).breaks[self.axis];
  if (!breaks.some(({ cell }) => cell[key] === area[key])) {
    if (breaks.length === MOST_BREAKS)
      throw new HostProblem('InvalidOperation', `A sheet holds ${MOST_BREAKS} breaks.`);
    const cell = { row: 0, column: 0, rows: 1, columns: 1, [key]: area[key] };
    const sorted = [...breaks, { cell }].sort((one, other) => one.cell[key] - other.cell[key]);
    setBreaks(self, sorted, call);
  }
  return HostObject.of(pageBreakType, self);
}

/** Nothing is read of a break. */
const pageBreakType: ObjectType<BreaksSelf> = { name: 'PageBreak' };

const pageBreaksType: ObjectType<BreaksSelf> = {
  name: 'PageBreakCollection',
  methods: {
    Add: addBreak,
    RemovePageBreaks: (self, _args, call) => setBreaks(self, [], call),
  },
};

export const pageBreaksOf = (sheet: string, axis: Axis): HostObject =>
  HostObject.of(pageBreaksType, { sheet, axis });
