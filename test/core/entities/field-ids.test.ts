/** Ids of fields are kept in workbooks for good: see CONTRIBUTING.md, "Adding a field". */
import { headerOf } from '../../../src/core/entities/entity';
import { entities } from '../../../src/core/entities/registry';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from '../../../src/core/table/sheet';

const OWN = [ROW_COLUMN, STATUS_COLUMN, MESSAGE_COLUMN];

test.each(entities.map((entity) => [entity.kind, entity] as const))(
  'the ids of %s are plain words, each once, and none is that of a column of Shiftsheet',
  (_, { fields }) => {
    const ids = fields.map(({ id }) => id);
    expect(ids.filter((id) => !/^[A-Z][A-Za-z]*$/.test(id))).toEqual([]);
    expect(new Set([...OWN, ...ids]).size).toBe(OWN.length + ids.length);
  },
);

test.each(entities.map((entity) => [entity.kind, entity] as const))(
  'no two columns of %s have a header in common, those of earlier releases counted',
  (_, { fields }) => {
    const headers = fields.flatMap((field) => [headerOf(field), ...(field.formerHeaders ?? [])]);
    const compared = [...OWN, ...headers].map((header) => header.toLowerCase());
    expect(new Set(compared).size).toBe(compared.length);
  },
);
