/** Workbooks keep ids of fields for good: see docs/developer/adding.md. */
import { headerOf, type Field } from '../../../src/core/entities/entity';
import { allEntities } from '../../../src/core/entities/registry';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from '../../../src/core/table/layout';

const OWN = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

test.each(allEntities().map((entity) => [entity.kind, entity] as const))(
  'the ids of %s are plain words, each is there once, and none is a column of Shiftsheet',
  (_, { fields }) => {
    const ids = fields.map(({ id }) => id);
    expect(ids.filter((id) => !/^[A-Z][A-Za-z]*$/.test(id))).toEqual([]);
    expect(new Set([...OWN, ...ids]).size).toBe(OWN.length + ids.length);
  },
);

test.each(allEntities().map((entity) => [entity.kind, entity] as const))(
  'no two columns of %s have the same header, including headers of earlier releases',
  (_, { fields }) => {
    const ofField = (field: Field) =>
      new Set(
        [headerOf(field), field.id, ...(field.formerHeaders ?? [])].map((header) => header.toLowerCase()),
      );
    const headers = [
      ...OWN.map((header) => header.toLowerCase()),
      ...fields.flatMap((field) => [...ofField(field)]),
    ];
    expect(new Set(headers).size).toBe(headers.length);
  },
);
