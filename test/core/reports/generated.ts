import fc from 'fast-check';
import type {
  ReportFacts,
  Leave,
  QualificationFact,
  ReportShift,
  Transaction,
} from '../../../src/core/reports/facts';
import type { ReportOptions } from '../../../src/core/reports/options';
import { facts } from './facts';

/** Days of generated facts: around a change of the clocks, the end of a month and the end of a year. */
const DAYS = [
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2026-10-31',
  '2026-11-01',
  '2026-12-31',
  '2027-01-01',
];
const MINUTE_MS = 60_000;

/**
 * Names as people have them: equal except for what distinguishes them, right to left, and with characters outside the basic
 * plane.
 */
const PEOPLE = [
  ['0', 'Open shift'],
  ['1', 'Maria Garcia (mgarcia1)'],
  ['2', 'Maria Garcia (mgarcia2)'],
  ['3', 'דנה כהן'],
  ['4', '🧑‍🍳 Zoë'],
  ['5', '=SUM(A1:A9)'],
] as const;

const person = fc.constantFrom(...PEOPLE).map(([personId, label]) => ({ personId, person: label }));
const day = fc.constantFrom(...DAYS);
const label = fc.constantFrom('', 'Bar', 'Küche', '厨房');

/** Hours with four decimals, as a person may type them. */
const typed = fc.option(
  fc.nat(240_000).map((parts) => parts / 10_000),
  { nil: undefined },
);

/** Shifts from a minute to three days long. */
const shifts: fc.Arbitrary<ReportShift[]> = fc.array(
  fc
    .record({
      who: person,
      on: day,
      // Midnight at the start or the end of a shift is where code often mistakes the day.
      at: fc.oneof(fc.constantFrom(0, 720), fc.nat(1439)),
      length: fc.oneof(
        fc.constantFrom(720, 1440),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 3 * 1440 }),
      ),
      department: label,
      task: label,
      hoursTyped: typed,
      timeOffReason: fc.constantFrom('', '', '', 'Holiday'),
      timeOffAccount: fc.constantFrom('', '', '', 'Vacation'),
      notes: fc.constantFrom('', 'two\nlines', '=1+1'),
      color: fc.constantFrom('', 'FF8000'),
      schedule: fc.constantFrom('current' as const, 'current' as const, 'timesheet' as const),
      isPushed: fc.boolean(),
    })
    .map(({ who, on, at, length, ...rest }) => {
      const start = minutesOfDay(on) + at;
      const ids = { departmentId: rest.department, timeOffAccountId: rest.timeOffAccount };
      return { ...who, start, end: start + length, area: '', ...ids, ...rest };
    }),
  { maxLength: 25 },
);

const transaction: fc.Arbitrary<Transaction> = fc
  .record({
    who: person,
    account: fc.constantFrom('', 'Vacation', 'Sick'),
    effectiveDate: fc.oneof(day, fc.constant('')),
    // Often the same amount, and one that takes days that another begins on.
    amount: fc.oneof(fc.constant(-9), fc.integer({ min: -20, max: 30 })),
  })
  .map(({ who, ...rest }) => ({ ...who, accountId: rest.account, ...rest }));

/** Transactions that are stored as they are, edited since, and new. */
const leave: fc.Arbitrary<Leave[]> = fc.array(
  fc
    .tuple(transaction, fc.option(transaction, { nil: undefined }), fc.boolean())
    .map(([now, stored, isPushed]) => ({
      ...now,
      description: '',
      isPushed,
      ...(!isPushed && stored && { stored }),
    })),
  { maxLength: 25 },
);

/** Two of these items have the same name and are distinguished as in the lists of names. */
const ITEMS = [
  ['1', 'Bar (1)'],
  ['2', 'Bar (2)'],
  ['3', 'Küche'],
  ['?厨房', '厨房'],
] as const;

const qualifications: fc.Arbitrary<QualificationFact[]> = fc.array(
  fc
    .record({
      who: person,
      of: fc.constantFrom(...ITEMS).map(([itemId, item]) => ({ itemId, item })),
      category: fc.constantFrom('', 'Task', 'Department'),
      rank: fc.option(fc.nat(9), { nil: undefined }),
      rate: fc.option(fc.nat(99), { nil: undefined }),
      isPushed: fc.boolean(),
    })
    .map(({ who, of, ...rest }) => ({ ...who, ...of, ...rest })),
  { maxLength: 25 },
);

export const someFacts: fc.Arbitrary<ReportFacts> = fc
  .record({ shifts, leave, qualifications })
  .map((of) => facts({ ...of, departments: ['Küche', 'Bar'].map((each) => ({ id: each, label: each })) }));

/** Periods that begin and end within the facts, weeks that begin on any day, and filters. */
export const someOptions: fc.Arbitrary<ReportOptions> = fc
  .record({
    days: fc.tuple(day, day),
    weekStart: fc.nat(6),
    person: fc.constantFrom('1', '4'),
    staffCopy: fc.boolean(),
    people: fc.option(fc.constant(new Set(['0', '1', '4'])), { nil: undefined }),
    departments: fc.option(fc.constant(new Set(['', 'Bar'])), { nil: undefined }),
  })
  .map(({ days, people, departments, ...rest }) => {
    const [from = '', to = ''] = [...days].sort();
    return { period: { from, to }, ...rest, ...(people && { people }), ...(departments && { departments }) };
  });

/** A minute of the wall clock as `yyyy-MM-ddTHH:mm`, computed with JavaScript's calendar, unlike the code under test. */
export function isoOf(minute: number): string {
  return new Date(Date.UTC(1899, 11, 30) + minute * MINUTE_MS).toISOString().slice(0, 16);
}

/** The first day of a day's week, computed with JavaScript's calendar. */
export function weekOfIso(iso: string, weekStart: number): string {
  const found = new Date(`${iso}T00:00Z`);
  while ((found.getUTCDay() + 6) % 7 !== weekStart) found.setUTCDate(found.getUTCDate() - 1);
  return found.toISOString().slice(0, 10);
}

function minutesOfDay(iso: string): number {
  return (Date.parse(`${iso}T00:00Z`) - Date.UTC(1899, 11, 30)) / MINUTE_MS;
}
