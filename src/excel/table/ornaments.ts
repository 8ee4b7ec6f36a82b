/**
 * What makes a table easier to read and to fill. A table is complete without its ornaments, and Excel may refuse any of them:
 * Excel on the web rejects the whole batch that has a look which it does not support (UnsupportedOperation). So ornaments come
 * after all tables, in batches of their own.
 */
import { headerNote } from '../../core/table/header-notes';
import type { Layout, LayoutColumn } from '../../core/table/layout';
import { writeMessages, type Ornament } from '../calls/messages';
import { errorCodeOf, GONE, untracked } from '../calls/run';
import { endedSession } from '../calls/session';
import { addColours, clearRules, paintSwatch, SERVICE_COLOUR, TAB_COLOURS, type Swatch } from './colours';
import { bodyRange, type TablePlace } from './table-finder';

/**
 * In the order in which they are drawn. The prompt of a header comes after the dropdown of its column, which covers the header.
 * Groups are last, so that no batch fails after it has grouped: columns that are grouped twice have two plus signs.
 */
const ORDER: readonly Ornament[] = [
  'widths',
  'hidden',
  'dropdowns',
  'notes',
  'looks',
  'swatches',
  'rules',
  'groups',
];

/** Queues an ornament. `isAgain`: an earlier batch may have drawn a part of it. */
type Draw = (table: Excel.Table, isAgain: boolean) => void;

type Ornaments = Partial<Readonly<Record<Ornament, Draw>>>;

/** A table, or its new columns, without ornaments. */
export interface Undecorated {
  readonly kind: string;
  /** The table's id. */
  readonly table: string;
  readonly ornaments: Ornaments;
}

/** What Excel has refused of a table. */
export interface RefusedOrnament {
  readonly kind: string;
  readonly ornament: Ornament;
}

/** `format.columnWidth` is in points; layouts are in pixels, 96 to the inch. */
const POINTS_A_PIXEL = 0.75;

/** The longest title and text of an input message in Excel. Source: [MS-OI29500] 2.1.613. */
const PROMPT_TITLE = 32;
const PROMPT_TEXT = 255;

const TABLE_STYLE = 'TableStyleLight9';

interface NewLook {
  readonly layout: Layout;
  readonly place: TablePlace;
  /** The names of the lists that the workbook has. */
  readonly lists: ReadonlyMap<string, string>;
  readonly swatches: readonly Swatch[];
  readonly coloursStatus: boolean;
}

/** The ornaments of a new table. */
export function tableOrnaments({ layout, place, lists, swatches, coloursStatus }: NewLook): Ornaments {
  const ofColumns = columnOrnaments(layout.kind, layout.columns, 0, lists);
  const cells = { firstRow: 1, firstColumn: 0, columns: place.columns };
  return {
    ...ofColumns,
    looks(table, isAgain) {
      table.style = TABLE_STYLE;
      table.worksheet.tabColor = TAB_COLOURS[layout.purpose];
      ofColumns.looks?.(table, isAgain);
    },
    ...(swatches.length > 0 && {
      swatches(table) {
        for (const swatch of swatches) paintSwatch(bodyRange(table), swatch);
      },
    }),
    ...(coloursStatus && {
      rules({ worksheet }, isAgain) {
        if (isAgain) clearRules(worksheet, cells);
        addColours(worksheet, cells);
      },
    }),
    ...groupOrnament(layout.columns),
  };
}

/** The ornaments of some columns of a table, of which the first has this position in it. */
export function columnOrnaments(
  kind: string,
  columns: readonly LayoutColumn[],
  first: number,
  lists: ReadonlyMap<string, string>,
): Ornaments {
  const drawInColumns =
    (draw: (cells: ColumnCells, column: LayoutColumn) => void) => (table: Excel.Table) => {
      for (const [step, column] of columns.entries()) draw(cellsOf(table, first + step), column);
    };
  return {
    widths: drawInColumns(({ whole }, { width }) => {
      whole().format.columnWidth = width * POINTS_A_PIXEL;
    }),
    hidden: drawInColumns(({ whole }, { hidden = false }) => {
      if (hidden) whole().columnHidden = true;
    }),
    dropdowns: drawInColumns(({ whole, header }, column) => {
      const source = dropdownSource(column, lists);
      if (source === undefined) return;
      const { dataValidation } = whole();
      dataValidation.rule = { list: { inCellDropDown: true, source } };
      // The alert is off, because codes, and words and names in any case, are valid too.
      dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
      header().dataValidation.clear();
    }),
    notes: drawInColumns(({ header }, column) =>
      setHeaderNote(header(), column, headerNote(kind, column.id)),
    ),
    /** Columns that the service fills are grey. */
    looks: drawInColumns(({ body }, { tone }) => {
      if (tone === 'service') body().format.font.color = SERVICE_COLOUR;
    }),
  };
}

interface ColumnCells {
  readonly header: () => Excel.Range;
  readonly body: () => Excel.Range;
  /** The whole column of the worksheet. */
  readonly whole: () => Excel.Range;
}

/** The user may have inserted cells before the table since it was made: the table knows where it is. */
function cellsOf(table: Excel.Table, at: number): ColumnCells {
  const column = table.columns.getItemAt(at);
  const header = () => untracked(column.getHeaderRowRange());
  return {
    header,
    body: () => untracked(column.getDataBodyRange()),
    whole: () => untracked(header().getEntireColumn()),
  };
}

/** What Excel shows while the header is selected. */
export function setHeaderNote(
  cell: Excel.Range,
  { header }: Pick<LayoutColumn, 'header'>,
  note: string,
): void {
  cell.dataValidation.prompt = {
    showPrompt: true,
    title: header.slice(0, PROMPT_TITLE),
    message: note.slice(0, PROMPT_TEXT),
  };
}

function dropdownSource(
  { choices, list }: LayoutColumn,
  offered: ReadonlyMap<string, string>,
): string | undefined {
  if (list === undefined) return choices?.join(',');
  const name = offered.get(list);
  return name === undefined ? undefined : `=${name}`;
}

/** Groups columns that are seldom used and lie side by side, so that Excel shows a plus sign above them while they are hidden. */
function groupOrnament(columns: readonly LayoutColumn[]): Ornaments {
  const first = columns.findIndex(({ seldom }) => seldom);
  if (first < 0) return {};
  const count = columns.slice(first).findIndex(({ seldom }) => seldom !== true);
  const width = count < 0 ? columns.length - first : count;
  return {
    groups(table) {
      const headers = untracked(table.getHeaderRowRange());
      const grouped = untracked(untracked(headers.getCell(0, first)).getResizedRange(0, width - 1));
      untracked(grouped.getEntireColumn()).group('ByColumns');
    },
  };
}

/**
 * Draws the ornaments of all tables: one round trip if Excel takes all of them. If not, they go once more table by table, and
 * each ornament by itself where the table's batch is refused. Returns what Excel has refused of tables that are still there.
 */
export async function decorate(
  context: Excel.RequestContext,
  tables: readonly Undecorated[],
): Promise<readonly RefusedOrnament[]> {
  const draw = async (some: readonly Undecorated[], which: readonly Ornament[], isAgain: boolean) => {
    context.application.suspendScreenUpdatingUntilNextSync();
    for (const ornament of which)
      for (const { table, ornaments } of some)
        ornaments[ornament]?.(context.workbook.tables.getItem(table), isAgain);
    return refusalOf(context.sync());
  };
  if ((await draw(tables, ORDER, false)) === undefined) return [];
  const refused: RefusedOrnament[] = [];
  for (const table of tables) {
    if ((await draw([table], ORDER, true)) === undefined) continue;
    for (const ornament of ORDER.filter((name) => table.ornaments[name])) {
      const code = await draw([table], [ornament], true);
      if (code !== undefined && !GONE.includes(code)) refused.push({ kind: table.kind, ornament });
    }
  }
  return refused;
}

/** Excel's code if it has refused the batch. Throws an error that is no refusal. */
export async function refusalOf(batch: Promise<unknown>): Promise<string | undefined> {
  try {
    await batch;
    return undefined;
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === '' || endedSession()) throw error;
    return code;
  }
}

/** One sentence for all tables; undefined if Excel has refused nothing. */
export function refusedNotice(refused: readonly RefusedOrnament[]): string | undefined {
  const which = ORDER.filter((name) => refused.some(({ ornament }) => ornament === name));
  return which.length > 0 ? writeMessages.ornamentsRefused(which) : undefined;
}
