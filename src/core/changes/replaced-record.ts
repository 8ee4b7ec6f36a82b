import { fieldOf, type Entity } from '../entities/entity';
import { hasSameValue, type ServiceRecord } from '../table/record';
import { isEmpty } from '../values/cell';

/** A record with fewer identifying fields may have been renamed: a department has only its name. */
const FEWEST = 3;

/**
 * Whether the service has another record under a key than before: all values that identify the record have changed at once.
 * Databases that number from the highest key give the key of a deleted last record to the next one.
 */
export function isReplaced(entity: Entity, before: ServiceRecord, now: ServiceRecord): boolean {
  const { exact = [], loose = [] } = entity.add?.identity ?? {};
  const names = loose.length >= FEWEST ? loose : exact;
  if (names.length < FEWEST) return false;
  const isFilled = (name: string) => !isEmpty(before.cells[name] ?? '');
  const filled = names.filter(isFilled);
  return (
    filled.length >= FEWEST &&
    loose.every(isFilled) &&
    filled.every((name) => !hasSameValue(fieldOf(entity, name), before, now))
  );
}
