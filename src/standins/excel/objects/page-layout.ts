/** Excel.PageLayout, its footers, and PageBreakCollection: they keep what they were told (told.ts). */
import type { Axis } from '../area';
import { areaArgument, choiceArgument, recordOf, textArgument } from '../arguments';
import type { PageSetup } from '../book/page-setup';
import { GRID_COLUMNS, GRID_ROWS, type Area } from '../grid';
import { HostProblem, invalidArgument } from '../problem';
import {
  HostObject,
  type Argument,
  type ObjectCall,
  type ObjectType,
  type Property,
} from '../wire/object-type';
import { AreasSelf } from '../wire/pane';
import { tell, toldProperties } from './told';

interface Self {
  readonly sheet: string;
}

const setupOf = ({ sheet }: Self, { book }: ObjectCall): PageSetup => book.pageSetup(sheet);

function change(self: Self, call: ObjectCall, part: Partial<PageSetup>): void {
  Object.assign(setupOf(self, call), part);
  call.book.isDirty = true;
}

/** A property of the layout itself. */
const told = (name: string) => toldProperties<Self>((self, call) => setupOf(self, call).told, name);

/** The most characters of the three parts of a footer together (Excel's page set-up). */
const MOST_CHARACTERS = 255;
const FOOTER = ['LeftFooter', 'CenterFooter', 'RightFooter'];

const footerPart = (name: string): Property<Self> => ({
  get: (self, call) => setupOf(self, call).footer[name] ?? '',
  set(self, value, call) {
    const { footer } = setupOf(self, call);
    const parts = FOOTER.map((footerName) =>
      footerName === name ? textArgument(value) : textArgument(footer[footerName] ?? ''),
    );
    if (parts.join('').length > MOST_CHARACTERS)
      throw invalidArgument(`Footers take ${MOST_CHARACTERS} characters.`);
    tell(footer, name, value, call);
  },
});

const footersType: ObjectType<Self> = {
  name: 'HeaderFooter',
  properties: Object.fromEntries(FOOTER.map((name) => [name, footerPart(name)])),
};

const headersFootersType: ObjectType<Self> = {
  name: 'HeaderFooterGroup',
  objects: { DefaultForAllPages: (self) => HostObject.of(footersType, self) },
};

/** The area of whole rows, or of whole columns. */
function wholeArea(argument: Argument | undefined, sheet: string, axis: Axis): Area {
  const area = areaArgument(argument, sheet);
  const isWhole = axis === 'rows' ? area.columns === GRID_COLUMNS : area.rows === GRID_ROWS;
  if (!isWhole) throw invalidArgument();
  return area;
}

const pageLayoutType: ObjectType<Self> = {
  name: 'PageLayout',
  properties: {
    ...told('Orientation'),
    ...told('PaperSize'),
    ...told('CenterHorizontally'),
    Zoom: {
      get: (self, call) => setupOf(self, call).told['Zoom'] ?? null,
      set(self, value, call) {
        const isIgnored = call.book.hardness.ignoresFitToWidth && !('scale' in recordOf(value));
        if (!isIgnored) tell(setupOf(self, call).told, 'Zoom', value, call);
      },
    },
  },
  objects: { HeadersFooters: (self) => HostObject.of(headersFootersType, self) },
  methods: {
    SetPrintMargins(self, [unit, given], call) {
      choiceArgument(unit, ['Points']);
      change(self, call, { margins: recordOf(given) });
    },
    SetPrintArea(self, [given], call) {
      const areas = given instanceof HostObject && given.self instanceof AreasSelf && given.self.areas;
      change(self, call, { printArea: areas || [areaArgument(given, self.sheet)] });
    },
    SetPrintTitleRows: (self, [given], call) =>
      change(self, call, { titleRows: wholeArea(given, self.sheet, 'rows') }),
    SetPrintTitleColumns: (self, [given], call) =>
      change(self, call, { titleColumns: wholeArea(given, self.sheet, 'columns') }),
  },
};

export const pageLayoutOf = (sheet: string): HostObject => HostObject.of(pageLayoutType, { sheet });

/** The most breaks of each kind on a sheet (Excel specifications and limits). */
const MOST_BREAKS = 1026;

/** Breaks above rows (horizontal ones), or left of columns. Breaks that a full page makes are not modelled. */
interface BreaksSelf extends Self {
  readonly axis: Axis;
}

const breaksOf = ({ sheet, axis }: BreaksSelf, { book }: ObjectCall): number[] =>
  book.pageSetup(sheet).breaks[axis];

/** Adds a break before the range's first cell. */
function addBreak(self: BreaksSelf, [range]: readonly Argument[], call: ObjectCall): HostObject {
  const { row, column } = areaArgument(range, self.sheet);
  const at = self.axis === 'rows' ? row : column;
  if (at === 0) throw invalidArgument('No page ends before the first row or column.');
  const breaks = breaksOf(self, call);
  if (breaks.length === MOST_BREAKS)
    throw new HostProblem('InvalidOperation', `A sheet holds ${MOST_BREAKS} breaks.`);
  breaks.push(at);
  call.book.isDirty = true;
  return HostObject.of({ name: 'PageBreak' }, self);
}

const pageBreaksType: ObjectType<BreaksSelf> = {
  name: 'PageBreakCollection',
  methods: {
    Add: addBreak,
    RemovePageBreaks: (self, _args, call) => void breaksOf(self, call).splice(0),
  },
};

export const pageBreaksOf = (sheet: string, axis: Axis): HostObject =>
  HostObject.of(pageBreaksType, { sheet, axis });
