/**
 * What a filter lets through, by Excel.FilterCriteria. Lists of values are here, conditions in filter-conditions.ts, and
 * all other criteria in for-samples/filter-conditions.ts. Sources: the pages of Excel.FilterCriteria and Excel.Filter. What they leave open
 * is refused with ApiNotFound.
 */
import { byConditions } from './filter-conditions';
import { isList, modelledChoiceOf, recordOf, textOf } from './arguments';
import type { Extension } from './extension';
import type { Scalar } from './grid';
import type { Argument } from './object-type';
import { invalidArgument, notModelled } from './problem';
import type { JsonObject } from './wire/protocol';
import type { DateSystem } from './values/serial';

/** A cell as a filter sees it: its content and its displayed text. */
export interface FilteredCell {
  readonly value: Scalar;
  readonly text: string;
}

const KINDS = [
  'Values',
  'Custom',
  'TopItems',
  'TopPercent',
  'BottomItems',
  'BottomPercent',
  'Dynamic',
] as const;
const OTHER_KINDS = ['CellColor', 'FontColor', 'Icon'];

/** One result for each cell, in order. Checks the criteria while reading them. */
export function passing(
  given: Argument | undefined,
  cells: readonly FilteredCell[],
  dates: DateSystem,
  extension: Extension,
): boolean[] {
  const criteria = recordOf(given);
  const kind = modelledChoiceOf(criteria['filterOn'], KINDS, OTHER_KINDS);
  if (kind === 'Values') return amongValues(criteria, cells);
  if (kind === 'Custom') return byConditions(criteria, cells);
  const passes = extension.passing(kind, criteria, cells, dates);
  if (!passes) throw notModelled(`filters by "${kind}"`);
  return passes;
}

function amongValues({ values = null }: JsonObject, cells: readonly FilteredCell[]): boolean[] {
  if (!isList(values)) throw invalidArgument();
  const shown = values.map((value) => {
    if (typeof value === 'object' && value !== null) throw notModelled('filtering by parts of dates');
    return textOf(value).toLowerCase();
  });
  return cells.map(({ text }) => shown.includes(text.toLowerCase()));
}
