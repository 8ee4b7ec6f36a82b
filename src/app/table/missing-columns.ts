import { headerIn, type Entity } from '../../core/entities/entity';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from '../../core/table/sheet';
import type { Sheet } from '../ports';

const OWN: readonly string[] = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

type Columns = Pick<Sheet, 'columns' | 'lost'>;

/**
 * Headers of the columns without which a table can't be used: Shiftsheet's own, the record's key, and those that the user
 * has deleted from among the fields that can be edited. A column that a release has added since is not among them: until
 * it is there its field counts as not read.
 */
export function neededColumns(entity: Entity, sheet: Columns): string[] {
  const missing = (id: string) => !sheet.columns.includes(id);
  return [
    ...OWN.filter(missing),
    ...entity.fields
      .filter(
        ({ id, access }) => entity.key.includes(id) || (access !== 'service' && sheet.lost.includes(id)),
      )
      .filter(({ id }) => missing(id))
      .map(({ id }) => headerIn(entity, id)),
  ];
}

/**
 * Fields whose columns a download adds: those that a release has added since, and those that the user has deleted, if the
 * service can list what stood in them. A deleted column that the service fills stays away, as nothing depends on it.
 */
export function columnsToAdd(entity: Entity, sheet: Columns): string[] {
  return entity.fields
    .filter(({ id }) => !sheet.columns.includes(id) && !entity.key.includes(id))
    .filter(
      ({ id, access }) => !sheet.lost.includes(id) || (access !== 'service' && entity.read !== undefined),
    )
    .map(({ id }) => id);
}

/** Whether a download adds every column that is needed and missing. */
export function comeBack(entity: Entity, sheet: Columns): boolean {
  return neededColumns(entity, { ...sheet, lost: [] }).length === 0 && columnsToAdd(entity, sheet).length > 0;
}

/** The table as it is for whoever adds these columns next: without them it can be used. */
export function awaiting(sheet: Sheet, added: readonly string[]): Sheet {
  return { ...sheet, lost: sheet.lost.filter((id) => !added.includes(id)) };
}
