import { moved } from '../../../../src/core/shifts/compare/moved';
import { expectLinear } from '../../../runner/expect-linear';

const shift = (person: string, day: string, start = '09:00', end = '17:00') => ({
  person,
  from: `${day}T${start}`,
  until: `${day}T${end}`,
});
const daysOf = (added: ReturnType<typeof shift>[], gone: ReturnType<typeof shift>[]) =>
  [
    ...moved(
      added.map((at) => ({ row: at.from.slice(0, 10), ...at })),
      gone,
    ),
  ].map(([now, old]) => [now, old.from.slice(0, 10)]);

test('a new shift is matched with the nearest old shift of the same person at the same times', () => {
  const gone = [shift('#1', '2026-11-20'), shift('#1', '2026-11-24'), shift('#2', '2026-11-23')];
  expect(daysOf([shift('#1', '2026-11-23')], gone)).toEqual([['2026-11-23', '2026-11-24']]);
});

test('each old shift is matched once, and of two equally near shifts the earlier one', () => {
  const gone = [shift('#1', '2026-11-25'), shift('#1', '2026-11-23'), shift('#1', '2026-12-02')];
  const added = [shift('#1', '2026-11-24'), shift('#1', '2026-11-26'), shift('#1', '2026-11-27')];
  expect(daysOf(added, gone)).toEqual([
    ['2026-11-24', '2026-11-23'],
    ['2026-11-26', '2026-11-25'],
    ['2026-11-27', '2026-12-02'],
  ]);
});

test('shifts with other times or another length, and open shifts, are not matched as moved', () => {
  const gone = [shift('#1', '2026-11-25', '10:00'), shift('', '2026-11-25')];
  expect(daysOf([shift('#1', '2026-11-24'), shift('', '2026-11-24')], gone)).toEqual([]);
});

test.each([1, 500])('the time to find moved shifts of %i people grows linearly', async (people) => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
  const of = (at: number) => `#${at % people}`;
  await expectLinear(
    (count) => ({
      gone: Array.from({ length: count }, (_, at) => shift(of(at), day(at))),
      added: Array.from({ length: count }, (_, at) => ({ row: at, ...shift(of(at), day(at + people)) })),
    }),
    ({ gone, added }) => expect(moved(added, gone).size).toBe(gone.length),
    2500,
  );
});
