import { trackRows } from '../../../src/core/changes/track-rows';
import { gridOf } from '../../../src/core/shifts/grid';
import { readShifts } from '../../../src/core/shifts/shift';
import type { FieldCells } from '../../../src/core/table/record';
import { blocks, DAY } from '../checks/rows';
import { baseline, sheet } from '../users';

const empty: FieldCells = Object.fromEntries(blocks.fields.map(({ id }) => [id, '']));
const shift = (Person: string, day: number, more: FieldCells = {}): FieldCells => ({
  ...empty,
  Person,
  Date: DAY + day,
  Start: '9:00',
  End: '17:30',
  ...more,
});

function grid(cells: readonly FieldCells[], size?: Parameters<typeof gridOf>[1]) {
  const { rows } = trackRows(
    blocks,
    sheet(...cells.map((each, at) => [`x${at}`, each] as const)),
    baseline(),
  );
  return gridOf(readShifts(blocks, rows), size);
}

test('blocks are summed by person and day; time off has no hours, and typed hours count', () => {
  const shown = grid([
    shift('Ingrid Solberg', 0),
    shift('Ingrid Solberg', 0, { Start: '22:00', End: '6:00' }),
    shift('Ingrid Solberg', 4, { Hours: 7 }),
    shift('Kwame Mensah', 4, { TimeOffReason: 'Vacation' }),
    shift('Open shift', 4),
    shift('Nobody', 1, { Start: '' }),
  ]);
  expect(shown).toEqual({
    shifts: 4,
    timeOffs: 1,
    people: 2,
    openShifts: 1,
    hours: 32,
    period: 'Mon 23 to Fri 27 Nov 2026',
    days: ['Mon 23 Nov', 'Fri 27 Nov'],
    lines: [
      {
        label: 'Ingrid Solberg',
        cells: [
          { hours: 16.5, isTimeOff: false },
          { hours: 7, isTimeOff: false },
        ],
        hours: 23.5,
      },
      { label: 'Kwame Mensah', cells: [undefined, { hours: 0, isTimeOff: true }], hours: 0 },
      { label: 'Open shift', cells: [undefined, { hours: 8.5, isTimeOff: false }], hours: 8.5 },
    ],
    moreDays: 0,
  });
});

test('more people and days than fit are summed', () => {
  const people = ['Ingrid Solberg', 'Kwame Mensah', 'Ann', 'Bo'];
  const shown = grid(
    people.flatMap((person) => [shift(person, 0), shift(person, 30)]),
    { days: 1, people: 2 },
  );
  expect(shown).toMatchObject({
    period: 'Mon 23 Nov to Wed 23 Dec 2026',
    moreDays: 1,
    lines: [{ label: 'Ingrid Solberg', hours: 17 }, { label: 'Kwame Mensah' }],
    others: { people: 2, cells: [{ hours: 17 }], hours: 34 },
  });
});

test('there is no grid without blocks', () => {
  expect(grid([shift('Ingrid Solberg', 0, { Date: '' })])).toBeUndefined();
});
