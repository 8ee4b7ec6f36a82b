import type { PasteAnswers } from '../../core/paste/answers';
import type { LeftRow } from '../../core/paste/draft';
import type { PastedText } from '../../core/paste/read';
import type { Change, ComparedRow, Difference } from '../../core/paste/result/difference';
import { JOINED, type Targets } from '../../core/paste/words/header-words';
import type { Entity } from '../../core/entities/entity';
import { textOf } from '../../core/values/text';
import type { OldShift, PasteShift, PasteView } from '../view';
import { meaningText, proposalFor, timeOffReasons, timeOffText, type NamedTimes } from './paste-codes';
import { pastedNames } from './pasted-names';

/** What the paste screen shows: a text as it was read, compared with the sheet. */
export interface PasteState {
  readonly entity: Entity;
  readonly targets: Targets;
  readonly read: PastedText;
  readonly left: readonly LeftRow[];
  readonly difference: Difference;
  readonly answers: PasteAnswers;
  readonly times: readonly NamedTimes[];
  /** What was typed for codes and can't be read, by code. */
  readonly badCodes: ReadonlyMap<string, string>;
  readonly gone: 'keep' | 'open';
  /** The text that the device kept for the box; '' if the user has given another one. */
  readonly kept: string;
  /** The text that the sample has put into the box; '' if the user has given another one. */
  readonly filled: string;
  readonly hasSample: boolean;
}

/** The screen before anything is added. */
export function pasteView(state: PasteState): PasteView {
  const { entity, targets, read, left, difference, answers, times, badCodes, gone, kept, filled, hasSample } =
    state;
  const { order, week, afternoons, firstDay, dots, otherForms, confirmed } = answers;
  return {
    kind: entity.kind,
    title: entity.sheet,
    added: false,
    kept,
    filled,
    hasSample,
    shape: read.shape,
    headed: read.headed,
    columns: read.columns,
    targets: [...targets].map((target) => ({
      target,
      header: targets.headerOf(target),
      joins: JOINED.has(target),
    })),
    shifts: difference.rows.map((row) => shownShift(row, targets)),
    gone: difference.gone.map(({ cells, from, until }) => ({
      person: String(cells['Person'] ?? ''),
      from,
      until,
    })),
    changes: changesIn(difference, gone),
    left,
    unused: read.unused,
    names: pastedNames(entity, difference.rows),
    questions: read.asked,
    codes: (read.asked.find(({ id }) => id === 'codes')?.codes ?? []).map((code) => ({
      code,
      proposed: proposalFor(code, times)?.name ?? reasonFor(entity, code),
      bad: badCodes.get(code) ?? '',
    })),
    saidCodes: read.userCodes.map(({ code, means }) => ({
      code,
      means: meaningText(means),
      bad: badCodes.get(code) ?? '',
    })),
    codeChoices: {
      times: times.map(({ name }) => name),
      reasons: timeOffReasons(entity).map(timeOffText),
    },
    answers: {
      order,
      week,
      afternoons,
      firstDay,
      dots,
      gone,
      otherForms: [...(otherForms ?? [])],
      confirmed: Object.fromEntries(confirmed ?? []),
    },
  };
}

/** The one reason for time off whose name begins with the code, as the user would type it; '' if there is none. */
function reasonFor(entity: Entity, code: string): string {
  const found = timeOffReasons(entity).filter((each) => each.toLowerCase().startsWith(code.toLowerCase()));
  return found.length === 1 && found[0] !== undefined ? timeOffText(found[0]) : '';
}

/** How many rows would be added or changed. */
export function changesIn({ rows, gone }: Difference, whatOfGone: 'keep' | 'open'): number {
  const changing = rows.filter(({ change: { kind } }) => kind !== 'unchanged' && kind !== 'double').length;
  return changing + (whatOfGone === 'open' ? gone.length : 0);
}

/** What the row of a changed or moved shift has now. */
function oldShift(change: Change, { headerOf }: Targets): OldShift | undefined {
  if (!('of' in change)) return undefined;
  const { from, until, cells } = change.of;
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

function shownShift({ shift, change, overlaps, isPersonGuess }: ComparedRow, targets: Targets): PasteShift {
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
    isAsked: asked.some((id) => id !== 'week') || isPersonGuess,
    change: change.kind,
    was: oldShift(change, targets),
    overlaps,
  };
}
