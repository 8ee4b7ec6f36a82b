import type { Entity } from '../entities/entity';
import { writtenDay } from './day-text';
import { writtenShift, writtenTime } from './shift-text';

/** A pasted line: where it began in the text (counted from 1) and its cells. */
export interface PastedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a pasted column may be beyond a column of the sheet. */
export const SHIFT = 'Shift';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';

/** Columns of text that are matched by their headers only. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  Person: [
    'name',
    'employee',
    'employeename',
    'staff',
    'staffmember',
    'staffname',
    'who',
    'worker',
    'user',
    'username',
    'userid',
    'fullname',
    'assignedto',
    'teammember',
    'colleague',
    'associate',
    'resource',
  ],
  [FIRST_NAME]: ['firstname', 'first', 'givenname', 'forename'],
  [LAST_NAME]: ['lastname', 'last', 'surname', 'familyname'],
  Date: ['shiftdate', 'workdate', 'startdate', 'day', 'on', 'weekday'],
  Start: [
    'from',
    'begin',
    'begins',
    'starts',
    'starttime',
    'timein',
    'in',
    'shiftstart',
    'clockin',
    'startdatetime',
  ],
  End: [
    'to',
    'until',
    'till',
    'ends',
    'finish',
    'endtime',
    'timeout',
    'out',
    'shiftend',
    'clockout',
    'enddatetime',
  ],
  [SHIFT]: ['shifts', 'time', 'times', 'shifttime', 'shifttimes', 'workinghours', 'schedule', 'startend'],
  'End Date': ['enddate', 'lastday', 'finishdate'],
  // Not total or duration: those are computed, and a number in Hours overrides what the service computes.
  Hours: ['hrs', 'numhours'],
  Department: ['dept', 'team', 'location', 'site', 'unit', 'ward'],
  Area: ['zone', 'station', 'section'],
  Task: ['position', 'job', 'role', 'duty', 'activity', 'skill'],
  'Time of Day': ['daypart'],
  'Time-Off Reason': ['reason', 'timeoff', 'absence'],
  Notes: ['note', 'comment', 'comments', 'remark', 'remarks', 'memo', 'description'],
  Color: ['colour'],
};

/** How many rows are looked at to tell what a column holds. */
const LOOKED_AT = 60;

/** What a pasted column can be matched with, in the sheet's own order. */
export function targetsOf(entity: Entity): readonly string[] {
  const fields = entity.fields.map((field) => field.name);
  return fields.flatMap((name) => {
    if (name === 'Person') return [name, FIRST_NAME, LAST_NAME];
    return name === 'Date' ? [name, SHIFT] : [name];
  });
}

/** Whether a line looks like headers: most of its cells, `least` or more, are names of columns; none is a day or a time. */
export function isHeader(line: PastedLine, targets: readonly string[], least: number): boolean {
  const filled = line.cells.filter((cell) => cell.trim() !== '');
  const known = filled.filter((cell) => targetOfHeader(cell, targets) !== undefined);
  return known.length * 2 >= filled.length && known.length >= least && !filled.some(isDayOrTime);
}

/** Matches headers in any order, case and spacing; a column's own name goes before another word for it. */
export function matchHeaders(
  header: PastedLine,
  body: readonly PastedLine[],
  targets: readonly string[],
): Map<number, string> {
  const matched = new Map<number, string>();
  const take = (at: number, target: string | undefined) => {
    if (target !== undefined && !matched.has(at) && ![...matched.values()].includes(target))
      matched.set(at, target);
  };
  const isOwn = (cell: string, target: string | undefined) =>
    target !== undefined && plain(cell) === plain(target);
  for (const wantsOwn of [true, false]) {
    for (const [at, cell] of header.cells.entries()) {
      const named = targetOfHeader(cell, targets);
      if (isOwn(cell, named) === wantsOwn) take(at, asHeld(named, at, body));
    }
  }
  return matched;
}

/** Without headers: what each column holds tells what it is; the user confirms it. */
export function guessColumns(body: readonly PastedLine[], targets: readonly string[]): Map<number, string> {
  const width = Math.max(0, ...body.slice(0, LOOKED_AT).map(({ cells }) => cells.length));
  const guessed = new Map<number, string>();
  const free = ['Person', 'Department', 'Notes'].filter((name) => targets.includes(name));
  const times = ['Start', 'End'];
  const days = ['Date', 'End Date'];
  let shifts = [SHIFT];
  for (let at = 0; at < width; at += 1) {
    let target: string | undefined;
    switch (contentOf(at, body)) {
      case 'day':
        target = days.shift();
        break;
      case 'shift':
        target = shifts[0];
        shifts = [];
        break;
      case 'time':
        target = times.shift();
        break;
      case 'text':
        target = free.shift();
        break;
      case 'empty':
        break;
    }
    if (target !== undefined) guessed.set(at, target);
  }
  return guessed;
}

/**
 * Columns of a header line that are days: two or more make it a roster (people down, days across). A line with times in
 * it is a shift that has two dates, and no header.
 */
export function dayColumns({ cells }: PastedLine, body: readonly PastedLine[]): readonly number[] {
  const days = cells.flatMap((cell, at) => (writtenDay(cell) ? [at] : []));
  const hasTimes = cells.some((cell, at) => !days.includes(at) && isDayOrTime(cell));
  if (hasTimes || body.length === 0) return [];
  const below = body.slice(0, LOOKED_AT).flatMap(({ cells }) => days.map((at) => cells[at] ?? ''));
  const alsoDays = below.filter((cell) => writtenDay(cell)).length;
  return days.length >= 2 && alsoDays * 2 < Math.max(1, below.length) ? days : [];
}

/** A column called Hours or Time may hold `9-17`, which is a shift. */
function asHeld(target: string | undefined, at: number, body: readonly PastedLine[]): string | undefined {
  const mayHoldShifts = target === 'Hours' || target === 'Start' || target === SHIFT;
  if (!mayHoldShifts) return target;
  const held = contentOf(at, body);
  if (held === 'shift') return SHIFT;
  return target === SHIFT && held === 'time' ? 'Start' : target;
}

function targetOfHeader(cell: string, targets: readonly string[]): string | undefined {
  const word = plain(cell);
  if (word === '') return undefined;
  return targets.find((target) => plain(target) === word || OTHER_WORDS[target]?.includes(word) === true);
}

function contentOf(at: number, body: readonly PastedLine[]): 'day' | 'shift' | 'time' | 'text' | 'empty' {
  const cells = body
    .slice(0, LOOKED_AT)
    .map((line) => (line.cells[at] ?? '').trim())
    .filter((cell) => cell !== '');
  if (cells.length === 0) return 'empty';
  const most = (is: (cell: string) => boolean) => cells.filter(is).length * 2 > cells.length;
  if (most((cell) => writtenShift(cell) !== undefined)) return 'shift';
  if (most((cell) => writtenDay(cell) !== undefined)) return 'day';
  return most((cell) => writtenTime(cell) !== undefined) ? 'time' : 'text';
}

function isDayOrTime(cell: string): boolean {
  return [writtenDay(cell), writtenShift(cell), writtenTime(cell)].some((read) => read !== undefined);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
