import { headerOf, serviceNames, type Entity, type Field } from '../entities/entity';

/**
 * The entity with the service's own names as headers, such as `EffectiveDate`. A column keeps the header that people read if it
 * shows names instead of the service's IDs, or if the service has no name that is the column's alone.
 */
export function inServiceWords(entity: Entity): Entity {
  const fields = entity.fields.map((field): Field => {
    const header = serviceHeader(entity, field);
    if (header === undefined || header === headerOf(field)) return field;
    return { ...field, header, formerHeaders: [headerOf(field), ...(field.formerHeaders ?? [])] };
  });
  return { ...entity, fields };
}

/** The header of a column in the service's words; undefined if there is none. */
export function serviceHeader(entity: Entity, field: Field): string | undefined {
  if (field.refers !== undefined) return undefined;
  const [name, ...others] = serviceNames(entity, field);
  if (name === undefined || others.length > 0) return undefined;
  const isShared = entity.fields.some((each) => each !== field && serviceNames(entity, each).includes(name));
  return isShared ? undefined : name;
}
