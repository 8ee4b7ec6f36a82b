/** The fills that colour scales give to cells, for code that draws cells. */
import { intersection } from './area';
import type { Book } from './book/book';
import type { ConditionalFormat } from './book/rules';
import type { Area } from './grid';
import type { Json } from './protocol';

/** A value, and the red, green and blue of its colour. */
interface Stop {
  readonly at: number;
  readonly parts: readonly number[];
}

interface Scale {
  readonly area: Area;
  readonly low: Stop;
  readonly high: Stop;
}

/** Returns a cell's fill (`#RRGGBB`) by the colour scale in front; undefined if the cell has no scale or no number. */
export function scaleFills(book: Book, sheet: string): (row: number, column: number) => string | undefined {
  const scales = book.conditionalFormats.flatMap((format) =>
    format.sheet === sheet && format.type === 'ColorScale' ? (scaleOf(book, format) ?? []) : [],
  );
  return (row, column) => {
    const cell = { row, column, rows: 1, columns: 1 };
    const scale = scales.find(({ area }) => intersection(area, cell));
    const value = scale && book.grid.read(sheet, cell)[0]?.[0]?.value;
    return scale && typeof value === 'number' ? colourAt(scale, value) : undefined;
  };
}

/** Undefined if there are no numbers, or if the criteria are others than those of the add-in's reports. */
function scaleOf(book: Book, { sheet, area, rule }: ConditionalFormat): Scale | undefined {
  const used = area && book.grid.used(sheet);
  const part = used && intersection(area, used);
  if (!part) return undefined;
  const numbers = book.grid
    .read(sheet, part)
    .flat()
    .flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const [low, high] = [rule['minimum'], rule['maximum']].map((criterion) => stopOf(criterion, numbers));
  return low && high && { area, low, high };
}

function stopOf(criterion: Json | undefined, numbers: readonly number[]): Stop | undefined {
  const { type, formula, color } = criterion as Readonly<Record<string, Json>>;
  if (typeof color !== 'string' || numbers.length === 0) return undefined;
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  if (type === 'LowestValue') return { at: Math.min(...numbers), parts };
  if (type === 'HighestValue') return { at: Math.max(...numbers), parts };
  return type === 'Number' ? { at: Number(formula), parts } : undefined;
}

function colourAt({ low, high }: Scale, value: number): string {
  const share = Math.min(1, Math.max(0, (value - low.at) / (high.at - low.at || 1)));
  const mixed = low.parts.map((from, index) =>
    Math.round(from + ((high.parts[index] ?? from) - from) * share),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
