import { fieldOf, type Entity, type Field } from '../entities/entity';
import { isFormerName, meansRecord, uniqueText, type FieldCells, type Ids } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import type { BaselineRow } from './baseline';
import type { SheetRow } from './row';

/** The cells of a row, with the IDs behind its names as far as they are known. */
export interface CellsWithIds {
  readonly cells: FieldCells;
  readonly ids?: Partial<Ids>;
}

/** The fields that a new row needs, without its first password. */
export function requiredFields({ add }: Entity): readonly string[] {
  return (add?.required ?? []).filter((name) => name !== add?.password);
}

/** The needed fields as one text, to find equal rows. Returns '' if one of the fields is empty. */
export function fingerprint(entity: Entity, { cells, ids = {} }: CellsWithIds): string {
  const texts = requiredFields(entity).map(
    (name) => ids[name] ?? uniqueText(fieldOf(entity, name), cells[name] ?? ''),
  );
  return texts.includes('') ? '' : JSON.stringify(texts);
}

/** The fingerprints of a baseline row, also with the former names of its references: Ctrl+Z may bring back any of them. */
export function fingerprintsOf(
  entity: Entity,
  { cells, ids, former = {} }: BaselineRow,
): ReadonlySet<string> {
  const states = requiredFields(entity).reduce<CellsWithIds[]>(
    (before, name) => {
      if (ids[name] === undefined) return before;
      const labels = new Set([cells[name] ?? '', ...(former[name] ?? [])]);
      return before.flatMap((state) => [
        state,
        ...[...labels].map((label) => ({
          cells: { ...state.cells, [name]: label },
          ids: { ...state.ids, [name]: undefined },
        })),
      ]);
    },
    [{ cells, ids }],
  );
  return new Set(states.map((state) => fingerprint(entity, state)));
}

export type TypedCells = readonly (readonly [Field, Cell])[];

export function equalsRecord(cells: TypedCells, base: BaselineRow): boolean {
  return cells.every(([field, cell]) => meansRecord(field, cell, base) || isFormerName(field, cell, base));
}

export function equalsSent(cells: TypedCells, sent: FieldCells): boolean {
  return cells.every(([{ id }, cell]) => cell === (sent[id] ?? ''));
}

/**
 * The cells that people type. For a copy, the unique values of its original and a number that the check filled in are left
 * out.
 */
export function typedCells(
  entity: Entity,
  { cells }: SheetRow,
  original: FieldCells | undefined,
): TypedCells {
  const { numbered, required = [] } = entity.add ?? {};
  const isInherited = ({ id, unique }: Field) =>
    unique === true && !required.includes(id) && cells[id] === original?.[id];
  return entity.fields
    .filter(({ access }) => access !== 'service')
    .map((field) => [field, isInherited(field) ? '' : (cells[field.id] ?? '')] as const)
    .filter(([{ id }, cell]) => id !== numbered || !isEmpty(cell));
}

/** Whether more than half of the row's filled cells equal the record's. */
export function isMostlySame(entity: Entity, row: SheetRow, base: BaselineRow): boolean {
  return isMostly(entity, row, base.cells, (typedCell) => equalsRecord([typedCell], base));
}

/** Whether more than half of the row's filled cells equal those that were sent. */
export function isMostlyAsSent(entity: Entity, row: SheetRow, sent: FieldCells): boolean {
  return isMostly(entity, row, sent, (typedCell) => equalsSent([typedCell], sent));
}

function isMostly(
  entity: Entity,
  row: SheetRow,
  other: FieldCells,
  isEqual: (typedCell: TypedCells[number]) => boolean,
): boolean {
  const filled = typedCells(entity, row, undefined).filter(
    ([{ id }, cell]) => !isEmpty(cell) || !isEmpty(other[id] ?? ''),
  );
  return filled.filter(isEqual).length * 2 > filled.length;
}
