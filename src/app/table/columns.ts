import { headerIn, type Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import {
  MESSAGE_COLUMN,
  ROW_COLUMN,
  STATUS_COLUMN,
  ownWords,
  layoutOf,
  type Layout,
  inServiceWords,
} from '../../core/table/layout';
import { withUnknownFields } from '../../core/table/unknown-fields';
import type { WorkbookState } from '../job-context';
import type { Sheet } from '../ports/excel-workbook';

const OWN: readonly string[] = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

type Columns = Pick<Sheet, 'columns' | 'lost'>;

/**
 * Headers of the missing columns without which a table can't be used: Shiftsheet's own columns, the record's key, and fields
 * that can be edited and whose columns the user has deleted. A column that a later release has added is not among them: until
 * the column is there, its field counts as not read.
 */
export function neededColumns(entity: Entity, sheet: Columns): string[] {
  const missing = (id: string) => !sheet.columns.includes(id);
  return [
    ...OWN.filter((id) => missing(id) && (id === ROW_COLUMN || sheet.lost.includes(id))).map((id) =>
      id === MESSAGE_COLUMN ? ownWords.message : id,
    ),
    ...entity.fields
      .filter(
        ({ id, access }) => entity.key.includes(id) || (access !== 'service' && sheet.lost.includes(id)),
      )
      .filter(({ id }) => missing(id))
      .map(({ id }) => headerIn(entity, id)),
  ];
}

/**
 * The columns that a download adds: Status and Message, if the user has deleted them, and columns of fields: those that a release has added since, and those that the user has deleted, if the
 * service can list their values. A deleted column that the service fills is not added, as nothing depends on it.
 */
export function columnsToAdd(entity: Entity, sheet: Columns): string[] {
  const ownColumns = [STATUS_COLUMN, MESSAGE_COLUMN].filter((id) => !sheet.columns.includes(id));
  const fields = entity.fields
    .filter(({ id }) => !sheet.columns.includes(id) && !entity.key.includes(id))
    .filter(
      ({ id, access }) => !sheet.lost.includes(id) || (access !== 'service' && entity.read !== undefined),
    )
    .map(({ id }) => id);
  return [...ownColumns, ...fields];
}

/** Whether a download adds every needed column that is missing. */
export function addsAllNeeded(entity: Entity, sheet: Columns): boolean {
  return neededColumns(entity, { ...sheet, lost: [] }).length === 0 && columnsToAdd(entity, sheet).length > 0;
}

/** The table for a caller that adds these columns next: it can be used without them until then. */
export function withColumnsAdded(sheet: Sheet, added: readonly string[]): Sheet {
  return { ...sheet, lost: sheet.lost.filter((id) => !added.includes(id)) };
}

/**
 * The entity as this workbook has it: with its names and headers, and with the fields that the service sends in addition to the
 * known ones.
 */
export function describe(
  { views, sync, names }: WorkbookState,
  kind: string,
  unknownFields: readonly string[] = sync.snapshot(kind).unknownFields,
): { entity: Entity; layout: Layout } {
  const known = views.serviceWords ? inServiceWords(entityOf(kind)) : entityOf(kind);
  const entity = names.bind(withUnknownFields(known, unknownFields));
  return { entity, layout: layoutOf(entity, views.hiddenOf(kind)) };
}
