/**
 * Cases of working-time law, in test/fixtures/planning/law-cases.json. They were written by somebody who had read the articles and no code;
 * each says its article and its reckoning.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayNumber, dayOfSerial } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { PersonLimits, RuleName, RuleNumbers } from '../../../src/core/planning/breach';
import { LAWS, PRESETS } from '../../../src/core/planning/rules/presets';
import { bindNames } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { baseline, sheet } from '../users';
import { breachIndexOf } from './plans';
import { cellsOfShift } from './written-shifts';
import { clockGapIn } from './zones';

interface Minors {
  readonly under: number;
  readonly dayHours: number;
  readonly weekHours: number;
  readonly notFrom: string;
  readonly notUntil: string;
}

/** So many days in a row, in so many weeks. */
interface Repeat {
  readonly repeat: string;
  readonly days: number;
  readonly weeks: number;
}

interface LawCase {
  readonly id: string;
  readonly what: string;
  readonly preset: 'eu' | 'us' | 'none';
  readonly numbers?: RuleNumbers & { readonly minors?: Minors };
  readonly weekStart?: number;
  readonly rows: readonly (string | Repeat)[];
  readonly leave?: readonly { readonly firstDay: string; readonly days: number }[];
  readonly contract?: number;
  readonly born?: string;
  readonly zone?: 'Europe/Berlin' | 'America/New_York';
  readonly expected: readonly RuleName[];
}

const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });
const people = new NameList('person', [named('0', 'Open shift'), named('1', 'Ana')]);
const entity = bindNames(timeBlocks, (kind) =>
  kind === 'people' ? people : new NameList('record', [named('9', 'Vacation')]),
);

const { cases } = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/planning/law-cases.json'), 'utf8'),
) as { readonly cases: readonly LawCase[] };

function rowsOf(row: string | Repeat): string[] {
  if (typeof row === 'string') return [row];
  const [name = '', day = '', ...rest] = row.repeat.split(' ');
  return Array.from({ length: row.weeks * row.days }, (_, at) => {
    const on = dayNumber(day) + Math.floor(at / row.days) * 7 + (at % row.days);
    return [name, dayOfSerial(on), ...rest].join(' ');
  });
}

function numbersOf({ preset, numbers }: LawCase): RuleNumbers {
  if (!numbers) return PRESETS[preset];
  const { minors, ...own } = numbers;
  if (!minors) return own;
  return {
    ...own,
    minorUnder: minors.under,
    minorDayHours: minors.dayHours,
    minorWeekHours: minors.weekHours,
    minorNotAfter: Number(minors.notFrom.slice(0, 2)),
    minorNotBefore: Number(minors.notUntil.slice(0, 2)),
  };
}

test.each(cases.map((each) => [each.id, each.what, each] as const))('%s: %s', (_id, _what, each) => {
  const { preset, weekStart = 0, rows, leave = [], contract, born, zone, expected } = each;
  const cells = rows.flatMap(rowsOf).map((text, at) => [`x${at}`, cellsOfShift(text)] as const);
  const limits = new Map<string, PersonLimits>(
    contract === undefined ? [] : [['1', { weekHours: contract, days: [] }]],
  );
  const tracked = trackRows(entity, sheet(...cells), baseline()).rows;
  const index = breachIndexOf(entity, tracked, {
    numbers: numbersOf(each),
    ...LAWS[preset],
    weekStart,
    ...(zone && { clockGap: clockGapIn(zone) }),
    facts: {
      limits,
      birthdays: new Map(born === undefined ? [] : [['1', dayNumber(born)]]),
      daysOff: leave.map(({ firstDay, days }, at) => ({
        ...{ personId: '1', firstDay: dayNumber(firstDay), amount: -days },
        ...{ index: at, account: 'Vacation', where: `row ${at + 2}` },
      })),
    },
  });
  expect([...new Set(index.breaches.map(({ rule }) => rule))].sort()).toEqual([...expected].sort());
});
