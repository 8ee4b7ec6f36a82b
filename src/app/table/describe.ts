import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { layoutOf, type Layout } from '../../core/table/layout';
import { withUnknownFields } from '../../core/table/unknown-fields';
import type { WorkbookState } from '../job-context';

/**
 * The entity as this workbook has it: with its names, and with the fields that the service sends in addition to the known ones.
 */
export function describe(
  { sync, names }: WorkbookState,
  kind: string,
  unknownFields: readonly string[] = sync.snapshot(kind).unknownFields,
): { entity: Entity; layout: Layout } {
  const entity = names.bind(withUnknownFields(entityOf(kind), unknownFields));
  return { entity, layout: layoutOf(entity) };
}
