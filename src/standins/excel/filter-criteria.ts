/**
 * What a filter lets through, by Excel.FilterCriteria. Lists of values are here, conditions in filter-conditions.ts. All
 * other criteria are refused with ApiNotFound. Sources: the pages of Excel.FilterCriteria and Excel.Filter.
 */
import { byConditions } from './filter-conditions';
import { isList, modelledChoiceOf, recordOf, textOf } from './arguments';
import type { Scalar } from './grid';
import type { Argument } from './object-type';
import { invalidArgument, notModelled } from './problem';
import type { JsonObject } from './wire/protocol';

/** A cell as a filter sees it: its content and its displayed text. */
export interface FilteredCell {
  readonly value: Scalar;
  readonly text: string;
}

const KINDS = ['Values', 'Custom'] as const;
const OTHER_KINDS = [
  'TopItems',
  'TopPercent',
  'BottomItems',
  'BottomPercent',
  'Dynamic',
  'CellColor',
  'FontColor',
  'Icon',
];

/** One result for each cell, in order. Checks the criteria while reading them. */
export function passing(given: Argument | undefined, cells: readonly FilteredCell[]): boolean[] {
  const criteria = recordOf(given);
  const kind = modelledChoiceOf(criteria['filterOn'], KINDS, OTHER_KINDS);
  return kind === 'Values' ? amongValues(criteria, cells) : byConditions(criteria, cells);
}

function amongValues({ values = null }: JsonObject, cells: readonly FilteredCell[]): boolean[] {
  if (!isList(values)) throw invalidArgument();
  const shown = values.map((value) => {
    if (typeof value === 'object' && value !== null) throw notModelled('filtering by parts of dates');
    return textOf(value).toLowerCase();
  });
  return cells.map(({ text }) => shown.includes(text.toLowerCase()));
}
