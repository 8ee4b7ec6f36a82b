/** The kinds of record of the model: each has another way back from a lost answer. */
import { categories } from '../../../../src/core/entities/categories';
import { departments } from '../../../../src/core/entities/category-items';
import type { Entity } from '../../../../src/core/entities/entity';
import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { users } from '../../../../src/core/entities/users';
import { bindNames } from '../../../../src/core/table/bind-names';
import { NameList } from '../../../../src/core/values/name-list';
import type { FieldCells } from '../../../../src/core/table/record';
import type { Cell } from '../../../../src/core/table/sheet';

export interface Kind {
  readonly entity: Entity;
  /** Fields in which people type, with a value for each number that is no other number's; the first is the record's name. */
  readonly typed: readonly { readonly field: string; readonly cell: (n: number) => Cell }[];
  /** Fields that may be cleared. */
  readonly clears: readonly string[];
  /** What every new row holds beside them. */
  readonly always: FieldCells;
}

const text = (field: string, prefix: string) => ({ field, cell: (n: number) => `${prefix}${n}` });

/** Six digits of a colour, none of which is a number for Excel. */
const colour = {
  field: 'Color',
  cell: (n: number) =>
    `AB${[...n.toString(6).padStart(4, '0')].map((digit) => 'ABCDEF'[Number(digit)]).join('')}`,
};

const people = new NameList('person', [{ id: '11', name: 'Ana Silva', apart: [], also: [] }]);

export const kinds: readonly Kind[] = [
  // A second addition is refused.
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
  // A second addition would be stored as well.
  {
    entity: categories,
    typed: [text('SingularName', 'Name '), text('PluralName', 'Names ')],
    clears: ['PluralName'],
    always: {},
  },
  // A second addition meets the first.
  { entity: departments, typed: [text('Name', 'Dept '), colour], clears: ['Color'], always: {} },
  // No list shows what is stored.
  {
    entity: bindNames(timeBlocks, () => people),
    typed: [text('Notes', 'Note '), colour],
    clears: [],
    always: { Person: 'Ana Silva', Date: 46000, Start: 0.375, End: 0.5 },
  },
];
