/** What a case of the contract does with a grid and what it looks at. */
import type { GridCell, GridChange, Look, Scalar } from '../../../../src/standins/excel/grid';

/** A cell to write: null leaves it unchanged. */
export type CellToWrite = Scalar | null | GridCell;

/** Addresses and row numbers are as Excel shows them; tables are named by their ids; sheets by their names. */
export type Act =
  | {
      readonly do: 'write';
      readonly at: string;
      readonly cells: readonly (readonly CellToWrite[])[];
      readonly by?: GridChange['by'];
      readonly sheet?: string;
    }
  | { readonly do: 'format'; readonly at: string; readonly code: string }
  | { readonly do: 'look'; readonly at: string; readonly look: Look }
  | { readonly do: 'width'; readonly column: string; readonly pixels: number }
  | { readonly do: 'height'; readonly row: number; readonly pixels: number }
  | { readonly do: 'hide columns' | 'show columns'; readonly at: string }
  | { readonly do: 'hide rows' | 'show rows'; readonly row: number; readonly count: number }
  | { readonly do: 'freeze'; readonly rows: number; readonly columns: number }
  | { readonly do: 'insert rows' | 'delete rows'; readonly row: number; readonly count: number }
  | { readonly do: 'insert columns' | 'delete columns'; readonly column: string; readonly count: number }
  | { readonly do: 'add table'; readonly id: string; readonly name: string; readonly at: string }
  | { readonly do: 'rename table'; readonly id: string; readonly name: string }
  | { readonly do: 'resize table'; readonly id: string; readonly at: string }
  | { readonly do: 'remove table'; readonly id: string }
  | { readonly do: 'sort'; readonly id: string; readonly column: number; readonly ascending: boolean }
  | {
      readonly do: 'filter';
      readonly id: string;
      readonly column: number;
      readonly texts: readonly string[] | null;
    }
  | { readonly do: 'add sheet' | 'activate sheet' | 'delete sheet' | 'hide sheet'; readonly name: string }
  | { readonly do: 'rename sheet'; readonly name: string; readonly to: string }
  | { readonly do: 'move sheet'; readonly name: string; readonly to: number }
  | { readonly do: 'select'; readonly at: string }
  | { readonly do: 'in one step'; readonly steps: readonly Step[] }
  | { readonly do: 'undo' }
  | { readonly do: 'end history' };

export type Sight =
  | {
      readonly see: 'values' | 'formulas' | 'texts' | 'formats';
      readonly at: string;
      readonly sheet?: string;
    }
  | { readonly see: 'look'; readonly at: string }
  | { readonly see: 'width' | 'hidden column'; readonly column: string }
  | { readonly see: 'height'; readonly row: number }
  | { readonly see: 'hidden rows'; readonly from: number; readonly to: number }
  | {
      readonly see:
        | 'used'
        | 'tables'
        | 'sheets'
        | 'active sheet'
        | 'frozen'
        | 'selection'
        | 'undone'
        | 'changes';
    };

export type Step = Act | Sight;

export interface GridCase {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly expected: readonly unknown[];
}
