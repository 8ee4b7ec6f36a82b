/** Conditional formats, each on one block of cells. */
import { intersection, without } from '../area';
import type { Area } from '../grid';
import { notModelled } from '../problem';
import type { Json, JsonObject } from '../wire/protocol';

export interface ConditionalFormat {
  readonly id: string;
  readonly sheet: string;
  /** Undefined after all of it was deleted. */
  area: Area | undefined;
  readonly type: string;
  stopIfTrue: boolean;
  rule: JsonObject;
  /** Where the rule was drawn, by row and column, and whether it held; only for rules that Excel does not draw anew. */
  readonly drawn: Map<string, boolean>;
  readonly look: { fill?: string; font: Record<string, Json> };
}

/** Excel draws the changed cells of a sheet anew, and after a move of cells all of them. */
export function drawAnew(formats: readonly ConditionalFormat[], sheet: string, area: Area | undefined): void {
  for (const { drawn } of formats.filter((each) => each.sheet === sheet))
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
  const left = formats.flatMap((each) => {
    if (each.sheet !== sheet || !each.area || !intersection(each.area, area))
      return [{ each, rest: each.area }];
    const rests = without(each.area, area);
    if (rests.length > 1) throw notModelled('a conditional format on several blocks of cells');
    return rests.map((rest) => ({ each, rest }));
  });
  for (const { each, rest } of left) each.area = rest;
  return left.map(({ each }) => each);
}
