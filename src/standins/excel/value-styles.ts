/** The looks that conditional formats give to cells, for code that draws cells. */
import { intersection } from './area';
import type { Book } from './book/book';
import type { ConditionalFormat } from './book/rules';
import { parseCondition } from './formulas/condition';
import { offset } from './formulas/references';
import type { Area, Scalar } from './grid';

/** `#RRGGBB`; undefined if no format says so. */
export interface ValueLook {
  readonly fill: string | undefined;
  readonly text: string | undefined;
}

/** A cell. */
interface Place {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

type LookOf = (row: number, column: number) => ValueLook | undefined;

/** Whether a rule holds for a cell. */
type Holds = (place: Place) => boolean;

interface Rule extends ValueLook {
  readonly area: Area;
  readonly holds: Holds;
}

/**
 * Returns the look of a cell by the formats in front; undefined if no format holds. Drawn are the formulas that
 * formulas/condition.ts knows. Valid until something changes in the book.
 */
export function valueLooks(book: Book, sheet: string): LookOf {
  const rules = book.conditionalFormats.flatMap((format) =>
    format.sheet === sheet ? (ruleOf(format, book) ?? []) : [],
  );
  const known = new Map<string, ValueLook | undefined>();
  return (row, column) => {
    const key = `${row} ${column}`;
    if (!known.has(key)) known.set(key, lookAt(rules, { sheet, row, column }));
    return known.get(key);
  };
}

function lookAt(rules: readonly Rule[], place: Place): ValueLook | undefined {
  const cell = { row: place.row, column: place.column, rows: 1, columns: 1 };
  const held = rules.filter(({ area, holds }) => intersection(area, cell) && holds(place));
  if (held.length === 0) return undefined;
  const first = (look: keyof ValueLook) =>
    held.map((rule) => rule[look]).find((colour) => colour !== undefined);
  return { fill: first('fill'), text: first('text') };
}

function ruleOf(format: ConditionalFormat, book: Book): Rule | undefined {
  const { area, look } = format;
  const holds = area && byFormula(format, area, book);
  if (!area || !holds) return undefined;
  return { area, holds, fill: look.fill, text: look.color };
}

/** A formula is written for the first cell of its area. In the others, its references are moved. */
function byFormula({ rule, drawn }: ConditionalFormat, { row, column }: Area, book: Book): Holds | undefined {
  const { formula } = rule;
  if (typeof formula !== 'string') return undefined;
  const condition = parseCondition(formula);
  if (!condition) return undefined;
  return (place) => {
    const key = `${place.row} ${place.column}`;
    const before = drawn.get(key);
    if (before !== undefined) return before;
    let readsOthers = false;
    const holds =
      condition((reference) => {
        const moved = offset(reference, place.row - row, place.column - column);
        readsOthers ||= moved?.area.row !== place.row || moved.area.column !== place.column;
        return moved && valueAt(book, { sheet: place.sheet, ...moved.area });
      }) === true;
    // Excel does not draw such a rule anew when the other cell changes: OfficeDev/office-js, issue 5299.
    if (readsOthers && book.hardness.keepsRuleLooks) drawn.set(key, holds);
    return holds;
  };
}

const valueAt = ({ grid }: Book, { sheet, row, column }: Place): Scalar =>
  grid.read(sheet, { row, column, rows: 1, columns: 1 })[0]?.[0]?.value ?? '';
