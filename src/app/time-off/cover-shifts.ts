import { fieldOf } from '../../core/entities/entity';
import { timeBlocks } from '../../core/entities/time-blocks';
import type { BreachIndex } from '../../core/planning/breach-index';
import { breachesIf } from '../../core/planning/proposed';
import { type Candidate, givenTo, type Person, whoCanWork } from '../../core/planning/who';
import { openShift, OPEN_SHIFT } from '../../core/shifts/open-shift';
import type { RowId } from '../../core/table/layout';
import { nameForRow } from '../../core/table/record';
import { readerOf } from '../../core/table/row-reader';
import { coveringCells, type ShiftToCover } from '../../core/time-off/cover';
import type { WorkbookState } from '../job-context';
import type { ActPart } from '../memory/take-back-list';
import { NOTHING_WRITTEN, writtenRows } from '../paste/paste-writes';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { rowNow } from '../selection/asked-row';
import { addRows } from '../table/add-rows';
import { identifyRows } from '../table/identity';
import { cellPatches } from '../table/status';

/** The first who can work a shift are offered beside it. "Who can work this?" shows all. */
const FIRST = 3;

/** The row of a shift, also if it has no id yet. */
export const coverKey = ({ row: { id, index } }: ShiftToCover): RowId => (id === '' ? `#${index}` : id);

/** Who can cover the shifts of somebody who is away. What was found for a shift is kept as long as the sheets are as they were read. */
export class CoverFinder {
  readonly #known = new Map<string, readonly Candidate[]>();

  /** @param people the people of the company, without OPEN_SHIFT */
  constructor(
    private readonly breachIndex: BreachIndex,
    private readonly people: readonly Person[],
  ) {}

  /** The first who can work a shift without breaking a rule, also beside the other shifts that they get; then those with overtime. */
  firstFor(
    cover: ShiftToCover,
    covers: readonly ShiftToCover[],
    given: Readonly<Record<RowId, string>>,
  ): Candidate[] {
    const { part } = cover;
    const key = `${coverKey(cover)} ${part.personId} ${part.start} ${part.end}`;
    let all = this.#known.get(key);
    if (!all) {
      const { can, overtime } = whoCanWork(part, this.breachIndex, this.people);
      this.#known.set(key, (all = [...can, ...overtime]));
    }
    const others = (id: string) =>
      covers.filter((other) => other !== cover && given[coverKey(other)] === id).map((other) => other.part);
    const first: Candidate[] = [];
    for (const candidate of all) {
      if (first.length === FIRST) break;
      const otherParts = others(candidate.id);
      const added = [part, ...otherParts].map((givenPart) => givenTo(this.breachIndex, givenPart, candidate));
      if (otherParts.length === 0 || breachesIf(this.breachIndex, candidate.id, added).length === 0)
        first.push(candidate);
    }
    return first;
  }
}

/** What was written, and how many shifts were not, because somebody has changed them meanwhile. */
export interface CoveredShifts {
  readonly part: ActPart;
  readonly left: number;
}

/**
 * Writes the people who get the shifts, or the name for an open shift, into their rows. A shift of which only a part is covered is cut: the person
 * keeps the rest, and the part is a new row.
 */
export async function coverShifts(
  ports: Ports,
  state: WorkbookState,
  covers: readonly ShiftToCover[],
  given: Readonly<Record<RowId, string>>,
): Promise<CoveredShifts> {
  const { kind } = timeBlocks;
  const { read } = await identifyRows(ports, state, kind);
  const { entity } = read;
  const person = entity.block?.person ?? '';
  const people = state.names.listOf('people');
  const reader = readerOf(entity);
  const planned = covers.flatMap((cover) => {
    const now = rowNow(read, cover.row);
    const id = given[coverKey(cover)] ?? OPEN_SHIFT;
    const label = id === OPEN_SHIFT ? openShift(entity) : (people.labelOf(id) ?? '');
    if (!now || label === '' || reader.record(now, person)?.id !== cover.shift.personId) return [];
    const to = nameForRow(fieldOf(entity, person), label, now.base);
    const { changed, added } = coveringCells(entity, cover, to);
    const patches = cellPatches(now, changed).filter(({ cell, was }) => cell !== was);
    return [{ row: now.id, patches, added }];
  });
  const patches = planned.flatMap((plannedRow) => plannedRow.patches);
  const result = patches.length > 0 ? await ports.workbook.write(read.layout, patches) : NOTHING_WRITTEN;
  const { cells } = writtenRows({ patches, changed: new Set(), opened: new Set() }, result);
  const failed = new Set([...result.missing, ...result.typed.map(({ row }) => row)]);
  // A row is written as a whole or not at all.
  const halves = cells.filter(({ row }) => failed.has(row));
  if (halves.length > 0)
    await ports.workbook.write(
      read.layout,
      halves.map(({ row, column, from, to }): Patch => ({ row, column, cell: from, was: to })),
    );
  const written = planned.filter(({ row }) => !failed.has(row));
  const rows = written.flatMap(({ added }) => added);
  return {
    part: {
      kind,
      added: rows.length > 0 ? await addRows(ports, state, kind, rows) : [],
      changed: cells.filter(({ row }) => !failed.has(row)),
    },
    left: covers.length - written.length,
  };
}
