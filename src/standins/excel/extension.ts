/**
 * What can be added to the product's part of the stand-in: members of Office objects, formulas, and criteria of filters.
 * samples-part.ts registers what the folder for-samples/ adds.
 */
import type { FilteredCell } from './filter-criteria';
import { NO_FORMULAS, type Formulas } from './formulas';
import { AddedMembers } from './object-type';
import type { JsonObject } from './wire/protocol';
import type { DateSystem } from './values/serial';

export interface Extension {
  readonly members: AddedMembers;
  readonly formulas: Formulas;
  /**
   * Returns for each cell whether it passes the criteria; undefined if criteria of this kind (`filterOn`) are not
   * modelled.
   */
  readonly passing: (
    kind: string,
    criteria: JsonObject,
    cells: readonly FilteredCell[],
    dates: DateSystem,
  ) => boolean[] | undefined;
}

/** The product's part alone. */
export const NO_EXTENSION: Extension = {
  members: new AddedMembers(),
  formulas: NO_FORMULAS,
  passing: () => undefined,
};
