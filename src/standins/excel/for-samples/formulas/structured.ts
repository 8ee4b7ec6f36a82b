/** Structured references: `Sales[Price]`, `[@[Unit Price]]`, `Sales[[#Totals],[Price]:[Sum]]` (docs: Using structured references with Excel tables). */

type Part = 'All' | 'Data' | 'Headers' | 'Totals' | 'This Row';

export interface StructuredReference {
  /** Undefined means the table that contains the formula. */
  readonly table: string | undefined;
  readonly parts: readonly Part[];
  /** Undefined means all columns. */
  readonly columns: readonly [string, string] | undefined;
}

const PARTS: readonly Part[] = ['All', 'Data', 'Headers', 'Totals', 'This Row'];
const ITEM = /\s*(\[(?:[^[\]']|'.)*\]|[,:])\s*/uy;

/** Undefined if Excel would not understand it. */
export function parseStructured(text: string): StructuredReference | undefined {
  const open = text.indexOf('[');
  const table = open > 0 ? text.slice(0, open) : undefined;
  const body = text.slice(open + 1, -1).trim();
  if (body === '') return { table, parts: [], columns: undefined };
  if (body === '@') return { table, parts: ['This Row'], columns: undefined };
  const isThisRow = body.startsWith('@');
  const rest = isThisRow ? body.slice(1).trim() : body;
  if (!rest.startsWith('[')) return simple(table, rest, isThisRow);
  const items = itemsOf(rest);
  return items && listed(table, items, isThisRow);
}

/** `[Price]`, `[@Price]`, `[#Totals]`. */
function simple(
  table: string | undefined,
  text: string,
  isThisRow: boolean,
): StructuredReference | undefined {
  const part = partOf(text);
  if (part) return isThisRow ? undefined : { table, parts: [part], columns: undefined };
  if (text.startsWith('#')) return undefined;
  const column = unescaped(text);
  return { table, parts: isThisRow ? ['This Row'] : [], columns: [column, column] };
}

/** `[[#Headers],[#Data],[Price]:[Sum]]`. */
function listed(
  table: string | undefined,
  items: readonly string[],
  isThisRow: boolean,
): StructuredReference | undefined {
  const parts: Part[] = isThisRow ? ['This Row'] : [];
  const columns: string[] = [];
  for (const [index, item] of items.entries()) {
    if (index % 2 === 1) {
      if (item !== ',' && item !== ':') return undefined;
      if (item === ':' && columns.length !== 1) return undefined;
      if (item === ',' && columns.length > 0) return undefined;
      continue;
    }
    const inner = item.slice(1, -1);
    const part = partOf(inner);
    if (part && columns.length === 0) parts.push(part);
    else columns.push(unescaped(inner));
  }
  const [first, last = first] = columns;
  if (columns.length > 2) return undefined;
  return {
    table,
    parts,
    columns: first === undefined || last === undefined ? undefined : [first, last],
  };
}

function itemsOf(text: string): string[] | undefined {
  const items: string[] = [];
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < text.length) {
    const item = ITEM.exec(text)?.[1];
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items.length % 2 === 1 ? items : undefined;
}

const partOf = (text: string): Part | undefined =>
  PARTS.find((part) => text.trim().toLowerCase() === `#${part.toLowerCase()}`);

const unescaped = (name: string): string => name.replaceAll(/'(.)/gu, '$1');

/** A column's name inside brackets: Excel puts ' before these signs. */
const escaped = (name: string): string => name.replaceAll(/[[\]#'@]/g, "'$&");

export function formatStructured({ table = '', parts, columns }: StructuredReference): string {
  const [first = '', last = first] = columns?.map(escaped) ?? [];
  const isThisRow = parts.length === 1 && parts[0] === 'This Row';
  if (!columns) return `${table}[${isThisRow ? '@' : list(parts.map((part) => `#${part}`))}]`;
  const span = first === last ? `[${first}]` : `[${first}]:[${last}]`;
  if (isThisRow) return `${table}[@${first === last && isPlain(first) ? first : span}]`;
  if (parts.length === 0) return first === last ? `${table}[${first}]` : `${table}[${span}]`;
  return `${table}[${[...parts.map((part) => `[#${part}]`), span].join(',')}]`;
}

/** All other names need brackets after `@`. */
const isPlain = (name: string): boolean => /^[\p{L}\p{N}_]+$/u.test(name);

const list = (items: readonly string[]): string =>
  items.length <= 1 ? items.join('') : items.map((item) => `[${item}]`).join(',');
