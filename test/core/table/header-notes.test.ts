import { allEntities, entityOf } from '../../../src/core/entities/registry';
import { headerNote, noteWords } from '../../../src/core/table/header-notes';
import { layoutOf } from '../../../src/core/table/layout';
import { LOG_KIND, logLayout } from '../../../src/core/table/push-log';

const kinds = [...allEntities(), entityOf('template-1000')];

test.each(kinds.map((entity) => [entity.kind, entity] as const))(
  'the header of every column of %s has a note of its own',
  (kind, entity) => {
    for (const { id } of layoutOf(entity).columns) {
      const note = headerNote(kind, id);
      expect({ id, isThere: note !== '' && !note.includes(noteWords.unknownField) }).toEqual({
        id,
        isThere: true,
      });
    }
  },
);

test('a note says the service’s name of a field that has another header', () => {
  expect(headerNote('users', 'CellPhone')).toBe(
    'Text, so that leading zeros stay. In the service: CellPhone.',
  );
  expect(headerNote('users', 'Email')).toBe('Needed for a new user.');
});

test('items that the service can’t change say so, and an unknown field too', () => {
  expect(headerNote('other-items', 'Name')).toContain('no operation that changes items of this category');
  expect(headerNote('departments', 'Name')).not.toContain('no operation');
  expect(headerNote('users', 'Shoe size')).toBe(noteWords.unknownField);
});

test('the push log has a note above each column', () => {
  for (const { id } of logLayout().columns) expect(headerNote(LOG_KIND, id)).not.toBe(noteWords.unknownField);
});
