/** Each column that people may fill is sent. The stand-in's side of it is in test/standins/service/kinds.test.ts. */
import { queriedFields } from '../../../src/core/entities/entity';
import { allEntities, entityOf } from '../../../src/core/entities/registry';

/** Columns that people may fill and that a new record can't have: specification, section 4.3. */
const NOT_ADDED: Readonly<Record<string, readonly string[]>> = { users: ['ExternalID'] };

const written = [...allEntities(), entityOf('template-1000')].flatMap((entity) =>
  entity.add && entity.update ? [{ kind: entity.kind, entity, add: entity.add, update: entity.update }] : [],
);

test('all kinds but one can be written', () => {
  const kinds = written.map(({ kind }) => kind);
  expect(
    allEntities()
      .filter(({ kind }) => !kinds.includes(kind))
      .map(({ kind }) => kind),
  ).toEqual(['other-items']);
});

test.each(written)('an update of $kind sends each column that people may change', ({ entity, update }) => {
  const editable = entity.fields.filter(({ access }) => access === 'edit').map(({ id }) => id);
  expect(editable.filter((id) => !update.fields.includes(id))).toEqual([]);
});

test.each(written)(
  'a new record of $kind is sent with each column that people may fill',
  ({ kind, entity, add, update }) => {
    const sent = [...add.fields, ...queriedFields(add), update.typedKey];
    const filled = entity.fields.filter(({ access }) => access !== 'service').map(({ id }) => id);
    expect(filled.filter((id) => !sent.includes(id))).toEqual(NOT_ADDED[kind] ?? []);
  },
);

test.each(written)(
  'the operations of $kind name columns that people may fill, and no others',
  ({ entity, add, update }) => {
    const filled = entity.fields.filter(({ access }) => access !== 'service').map(({ id }) => id);
    const named = [
      ...add.fields,
      ...add.required,
      ...update.fields,
      ...update.alwaysSent,
      ...(entity.pairs?.fields ?? []),
    ];
    expect(named.filter((id) => id !== add.password && !filled.includes(id))).toEqual([]);
  },
);
