/** The kinds of record of the model: for each, a lost answer is handled in a different way. */
import { categories } from '../../../../src/core/entities/categories';
import { departments } from '../../../../src/core/entities/category-items';
import type { Entity } from '../../../../src/core/entities/entity';
import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { users } from '../../../../src/core/entities/users';
import { bindNames, type FieldCells } from '../../../../src/core/table/record';
import type { Cell } from '../../../../src/core/values/cell';
import { NameList } from '../../../../src/core/values/name-list';

export interface Kind {
  readonly entity: Entity;
  /** Fields in which people type, with a different value for each number; the first is the record's name. */
  readonly typed: readonly { readonly field: string; readonly cell: (n: number) => Cell }[];
  /** Fields that may be cleared. */
  readonly clears: readonly string[];
  /** The other cells of every new row. */
  readonly always: FieldCells;
}

const text = (field: string, prefix: string) => ({ field, cell: (n: number) => `${prefix}${n}` });

/** Six hexadecimal digits of a colour. They are all letters, so that Excel reads none as a number. */
const colour = {
  field: 'Color',
  cell: (n: number) =>
    `AB${[...n.toString(6).padStart(4, '0')].map((digit) => 'ABCDEF'[Number(digit)]).join('')}`,
};

const people = new NameList('person', [{ id: '11', name: 'Ana Silva', apart: [], also: [] }]);

export const kinds: readonly Kind[] = [
  // The service refuses a second addition.
  {
    entity: users,
    typed: [
      text('UserName', 'person'),
      text('FirstName', 'First '),
      text('LastName', 'Last '),
      { field: 'Email', cell: (n) => `e${n}@x.example` },
    ],
    clears: [],
    always: { UserType: 'Employee' },
  },
  // The service would store a second addition too.
  {
    entity: categories,
    typed: [text('SingularName', 'Name '), text('PluralName', 'Names ')],
    clears: ['PluralName'],
    always: {},
  },
  // A second addition updates the first record.
  { entity: departments, typed: [text('Name', 'Dept '), colour], clears: ['Color'], always: {} },
  // The service can't list the records.
  {
    entity: bindNames(timeBlocks, () => people),
    typed: [text('Notes', 'Note '), colour],
    clears: [],
    always: { Person: 'Ana Silva', Date: 46000, Start: 0.375, End: 0.5 },
  },
];
