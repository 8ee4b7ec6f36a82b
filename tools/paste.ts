/**
 * npm run --silent paste -- [--why] [--week DAY] [--order day-first|month-first] [--afternoons yes|no] [--first-day monday|sunday]
 * FILE...: reads texts as the pane would, without a company: names and codes stay as typed, words beside shifts are notes, and
 * no name of the company has priority over a word. It prints one line of JSON for each file:
 *
 * - `file`, `shape`: the file, and how it was read: `list`, `roster`, `days down`, `month`, `in and out`, `names in cells` or
 *   `sentences`.
 * - `asked`: each question that the pane would ask, also those that an option answered.
 * - `shifts`: `person`, `date` and `endDate` (`yyyy-MM-dd`), `start` and `end` (`HH:mm`), `hours` (only if typed),
 *   `department`, `area`, `task`, `notes`. What is not written is null.
 * - `left`: `line`, `text`, `code` and `reason` of each line or cell that makes no shift, and one entry with the columns that
 *   are not used.
 *
 * The options:
 *
 * - `--why`: a line before it has `layouts`: each layout in which the text makes other shifts, with the number of its shifts and
 *   of what it leaves, and the share of the text's times that it explains.
 * - `--week`: any day of the week for days without a date; otherwise the coming week.
 * - `--order`, `--first-day`: the order of day and month, and the first day of the week.
 * - `--afternoons`: ranges without am or pm are read as proposed (`yes`) or as written (`no`).
 *
 * A question without an option is read as proposed, or its lines are left if nothing is proposed. Left lines are no error: the
 * exit code is 0. It is 2 if an option or a file can't be read.
 */
import './commands/short-errors';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { daysAfter, readIsoDay } from '../src/core/calendar/days';
import { timeBlocks } from '../src/core/entities/time-blocks';
import type { PasteAnswers } from '../src/core/paste/answers';
import { layoutChoices } from '../src/core/paste/layout-choices';
import { readPasted, splitPasted } from '../src/core/paste/read';
import type { PastedShift } from '../src/core/paste/read-shift';
import { type Reason, reasonSentence, why } from '../src/core/paste/reasons';
import { pasteTargets } from '../src/core/paste/targets';

const USAGE =
  'Usage: npm run --silent paste -- [--why] [--week 2026-11-23] [--order day-first|month-first] [--afternoons yes|no] [--first-day monday|sunday] FILE...';

/** People plan ahead: days without a date are taken to be in the coming week. */
const DAYS_AHEAD = 7;

class BadOption extends Error {}

function answersFrom(args: readonly string[]): {
  answers: PasteAnswers;
  files: readonly string[];
  isWhy: boolean;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      week: { type: 'string' },
      order: { type: 'string' },
      afternoons: { type: 'string' },
      'first-day': { type: 'string' },
      why: { type: 'boolean', default: false },
    },
  });
  const order = oneOf('--order', values.order, ['day-first', 'month-first'] as const);
  const afternoons = oneOf('--afternoons', values.afternoons, ['yes', 'no'] as const);
  const firstDay = oneOf('--first-day', values['first-day'], ['monday', 'sunday'] as const);
  const { week } = values;
  if (week !== undefined && readIsoDay(week) === undefined)
    throw new BadOption(`--week is a day such as 2026-11-23, not "${week}".`);
  if (positionals.length === 0) throw new BadOption('Name at least one file.');
  const today = new Date().toISOString().slice(0, 10);
  return {
    files: positionals,
    isWhy: values.why,
    answers: {
      week: week ?? daysAfter(today, DAYS_AHEAD),
      columns: new Map(),
      ...(order === undefined ? {} : { order }),
      ...(afternoons === undefined ? {} : { afternoons: afternoons === 'yes' }),
      ...(firstDay === undefined ? {} : { firstDay: firstDay === 'monday' ? 0 : 6 }),
    },
  };
}

function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new BadOption(`${option} is ${allowed.join(' or ')}, not "${value}".`);
  return found;
}

function shiftLine({
  person,
  date,
  start,
  end,
  endDate,
  hours,
  fields,
}: PastedShift): Record<string, unknown> {
  const field = (name: string) => fields[name] ?? null;
  return {
    person: person === '' ? null : person,
    date,
    start,
    end,
    endDate,
    hours: hours ?? null,
    department: field('Department'),
    area: field('Area'),
    task: field('Task'),
    notes: field('Notes'),
  };
}

async function main(): Promise<void> {
  const { answers, files, isWhy } = answersFrom(process.argv.slice(2));
  const targets = pasteTargets(timeBlocks);
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((error: Error) => {
      throw new BadOption(`${file} can't be read: ${error.message}`);
    });
    const pasted = splitPasted(text);
    if (isWhy) console.log(JSON.stringify({ file, layouts: layoutChoices(pasted, targets, answers) }));
    const { shape, asked, shifts, leftOut: left, unused } = readPasted(pasted, targets, answers);
    console.log(
      JSON.stringify({
        file,
        shape,
        asked: asked.map(({ words, guessed }) => (guessed === undefined ? words : `${words} ${guessed}`)),
        shifts: shifts.map(shiftLine),
        left: [
          ...left.map(({ line, text: of, reason }) => leftLine(line, of, reason)),
          ...(unused.length === 0 ? [] : [leftLine(1, unused.join(', '), why.notUsed)]),
        ],
      }),
    );
  }
}

function leftLine(line: number, text: string, reason: Reason) {
  return { line, text, code: reason.code, reason: reasonSentence(reason) };
}

main().catch((error: unknown) => {
  const isOption = error instanceof BadOption || (error instanceof TypeError && 'code' in error);
  console.error(isOption ? `${error.message}\n${USAGE}` : error);
  process.exitCode = 2;
});
