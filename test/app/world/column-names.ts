import { headerOf, type Entity } from '../../../src/core/entities/entity';
import { allEntities, entityOf, templateKind } from '../../../src/core/entities/registry';
import type { Gestures } from '../../../src/standins/excel/gestures';

/**
 * A column's header and what it was called before: tests name a column by any of these, so another header breaks few of them.
 * `place` is the name of its sheet or of its table.
 */
export function namesOf(place: string, header: string): string[] {
  const fields = entityAt(place)?.fields ?? [];
  const field = fields.find((each) => headerOf(each) === header);
  return field ? [...new Set([header, field.id, ...(field.formerHeaders ?? [])])] : [header];
}

/** The kind of record in a sheet or a table; the sheets of schedule templates end with the template's number. */
function entityAt(place: string): Entity | undefined {
  const [, template] = /^Template (\d+)$/.exec(place) ?? [];
  if (template !== undefined) return entityOf(templateKind(template));
  return allEntities().find(({ sheet, table }) => sheet === place || table === place);
}

/** The header of a column that a test names by its field, as sentences say it. */
export function headerIn(place: string, name: string): string {
  const field = entityAt(place)?.fields.find(({ id }) => id === name);
  return field ? headerOf(field) : name;
}

/** What a person does, with columns of tables named by their field or by their header. */
export function byField(person: Gestures): Gestures {
  return {
    ...person,
    sort: (table, column, ascending) => person.sort(table, headerIn(table, column), ascending),
    filter: (table, column, shown) => person.filter(table, headerIn(table, column), shown),
  };
}
