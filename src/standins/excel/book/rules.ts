/** Rules of cells: data validation, a rule for each area that has one, and conditional formats, each on one block of cells. */
import { contains, intersection, areaWithout, type MoveArea } from '../area';
import { withReferences } from '../formulas/rewrite';
import { GRID_ROWS, type Area } from '../grid';
import { notModelled } from '../problem';
import type { JsonObject } from '../protocol';

/** A validation rule on an area, with everything as it came over the wire. */
export interface Validation {
  readonly sheet: string;
  readonly area: Area;
  readonly rule: JsonObject;
  readonly errorAlert?: JsonObject;
  readonly prompt?: JsonObject;
}

/** The rules after an area has got another rule, or none. */
export function withValidation(
  validations: readonly Validation[],
  sheet: string,
  area: Area,
  validation: Omit<Validation, 'sheet' | 'area'> | undefined,
): Validation[] {
  const others = validations.flatMap((rule) =>
    rule.sheet === sheet ? areaWithout(rule.area, area).map((rest) => ({ ...rule, area: rest })) : [rule],
  );
  return validation ? [...others, { ...validation, sheet, area }] : others;
}

/** The rule of the whole area; 'mixed' if its parts have different rules; undefined if there is none. */
export function validationOf(
  validations: readonly Validation[],
  sheet: string,
  area: Area,
): Validation | 'mixed' | undefined {
  const met = validations.filter((rule) => rule.sheet === sheet && intersection(rule.area, area));
  return met.find((rule) => contains(rule.area, area)) ?? (met.length > 0 ? 'mixed' : undefined);
}

/** A rule that starts below a table keeps the table from growing there (docs: Co-authoring in Excel add-ins). */
export const keepsFromGrowing = (validations: readonly Validation[], sheet: string, added: Area): boolean =>
  validations.some(
    (rule) =>
      rule.sheet === sheet &&
      rule.area.rows < GRID_ROWS &&
      rule.area.row >= added.row &&
      intersection(rule.area, added) !== undefined,
  );

export interface ConditionalFormat {
  readonly id: string;
  readonly sheet: string;
  /** Undefined after all of it was deleted. */
  area: Area | undefined;
  readonly type: string;
  rule: JsonObject;
  /** Where the rule was drawn, by row and column, and whether it held; only for rules that Excel does not draw anew. */
  readonly drawn: Map<string, boolean>;
  readonly look: { fill?: string; color?: string };
}

/** Excel draws the changed cells of a sheet anew, and after a move of cells all of them. */
export function redrawRules(
  formats: readonly ConditionalFormat[],
  sheet: string,
  area: Area | undefined,
): void {
  for (const { drawn } of formats.filter((format) => format.sheet === sheet))
    for (const place of drawn.keys()) {
      const [row = 0, column = 0] = place.split(' ').map(Number);
      if (!area || intersection(area, { row, column, rows: 1, columns: 1 })) drawn.delete(place);
    }
}

/**
 * The formats that remain after an area is cleared of them. Changes their areas.
 * @throws ApiNotFound if a format would then lie on more than one block.
 */
export function clearedFormats(
  formats: readonly ConditionalFormat[],
  sheet: string,
  area: Area,
): ConditionalFormat[] {
  const left = formats.flatMap((format) => {
    if (format.sheet !== sheet || !format.area || !intersection(format.area, area))
      return [{ format, rest: format.area }];
    const rests = areaWithout(format.area, area);
    if (rests.length > 1) throw notModelled('a conditional format on several blocks of cells');
    return rests.map((rest) => ({ format, rest }));
  });
  for (const { format, rest } of left) format.area = rest;
  return left.map(({ format }) => format);
}

/** A format moves with its cells, and its formula refers to the cells that it referred to before. */
export function moveConditionalFormats(
  formats: readonly ConditionalFormat[],
  sheet: string,
  move: MoveArea,
): void {
  for (const format of formats) {
    if (format.sheet !== sheet || !format.area) continue;
    format.area = move(format.area);
    const { formula } = format.rule;
    if (typeof formula !== 'string') continue;
    const moved = withReferences(formula, (reference) => {
      const area = reference.sheet === undefined ? move(reference.area) : reference.area;
      return area && { ...reference, area };
    });
    format.rule = { ...format.rule, formula: moved };
  }
}
