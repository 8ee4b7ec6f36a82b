import type { Entity } from '../../core/entities/entity';
import type { RosterCodeMeaning } from '../../core/paste/answers';
import type { LeftOutRow } from '../../core/paste/draft';
import type { PastedText } from '../../core/paste/read';
import type { PastedShift } from '../../core/paste/read-shift';
import { comparing, NO_DIFFERENCE, type ShiftDifference } from '../../core/shifts/compare/difference';
import type { TextScope } from '../../core/shifts/compare/earlier';
import { withPlace } from '../../core/shifts/compare/places';
import { makingRows, withNamesOfToday, type PastedRow } from '../../core/shifts/compare/rows';
import { readingSheetShifts, type SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { mapped, stage, type Sliced } from '../../core/slices';
import type { TableSnapshot } from '../table/table-snapshot';
import { chosenReasons } from './paste-codes';
import type { PastedNames } from './pasted-names';
import { findingTimeOff, type PastedTimeOff, type TimeOffSheet } from './pasted-time-off';

/** The shifts of a text as the sheet writes them, compared with those of the sheet. */
export interface ComparedText {
  /** The shifts as they were read, each word of a list in its column. */
  readonly shifts: readonly PastedShift[];
  readonly rows: readonly PastedRow[];
  readonly left: readonly LeftOutRow[];
  /** The days of the text whose code is a time-off account, with their names as the sheet writes them. */
  readonly daysOff: readonly PastedShift[];
  readonly timeOff: PastedTimeOff;
  readonly scope: TextScope;
  readonly difference: ShiftDifference;
}

export const NOTHING_COMPARED: ComparedText = {
  shifts: [],
  rows: [],
  left: [],
  daysOff: [],
  timeOff: { days: [], rows: [], left: [] },
  scope: { shape: 'list', days: new Set(), people: [], leftOut: [], columnsWithoutShift: [] },
  difference: NO_DIFFERENCE,
};

/** What a text is compared with. */
interface Known {
  readonly entity: Entity;
  readonly codes: ReadonlyMap<string, RosterCodeMeaning>;
  readonly names: PastedNames;
  readonly sheet: readonly SheetShift[];
  readonly timeOffSheet: TimeOffSheet;
}

/** Making the rows takes this share of the time. */
const ROWS = 0.4;

export function* comparingText(
  read: PastedText,
  { entity, codes, names, sheet, timeOffSheet }: Known,
): Sliced<ComparedText> {
  const reasons = chosenReasons(codes);
  const shifts = yield* stage(
    mapped(read.shifts, (shift) => withPlace(entity, shift, reasons)),
    0,
    ROWS,
  );
  const written = yield* stage(
    mapped(shifts, (shift) => names.written(shift)),
    0,
    ROWS,
  );
  const daysOff = written.filter(({ account }) => account !== undefined);
  const timeOff = yield* stage(findingTimeOff(daysOff, timeOffSheet), 0, ROWS);
  const ofShifts = yield* stage(
    makingRows(
      entity,
      written.filter(({ account }) => account === undefined),
    ),
    0,
    ROWS,
  );
  const { rows } = ofShifts;
  const left = [...read.leftOut, ...ofShifts.left, ...timeOff.left];
  const people = [...new Set(written.map(({ person }) => person))].filter((person) => person !== '');
  const scope: TextScope = { ...read, people, leftOut: left };
  const difference = yield* stage(comparing(entity, rows, sheet, scope), ROWS, 1);
  return { shifts, rows, left, daysOff, timeOff, scope, difference };
}

/** The shifts that are shown, compared with the sheet as it is now. */
export function* comparingAgain(
  before: ComparedText,
  known: Entity,
  { entity, tracking }: TableSnapshot,
): Sliced<[sheet: readonly SheetShift[], compared: ComparedText]> {
  const rows = yield* withNamesOfToday(before.rows, known, entity);
  const sheet = yield* readingSheetShifts(entity, tracking.rows);
  const difference = yield* comparing(entity, rows, sheet, before.scope);
  return [sheet, { ...before, rows, difference }];
}
