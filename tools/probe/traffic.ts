/** What Office.js and Excel said to each other while the script asked, as the sheet "Probe" has it below the answers. */
import type { RequestBody, ResponseBody } from '../../src/standins/excel/protocol';

/** The id of a row with a piece of traffic, as tools/real-excel/probe.ts writes it. */
export const TRAFFIC = 'traffic';

interface Exchange {
  /** The request flags, such as `delayForCellEdit`. */
  readonly flags: number;
  readonly request: RequestBody;
  readonly response: Partial<ResponseBody>;
}

/** The requests of one question, in their order. */
export interface Recording {
  readonly id: string;
  readonly exchanges: readonly Exchange[];
  /** False: the script left out a request that was too long, and `exchanges` end before it. */
  readonly isWhole: boolean;
}

/** The rows of a text file with the sheet "Probe", as people copied it. */
export function rowsOfFile(text: string): string[][] {
  return text.split(/\r?\n/).map((line) => line.split('\t'));
}

/**
 * The recordings of the sheet "Probe", in the order in which the questions were asked.
 * @throws if a piece is missing or was cut
 */
export function recordingsOfSheet(values: readonly (readonly unknown[])[]): Recording[] {
  const texts = new Map<string, string[]>();
  for (const row of values) {
    const [kind = '', id = '', place = '', cell = ''] = row.map(String);
    if (kind !== TRAFFIC) continue;
    const [, request = 0, piece = 0, pieces = 0] =
      /^request (\d+), piece (\d+) of (\d+)$/.exec(place)?.map(Number) ?? [];
    const text = unquoted(cell);
    const known = texts.get(id) ?? [];
    const isNext = piece === 1 ? request === known.length + 1 : request === known.length;
    if (pieces === 0 || !isNext || !text.startsWith('|'))
      throw new Error(`The recording of ${id} has no whole "${place}".`);
    known[request - 1] = (known[request - 1] ?? '') + text.slice(1);
    texts.set(id, known);
  }
  return [...texts].map(([id, exchanges]) => recordingOf(id, exchanges));
}

function recordingOf(id: string, texts: readonly string[]): Recording {
  const exchanges: Exchange[] = [];
  for (const [at, text] of texts.entries()) {
    const exchange = parsed(id, at + 1, text);
    if ('leftOut' in exchange) return { id, exchanges, isWhole: false };
    exchanges.push(exchange);
  }
  return { id, exchanges, isWhole: true };
}

function parsed(id: string, request: number, text: string): Exchange | { readonly leftOut: number } {
  try {
    return JSON.parse(text) as Exchange | { readonly leftOut: number };
  } catch {
    throw new Error(`The recording of ${id} has request ${request} only in part.`);
  }
}

/** Programs put a text with quotation marks into quotation marks, and double those in it. */
function unquoted(cell: string): string {
  return /^"\|.*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
