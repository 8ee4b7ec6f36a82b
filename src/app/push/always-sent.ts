import { fieldOf, wireName, type Entity } from '../../core/entities/entity';
import type { Plan, PlannedItem } from '../../core/push/planned';
import { keyOf, wireOfRow, type ServiceRecord } from '../../core/table/record';

/**
 * The plan, with current values in the unedited fields that an operation always sends. The values come from the service's list
 * and not from the sheet: a downloaded value could overwrite what somebody else has changed since.
 */
export function withCurrentAlwaysSent(entity: Entity, plan: Plan, theirs: readonly ServiceRecord[]): Plan {
  const alwaysSent = entity.update?.alwaysSent ?? [];
  if (alwaysSent.length === 0) return plan;
  const byKey = new Map(theirs.map((record) => [keyOf(entity, record), record]));
  const renewed = (planned: PlannedItem): PlannedItem => {
    const record = planned.action === 'update' ? byKey.get(planned.key) : undefined;
    if (!record) return planned;
    const edited = new Set(planned.changes.map(({ field }) => field));
    const item: Record<string, string> = { ...planned.item };
    for (const name of alwaysSent) {
      const field = fieldOf(entity, name);
      const wire = edited.has(name) ? undefined : wireOfRow(field, { cells: record.cells, base: record });
      if (wire !== undefined && wire !== '') item[wireName(field)] = wire;
    }
    return { ...planned, item };
  };
  return { ...plan, calls: plan.calls.map((call) => ({ ...call, items: call.items.map(renewed) })) };
}
