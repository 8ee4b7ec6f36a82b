/** Excel.WorksheetFreezePanes. */
import { parseAddress } from '../address';
import { lastColumn, lastRow } from '../area';
import { integerOf, rangeArgument } from '../arguments';
import { GRID_COLUMNS, GRID_ROWS } from '../grid';
import { invalidArgument } from '../problem';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';

interface Self {
  readonly sheet: string;
}

/** A sheet that is not in front counts as the active one afterwards: OfficeDev/office-js, issue 3148. */
function freeze({ sheet }: Self, rows: number, columns: number, { book, raise }: ObjectCall): void {
  book.grid.freeze(sheet, rows, columns);
  if (!book.hardness.freezeActivates || sheet === book.grid.activeSheet()) return;
  book.takenForActive = sheet;
  raise({ kind: 'sheet-activated', sheet });
}

/** Everything up to the range's last cell is frozen; whole rows freeze no columns, whole columns no rows. */
function freezeAt(self: Self, [range]: readonly Argument[], call: ObjectCall): void {
  const area = typeof range === 'string' ? parseAddress(range) : rangeArgument(range).area;
  if (!area) throw invalidArgument();
  const rows = area.rows === GRID_ROWS ? 0 : lastRow(area) + 1;
  const columns = area.columns === GRID_COLUMNS ? 0 : lastColumn(area) + 1;
  freeze(self, rows, columns, call);
}

const freezePanesType: ObjectType<Self> = {
  name: 'WorksheetFreezePanes',
  methods: {
    FreezeAt: freezeAt,
    FreezeRows: (self, [count], call) => freeze(self, integerOf(count, 1), 0, call),
    FreezeColumns: (self, [count], call) => freeze(self, 0, integerOf(count, 1), call),
    Unfreeze: ({ sheet }, _args, { book }) => book.grid.freeze(sheet, 0, 0),
  },
};

export const freezePanesOf = (sheet: string): HostObject => HostObject.of(freezePanesType, { sheet });
