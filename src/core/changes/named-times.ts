import { fieldOf, type Entity } from '../entities/entity';
import { entityOf } from '../entities/registry';
import type { FieldCells } from '../table/record';
import { isEmpty } from '../values/cell';
import type { Baseline, BaselineRow } from './baseline';
import type { SheetRow } from './row';

/** Times on the company's clock, as `HH:mm`. */
interface Times {
  readonly start: string;
  readonly end: string;
}

/** The times that a record gives to the rows that name it; undefined if it does not have both. */
export function timesOf(entity: Entity, cells: FieldCells): Times | undefined {
  if (!entity.times) return undefined;
  const [start, end] = [entity.times.start, entity.times.end].map((id) => {
    const read = fieldOf(entity, id).valueKind.fromCell(cells[id] ?? '');
    return read.ok && typeof read.value === 'string' ? read.value.slice(0, 5) : undefined;
  });
  return start === undefined || end === undefined ? undefined : { start, end };
}

/**
 * The rows with the times of the record that they name (`Entity.timesFrom`), where both times are blank in the sheet. If one of
 * them is typed, or if the record is unknown, nothing is guessed. A known record without times keeps having none, and so does a
 * row with a typed key of the service, which changes its filled fields alone. `known`: the records that rows may name.
 */
export function withNamedTimes(
  entity: Entity,
  rows: readonly SheetRow[],
  baselines: ReadonlyMap<string, BaselineRow>,
  known: Pick<Baseline, 'rows'> | undefined,
): readonly SheetRow[] {
  const { timesFrom, update } = entity;
  if (!timesFrom || !known) return rows;
  const { field, start, end } = timesFrom;
  const isBlank = (cells: FieldCells | undefined, id: string | undefined) =>
    cells === undefined || id === undefined || isEmpty(cells[id] ?? '');
  const isDue = ({ id, cells }: SheetRow) =>
    !isBlank(cells, field) &&
    cells[start] === '' &&
    cells[end] === '' &&
    isBlank(cells, update?.typedKey) &&
    !(
      baselines.has(id) &&
      isBlank(baselines.get(id)?.cells, start) &&
      isBlank(baselines.get(id)?.cells, end)
    );
  if (!rows.some(isDue)) return rows;
  const naming = fieldOf(entity, field);
  const named = entityOf(naming.refers ?? '');
  const times = new Map(
    [...known.rows.values()]
      .filter(({ gone }) => gone !== true)
      .map(({ key, cells }) => [key, timesOf(named, cells)]),
  );
  return rows.map((row) => {
    const read = isDue(row) ? naming.valueKind.fromCell(row.cells[field] ?? '') : undefined;
    const found = read?.ok === true ? times.get(String(read.value)) : undefined;
    if (!found) return row;
    const filled = {
      [start]: fieldOf(entity, start).valueKind.toCell(found.start),
      [end]: fieldOf(entity, end).valueKind.toCell(found.end),
    };
    return { ...row, cells: { ...row.cells, ...filled }, filled };
  });
}
