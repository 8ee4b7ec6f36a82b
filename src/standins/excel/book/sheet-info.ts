/** What the workbook keeps of a sheet besides its cells. */
import type { Area } from '../grid';
import type { JsonObject } from '../wire/protocol';

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

export interface SheetInfo {
  name: string;
  visibility: Visibility;
  tabColor: string;
  gridlines: boolean;
  /** Whether row numbers and column letters show. */
  headings: boolean;
  /** Undefined while the sheet is not protected. */
  protection: { readonly password: string | undefined; readonly options: JsonObject } | undefined;
  /** Undefined while the sheet has no filter outside tables. */
  filter: SheetFilter | undefined;
}

/**
 * A filter over a range. `criteria`: by the range's columns, counted from 0. The area is undefined after all of it was
 * deleted.
 */
export interface SheetFilter {
  readonly area: Area | undefined;
  readonly criteria: Map<number, JsonObject>;
}

export const newSheetInfo = (name: string): SheetInfo => ({
  name,
  visibility: 'Visible',
  tabColor: '',
  gridlines: true,
  headings: true,
  protection: undefined,
  filter: undefined,
});
