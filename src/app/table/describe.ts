import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { layoutOf, type Layout, inServiceWords } from '../../core/table/layout';
import { withUnknownFields } from '../../core/table/unknown-fields';
import type { WorkbookState } from '../job-context';

/**
 * The entity as this workbook has it: with its names and headers, and with the fields that the service sends in addition to the
 * known ones.
 */
export function describe(
  { looks, sync, names }: WorkbookState,
  kind: string,
  unknownFields: readonly string[] = sync.snapshot(kind).unknownFields,
): { entity: Entity; layout: Layout } {
  const known = looks.serviceWords ? inServiceWords(entityOf(kind)) : entityOf(kind);
  const entity = names.bind(withUnknownFields(known, unknownFields));
  return { entity, layout: layoutOf(entity, looks.hiddenOf(kind)) };
}
