/**
 * What a filter lets through, by Excel.FilterCriteria. Criteria that are not modelled are refused with ApiNotFound. Sources: the pages of Excel.FilterCriteria and Excel.Filter.
 */
import { isList, choiceArgument, recordOf, textArgument } from './arguments';
import type { Scalar } from './grid';
import { invalidArgument, notModelled } from './problem';
import type { JsonObject } from './protocol';
import type { Argument } from './wire/object-type';

/** A cell as a filter sees it: its content and its displayed text. */
export interface FilteredCell {
  readonly value: Scalar;
  readonly text: string;
}

/** One result for each cell, in order. Checks the criteria while reading them. */
export function passing(given: Argument | undefined, cells: readonly FilteredCell[]): boolean[] {
  const criteria = recordOf(given);
  const kind = choiceArgument(criteria['filterOn'], ['Values', 'Custom']);
  return kind === 'Values' ? amongValues(criteria, cells) : byConditions(criteria, cells);
}

function amongValues({ values = null }: JsonObject, cells: readonly FilteredCell[]): boolean[] {
  if (!isList(values)) throw invalidArgument();
  const shown = values.map((value) => {
    if (typeof value === 'object' && value !== null) throw notModelled('filtering by parts of dates');
    return textArgument(value).toLowerCase();
  });
  return cells.map(({ text }) => shown.includes(text.toLowerCase()));
}

/** Two limits that numbers must keep, such as `>=46348` and `<46355`. Other conditions are not modelled. */
function byConditions(criteria: JsonObject, cells: readonly FilteredCell[]): boolean[] {
  choiceArgument(criteria['operator'], ['And']);
  const tests = [criteria['criterion1'], criteria['criterion2']].map((criterion) =>
    limitOf(textArgument(criterion)),
  );
  return cells.map(({ value }) => typeof value === 'number' && tests.every((isKept) => isKept(value)));
}

function limitOf(text: string): (value: number) => boolean {
  const [, sign, operand = ''] = /^(>=|<)(.+)$/.exec(text) ?? [];
  const limit = Number(operand);
  if (sign === undefined || Number.isNaN(limit)) throw notModelled(`the filter "${text}"`);
  return sign === '<' ? (value) => value < limit : (value) => value >= limit;
}
