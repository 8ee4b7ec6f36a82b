/** Excel.PageBreakCollection and PageBreak: breaks that were set. Breaks that a full page makes are not modelled. */
import type { Axis } from '../area';
import { integerOf, areaArgument } from '../arguments';
import { HostObject, type Argument, type Call, type ObjectType } from '../wire/object-type';
import type { PageBreak } from '../book/page-setup';
import { HostProblem, invalidArgument } from '../problem';

/** Breaks above rows (horizontal ones), or left of columns. */
interface Self {
  readonly sheet: string;
  readonly axis: Axis;
}

interface BreakSelf extends Self {
  readonly id: string;
}

/** The most breaks of each kind on a sheet (Excel specifications and limits). */
const MOST_BREAKS = 1026;

const breaksOf = ({ sheet, axis }: Self, { book }: Call): PageBreak[] => book.pageSetup(sheet).breaks[axis];

function setBreaks({ sheet, axis }: Self, breaks: PageBreak[], { book }: Call): void {
  book.pageSetup(sheet).breaks[axis] = breaks;
  book.isDirty = true;
}

const placeOf = ({ cell }: PageBreak, axis: Axis): number => (axis === 'rows' ? cell.row : cell.column);

const breakObject = (self: Self, { id }: PageBreak): HostObject =>
  HostObject.of(pageBreakType, { sheet: self.sheet, axis: self.axis, id });

/** Adds a break before the range's first cell. If there is one already, returns that. */
function add(self: Self, [range]: readonly Argument[], call: Call): HostObject {
  const { row, column } = areaArgument(range, self.sheet);
  const isAcross = self.axis === 'rows';
  const cell = { row: isAcross ? row : 0, column: isAcross ? 0 : column, rows: 1, columns: 1 };
  const added = { id: call.book.newId(), cell };
  const place = placeOf(added, self.axis);
  if (place === 0) throw invalidArgument('No page ends before the first row or column.');
  const breaks = breaksOf(self, call);
  const known = breaks.find((each) => placeOf(each, self.axis) === place);
  if (known) return breakObject(self, known);
  if (breaks.length === MOST_BREAKS)
    throw new HostProblem('InvalidOperation', `A sheet holds ${MOST_BREAKS} breaks.`);
  const sorted = [...breaks, added].sort((one, other) => placeOf(one, self.axis) - placeOf(other, self.axis));
  setBreaks(self, sorted, call);
  return breakObject(self, added);
}

const collectionType: ObjectType<Self> = {
  name: 'PageBreakCollection',
  items: (self, call) => breaksOf(self, call).map((each) => breakObject(self, each)),
  /** By number, or by the id of the break. */
  item(self, key, call) {
    const breaks = breaksOf(self, call);
    const found = typeof key === 'string' ? breaks.find(({ id }) => id === key) : breaks[integerOf(key)];
    if (!found) throw new HostProblem('ItemNotFound');
    return breakObject(self, found);
  },
  methods: {
    Add: add,
    RemovePageBreaks: (self, _args, call) => setBreaks(self, [], call),
  },
};

function found(self: BreakSelf, call: Call): PageBreak {
  const known = breaksOf(self, call).find(({ id }) => id === self.id);
  if (!known) throw new HostProblem('ItemNotFound');
  return known;
}

const pageBreakType: ObjectType<BreakSelf> = {
  name: 'PageBreak',
  exists: (self, call) => void found(self, call),
  identity: ({ id }) => ({ _Id: id }),
  properties: {
    _Id: { get: ({ id }) => id },
  },
};

export const pageBreaksOf = (sheet: string, axis: Axis): HostObject =>
  HostObject.of(collectionType, { sheet, axis });
