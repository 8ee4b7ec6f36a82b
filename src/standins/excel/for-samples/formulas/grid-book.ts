/** A grid as formulas see it. What was read is kept, so a book is only valid until something changes in the grid. */
import { sameName } from '../../names';
import type { Area, Grid, GridSheet } from '../../grid';
import { serialOf, type DateSystem } from '../../values/serial';
import { BeyondFormulas } from './beyond';
import type { FormulaBook, Value } from './operand';

interface Clock {
  /** The present moment; its local date and time are what NOW gives. */
  now(): Date;
}

export interface GridBookOptions extends DateSystem, Clock {
  /** The year of dates that a text gives without a year. */
  readonly year: number;
  random(): number;
}

/** The most blocks that are kept: many formulas read the same ones (whole columns, tables that are searched). */
const MAX_KEPT = 32;
/** Smaller blocks are faster to read than to look up. */
const MIN_KEPT_CELLS = 64;

export function gridBook(grid: Grid, options: GridBookOptions): FormulaBook {
  const blocks = new Map<string, Value[][]>();
  let extent: { rows: number; columns: number } | undefined;
  let tables: ReturnType<Grid['tables']> | undefined;
  const sheets = new Map<string, GridSheet | undefined>();

  const read = (sheet: string, area: Area): Value[][] =>
    grid.values?.(sheet, area) ??
    grid
      .read(sheet, area)
      .map((line) =>
        line.map(({ value, formula }) => (value === '' && formula === undefined ? null : value)),
      );

  return {
    use1904: options.use1904,
    year: options.year,
    sheetNamed(name) {
      if (!sheets.has(name))
        sheets.set(
          name,
          grid.sheets().find((each) => sameName(each.name, name)),
        );
      return sheets.get(name);
    },
    tables: () => (tables ??= grid.tables()),
    block(sheet, area) {
      if (area.rows * area.columns < MIN_KEPT_CELLS) return read(sheet, area);
      const key = [sheet, area.row, area.column, area.rows, area.columns].join();
      const known = blocks.get(key);
      if (known) return known;
      const block = read(sheet, area);
      const [oldest] = blocks.keys();
      if (blocks.size >= MAX_KEPT && oldest !== undefined) blocks.delete(oldest);
      blocks.set(key, block);
      return block;
    },
    extent() {
      if (!extent) {
        const ends = grid.sheets().map(({ id }) => grid.used(id));
        extent = {
          rows: Math.max(0, ...ends.map((used) => (used ? used.row + used.rows : 0))),
          columns: Math.max(0, ...ends.map((used) => (used ? used.column + used.columns : 0))),
        };
      }
      return extent;
    },
    nameSeenFrom(sheet, name) {
      if (!grid.names) throw new BeyondFormulas(`the name ${name} in a formula`);
      return grid.names.find(sheet, name);
    },
    isRowHidden: (sheet, row) => grid.rowHidden(sheet, row),
    formulaAt: ({ sheet, row, column }) =>
      grid.read(sheet, { row, column, rows: 1, columns: 1 })[0]?.[0]?.formula,
    now: () => serialNow(options.now(), options),
    random: () => options.random(),
  };
}

function serialNow(moment: Date, system: DateSystem): number {
  const day = serialOf(moment.getFullYear(), moment.getMonth() + 1, moment.getDate(), system) ?? 0;
  const seconds = moment.getHours() * 3600 + moment.getMinutes() * 60 + moment.getSeconds();
  return day + (seconds + moment.getMilliseconds() / 1000) / 86_400;
}
