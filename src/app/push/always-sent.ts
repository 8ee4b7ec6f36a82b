import { fieldOf, queriedFields, wireName, type Entity } from '../../core/entities/entity';
import { callsByQuery } from '../../core/push/plan';
import type { Plan, PlannedCall, PlannedItem } from '../../core/push/planned';
import { keyOf, wireOfRow, type ServiceRecord } from '../../core/table/record';

/**
 * The plan, with current values in what an operation always asks for, in its items and in its query, and the user has not edited.
 * The values come from the service's list and not from the sheet: a downloaded value could overwrite what somebody else has
 * changed since.
 */
export function withCurrentAlwaysSent(entity: Entity, plan: Plan, theirs: readonly ServiceRecord[]): Plan {
  const { alwaysSent = [], query = {} } = entity.update ?? {};
  if (alwaysSent.length + queriedFields(entity.update).length === 0) return plan;
  const byKey = new Map(theirs.map((record) => [keyOf(entity, record), record]));
  const renewed = ({ method, query: asked }: PlannedCall, planned: PlannedItem) => {
    const record = planned.action === 'update' ? byKey.get(planned.key) : undefined;
    if (!record) return { method, query: asked, item: planned };
    const edited = new Set(planned.changes.map(({ field }) => field));
    const current = (name: string): string | undefined => {
      const wire = edited.has(name)
        ? undefined
        : wireOfRow(fieldOf(entity, name), { cells: record.cells, base: record });
      return wire === '' ? undefined : wire;
    };
    const item = { ...planned.item };
    for (const name of alwaysSent) {
      const wire = current(name);
      if (wire !== undefined) item[wireName(fieldOf(entity, name))] = wire;
    }
    const now = Object.entries(query).flatMap(([parameter, of]): [string, string][] => {
      const wire = typeof of === 'string' ? undefined : current(of.field);
      return wire === undefined ? [] : [[parameter, wire]];
    });
    return {
      method,
      query: now.length === 0 ? asked : { ...asked, ...Object.fromEntries(now) },
      item: { ...planned, item },
    };
  };
  return {
    ...plan,
    calls: callsByQuery(plan.calls.flatMap((call) => call.items.map((item) => renewed(call, item)))),
  };
}
