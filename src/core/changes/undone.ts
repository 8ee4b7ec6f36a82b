import { fieldOf, type Entity, type Field } from '../entities/entity';
import { grouped } from '../table/grouped';
import { keyOf, meansHeld, uniqueText, type FieldCells } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';
import type { Baseline, BaselineRow } from './baseline';
import type { SheetRow } from './track';

interface Known {
  readonly baseline: Baseline;
  /** Rows that are found by their ids and keys. */
  readonly owners: ReadonlyMap<number, BaselineRow>;
  /** What was sent for rows that are not settled. */
  readonly sent: ReadonlyMap<RowId, FieldCells>;
}

interface Undone {
  readonly stored: ReadonlyMap<number, BaselineRow>;
  readonly sent: ReadonlyMap<number, RowId>;
}

const NONE: Undone = { stored: new Map(), sent: new Map() };

/**
 * Rows that Ctrl+Z has brought back to before they got their ids, though they were pushed: they say the very same as a
 * pushed row that is nowhere in the sheet. Taken for new ones they would be stored twice. By index: the rows of the baseline,
 * and the ids under which rows were sent that are not settled.
 */
export function findUndone(
  entity: Entity,
  rows: readonly SheetRow[],
  { baseline, owners, sent }: Known,
): Undone {
  if (owners.size === baseline.rows.size && sent.size === 0) return NONE;
  const nameless = rows.filter((row) => row.id === '' && !owners.has(row.index) && keyOf(entity, row) === '');
  if (nameless.length === 0) return NONE;
  const owned = new Set([...owners.values()].map(({ id }) => id));
  const standing = new Set(rows.map(({ id }) => id));
  const missing = [...baseline.rows.values()].filter(({ id, gone }) => gone !== true && !owned.has(id));
  const byNeeds = grouped(missing, ({ cells, ids }) => needs(entity, cells, ids));
  const away = [...sent].filter(([id]) => !standing.has(id) && !baseline.rows.has(id));
  const sentByNeeds = grouped(away, ([, cells]) => needs(entity, cells));
  const found = { stored: new Map<number, BaselineRow>(), sent: new Map<number, RowId>() };
  for (const row of nameless) {
    const need = needs(entity, row.cells);
    if (need === '') continue;
    const stored = byNeeds.get(need)?.find((base) => !owned.has(base.id) && isSame(entity, row, base));
    if (stored) {
      owned.add(stored.id);
      found.stored.set(row.index, stored);
      continue;
    }
    const [id] =
      sentByNeeds.get(need)?.find(([each, cells]) => !owned.has(each) && isAsSent(entity, row, cells)) ?? [];
    if (id === undefined) continue;
    owned.add(id);
    found.sent.set(row.index, id);
  }
  return found;
}

/** What a new row can't do without, as a text to look it up by; '' where some of it is missing. */
function needs(entity: Entity, cells: FieldCells, ids: Readonly<Record<string, string>> = {}): string {
  const { required = [], password } = entity.add ?? {};
  const names = required.filter((name) => name !== password);
  const texts = names.map((name) => ids[name] ?? uniqueText(fieldOf(entity, name), cells[name] ?? ''));
  return texts.includes('') ? '' : JSON.stringify(texts);
}

function isSame(entity: Entity, { cells }: SheetRow, base: BaselineRow): boolean {
  return typed(entity, cells).every(([field, cell]) => meansHeld(field, cell, base));
}

function isAsSent(entity: Entity, { cells }: SheetRow, sent: FieldCells): boolean {
  return typed(entity, cells).every(([{ name }, cell]) => cell === (sent[name] ?? ''));
}

/** The cells that people type. The number that the check gives a row is gone with its id. */
function typed(entity: Entity, cells: FieldCells): [Field, Cell][] {
  return entity.fields
    .filter(({ access }) => access !== 'service')
    .map((field): [Field, Cell] => [field, cells[field.name] ?? ''])
    .filter(([{ name }, cell]) => name !== entity.add?.numbered || !isEmpty(cell));
}
