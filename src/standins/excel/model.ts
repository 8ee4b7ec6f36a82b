/** The types of Office objects, so that one type can return another without importing it. */
import type { Area } from './grid';
import type { HostObject } from './object-type';
import type { Kept } from './wire/pane';

export interface Model {
  workbook(): HostObject;
  worksheet(sheet: string): HostObject;
  /** The tables of one sheet, or of the workbook. */
  tables(sheet: string | undefined): HostObject;
  table(id: string): HostObject;
  range(sheet: string, area: Area): HostObject;
  /** Several blocks of cells of one sheet. */
  areas(sheet: string, areas: readonly Area[]): HostObject;
  /** The object of a range, or of several, that a pane keeps. */
  kept(kept: Kept): HostObject;
}
