/** The rows "Short or over" of a roster: who is missing or too many by the sheet "Wanted". */
import { setRegionFormat, regionFormat } from '../../../src/core/calendar/region-format';
import type { Need } from '../../../src/core/need/need';
import { makeReport } from '../../../src/core/reports/registry';
import type { Report } from '../../../src/core/reports/report';
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

function reportOf(needs: readonly Need[] | undefined, options: Partial<RosterOptions> = {}): Report {
  const chosen = { ...PERIOD, ...options };
  const all = needs ? { ...FACTS, wanted: { needs, holidays: new Map() } } : FACTS;
  const roster = makeRoster(all, chosen, newWriter(), { codes: new Map(), timesOfDay: new Map() });
  return makeReport(rosterKind(roster, { made: 'once', weekHours: new Map() }), all, chosen);
}

/** The rows of a roster with what stands on its days: `label | Mon | Tue | Wed`. */
const rowsOf = (...of: Parameters<typeof reportOf>): string[] =>
  (reportOf(...of).sections[0]?.rows ?? []).map(({ cells }) =>
    cells
      .slice(0, 4)
      .map((cell = '') => cell)
      .join(' | '),
  );

const needRows = (...of: Parameters<typeof reportOf>) =>
  rowsOf(...of).filter((line) => line.startsWith('Short or over'));

test('below the heads of a department stand the needs that are not met, with their times and open shifts', () => {
  const needs = needsOf(
    row('daily', '9-17', 1),
    row('Mon', '22-6', 2, { department: 'Bar', area: 'Terrace' }),
  );
  const lines = rowsOf(needs);
  const heads = lines.findIndex((line) => line.includes(' on'));
  expect(lines[heads + 1]).toBe('Short or over | -2 (22–6 Terrace) | -1 (9–17), 1 open | -1 (9–17)');
});

test('too many people stand below those who are missing', () => {
  const needs = needsOf(row('8 Dec 2026', '9-13', 0), row('Mon', '9-17', 1), row('Tue, Wed', '18-22', 2));
  expect(needRows(needs)).toEqual(['Short or over |  | -2 (18–22)\n+1 (9–13), 1 open | -2 (18–22)']);
});

test('a cell with somebody missing has one fill, a cell with too many people only another one, and any other none', () => {
  const needs = needsOf(
    row('Mon', '9-12', 1),
    row('7 Dec 2026', '13-17', 0),
    row('8 Dec 2026', '9-13', 0),
    row('Tue, Wed', '18-22', 2),
  );
  const { sections, legend = [] } = reportOf(needs);
  const found = sections[0]?.rows.find(({ role }) => role === 'needs');
  const [missing, tooMany] = ['People missing', 'Too many people'].map(
    (text) => legend.find((each) => each.text === text)?.fill,
  );
  expect(found?.fills).toEqual({ 1: tooMany, 2: missing, 3: missing });
  expect(new Set([missing, tooMany, undefined]).size).toBe(3);
  const met = reportOf(needsOf(row('Mon', '9-17', 1)));
  expect(met.sections[0]?.rows.find(({ role }) => role === 'needs')).not.toHaveProperty('fills');
});

test('without needs there is no such row, and a department whose needs are met has an empty one', () => {
  expect(rowsOf(undefined).join()).not.toContain('Short');
  expect(reportOf(undefined).legend?.map(({ text }) => text)).toEqual(['Begins before 12:00', 'Time off']);
  expect(needRows(needsOf(row('Mon', '10-16', 1)))).toEqual(['Short or over |  |  | ']);
});

test('a department in which nobody is, is shown with what is missing there, unless it is not chosen', () => {
  const needs = needsOf(row('Tue', '9-17', 3, { department: 'Kitchen' }));
  expect(needRows(needs)).toEqual(['Short or over |  | -3 (9–17) | ']);
  expect(rowsOf(needs)).toContainEqual(expect.stringMatching(/^Kitchen/));
  expect(needRows(needs, { departments: new Set(['1']) })).toEqual([]);
  expect(needRows(needs, { departments: new Set(['2']) })).toHaveLength(1);
});

test('a roster of some people counts everybody', () => {
  const needs = needsOf(row('Mon', '9-17', 2), row('Mon', '9-17', 1, { department: 'Kitchen' }));
  const [ann] = FACTS.people;
  expect(needRows(needs, { people: new Set([ann?.id ?? '']) })).toEqual(['Short or over | -1 (9–17) |  | ']);
});

test('a need of no department stands at the end', () => {
  const needs = needsOf(row('Wed', '9-17', 1, { task: 'Till' }));
  expect(rowsOf(needs).at(-1)).toBe('Short or over in any department |  |  | -1 (9–17 Till)');
  expect(needRows(needs, { departments: new Set(['1']) })).toEqual([]);
});
