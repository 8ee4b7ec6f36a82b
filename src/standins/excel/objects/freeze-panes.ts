/** Excel.WorksheetFreezePanes. */
import { parseAddress } from '../address';
import { lastColumn, lastRow } from '../area';
import { integerOf } from '../arguments';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { invalidArgument } from '../problem';
import { rangeArgument } from './range-argument';

interface Self {
  readonly sheet: string;
}

/** Everything up to the range's last cell is frozen; whole rows freeze no columns, whole columns no rows. */
function freezeAt({ sheet }: Self, [range]: readonly Argument[], { book }: Call): void {
  const area = typeof range === 'string' ? parseAddress(range) : rangeArgument(range).area;
  if (!area) throw invalidArgument();
  const rows = area.rows === SHEET_ROWS ? 0 : lastRow(area) + 1;
  const columns = area.columns === SHEET_COLUMNS ? 0 : lastColumn(area) + 1;
  book.grid.freeze(sheet, rows, columns);
}

const freezePanesType: ObjectType<Self> = {
  name: 'WorksheetFreezePanes',
  methods: {
    FreezeAt: freezeAt,
    FreezeRows: ({ sheet }, [count], { book }) => book.grid.freeze(sheet, integerOf(count, 1), 0),
    FreezeColumns: ({ sheet }, [count], { book }) => book.grid.freeze(sheet, 0, integerOf(count, 1)),
    Unfreeze: ({ sheet }, _args, { book }) => book.grid.freeze(sheet, 0, 0),
    GetLocationOrNullObject({ sheet }, _args, { book, model }) {
      const { rows, columns } = book.grid.frozen(sheet);
      if (rows === 0 && columns === 0) return null;
      const area: Area = { row: 0, column: 0, rows: rows || SHEET_ROWS, columns: columns || SHEET_COLUMNS };
      return model.range(sheet, area);
    },
  },
};

export const freezePanesOf = (sheet: string): HostObject => HostObject.of(freezePanesType, { sheet });
