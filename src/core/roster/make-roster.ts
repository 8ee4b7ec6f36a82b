import { shortDay } from '../calendar/day-text';
import { dayOfMinute, dayOfSerial, daysOf, daysOfPeriod, type DayNumber } from '../calendar/days';
import { countNeeds, type NeedCount } from '../need/count-needs';
import { absenceOf, leaveBlocks } from '../reports/away';
import { compareBlocks, compareDepartments, compareNames, daysOfBlock } from '../reports/chosen-shifts';
import { isTimeOffBlock, plannedWork, type ReportFacts, type ReportShift } from '../reports/facts';
import type { ReportOptions } from '../reports/options';
import { reportWords } from '../reports/words';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { countBy, groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { inWords, type CellWriter } from './cell-writer';
import {
  NO_CELL,
  type Roster,
  type RosterCell,
  type RosterCodes,
  type RosterPart,
  type RosterRow,
} from './roster';

export type RosterOptions = Pick<
  ReportOptions,
  'period' | 'people' | 'departments' | 'weekStart' | 'compare'
>;

/** A row with its records. */
export interface FilledRow {
  readonly row: RosterRow;
  /** Its shifts that begin in the period, sorted. */
  readonly work: readonly ReportShift[];
  /** Its shifts and its time off, by the days whose cells have them. */
  readonly onDay: ReadonlyMap<DayNumber, readonly ReportShift[]>;
}

/** The rows of a department: its people, then its open shifts. */
export interface RosterGroup {
  readonly departmentId: string;
  readonly department: string;
  readonly people: readonly FilledRow[];
  readonly open: FilledRow;
  /** How the needs of the department are met on the roster's days, whoever the roster shows. */
  readonly needs: readonly NeedCount[];
}

export interface MadeRoster {
  readonly roster: Roster;
  readonly groups: readonly RosterGroup[];
  /** The same of the needs that are of no department, if the roster shows all departments and people. */
  readonly needs: readonly NeedCount[];
}

/**
 * Makes the rows and cells of a roster. Each person has one row, in the department in which most of the person's shifts are, so that
 * a cell has all that the person does on that day. Each department has a row for open shifts. A department in which people are needed
 * is shown even if nobody is there.
 */
export function makeRoster(
  facts: ReportFacts,
  options: RosterOptions,
  writer: CellWriter,
  codes: RosterCodes,
): MadeRoster {
  const { begun, rowOf } = fillerOf(facts, options, writer);
  const names = compareNames(options);
  const groups = new Map<string, { label: string; people: FilledRow[] }>();
  const groupOf = ({ id, label }: Department) => {
    const group = groups.get(id) ?? { label, people: [] };
    groups.set(id, group);
    return group;
  };
  for (const { id, label, home } of peopleOf(facts, options, begun))
    groupOf(home).people.push(
      rowOf({ id, personId: id, name: label, departmentId: home.id, department: home.label }),
    );
  if (!options.people)
    for (const { departmentId: id, department: label } of begun.get(OPEN_SHIFT) ?? [])
      if (options.departments?.has(id) ?? true) groupOf({ id, label });
  const counts = needsByDepartment(facts, options);
  if (!options.people)
    for (const [id, [first]] of counts)
      if (first && id !== '' && (options.departments?.has(id) ?? true))
        groupOf({ id, label: first.need.department });
  const byDepartment = compareDepartments(facts, names);
  const sorted = [...groups]
    .sort(([one, { label }], [other, group]) => byDepartment(label, group.label) || names(one, other))
    .map(([departmentId, { label: department, people }]): RosterGroup => ({
      departmentId,
      department,
      people: people.sort(
        ({ row: one }, { row: other }) => names(one.name, other.name) || names(one.id, other.id),
      ),
      open: rowOf({
        id: `${OPEN_ROW}${departmentId}`,
        personId: '',
        name: reportWords.none.person,
        departmentId,
        department,
      }),
      needs: departmentId === '' ? [] : (counts.get(departmentId) ?? []),
    }));
  const roster: Roster = {
    period: options.period,
    days: daysOf(daysOfPeriod(options.period)).map((day) => ({
      date: dayOfSerial(day) ?? '',
      header: shortDay(day),
    })),
    rows: sorted.flatMap(({ people, open }) => [...people.map(({ row }) => row), open.row]),
    codes,
  };
  const isWhole = !options.people && !options.departments;
  return { roster, groups: sorted, needs: isWhole ? (counts.get('') ?? []) : [] };
}

/** How all needs are met on a roster's days, by the department's ID; '' is the key of the needs of no department. */
export function needsByDepartment(
  { wanted, shifts }: Pick<ReportFacts, 'wanted' | 'shifts'>,
  { period }: Pick<RosterOptions, 'period'>,
): ReadonlyMap<string, readonly NeedCount[]> {
  const counts = wanted ? countNeeds(wanted, plannedWork(shifts), daysOfPeriod(period)) : [];
  return groupBy(counts, ({ need }) => need.departmentId);
}

/** The rows of a roster as the workbook would fill them now, in the order of the roster. */
export function filledNow(
  facts: ReportFacts,
  { period, rows }: Roster,
  writer: CellWriter,
): readonly FilledRow[] {
  const { rowOf } = fillerOf(facts, { period }, writer);
  return rows.map(rowOf);
}

/** Fills the rows of a roster. `current`: the shifts and time off of the current schedule. `begun`: the shifts that begin in the period, by person. */
function fillerOf(facts: ReportFacts, options: RosterOptions, writer: CellWriter) {
  const span = daysOfPeriod(options.period);
  const isIn = (day: DayNumber) => day >= span.first && day < span.after;
  const current = facts.shifts.filter(({ schedule }) => schedule === 'current');
  const order = compareBlocks(facts, options);
  const begun = groupBy(
    current.filter((shift) => !isTimeOffBlock(shift) && isIn(dayOfMinute(shift.start))),
    ({ personId }) => personId,
  );
  const open = groupBy(begun.get(OPEN_SHIFT) ?? [], ({ departmentId }) => departmentId);
  const leave = leaveBlocks(absenceOf(facts), options);
  const away = groupBy([...current.filter(isTimeOffBlock), ...leave.keys()], ({ personId }) => personId);
  const rowOf = (rowStart: Omit<RosterRow, 'cells'>): FilledRow => {
    const { id, personId, name, departmentId, department } = rowStart;
    const shifts = personId === '' ? open.get(departmentId) : begun.get(personId);
    const sorted = [...(shifts ?? [])].sort(order);
    const usual = { department, area: usualArea(sorted, departmentId) };
    const cells = new Map<string, RosterPart[]>();
    const onDay = new Map<DayNumber, ReportShift[]>();
    const add = (day: DayNumber, block: ReportShift, part: Omit<RosterPart, 'was'>) => {
      const date = dayOfSerial(day) ?? '';
      cells.set(date, [...(cells.get(date) ?? []), { ...part, was: inWords(block, day) }]);
      onDay.set(day, [...(onDay.get(day) ?? []), block]);
    };
    for (const shift of sorted) {
      const day = dayOfMinute(shift.start);
      add(day, shift, {
        kind: 'shift',
        text: writer.shift(shift, usual),
        rows: rowIds([shift]),
      });
    }
    for (const block of [...(away.get(personId) ?? [])].sort(order))
      for (const day of daysOfBlock(block))
        if (isIn(day))
          add(day, block, {
            kind: 'away',
            text: writer.away(block, day),
            rows: rowIds(leave.get(block) ?? [block]),
          });
    const filled = [...cells].map(([date, parts]) => [date, cellOf(parts)] as const);
    return {
      row: { id, personId, name, departmentId, department, cells: new Map(filled) },
      work: sorted,
      onDay,
    };
  };
  return { begun, rowOf };
}

/** Begins the id of a row of open shifts. No ID of a person does. */
const OPEN_ROW = 'open ';

const rowIds = (blocks: readonly { readonly row?: RowId }[]): RowId[] =>
  blocks.flatMap(({ row }) => (row === undefined || row === '' ? [] : [row]));

const cellOf = (parts: readonly RosterPart[]): RosterCell => ({
  text: parts.map(({ text }) => text).join('\n'),
  parts,
});

/** The area of most shifts of a row's department, if at least half of them have it; '' if there is none. */
function usualArea(shifts: readonly ReportShift[], departmentId: string): string {
  const shiftsOfDepartment = shifts.filter((shift) => shift.departmentId === departmentId);
  const counts = countBy(shiftsOfDepartment, ({ area }) => area);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] * 2 >= shiftsOfDepartment.length ? most[0] : '';
}

interface Department {
  readonly id: string;
  readonly label: string;
}

/** The department in which most shifts of a person are; of two, the one that comes first. */
function homesOf(facts: ReportFacts): ReadonlyMap<string, Department> {
  const counts = new Map<string, Map<string, { department: Department; count: number }>>();
  for (const shift of facts.shifts) {
    const { personId, departmentId: id, department: label, schedule } = shift;
    if (id === '' || schedule !== 'current' || isTimeOffBlock(shift)) continue;
    const departmentsOfPerson =
      counts.get(personId) ?? new Map<string, { department: Department; count: number }>();
    const known = departmentsOfPerson.get(id) ?? { department: { id, label }, count: 0 };
    known.count += 1;
    departmentsOfPerson.set(id, known);
    counts.set(personId, departmentsOfPerson);
  }
  const order = compareDepartments(facts, compareNames({}));
  return new Map(
    [...counts].map(([personId, departmentsOfPerson]) => {
      const [home] = [...departmentsOfPerson.values()].sort(
        (one, other) => other.count - one.count || order(one.department.label, other.department.label),
      );
      return [personId, home?.department ?? NO_DEPARTMENT];
    }),
  );
}

const NO_DEPARTMENT: Department = { id: '', label: '' };

/**
 * The people of a roster: those who were chosen, else everybody whose department was chosen or who works there in the period. Somebody
 * who was chosen together with one department is in it, even without shifts there.
 */
function peopleOf(
  facts: ReportFacts,
  { people, departments }: RosterOptions,
  begun: ReadonlyMap<string, readonly ReportShift[]>,
): { readonly id: string; readonly label: string; readonly home: Department }[] {
  const { people: all, departments: listed } = facts;
  const homes = homesOf(facts);
  const named = all.filter(({ id }) => id !== OPEN_SHIFT);
  const known = new Set(named.map(({ id }) => id));
  const others = [...begun].flatMap(([id, [shift]]) =>
    id === OPEN_SHIFT || known.has(id) || !shift ? [] : [{ id, label: shift.person }],
  );
  const only = people && departments?.size === 1 ? listed.find(({ id }) => departments.has(id)) : undefined;
  return [...named, ...others].flatMap(({ id, label }) => {
    const usual = homes.get(id) ?? NO_DEPARTMENT;
    if (people && !people.has(id)) return [];
    if (!departments || departments.has(usual.id)) return [{ id, label, home: usual }];
    const here = begun.get(id)?.find(({ departmentId }) => departments.has(departmentId));
    const home = here ? { id: here.departmentId, label: here.department } : only;
    return home ? [{ id, label, home }] : [];
  });
}

/** The cell of a row and a day. */
export const cellAt = ({ cells }: RosterRow, date: string): RosterCell => cells.get(date) ?? NO_CELL;
