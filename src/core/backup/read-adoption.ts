import { daysAfter, dayAndTime } from '../calendar/days';
import { notReadable } from '../checks/check-rows';
import { findingSentence } from '../checks/wording';
import { type Entity, type Field, headerIn, wireName } from '../entities/entity';
import type { PastedLine } from '../paste/lines';
import { pasteTargets } from '../paste/targets';
import { plainHeader, targetOfHeader } from '../paste/words/header-words';
import type { RowId } from '../table/layout';
import type { FieldCells } from '../table/record';
import type { Cell } from '../values/cell';
import { date, datetime, time } from '../values/dates-and-times';
import type { BackupRow } from './backup';
import { keyFields } from './known-rows';

/**
 * Why a line is not taken over: it has no key, it has a day whose order of day and month nobody knows (`unsureDay`), or a cell that
 * can't be read (`sentence`).
 */
type NotTaken = 'no-id' | { readonly unsureDay: string } | { readonly sentence: string };

interface AdoptedLine {
  readonly line: number;
  readonly row: BackupRow | NotTaken;
}

interface AdoptionList {
  readonly lines: readonly AdoptedLine[];
  /** Headers of columns that are no columns of the sheet. */
  readonly ignored: readonly string[];
}

/** A column of the list: a field, or one of the service's two moments, each of which is several fields. */
type Column = { readonly field: Field } | { readonly moment: 'start' | 'end' };

/**
 * Reads a list of records that are on the service, with headers in its first line. Each line becomes a row that is known: an edit
 * of it is sent as an update. Undefined if no column has a key.
 */
export function readAdoption(
  entity: Entity,
  lines: readonly PastedLine[],
  freshId: () => RowId,
): AdoptionList | undefined {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = filled;
  if (!head) return undefined;
  const columns = head.cells.map((text) => columnOf(entity, text));
  const keys = keyFields(entity);
  if (!columns.some((column) => column && 'field' in column && keys.includes(column.field.id)))
    return undefined;
  const orders = dayOrders(rest.flatMap(({ cells }) => cells.filter((_, at) => isOfDays(columns[at]))));
  return {
    lines: rest.map(({ line, cells }) => ({ line, row: rowOf(entity, { columns, orders }, cells, freshId) })),
    ignored: head.cells.filter((text, at) => text.trim() !== '' && !columns[at]),
  };
}

function columnOf(entity: Entity, text: string): Column | undefined {
  const plain = plainHeader(text);
  if (plain === '') return undefined;
  const namedField = entity.fields.find((field) =>
    [headerIn(entity, field.id), field.id, wireName(field), ...(field.formerHeaders ?? [])].some(
      (name) => plainHeader(name) === plain,
    ),
  );
  if (namedField) return { field: namedField };
  if (entity.block && plain === 'startdatetime') return { moment: 'start' };
  if (entity.block && plain === 'enddatetime') return { moment: 'end' };
  const target = targetOfHeader(text, pasteTargets(entity));
  const field = entity.fields.find(({ id }) => id === target);
  return field && { field };
}

function isOfDays(column: Column | undefined): boolean {
  return column !== undefined && ('moment' in column || column.field.valueKind.name.startsWith('date'));
}

function rowOf(
  entity: Entity,
  { columns, orders }: { readonly columns: readonly (Column | undefined)[]; readonly orders: DayOrders },
  texts: readonly string[],
  freshId: () => RowId,
): BackupRow | NotTaken {
  const cells: Record<string, Cell> = Object.fromEntries(entity.fields.map(({ id }) => [id, '']));
  const ids: Record<string, string> = {};
  const moments: { start?: string; end?: string } = {};
  for (const [at, column] of columns.entries()) {
    const written = texts[at]?.trim() ?? '';
    if (!column || written === '') continue;
    const text = isOfDays(column) ? inServiceOrder(written, orders) : written;
    if (text === undefined) return { unsureDay: written };
    if ('moment' in column) {
      const moment = momentOf(text);
      if (typeof moment !== 'string') return moment;
      moments[column.moment] = moment;
      continue;
    }
    const { field } = column;
    const read = readText(field, text);
    if ('sentence' in read) return read;
    cells[field.id] = read.cell;
    if (read.id !== undefined) ids[field.id] = read.id;
  }
  Object.assign(cells, cellsOfMoments(entity, moments));
  const id = freshId();
  const [keyField = ''] = entity.key;
  const keyAt = columns.findIndex((column) => column && 'field' in column && column.field.id === keyField);
  // The key stays as it is written, with its leading zeros.
  const key = texts[keyAt]?.trim() ?? '';
  if (keyFields(entity).every((field) => cells[field] === '')) return 'no-id';
  return { id, base: { id, key: key === '' ? id : key, cells, ids, adopted: true } };
}

function readText(
  field: Field,
  text: string,
): { readonly cell: Cell; readonly id?: string } | { readonly sentence: string } {
  const { valueKind: kind } = field;
  const typed = kind.fromCell(text);
  // A list of the service has its own forms of days. Any text is the wire form of a reference, so that says nothing.
  const parsed = typed.ok || field.refers !== undefined ? typed : kind.fromWire(text);
  if (!parsed.ok) return { sentence: findingSentence(notReadable(field, text, typed.ok ? parsed : typed)) };
  if (parsed.value === null) return { cell: '' };
  const wire = kind.toWire(parsed.value);
  const reason = field.rule?.(wire);
  if (reason !== undefined)
    return { sentence: findingSentence(notReadable(field, text, { ok: false, problem: reason })) };
  const cell = kind.toCell(parsed.value);
  return field.refers === undefined ? { cell } : { cell, id: wire };
}

function momentOf(text: string): string | { readonly sentence: string } {
  const typed = datetime.fromCell(text);
  const parsed = typed.ok ? typed : datetime.fromWire(text);
  if (parsed.ok && parsed.value !== null) return parsed.value;
  return { sentence: 'problem' in typed ? typed.problem : text };
}

/** `2026-11-24T09:00` as the columns of the sheet have it. The last day is left out if the times alone say it. */
function cellsOfMoments(
  { block }: Entity,
  { start, end }: { readonly start?: string; readonly end?: string },
): FieldCells {
  if (!block) return {};
  const cells: Record<string, Cell> = {};
  const [day, from] = start?.split('T') ?? [];
  const [lastDay, until] = end?.split('T') ?? [];
  if (day !== undefined && from !== undefined) {
    cells[block.day] = date.toCell(day);
    cells[block.start] = time.toCell(from);
  }
  if (lastDay === undefined || until === undefined) return cells;
  cells[block.end] = time.toCell(until);
  const expected = day === undefined || from === undefined || until > from ? day : daysAfter(day, 1);
  if (lastDay !== expected) cells[block.lastDay] = date.toCell(lastDay);
  return cells;
}

/** Days of three numbers: `13-06-2026`, `6/13/2026`, `13.06.2026`, also with a time. The year is last. */
const NUMBERS = /^(?<one>\d{1,2})(?<sign>[-/.])(?<other>\d{1,2})\k<sign>(?<year>[1-9]\d{3})$/;
const MONTHS = 12;

/** Whether the day or the month is first. `unknown`: no line decides, or two lines contradict each other. */
type Order = 'day' | 'month' | 'unknown';

/** The order of day and month in a list, for each sign between them: one program writes all days of a list in the same way. */
type DayOrders = ReadonlyMap<string, Order>;

/** Finds the order of day and month. One day above 12 decides for all days with the same sign. */
export function dayOrders(texts: readonly string[]): DayOrders {
  const orders = new Map<string, Order>();
  for (const text of texts) {
    const numbers = numbersOf(text);
    const order = numbers && orderOf(numbers);
    if (!numbers || !order) continue;
    const before = orders.get(numbers.sign);
    orders.set(numbers.sign, before === undefined || before === order ? order : 'unknown');
  }
  return orders;
}

/**
 * The text with its day as the service writes it (`MM-DD-YYYY`). The text itself if it has no day of three numbers. Undefined if the
 * day can be read in both orders and nothing decides.
 */
export function inServiceOrder(text: string, orders: DayOrders): string | undefined {
  const numbers = numbersOf(text);
  if (!numbers) return text;
  const { one, other, sign, year, rest } = numbers;
  const known = orders.get(sign) ?? 'unknown';
  const order = orderOf(numbers) ?? (one === other ? 'day' : known);
  if (order === 'unknown') return undefined;
  const [month, day] = order === 'month' ? [one, other] : [other, one];
  return `${month}-${day}-${year}${rest}`;
}

interface Numbers {
  readonly one: number;
  readonly other: number;
  readonly sign: string;
  readonly year: string;
  /** The time after the day, with the space before it. */
  readonly rest: string;
}

function numbersOf(text: string): Numbers | undefined {
  const { day, time } = dayAndTime(text.trim());
  const found = NUMBERS.exec(day)?.groups;
  if (!found) return undefined;
  const { one = '', other = '', sign = '', year = '' } = found;
  return { one: Number(one), other: Number(other), sign, year, rest: time === undefined ? '' : ` ${time}` };
}

/** What the two numbers alone say. A text with two numbers above 12 is no day in any order, and decides nothing. */
function orderOf({ one, other }: Numbers): 'day' | 'month' | undefined {
  if (one > MONTHS === other > MONTHS) return undefined;
  return one > MONTHS ? 'day' : 'month';
}
