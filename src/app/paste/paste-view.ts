import { fieldOf, type Entity } from '../../core/entities/entity';
import type { PasteAnswers } from '../../core/paste/answers';
import type { LeftOutRow } from '../../core/paste/draft';
import type { PastedText } from '../../core/paste/read';
import { NO_LIST_FIELD_TARGETS } from '../../core/paste/table/joined-fields';
import { JOINED, type Targets } from '../../core/paste/words/header-words';
import type {
  ShiftChange,
  ComparedRow,
  Decided,
  ShiftDifference,
  OfOldShifts,
} from '../../core/shifts/compare/difference';
import type { SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { mapped, type Sliced } from '../../core/slices';
import { textOf } from '../../core/values/cell';
import type { LostShift, OldShift, PasteName, PasteShift, PasteView } from '../view';
import { accountText, meaningText, proposalFor, reasonText, type CodeChoices } from './paste-codes';
import type { PastedNames } from './pasted-names';
import type { PastedTimeOff, TimeOffSheet } from './pasted-time-off';

/** What the paste screen shows: a text as it was read, compared with the sheet. */
export interface PasteState {
  readonly entity: Entity;
  readonly targets: Targets;
  readonly read: PastedText;
  readonly left: readonly LeftOutRow[];
  readonly difference: ShiftDifference;
  readonly answers: PasteAnswers;
  readonly layouts: PasteView['layouts'];
  readonly ways: PasteView['ways'];
  readonly choices: CodeChoices;
  readonly names: PastedNames;
  readonly timeOff: PastedTimeOff;
  readonly timeOffSheet: Pick<TimeOffSheet, 'toDownload'> & { readonly name: string };
  /** What was typed for codes and can't be read, by code. */
  readonly badCodes: ReadonlyMap<string, string>;
  readonly decided: Decided;
  readonly ofOld: OfOldShifts;
  /** The text that the device kept for the box; '' if the user has given another one. */
  readonly kept: string;
  /** The user has stopped the reading of the text in the box. */
  readonly isStopped: boolean;
  /** The text that the sample has put into the box; '' if the user has given another one. */
  readonly filled: string;
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
  readonly hasSample: boolean;
  readonly breaches: PasteView['breaches'];
  /** The rows of people who are booked twice at that time. */
  readonly doubled: ReadonlySet<ComparedRow>;
}

/** The screen before anything is added. */
export function* makingPasteView(state: PasteState): Sliced<PasteView> {
  const { entity, targets, read, left, difference, answers, badCodes, kept, filled, hasSample } = state;
  const { choices, timeOff, timeOffSheet } = state;
  const names = yield* state.names.listing(read.shifts);
  const { order, week, afternoons, firstDay, dots, otherForms, confirmed } = answers;
  return {
    kind: entity.kind,
    title: entity.sheet,
    added: false,
    reading: undefined,
    isStopped: state.isStopped,
    kept,
    filled,
    hasSample,
    breaches: state.breaches,
    shape: read.shape,
    layouts: state.layouts,
    layout: state.answers.layout,
    ways: state.ways,
    headed: read.headed,
    columns: read.columns,
    targets: targetsOf(targets, read.shape).map((target) => ({
      target,
      header: targets.headerOf(target),
      joins: JOINED.has(target),
    })),
    shifts: yield* mapped(state.decided.rows, (row) => shownShift(row, targets, state.names, state.doubled)),
    gone: yield* mapped(difference.gone, lostShift),
    absent: yield* mapped(difference.absent, lostShift),
    unread: yield* mapped(difference.unread, lostShift),
    isPart: difference.isPart,
    passed: difference.passed.map(({ oldShift, row }) => ({ ...lostShift(oldShift), to: row.shift.person })),
    opened: state.decided.opened.length,
    changes: changesIn(state.decided, timeOff),
    leftOut: left,
    unused: read.unused,
    names,
    records: recordsFor(entity, names),
    timeOff: { sheet: timeOffSheet.name, days: timeOff.days },
    questions: read.asked,
    codes: (read.asked.find(({ id }) => id === 'codes')?.codes ?? []).map((code) => ({
      code,
      proposed: proposalFor(code, choices),
      bad: badCodes.get(code) ?? '',
    })),
    saidCodes: read.userCodes.map(({ code, means }) => ({
      code,
      means: meaningText(means),
      bad: badCodes.get(code) ?? '',
    })),
    codeChoices: {
      times: choices.times.map(({ name }) => name),
      accounts: choices.accounts.map(accountText),
      reasons: choices.reasons.map(reasonText),
      toDownload: timeOffSheet.toDownload,
    },
    answers: {
      order,
      week,
      afternoons,
      firstDay,
      weekStart: firstDay ?? state.weekStart,
      dots,
      ...state.ofOld,
      otherForms: [...(otherForms ?? [])],
      confirmed: Object.fromEntries(confirmed ?? []),
    },
  };
}

/** What a column can be: in a roster, where the days and the people are known, only a field of the shift. */
function targetsOf(targets: Targets, shape: PastedText['shape']): readonly string[] {
  return shape === 'list'
    ? [...targets]
    : [...targets].filter((target) => !NO_LIST_FIELD_TARGETS.has(target));
}

/** All records of the fields whose names the user may have to correct. */
function recordsFor(entity: Entity, names: readonly PasteName[]): PasteView['records'] {
  const fields = new Set(names.flatMap(({ found, field }) => (SURE.has(found) ? [] : [field])));
  return Object.fromEntries([...fields].map((id) => [id, fieldOf(entity, id).names?.offered ?? []]));
}

const SURE: ReadonlySet<PasteName['found']> = new Set(['sure', 'similar']);

/** How many rows would be added or changed, and days of time off added. */
export function changesIn({ rows, opened }: Decided, { days }: Pick<PastedTimeOff, 'days'>): number {
  const changing = rows.filter(({ change: { kind } }) => kind !== 'unchanged' && kind !== 'double').length;
  const daysOff = days.filter(({ isThere }) => !isThere).length;
  return changing + opened.length + daysOff;
}

function lostShift({ meant, from, until }: SheetShift): LostShift {
  const [person = '', department = ''] = ['Person', 'Department'].map((id) => textOf(meant[id] ?? ''));
  return { person, department, from, until };
}

/** What the row of a changed or moved shift has now. */
function oldShift(change: ShiftChange, { headerOf }: Targets): OldShift | undefined {
  if (!('oldShift' in change)) return undefined;
  const { from, until, cells } = change.oldShift;
  return {
    date: from.slice(0, 10),
    start: from.slice(11),
    end: until.slice(11),
    endDate: until.slice(0, 10),
    others: change.columns
      .filter((column) => !TIME_COLUMNS.has(column))
      .map((column) => ({ header: headerOf(column), value: textOf(cells[column] ?? '') })),
  };
}

/** Columns that a shift's day and times already show. */
const TIME_COLUMNS: ReadonlySet<string> = new Set(['Date', 'Start', 'End', 'EndDate']);

function shownShift(
  row: ComparedRow,
  targets: Targets,
  names: PastedNames,
  doubled: ReadonlySet<ComparedRow>,
): PasteShift {
  const { shift, change } = row;
  const { line, person, date, start, end, endDate, hours, fields, asked } = shift;
  const { headerOf } = targets;
  const others = Object.entries(fields).map(([field, text]) => `${headerOf(field)}: ${text}`);
  if (hours !== undefined) others.push(`${headerOf('Hours')}: ${hours}`);
  return {
    line,
    person,
    date,
    start,
    end,
    endDate,
    others,
    isAsked: asked.some((id) => id !== 'week'),
    isUnknown: names.isUnknown(shift),
    change: change.kind,
    was: oldShift(change, targets),
    overlaps: doubled.has(row),
  };
}
