import type { Step } from './steps';

/** People: Name, Age, Member in A1:C5, made the table `t1`. */
export const PEOPLE: readonly Step[] = [
  {
    do: 'write',
    at: 'A1:C5',
    cells: [
      ['Name', 'Age', 'Member'],
      ['Zoe', 31, true],
      ['adam', 7, false],
      ['Maria', '', true],
      ['Bob', 'old', false],
    ],
  },
  { do: 'add table', id: 't1', name: 'People', at: 'A1:C5' },
];
