/**
 * Entering a block of values by Excel's rules: each value is read under its cell's format (coercion.ts), header cells
 * of tables stay unique texts (table-headers.ts), and tables grow (table-growth.ts). Used for
 * what the API writes and for what people type.
 */
import { setFormats } from '../format-runs';
import type { Area, Grid, GridChange, Scalar } from '../grid';
import type { Hardness } from '../hardness';
import { invalidArgument } from '../problem';
import { growTables, settleHeaders } from '../table-growth';
import { enter, type EntryRules, type TypedFormula } from './coercion';
import type { DateSystem } from './serial';

export interface Entry {
  readonly sheet: string;
  readonly area: Area;
  /** One list for each row; undefined leaves a cell unchanged, '' empties it. */
  readonly values: readonly (readonly (Scalar | TypedFormula | undefined)[])[];
  readonly by: GridChange['by'];
}

export interface EntrySurroundings extends DateSystem {
  readonly grid: Grid;
  /** The year of dates typed without one. */
  readonly year: number;
  /** How hard this Excel is; by default as documented. */
  readonly hardness?: Hardness;
  /** Keeps tables from growing into an area. */
  readonly stopsGrowth?: (sheet: string, added: Area) => boolean;
}

/** Throws InvalidArgument if Excel refuses a value; then nothing is written. */
export function enterBlock(entry: Entry, surroundings: EntrySurroundings): void {
  const { grid, year, use1904, stopsGrowth, hardness } = surroundings;
  const { sheet, area, values, by } = entry;
  const rules: EntryRules = {
    year,
    use1904,
    language: by === 'user' ? hardness?.language : undefined,
    eatsApostrophes: by === 'host' && hardness?.eatsApostrophes === true,
  };
  const formats = grid.formats(sheet, area);
  const entered = values.map((line, row) =>
    line.map((value, column) => {
      if (value === undefined) return undefined;
      const cell = enter(value, formats[row]?.[column] ?? 'General', rules);
      if (!cell)
        throw invalidArgument(`Excel can't take "${textOf(value).slice(0, 80)}" as a cell's content.`);
      return cell;
    }),
  );
  grid.step(() => {
    grid.write(
      sheet,
      area,
      entered.map((line) => line.map((enteredCell) => enteredCell?.cell)),
      by,
    );
    setFormats(grid, sheet, area, (row, column) => entered[row]?.[column]?.format);
    const isContent = values.some((line) => line.some((value) => value !== undefined && value !== ''));
    const stops = (added: Area): boolean => stopsGrowth?.(sheet, added) ?? false;
    if (isContent) growTables(grid, sheet, area, { by, stops, fills: hardness?.fillsCalculatedColumns });
    settleHeaders(grid, sheet, area, by);
  });
}

const textOf = (value: Scalar | TypedFormula): string =>
  typeof value === 'object' ? value.formula : String(value);
