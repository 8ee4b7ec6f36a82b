import { clockGapOf } from '../../src/core/calendar/clock-changes';
import { serialOfDay } from '../../src/core/calendar/days';
import { emptyBaseline, type BaselineRow } from '../../src/core/changes/baseline';
import type { SheetRow, TrackedRow } from '../../src/core/changes/row';
import { trackRows } from '../../src/core/changes/track-rows';
import { timeBlocks } from '../../src/core/entities/time-blocks';
import type { PersonLimits, PlanningFacts } from '../../src/core/planning/breach';
import { BreachIndex } from '../../src/core/planning/breach-index';
import { breachesWith } from '../../src/core/planning/proposed';
import { NUMBER_RULES } from '../../src/core/planning/rules/number-rules';
import { PRESETS } from '../../src/core/planning/rules/presets';
import { USUAL_COUNTING } from '../../src/core/shifts/leave-days';
import { bindNames, type FieldCells } from '../../src/core/table/record';
import type { Cell } from '../../src/core/values/cell';
import { NameList } from '../../src/core/values/name-list';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';

/** `addedFor`: a week of five shifts for so many people is added. */
const SIZES = { blocks: 50_000, people: 500, addedFor: 40, runs: RUNS };
export const DAYS = 364;
const ADDED_DAYS = 5;
const PLACES = 20;
export const FIRST_DAY = serialOfDay('2026-11-02') ?? 0;
const QUARTER_HOUR = 1 / 96;

/** The plan of all blocks beside sorting them, one edited row beside comparing all cells, a week more beside the plan of all. */
const AIMS = { all: 3, edit: 0.1, week: 0.05 };

/**
 * The rules for a year of a company, with the numbers of the EU, qualifications and limits of people. The floors: the rows sorted by
 * person, day and start; a bare loop that compares the same cells; and the rules for all blocks.
 */
export async function benchPlanning(sizes = SIZES): Promise<Line[]> {
  const { blocks, people, addedFor, runs } = sizes;
  const rowsRead = sheetOf(sizes);
  const rows = rowsRead();
  const all = await compare(
    side(() => expectBreaches(planned(rows, people), sizes)),
    side(() => sorted(rows)),
    runs,
  );
  const breachIndex = planned(rows, people);
  let edits = 0;
  const edit = await compare(
    {
      prepare: () => Promise.resolve(rowsRead((edits += 1))),
      run: (next) => Promise.resolve(breachIndex.update(next)),
    },
    { prepare: () => Promise.resolve(rowsRead()), run: (next) => Promise.resolve(compareCells(rows, next)) },
    runs,
  );
  const added = addedWeek(addedFor);
  const week = await compare(
    side(() => breachesWith(breachIndex, added)),
    side(() => planned(rows, people)),
    runs,
  );
  const of = `${blocks.toLocaleString('en')} blocks of ${people} people`;
  const line = (name: string, { oursMs, floorMs }: typeof all, aim: number): Line => ({
    name: `plan${name}`,
    unit: 'ms',
    ours: oursMs,
    floor: floorMs,
    aim,
  });
  return [
    line(` of ${of}: all of them`, all, AIMS.all),
    line(': after one edited row', edit, AIMS.edit),
    line(`: a week more for ${addedFor} people`, week, AIMS.week),
  ];
}

const list = (word: string, count: number) =>
  new NameList(
    word,
    Array.from({ length: count }, (_, at) => ({
      id: `${word} ${at}`,
      name: `${word} no. ${at}`,
      apart: [],
      also: [],
    })),
  );
export const LISTS: Readonly<Record<string, NameList>> = {
  people: list('Person', 2 * SIZES.people),
  departments: list('Department', PLACES),
  tasks: list('Task', PLACES),
};
export const entity = bindNames(timeBlocks, (kind) => LISTS[kind] ?? list(kind, 1));

function planned(rows: readonly TrackedRow[], people: number): BreachIndex {
  const breachIndex = new BreachIndex(entity, {
    rules: { numbers: PRESETS.eu, withNumbers: NUMBER_RULES, off: new Set() },
    facts: factsOf(people),
    weekStart: 0,
    clockGap: clockGapOf((day) => (day >= '2026-03-29' && day < '2026-10-25' ? 120 : 60)),
  });
  breachIndex.update(rows);
  return breachIndex;
}

/** Who is qualified for nearly all departments, works on some days only, and has a contract of 40 hours. */
function factsOf(people: number): PlanningFacts {
  const items = new Map<string, ReadonlySet<string>>();
  const limits = new Map<string, PersonLimits>();
  for (let at = 0; at < people; at += 1) {
    const id = `Person ${at}`;
    const able = Array.from({ length: PLACES }, (_, nth) => nth).filter((nth) => nth !== at % 200);
    items.set(id, new Set(able.map((nth) => `Department ${nth}`)));
    const days = Array.from({ length: 7 }, (_, day) =>
      day === at % 70 ? 'never' : (day + at) % 3 === 0 ? [{ from: 360, until: 1320 }] : 'always',
    );
    limits.set(id, { weekHours: 40, days });
  }
  const daysOff = Array.from({ length: people }, (_, at) => ({
    personId: `Person ${at}`,
    firstDay: FIRST_DAY + ((at * 11) % DAYS),
    amount: -5,
    index: at,
    account: 'Vacation',
    where: `Time Off, row ${at + 2}`,
  }));
  return {
    daysOff,
    counting: USUAL_COUNTING,
    notScheduled: new Set(['Person 7']),
    qualified: { asked: new Set(['departments']), items },
    limits,
    birthdays: new Map(),
  };
}

/** The IDs of the records that the cells name. */
function idsOf(cells: FieldCells): Record<string, string> {
  return Object.fromEntries(
    entity.fields.flatMap(({ id, names }) => {
      const found = names?.find(String(cells[id] ?? ''));
      return found?.kind === 'one' ? [[id, found.id]] : [];
    }),
  );
}

type Sizes = Pick<typeof SIZES, 'blocks' | 'people'>;

/**
 * Reads the rows from a sheet: each time other objects. The service has what they were when they were read first. `edit`: the row
 * that begins a quarter of an hour later than before.
 */
export function sheetOf({ blocks, people }: Sizes): (edit?: number) => readonly TrackedRow[] {
  let stored: ReadonlyMap<string, BaselineRow> | undefined;
  return (edit) => {
    const sheet = Array.from({ length: blocks }, (_, index) => {
      const person = index % people;
      const nth = Math.floor(index / people);
      const day = Math.floor((nth * DAYS * people) / blocks) + (person % 3);
      const cells = cellsOf(person, day, nth, edit === index ? 1 : 0);
      return [`row${index}`, ...entity.fields.map(({ id }) => cells[id] ?? '')];
    });
    const read = JSON.parse(JSON.stringify(sheet)) as Cell[][];
    const rows = read.map(([id, ...values], index): SheetRow => {
      // As src/app/table/take-in-table.ts does: such objects are read faster than those of Object.fromEntries.
      const cells: Record<string, Cell> = {};
      entity.fields.forEach((field, at) => (cells[field.id] = values[at] ?? ''));
      return { index, id: String(id), cells, status: '', message: '' };
    });
    stored ??= new Map(
      rows.map(({ id, cells }, at) => [id, { id, key: String(at), cells, ids: idsOf(cells) }]),
    );
    return trackRows(entity, rows, { ...emptyBaseline, rows: stored }).rows;
  };
}

/** Shifts of eight hours at all times of the day, some of them time off. */
function cellsOf(person: number, day: number, nth: number, later = 0): FieldCells {
  const start = (24 + ((person * 7 + nth) % 32) + later) * QUARTER_HOUR;
  return {
    Person: `Person no. ${person}`,
    Date: FIRST_DAY + day,
    Start: start,
    End: (start + 32 * QUARTER_HOUR) % 1,
    Department: `Department no. ${(person + nth) % PLACES}`,
    Task: `Task no. ${nth % PLACES}`,
    TimeOffReason: (person + nth) % 50 === 0 ? 'time-off-reasons no. 0' : '',
  };
}

function addedWeek(people: number) {
  return Array.from({ length: people * ADDED_DAYS }, (_, at) => {
    const person = at % people;
    return { cells: cellsOf(person, DAYS / 2 + Math.floor(at / people), person) };
  });
}

/** As a person sorts the sheet: by person, then by day, then by start. */
function sorted(rows: readonly TrackedRow[]): readonly TrackedRow[] {
  const number = ({ cells }: TrackedRow, name: string) => Number(cells[name]);
  return [...rows].sort((one, other) => {
    const [person, next] = [String(one.cells['Person']), String(other.cells['Person'])];
    if (person !== next) return person < next ? -1 : 1;
    return number(one, 'Date') - number(other, 'Date') || number(one, 'Start') - number(other, 'Start');
  });
}

function compareCells(before: readonly TrackedRow[], now: readonly TrackedRow[]): number {
  let edits = 0;
  for (let at = 0; at < now.length; at += 1) {
    const [old, next] = [before[at]?.cells ?? {}, now[at]?.cells ?? {}];
    for (const { id } of entity.fields) if (old[id] !== next[id]) edits += 1;
  }
  return edits;
}

/** A plan without a breach, or one in which all is wrong, would measure something else. */
function expectBreaches(breachIndex: BreachIndex, { blocks, people }: Sizes): void {
  const { length } = breachIndex.breaches;
  if (length < people || length > blocks) throw new Error(`${length} breaches in ${blocks} blocks`);
}
