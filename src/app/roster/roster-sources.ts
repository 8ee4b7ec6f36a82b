import { regionFormat } from '../../core/calendar/region-format';
import type { Entity } from '../../core/entities/entity';
import { timeBlocks } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import type { Facts } from '../../core/reports/facts';
import { CellReader } from '../../core/roster/cell-reader';
import { CellWriter } from '../../core/roster/cell-writer';
import type { RosterSources } from '../../core/roster/changed-cell';
import type { RosterCodes } from '../../core/roster/roster';
import { sheetShifts } from '../../core/shifts/compare/sheet-shifts';
import type { WorkbookState } from '../job-context';
import { readPasteCodes } from '../memory/paste-codes';
import { chosenReasons, codesOfTimes, namedTimes, timeOffReasons, usableCodes } from '../paste/paste-codes';
import { readTimeOff } from '../paste/pasted-time-off';
import type { Ports } from '../ports';
import { readFacts } from '../reports/read-facts';
import { describe } from '../table/columns';
import { readTable } from '../table/read-table';

const TIMES_OF_DAY = 'times-of-day';

type Table = NonNullable<Awaited<ReturnType<typeof readTable>>>;

/** What a roster is made of and compared with. */
export interface RosterFacts {
  readonly facts: Facts;
  /** The table of the shifts; undefined if the workbook has none yet. */
  readonly table: Table | undefined;
  /** The table of time-off transactions. */
  readonly timeOff: Table | undefined;
  readonly sources: RosterSources;
  /** What codes mean now. */
  readonly codes: RosterCodes;
  readonly weekHours: ReadonlyMap<string, number>;
  /** A reader of cells, with these codes before those of now. */
  readonly reader: (codes: RosterCodes) => CellReader;
  readonly writer: CellWriter;
}

/** Reads the workbook's shifts, time off, people and codes. Sends nothing. */
export async function readRosterFacts(ports: Ports, state: WorkbookState): Promise<RosterFacts> {
  const { workbook } = ports;
  const { facts } = await readFacts(ports, state, { sources: ['shifts', 'leave'], showsBreaches: true });
  const table = await readTable(workbook, state, timeBlocks.kind);
  const transactions = await readTable(workbook, state, timeOff.kind);
  const times = await readTable(workbook, state, TIMES_OF_DAY);
  const named = times ? namedTimes(times.entity, times.tracking.rows) : [];
  const { accounts } = await readTimeOff(ports, state);
  const entity: Entity = table?.entity ?? describe(state, timeBlocks.kind).entity;
  const ofUser = usableCodes(await readPasteCodes(workbook.memory), accounts);
  const codes = { codes: ofUser, timesOfDay: codesOfTimes(named) };
  const reader = (before: RosterCodes) => {
    const all = {
      codes: new Map([...codes.codes, ...before.codes]),
      timesOfDay: new Map([...codes.timesOfDay, ...before.timesOfDay]),
    };
    return new CellReader(entity, {
      ...all,
      timeOffNames: [...timeOffReasons(entity), ...accounts],
      reasons: chosenReasons(all.codes),
      hasHalves: regionFormat().hours === 12,
    });
  };
  const people = entity.fields.find(({ id }) => id === 'Person')?.names;
  const { limits } = state.shiftRules.limits;
  return {
    facts,
    table,
    timeOff: transactions,
    sources: {
      entity,
      shifts: new Map(sheetShifts(entity, table?.tracking.rows ?? []).map((shift) => [shift.id, shift])),
      labelOf: (id) => people?.labelOf(id) ?? facts.people.find((each) => each.id === id)?.label,
    },
    codes,
    weekHours: new Map(
      [...limits].flatMap(([id, { weekHours }]) =>
        weekHours === undefined ? [] : [[id, weekHours] as const],
      ),
    ),
    reader,
    writer: new CellWriter(
      reader(codes),
      codes,
      new Map(named.map(({ name }) => [name.toLowerCase(), name])),
    ),
  };
}
