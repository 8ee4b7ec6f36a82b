/**
 * Who should get a shift first, by cases from a scheduler who has not seen the code, and by W1 to W10 of a planner's review. Each says what
 * any scheduler would agree with: who comes first or before whom, who can't, and whose overtime costs least.
 */
import { dayNumber } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { PersonLimits, RuleNumbers } from '../../../src/core/planning/breach';
import { LAWS, PRESETS } from '../../../src/core/planning/rules/presets';
import { shiftOfRow, whoCanWork } from '../../../src/core/planning/who';
import { bindNames } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import cases from '../../fixtures/who/cases.json';
import { baseline, sheet } from '../users';
import { breachIndexOf } from './plans';
import { cellsOfShift } from './written-shifts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'];
const PEOPLE = NAMES.map((label, at) => ({ id: `${at + 1}`, label }));
const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });
const people = new NameList('person', [
  named('0', 'Open shift'),
  ...PEOPLE.map(({ id, label }) => named(id, label)),
]);
const entity = bindNames(timeBlocks, (kind) =>
  kind === 'people' ? people : new NameList('record', [named('9', 'Vacation')]),
);
const idOf = (name: string) => PEOPLE.find(({ label }) => label === name)?.id ?? '';

interface Case {
  readonly numbers: RuleNumbers | null;
  readonly law: string | null;
  readonly shift: string;
  readonly rows: readonly string[];
  readonly leave: readonly { readonly person: string; readonly firstDay: string; readonly days: number }[];
  readonly limits: Readonly<Record<string, { readonly weekHours?: number }>>;
  readonly expected: {
    readonly first?: string;
    readonly notFirst?: string;
    readonly before?: readonly (readonly string[])[];
    readonly can?: readonly string[];
    readonly overtime?: readonly string[];
    readonly cannot?: readonly string[];
  };
}

const limitsOf = (weekHours: number | undefined): PersonLimits => ({
  weekHours,
  leastHours: undefined,
  days: [],
  notOn: [],
  language: undefined,
  hasUnread: false,
});

function listed({ numbers, law, shift, rows, leave, limits }: Case) {
  const cells = [shift, ...rows].map((text, at) => [`x${at}`, cellsOfShift(text)] as const);
  const tracked = trackRows(entity, sheet(...cells), baseline()).rows;
  const breachIndex = breachIndexOf(entity, tracked, {
    numbers: law === 'us' ? PRESETS.us : (numbers ?? {}),
    costs: law === 'us' ? LAWS.us.costs : [],
    facts: {
      daysOff: leave.map(({ person, firstDay, days }, index) => ({
        ...{ personId: idOf(person), firstDay: dayNumber(firstDay), amount: -days },
        ...{ index, account: 'Vacation', where: `Time Off, row ${index + 2}` },
      })),
      limits: new Map(
        Object.entries(limits).map(([person, { weekHours }]) => [idOf(person), limitsOf(weekHours)]),
      ),
    },
  });
  const [row] = tracked;
  const block = row && shiftOfRow(breachIndex, row);
  if (!block) throw new Error('the first row has no shift');
  const found = whoCanWork(block, breachIndex, PEOPLE);
  const labels = (of: readonly { readonly label: string }[]) => of.map(({ label }) => label);
  return { can: labels(found.can), overtime: labels(found.overtime), cannot: labels(found.cannot) };
}

function isAsExpected(of: Case): boolean {
  const { can, overtime, cannot } = listed(of);
  const { first, notFirst, before = [], ...sets } = of.expected;
  const order = [...can, ...overtime, ...cannot];
  const same = (wanted: readonly string[] | undefined, is: readonly string[]) =>
    wanted === undefined || [...wanted].sort().join() === [...is].sort().join();
  return (
    (first === undefined || order[0] === first) &&
    (notFirst === undefined || order[0] !== notFirst) &&
    before.every(([one = '', other = '']) => order.indexOf(one) < order.indexOf(other)) &&
    same(sets.can, can) &&
    same(sets.cannot, cannot) &&
    (sets.overtime === undefined || sets.overtime.join() === overtime.join())
  );
}

const all: (Case & { readonly id: string; readonly what: string })[] = cases;
test.each(all)('$id: $what', (of) => {
  expect([listed(of), isAsExpected(of)]).toEqual([expect.anything(), true]);
});

test('who was on holiday until two days before is not the first, and says until when', () => {
  const of: Case = {
    ...{ numbers: null, law: null, shift: 'Open 2026-12-05 14:30-22:30', limits: {}, expected: {} },
    rows: ['Ben 2026-11-30 08:00-18:00', 'Ben 2026-12-01 08:00-18:00'],
    leave: [{ person: 'Ana', firstDay: '2026-11-30', days: 3 }],
  };
  // The sample company's open Saturday: those on leave from Monday to Wednesday had the fewest hours of the week.
  expect(listed(of).can).toEqual(['Cleo', 'Dan', 'Eva', 'Ben', 'Ana']);
});
