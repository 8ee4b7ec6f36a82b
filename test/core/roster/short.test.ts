/** The rows "Short" of a roster: who is missing by the sheet "Wanted". */
import { setRegionFormat, regionFormat } from '../../../src/core/calendar/region-format';
import type { Need } from '../../../src/core/need/need';
import { makeReport } from '../../../src/core/reports/registry';
import { makeRoster, type RosterOptions } from '../../../src/core/roster/make-roster';
import { rosterKind } from '../../../src/core/roster/roster-report';
import { needsOf, row } from '../need/needs';
import { facts, named, shift } from '../reports/facts';
import { newWriter } from './rosters';

beforeEach(() => setRegionFormat({ ...regionFormat(), hours: 24 }));
afterEach(() => setRegionFormat());

const PERIOD = { period: { from: '2026-12-07', to: '2026-12-09' } };
const BAR = { department: 'Bar', departmentId: '1' };
const FACTS = facts({
  people: named('Ann', 'Bo'),
  departments: [
    { id: '1', label: 'Bar' },
    { id: '2', label: 'Kitchen' },
  ],
  shifts: [
    shift('Ann', '2026-12-07 09:00', '2026-12-07 17:00', BAR),
    shift('Bo', '2026-12-08 09:00', '2026-12-08 13:00', BAR),
    shift('Open shift', '2026-12-08 09:00', '2026-12-08 17:00', BAR),
    shift('Ann', '2026-12-09 00:00', '2026-12-10 00:00', { ...BAR, timeOffReason: 'Sick' }),
  ],
});

/** The rows of a roster with what stands on its days, `department: name | Mon | Tue | Wed`, from one label on. */
function rowsOf(needs: readonly Need[] | undefined, options: Partial<RosterOptions> = {}): string[] {
  const chosen = { ...PERIOD, ...options };
  const all = needs ? { ...FACTS, wanted: { needs, holidays: new Map() } } : FACTS;
  const roster = makeRoster(all, chosen, newWriter(), { codes: new Map(), timesOfDay: new Map() });
  const report = makeReport(rosterKind(roster, { made: 'once', weekHours: new Map() }), all, chosen);
  return (report.sections[0]?.rows ?? []).map(({ cells }) =>
    cells
      .slice(0, 4)
      .map((cell = '') => cell)
      .join(' | '),
  );
}

const shortRows = (...of: Parameters<typeof rowsOf>) =>
  rowsOf(...of).filter((line) => line.startsWith('Short'));

test('below the heads of a department stand the needs that are not met, with their times and open shifts', () => {
  const needs = needsOf(
    row('daily', '9-17', 1),
    row('Mon', '22-6', 2, { department: 'Bar', area: 'Terrace' }),
  );
  const lines = rowsOf(needs);
  const heads = lines.findIndex((line) => line.includes(' on'));
  expect(lines[heads + 1]).toBe('Short | -2 (22–6 Terrace) | -1 (9–17), 1 open | -1 (9–17)');
});

test('without needs there is no such row, and a department whose needs are met has an empty one', () => {
  expect(rowsOf(undefined).join()).not.toContain('Short');
  expect(shortRows(needsOf(row('Mon', '10-16', 1)))).toEqual(['Short |  |  | ']);
});

test('a department in which nobody is, is shown with what is missing there, unless it is not chosen', () => {
  const needs = needsOf(row('Tue', '9-17', 3, { department: 'Kitchen' }));
  expect(shortRows(needs)).toEqual(['Short |  | -3 (9–17) | ']);
  expect(rowsOf(needs)).toContainEqual(expect.stringMatching(/^Kitchen/));
  expect(shortRows(needs, { departments: new Set(['1']) })).toEqual([]);
  expect(shortRows(needs, { departments: new Set(['2']) })).toHaveLength(1);
});

test('a roster of some people counts everybody', () => {
  const needs = needsOf(row('Mon', '9-17', 2), row('Mon', '9-17', 1, { department: 'Kitchen' }));
  const [ann] = FACTS.people;
  expect(shortRows(needs, { people: new Set([ann?.id ?? '']) })).toEqual(['Short | -1 (9–17) |  | ']);
});

test('a need of no department stands at the end', () => {
  const needs = needsOf(row('Wed', '9-17', 1, { task: 'Till' }));
  expect(rowsOf(needs).at(-1)).toBe('Short in any department |  |  | -1 (9–17 Till)');
  expect(shortRows(needs, { departments: new Set(['1']) })).toEqual([]);
});
