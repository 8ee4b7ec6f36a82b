/** Data validation: a rule for each area that has one. */
import { contains, intersection, without } from '../area';
import { SHEET_ROWS, type Area } from '../grid';
import type { JsonObject } from '../wire/protocol';

/** A validation rule on an area, with everything as it came over the wire. */
export interface Validation {
  readonly sheet: string;
  readonly area: Area;
  readonly rule: JsonObject;
  readonly errorAlert?: JsonObject;
  readonly prompt?: JsonObject;
  readonly ignoreBlanks: boolean;
}

/** The rules after an area has got another rule, or none. */
export function withValidation(
  validations: readonly Validation[],
  sheet: string,
  area: Area,
  validation: Omit<Validation, 'sheet' | 'area'> | undefined,
): Validation[] {
  const others = validations.flatMap((each) =>
    each.sheet === sheet ? without(each.area, area).map((rest) => ({ ...each, area: rest })) : [each],
  );
  return validation ? [...others, { ...validation, sheet, area }] : others;
}

/** The rule of the whole area; 'mixed' if its parts have different rules; undefined if there is none. */
export function validationOf(
  validations: readonly Validation[],
  sheet: string,
  area: Area,
): Validation | 'mixed' | undefined {
  const met = validations.filter((each) => each.sheet === sheet && intersection(each.area, area));
  return met.find((each) => contains(each.area, area)) ?? (met.length > 0 ? 'mixed' : undefined);
}

/** A rule that starts below a table keeps the table from growing there (docs: Co-authoring in Excel add-ins). */
export const keepsFromGrowing = (validations: readonly Validation[], sheet: string, added: Area): boolean =>
  validations.some(
    (each) =>
      each.sheet === sheet &&
      each.area.rows < SHEET_ROWS &&
      each.area.row >= added.row &&
      intersection(each.area, added) !== undefined,
  );
