import {
  rosterCellKey,
  rosterDifference,
  type ConflictChoices,
  type RosterDifference,
} from '../../core/roster/difference';
import { cellAt, filledNow, type FilledRow } from '../../core/roster/make-roster';
import type { RosterCodes } from '../../core/roster/roster';
import { typedRoster, type TypedRoster } from '../../core/roster/typed-roster';
import type { Decided } from '../../core/shifts/compare/difference';
import { atOnce } from '../../core/slices';
import type { RowId } from '../../core/table/layout';
import { textOf } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import { readKeptRoster, type KeptRoster } from '../memory/rosters';
import { breachFinder, NO_BREACHES } from '../paste/proposed-breaches';
import type { ReportCells, ReportPlace } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { rowLink } from '../table/row-link';
import type { RosterCheck, RowLink, SelectedCell } from '../view';
import { rosterText } from './roster-messages';
import type { RosterFacts, RosterFactsReader } from './roster-sources';
import { changesByPerson, rosterSentences } from './roster-view';

/** If more shifts become open, the user is asked: a cleared row is more often a slip than a plan. */
const MOST_OPENED = 5;

/** What the user has said about the shown roster. */
export interface RosterAnswers {
  /** Which side of a conflict is taken, by cell. */
  readonly sides: ConflictChoices;
  /** So many shifts may become open. */
  readonly mayOpen: number;
}

export const NO_ANSWERS: RosterAnswers = { sides: new Map(), mayOpen: MOST_OPENED };

/** What taking over the shown roster would do. */
export interface CheckedRoster {
  readonly key: string;
  readonly kept: KeptRoster;
  readonly difference: RosterDifference;
  readonly found: TypedRoster;
  /** The cells in which it was found. */
  readonly cells: ReportCells['cells'];
  readonly facts: RosterFacts;
  /** The rows as the workbook fills them now. */
  readonly now: readonly FilledRow[];
}

/** A roster as it was read; without `check` if there is none, or if its sheet is gone. `checked`: if it could be compared. */
export interface RosterReading {
  readonly check?: Omit<RosterCheck, 'sheet' | 'givenOut' | 'marksChanges' | 'selected'>;
  readonly checked?: CheckedRoster;
}

/** Reads what was typed into a roster, and compares it with the workbook. */
export async function checkRoster(
  { workbook }: Ports,
  state: WorkbookState,
  factsReader: RosterFactsReader,
  key: string,
  { sides, mayOpen }: RosterAnswers,
): Promise<RosterReading> {
  const cells = key === '' ? undefined : await workbook.readReport(key);
  if (!cells) return {};
  const kept = await readKeptRoster(workbook.memory, key);
  const found = kept && typedRoster(cells, kept.roster, kept.made);
  if (!kept || !found) return { check: nothingRead(key, kept ? rosterText.otherRoster : rosterText.notKept) };
  const facts = await factsReader.read();
  const now = filledNow(facts.facts, kept.roster, facts.writer);
  const reader = facts.reader(kept.roster.codes);
  const difference = rosterDifference(kept.roster, now, found, facts.sources, reader, sides);
  const { opened, changes, daysOff, refused, conflicts } = difference;
  return {
    check: {
      key,
      typed: difference.typed,
      loses: difference.typed > 0 || found.refused.length > 0,
      changes: changes.length + opened.length + daysOff.length,
      people: changesByPerson(difference),
      refused: refused.map(({ name, date, text, sentence, rows }) => {
        const row = rowOfRecord(facts, rows);
        return { name, date, text, sentence, ...(row && { row: row.link }) };
      }),
      conflicts: conflicts.map((conflict) => {
        const { name, date, text, now: inSheets } = conflict;
        return { id: rosterCellKey(conflict), name, date, text, now: inSheets };
      }),
      sentences: rosterSentences(difference, found, changedCodes(kept.roster.codes, facts.codes)),
      asksOpen: opened.length > mayOpen ? opened.length : undefined,
      breaches: breachesOf(difference, state, facts),
    },
    checked: { key, kept, difference, found, facts, now, cells: cells.cells },
  };
}

const nothingRead = (key: string, sentence: string): NonNullable<RosterReading['check']> => ({
  key,
  typed: 0,
  loses: true,
  changes: 0,
  people: [],
  refused: [],
  conflicts: [],
  sentences: [sentence],
  asksOpen: undefined,
  breaches: NO_BREACHES.breaches,
});

/** The rules that the shifts of a roster would break. */
function breachesOf(
  difference: RosterDifference,
  state: WorkbookState,
  { table }: RosterFacts,
): RosterCheck['breaches'] {
  const breachIndex = table?.entity.block && state.shiftRules.breachIndex(table.entity, table.tracking.rows);
  if (!breachIndex) return NO_BREACHES.breaches;
  return atOnce(breachFinder(state, { breachIndex, sheet: table.sheet })(decidedOf(difference))).breaches;
}

/** The shifts that taking over a roster writes. */
export const decidedOf = ({ changes, opened }: RosterDifference): Decided => ({
  rows: changes.map(({ row }) => row),
  opened: opened.map(({ shift }) => shift),
});

/** The selected cell of a roster with all that the workbook has for it. */
export function selectedCell(
  { found, now, difference, facts }: CheckedRoster,
  place: ReportPlace,
): SelectedCell | undefined {
  const filled = now.find(({ row }) => found.rowAt.get(row.id) === place.row);
  const [date] = [...found.dayAt].find(([, column]) => column === place.column) ?? [];
  if (!filled || date === undefined) return undefined;
  const { id: rowId, personId, name } = filled.row;
  const refused = difference.refused.find(
    (refusedCell) => refusedCell.rowId === rowId && refusedCell.date === date,
  );
  return {
    personId,
    name,
    date,
    refused: refused?.sentence ?? '',
    records: cellAt(filled.row, date).parts.map(({ was, kind, rows }) => {
      const row = rowOfRecord(facts, rows);
      return { words: was, notes: row?.notes ?? '', isShift: kind === 'shift', row: row?.link };
    }),
  };
}

/** The row of a record of a cell, in Time Blocks or in Time Off, with its notes. */
function rowOfRecord(
  { table, timeOff }: RosterFacts,
  ids: readonly RowId[],
): { readonly link: RowLink; readonly notes: string } | undefined {
  for (const snapshot of [table, timeOff]) {
    const row = snapshot?.tracking.rows.find(({ id }) => ids.includes(id));
    if (!snapshot || !row) continue;
    const notes = textOf(row.cells[snapshot === table ? 'Notes' : 'Description'] ?? '');
    return { link: rowLink(snapshot, row), notes };
  }
  return undefined;
}

/** The codes that mean something else now than when the roster was made. */
function changedCodes(then: RosterCodes, now: RosterCodes): string[] {
  return (['codes', 'timesOfDay'] as const).flatMap((list) =>
    [...then[list]].flatMap(([code, means]) => {
      const other = now[list].get(code);
      return other !== undefined && JSON.stringify(other) !== JSON.stringify(means) ? [code] : [];
    }),
  );
}
