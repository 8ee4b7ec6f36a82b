/** Conditional formats, each on one block of cells. */
import { intersection, without } from '../area';
import type { Area } from '../grid';
import { notModelled } from '../problem';
import type { Json, JsonObject } from '../protocol';

export interface ConditionalFormat {
  readonly id: string;
  readonly sheet: string;
  /** Undefined once all of it is deleted. */
  area: Area | undefined;
  readonly type: string;
  stopIfTrue: boolean;
  rule: JsonObject;
  readonly look: { fill?: string; font: Record<string, Json> };
}

/**
 * The formats that remain when an area has none any more; their areas are changed.
 * @throws ApiNotFound where a format would lie on more than one block then.
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
