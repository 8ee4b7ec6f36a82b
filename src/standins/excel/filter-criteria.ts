/**
 * What a filter lets through, by Excel.FilterCriteria. Lists of values are here, conditions in filter-conditions.ts. All
 * other criteria are refused with ApiNotFound. Sources: the pages of Excel.FilterCriteria and Excel.Filter.
 */
import { isList, choiceOf, recordOf, textOf } from './arguments';
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
  const kind = choiceOf(criteria['filterOn'], ['Values', 'Custom']);
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

function byConditions(criteria: JsonObject, cells: readonly FilteredCell[]): boolean[] {
  const first = conditionOf(textOf(criteria['criterion1']));
  const other = criteria['criterion2'] ?? null;
  if (other === null) return cells.map(first);
  const second = conditionOf(textOf(other));
  const joins = choiceOf(criteria['operator'], ['And', 'Or'], 'And');
  return cells.map((cell) => (joins === 'And' ? first(cell) && second(cell) : first(cell) || second(cell)));
}

type FilterTest = (cell: FilteredCell) => boolean;

/** `>50`, `<>North`, `=S*`, `=` for empty cells; a text without a sign means equal. */
function conditionOf(text: string): FilterTest {
  const [, sign = '=', operand = ''] = /^(<=|>=|<>|<|>|=)?(.*)$/s.exec(text) ?? [];
  if (sign === '=') return equality(operand);
  if (sign === '<>') {
    const equal = equality(operand);
    return (cell) => !equal(cell);
  }
  const limit = numberOf(operand);
  if (limit === undefined) throw notModelled(`the order of texts in the filter "${text}"`);
  return ({ value }) => {
    if (typeof value !== 'number') return false;
    if (sign === '<') return value < limit;
    if (sign === '>') return value > limit;
    return sign === '<=' ? value <= limit : value >= limit;
  };
}

function equality(operand: string): FilterTest {
  const number = numberOf(operand);
  const pattern = new RegExp(`^${wildcards(operand)}$`, 'isu');
  return ({ value, text }) => {
    const isShown = pattern.test(text);
    if (number !== undefined && typeof value === 'number' && (value === number) !== isShown)
      throw notModelled('a filter on numbers that show something other than they are');
    return isShown;
  };
}

const numberOf = (text: string): number | undefined =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);

/** `*` is any text, `?` any character; `~` before one of them means itself. */
const wildcards = (text: string): string =>
  text.replace(/~([*?~])|([*?])|[\\^$.+()[\]{}|/-]/g, (found, escaped?: string, wild?: string) => {
    if (escaped !== undefined) return escaped === '~' ? '~' : `\\${escaped}`;
    if (wild !== undefined) return wild === '*' ? '.*' : '.';
    return found === '-' ? '-' : `\\${found}`;
  });
