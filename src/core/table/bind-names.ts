import type { Entity } from '../entities/entity';
import { type Named, type NameList, reference } from '../values/name-list';
import { textOf } from '../values/cell';
import { labelOf, type ServiceRecord } from './record';

/** The entity whose references read and write names by these lists, one list for each kind of record. */
export function bindNames(entity: Entity, listOf: (kind: string) => NameList): Entity {
  if (entity.fields.every((field) => field.refers === undefined)) return entity;
  return {
    ...entity,
    fields: entity.fields.map((field) => {
      if (field.refers === undefined) return field;
      const names = listOf(field.refers);
      return { ...field, names, kind: reference(names) };
    }),
  };
}

/** A record with the names by which other records may refer to it; `id` is what is sent for it. */
export function namedOf(entity: Entity, id: string, { cells, ids }: ServiceRecord): Named {
  const word = (name: string) => textOf(cells[name] ?? '').trim();
  const { apart = [], also = [], category } = entity.naming ?? {};
  const number = category === undefined ? undefined : ids[category];
  return {
    id,
    name: labelOf(entity, cells, ''),
    apart: apart.map(word),
    also: also
      .map(({ fields, join = ' ' }) =>
        fields
          .map(word)
          .filter((text) => text !== '')
          .join(join),
      )
      .filter((text) => text !== ''),
    ...(number === undefined ? {} : { category: number }),
  };
}
