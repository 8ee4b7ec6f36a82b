/** Ranges as arguments, and the area of a range as it is now. */
import { parseAddress } from '../address';
import type { Area } from '../grid';
import { HostObject, type Argument } from '../object-type';
import { RangeSelf } from '../wire/pane';
import { HostProblem, invalidArgument } from '../problem';

/** The area of a range that still exists. */
export function areaOf({ area }: RangeSelf): Area {
  if (!area) throw new HostProblem('InvalidReference');
  return area;
}

/** The place of the range that an argument is a proxy of; InvalidArgument for anything else. */
export function rangeArgument(argument: Argument | undefined): { sheet: string; area: Area } {
  const range = argument instanceof HostObject ? argument.self : undefined;
  if (!(range instanceof RangeSelf)) throw invalidArgument();
  return { sheet: range.sheet, area: areaOf(range) };
}

/** The area on this sheet of a range, or of an address, given as an argument. */
export function areaArgument(argument: Argument | undefined, sheet: string): Area {
  if (typeof argument !== 'string') {
    const range = rangeArgument(argument);
    if (range.sheet !== sheet) throw invalidArgument();
    return range.area;
  }
  const area = parseAddress(argument);
  if (!area) throw invalidArgument();
  return area;
}
