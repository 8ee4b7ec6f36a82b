/** The looks that conditional formats give to cells with certain values, for code that draws cells. */
import { intersection } from './area';
import type { Book } from './book';
import type { ConditionalFormat } from './book/conditional-formats';
import type { Area, Scalar } from './grid';

/** `#RRGGBB`; undefined if no format says so. */
export interface ValueLook {
  readonly fill: string | undefined;
  readonly text: string | undefined;
}

interface ValueRule extends ValueLook {
  readonly area: Area;
  readonly holds: (value: Scalar) => boolean;
}

/**
 * Returns the look of a cell by the formats in front; undefined if no format holds. Only comparisons with a constant are
 * calculated: equal, and not equal. Texts are compared without regard to capitals, as Excel compares them.
 */
export function valueLooks(
  { conditionalFormats, grid }: Book,
  sheet: string,
): (row: number, column: number) => ValueLook | undefined {
  const rules = conditionalFormats.flatMap((each) => (each.sheet === sheet ? (ruleOf(each) ?? []) : []));
  return (row, column) => {
    const cell = { row, column, rows: 1, columns: 1 };
    const near = rules.filter(({ area }) => intersection(area, cell));
    if (near.length === 0) return undefined;
    const value = grid.read(sheet, cell)[0]?.[0]?.value ?? '';
    const held = near.filter(({ holds }) => holds(value));
    if (held.length === 0) return undefined;
    const first = (look: keyof ValueLook) =>
      held.map((rule) => rule[look]).find((each) => each !== undefined);
    return { fill: first('fill'), text: first('text') };
  };
}

function ruleOf({ area, type, rule, look }: ConditionalFormat): ValueRule | undefined {
  const { operator, formula1 } = rule;
  const wanted = typeof formula1 === 'string' ? constantOf(formula1) : undefined;
  if (!area || type !== 'CellValue' || wanted === undefined) return undefined;
  const isEqual = (value: Scalar) =>
    typeof value === 'string' && typeof wanted === 'string'
      ? value.toLowerCase() === wanted.toLowerCase()
      : value === wanted;
  const holds = operator === 'EqualTo' ? isEqual : (value: Scalar) => !isEqual(value);
  if (operator !== 'EqualTo' && operator !== 'NotEqualTo') return undefined;
  const { color } = look.font;
  return { area, holds, fill: look.fill, text: typeof color === 'string' ? color : undefined };
}

/** `="Fix"` or `=0`; undefined for a formula that would have to be calculated. */
function constantOf(formula: string): Scalar | undefined {
  const given = formula.replace(/^=/, '');
  const quoted = /^"((?:[^"]|"")*)"$/.exec(given)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return given.trim() !== '' && !Number.isNaN(Number(given)) ? Number(given) : undefined;
}
