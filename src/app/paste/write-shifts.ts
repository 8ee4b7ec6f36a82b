import { entityOf } from '../../core/entities/registry';
import { timeOff } from '../../core/entities/time-off';
import type { PastedShift } from '../../core/paste/read-shift';
import type { Decided } from '../../core/shifts/compare/difference';
import type { PastedRow } from '../../core/shifts/compare/rows';
import type { WorkbookState } from '../job-context';
import type { ActPart } from '../memory/take-back-list';
import { amount } from '../messages';
import { addShifts } from '../planning/add-shifts';
import type { Ports } from '../ports/ports';
import { shiftMessages } from '../shifts/shift-messages';
import { addMissingColumns, addRows } from '../table/add-rows';
import { identifyRows } from '../table/identity';
import type { TableSnapshot } from '../table/table-snapshot';
import { sliced } from '../work';
import { NOTHING_WRITTEN, rowChanges, writtenRows } from './paste-writes';
import { findingTimeOff, readTimeOff } from './pasted-time-off';

/** What is to be written: shifts that are added, changed and made open, and days of time off that are added. */
export interface ShiftsToWrite {
  readonly kind: string;
  /** The table of the shifts, of which every row has an id. */
  readonly read: TableSnapshot;
  readonly decided: Decided;
  readonly daysOff: readonly PastedShift[];
}

/** What was written. */
export interface WrittenShifts {
  /** What was done, as a sentence: `12 shifts added to Time Blocks, 1 changed.` */
  readonly sentence: string;
  /** How many rows were added, changed and made open. */
  readonly shifts: number;
  readonly daysOff: number;
  /** How many rows were not changed, because somebody has typed there since or has deleted them. */
  readonly kept: number;
}

/** The sheet's rows, with a column for each pasted field. A field that a later release has added may have no column yet. */
export async function identifyForPasted(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  rows: readonly PastedRow[],
): ReturnType<typeof identifyRows> {
  const identified = await identifyRows(ports, state, kind);
  const { columns } = identified.read.sheet;
  const pasted = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const missing = [...pasted].filter((id) => !columns.includes(id));
  if (missing.length === 0) return identified;
  await addMissingColumns(ports, state, kind, missing);
  return identifyRows(ports, state, kind);
}

/** Writes shifts and days of time off into their sheets, and remembers that as one act, so that it can be taken back. */
export async function writeShifts(
  ports: Ports,
  state: WorkbookState,
  { kind, read, decided, daysOff }: ShiftsToWrite,
): Promise<WrittenShifts> {
  const changes = rowChanges(read.entity, decided);
  const { patches } = changes;
  const result = patches.length > 0 ? await ports.workbook.write(read.layout, patches) : NOTHING_WRITTEN;
  const added = decided.rows.filter(({ change }) => change.kind === 'added');
  const { changed, opened, kept, cells } = writtenRows(changes, result);
  const { one, many, sheet } = entityOf(kind);
  const shifts = added.length + changed + opened;
  const said = (days: number) => {
    const isOnlyTimeOff = days > 0 && shifts === 0;
    const named = isOnlyTimeOff || (days === 0 && added.length === 0) ? '' : amount(added.length, one, many);
    return shiftMessages.added(named, sheet, changed, opened, { days, sheet: entityOf(timeOff.kind).sheet });
  };
  const act = await addShifts(ports, state, {
    kind,
    cells: added.map((row) => row.cells),
    sentence: said(0),
    changed: cells,
  });
  const { days, added: addedDays } = await addTimeOff(ports, state, daysOff);
  const sentence = said(days);
  if (addedDays.length > 0)
    await state.takeBackList.remember(
      { sentence, parts: [...act.parts, { kind: timeOff.kind, added: addedDays, changed: [] }] },
      act,
    );
  return { sentence, shifts, daysOff: days, kept };
}

/** Adds the days that the sheet does not have. Returns their number and the added rows. A second try adds none twice. */
async function addTimeOff(
  ports: Ports,
  state: WorkbookState,
  daysOff: readonly PastedShift[],
): Promise<{ readonly days: number; readonly added: ActPart['added'] }> {
  if (daysOff.length === 0) return { days: 0, added: [] };
  const work = findingTimeOff(daysOff, await readTimeOff(ports, state));
  const { rows, days } = await sliced('pasted shifts compared', work, ports.clock);
  const added = rows.length > 0 ? await addRows(ports, state, timeOff.kind, rows) : [];
  return { days: days.filter(({ isThere }) => !isThere).length, added };
}
