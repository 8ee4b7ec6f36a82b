/** The fills that colour scales give to cells, for code that draws cells. */
import { intersection } from './area';
import type { Book } from './book/book';
import type { ConditionalFormat } from './book/rules';
import type { Area } from './grid';
import type { Json } from './protocol';

/** A colour and the value that gets it. */
interface Stop {
  readonly at: number;
  readonly color: readonly number[];
}

interface Scale {
  readonly area: Area;
  readonly stops: readonly Stop[];
}

/** Returns a cell's fill (`#RRGGBB`) by the colour scale in front; undefined if the cell has no scale or no number. */
export function scaleFills(book: Book, sheet: string): (row: number, column: number) => string | undefined {
  const scales = book.conditionalFormats.flatMap((each) =>
    each.sheet === sheet && each.type === 'ColorScale' ? (scaleOf(book, each) ?? []) : [],
  );
  return (row, column) => {
    const cell = { row, column, rows: 1, columns: 1 };
    const scale = scales.find(({ area }) => intersection(area, cell));
    const value = scale && book.grid.read(sheet, cell)[0]?.[0]?.value;
    return scale && typeof value === 'number' ? colourAt(scale.stops, value) : undefined;
  };
}

/** Undefined if there are no numbers, or if criteria would have to be calculated. */
function scaleOf(book: Book, { sheet, area, rule }: ConditionalFormat): Scale | undefined {
  const used = area && book.grid.used(sheet);
  const part = used && intersection(area, used);
  if (!part) return undefined;
  const values = book.grid.read(sheet, part).flat();
  const numbers = values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  numbers.sort((one, other) => one - other);
  const criteria = [rule['minimum'], rule['midpoint'], rule['maximum']].filter((each) => each !== undefined);
  const stops = criteria.map((each) => stopOf(each, numbers));
  const isDefined = (each: Stop | undefined): each is Stop => each !== undefined;
  return stops.length >= 2 && stops.every(isDefined) ? { area, stops } : undefined;
}

function stopOf(criterion: Json, numbers: readonly number[]): Stop | undefined {
  const { type, formula = null, color } = criterion as Readonly<Record<string, Json>>;
  const [least, most] = [numbers[0], numbers.at(-1)];
  if (least === undefined || most === undefined || typeof color !== 'string') return undefined;
  const number = typeof formula === 'string' ? Number(formula.replace(/^=/, '')) : Number(formula);
  if (Number.isNaN(number)) return undefined;
  const places: Record<string, () => number> = {
    LowestValue: () => least,
    HighestValue: () => most,
    Number: () => number,
    Percent: () => least + ((most - least) * number) / 100,
    Percentile: () => percentile(numbers, number / 100),
  };
  const place = typeof type === 'string' ? places[type] : undefined;
  return place && { at: place(), color: parts(color) };
}

function percentile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

const parts = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function colourAt(stops: readonly Stop[], value: number): string {
  const above = stops.findIndex(({ at }) => value <= at);
  const to = stops[above] ?? stops.at(-1);
  const from = above > 0 ? stops[above - 1] : to;
  if (!from || !to) return '#FFFFFF';
  const share = to.at === from.at ? 1 : (value - from.at) / (to.at - from.at);
  const mixed = from.color.map((low, index) => Math.round(low + ((to.color[index] ?? low) - low) * share));
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
