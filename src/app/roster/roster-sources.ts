import { regionFormat } from '../../core/calendar/region-format';
import type { Entity } from '../../core/entities/entity';
import { timeBlocks } from '../../core/entities/time-blocks';
import type { ReportFacts } from '../../core/reports/facts';
import { CellReader, type CellWords } from '../../core/roster/cell-reader';
import { CellWriter } from '../../core/roster/cell-writer';
import type { RosterSources } from '../../core/roster/changed-cell';
import type { RosterCodes } from '../../core/roster/roster';
import { sheetShifts } from '../../core/shifts/compare/sheet-shifts';
import { haveSameItems } from '../../core/table/same-items';
import type { WorkbookState } from '../job-context';
import { readPasteCodes } from '../memory/paste-codes';
import { codesOfTimes, readNamedTimes, reasonLabels, usableCodes } from '../paste/paste-codes';
import type { Ports } from '../ports/ports';
import { readFacts } from '../reports/read-facts';
import { describe } from '../table/columns';
import type { TrackedTable } from '../table/take-in-table';

const ACCOUNTS = 'time-off-accounts';
/** The lists whose names a roster has. */
const NAMES = ['people', 'users', 'departments', 'areas', 'tasks', ACCOUNTS];

/** What a roster is made of and compared with. */
export interface RosterFacts {
  readonly facts: ReportFacts;
  /** The table of the shifts; undefined if the workbook has none yet. */
  readonly table: TrackedTable | undefined;
  /** The table of time-off transactions; undefined if the workbook has none yet. */
  readonly timeOff: TrackedTable | undefined;
  readonly sources: RosterSources;
  /** What codes mean now. */
  readonly codes: RosterCodes;
  readonly weekHours: ReadonlyMap<string, number>;
  /** A reader of cells, with these codes before those of now. */
  readonly reader: (codes: RosterCodes) => CellReader;
  readonly writer: CellWriter;
}

/** Reads the workbook's shifts, time off, people and codes. Sends nothing. */
async function readRosterFacts(
  ports: Ports,
  state: WorkbookState,
  readers: CellReaders,
): Promise<RosterFacts> {
  const { workbook } = ports;
  const { facts, tables } = await readFacts(ports, state, {
    sources: ['shifts', 'leave'],
    showsBreaches: true,
  });
  const [table, timeOff] = [tables.get('shifts'), tables.get('leave')];
  const named = await readNamedTimes(workbook, state);
  // Days of an account are rows of Time Off.
  const accounts = timeOff ? state.names.listOf(ACCOUNTS).labels : [];
  const entity: Entity = table?.entity ?? describe(state, timeBlocks.kind).entity;
  const ofUser = usableCodes(await readPasteCodes(workbook.memory), accounts);
  const codes = { codes: ofUser, timesOfDay: codesOfTimes(named) };
  const reasons = reasonLabels(entity);
  const reader = (before: RosterCodes) => {
    const all = {
      codes: new Map([...codes.codes, ...usableCodes(before.codes, accounts)]),
      timesOfDay: new Map([...codes.timesOfDay, ...before.timesOfDay]),
    };
    return readers.of(entity, {
      ...all,
      accounts,
      reasons,
      hasHalves: regionFormat().hours === 12,
    });
  };
  const people = entity.fields.find(({ id }) => id === 'Person')?.names;
  const { limits } = state.shiftRules.limits;
  return {
    facts,
    table,
    timeOff,
    sources: {
      entity,
      shifts: new Map(sheetShifts(entity, table?.tracking.rows ?? []).map((shift) => [shift.id, shift])),
      labelOf: (id) => people?.labelOf(id) ?? facts.people.find((person) => person.id === id)?.label,
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

/** The readers of cells. Each remembers what the texts mean that it has read, as long as the company's names are the same. */
class CellReaders {
  #names: readonly unknown[] = [];
  readonly #readers = new Map<string, CellReader>();

  of(entity: Entity, words: CellWords): CellReader {
    const names = entity.fields.map((field) => field.names);
    if (names.some((namesOfField, at) => namesOfField !== this.#names[at])) this.#readers.clear();
    this.#names = names;
    const { codes, timesOfDay, accounts, reasons, hasHalves } = words;
    const key = JSON.stringify([[...codes], [...timesOfDay], accounts, reasons, hasHalves]);
    const reader = this.#readers.get(key) ?? new CellReader(entity, words);
    this.#readers.set(key, reader);
    return reader;
  }
}

/** The facts for a roster, read again only if something has changed that they come from. */
export class RosterFactsReader {
  #last: { readonly from: readonly unknown[]; readonly facts: RosterFacts } | undefined;
  readonly #readers = new CellReaders();

  constructor(
    private readonly ports: Ports,
    private readonly state: WorkbookState,
  ) {}

  /** A job begins: it reads what it uses from Excel. */
  forget(): void {
    this.#last = undefined;
  }

  async read(): Promise<RosterFacts> {
    const last = this.#last;
    const now = await this.#from();
    if (last && haveSameItems(last.from, now)) return last.facts;
    const facts = await readRosterFacts(this.ports, this.state, this.#readers);
    this.#last = { from: await this.#from(), facts };
    return facts;
  }

  /** What the facts come from: every sheet that was read and not changed since, the names, the codes and the rules. */
  async #from(): Promise<readonly unknown[]> {
    const { workbook } = this.ports;
    const { names, shiftRules } = this.state;
    return [
      ...[...workbook.kept].flatMap(([kind, { sheet }]) => [kind, sheet]),
      ...NAMES.map((kind) => names.listOf(kind)),
      JSON.stringify([...(await readPasteCodes(workbook.memory))]),
      shiftRules.rules.edition,
    ];
  }
}
