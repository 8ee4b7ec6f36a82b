/** Pasted texts with what must come of them, read from files of texts/ and variations/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entity } from '../../../src/core/entities/entity';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { RosterCodeMeaning, PasteAnswers } from '../../../src/core/paste/answers';
import { pastedCompanyOf } from '../../../src/core/paste/people/company';
import type { QuestionId } from '../../../src/core/paste/question-ids';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import type { PastedShift } from '../../../src/core/paste/read-shift';
import { pasteTargets } from '../../../src/core/paste/targets';
import { withPlace } from '../../../src/core/shifts/compare/places';
import { NameList } from '../../../src/core/values/name-list';

/** A folder of texts: one file for each rule or kind. */
const folderOf = (name: string) => join(import.meta.dirname, name);

export interface Sample {
  readonly title: string;
  readonly answers: PasteAnswers;
  /** The names that the company has, by column. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly text: string;
  readonly shifts: readonly string[];
  /** Everything that is left: the line and the reason, `4:off`. */
  readonly left: readonly string[];
  readonly asked: readonly string[];
  /** Codes whose meaning comes from the user, and the number of shifts that were read with such a meaning. */
  readonly said: readonly string[];
}

/**
 * Reads the texts of a file. The line after the title may hold the answers (`? week=... order=... yes=doubt-utc`) and the company's
 * names (`Person=Will_Late,May`). Then come the text, the line `---` and the expected result. ⇥ stands for a tab.
 */
export function samplesOf(folder: string, file: string): Sample[] {
  return readFileSync(join(folderOf(folder), file), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.trimEnd().split('\n');
      const isAnswered = lines[0]?.startsWith('? ') === true;
      const end = lines.indexOf('---');
      const expected = lines.slice(end + 1).filter((line) => line !== '');
      const wordsOf = (name: string) =>
        expected.flatMap((line) => (line.startsWith(`${name} `) ? line.split(' ').slice(1) : []));
      return {
        title,
        answers: answersOf(isAnswered ? (lines[0] ?? '') : ''),
        names: namesIn(isAnswered ? (lines[0] ?? '') : ''),
        text: lines
          .slice(isAnswered ? 1 : 0, end)
          .join('\n')
          .replace(/⇥/g, '\t'),
        shifts: expected.filter((line) => !/^(?:left|asked|said) /.test(line)),
        left: wordsOf('left'),
        asked: wordsOf('asked'),
        said: wordsOf('said'),
      };
    });
}

function namesIn(line: string): Readonly<Record<string, readonly string[]>> {
  const lists = [...line.matchAll(/(Person|Department|Area|Task)=(\S+)/g)];
  return Object.fromEntries(
    lists.map(([, column = '', names = '']) => [column, names.replaceAll('_', ' ').split(',')]),
  );
}

/** Time blocks of a company with these names. */
function entityWith(names: Sample['names']): Entity {
  const fields = timeBlocks.fields.map((field) => {
    const records = (names[field.id] ?? []).map((name, at) => ({
      id: `${at + 1}`,
      name,
      apart: [],
      also: [],
    }));
    return records.length === 0 ? field : { ...field, names: new NameList(field.id, records) };
  });
  return { ...timeBlocks, fields };
}

/** The meanings of codes from the user: `F:06:00-14:00,X:off`. */
function codesIn(text: string): Map<string, RosterCodeMeaning> {
  return new Map(
    [...text.matchAll(/([^:,]+):(off|([\d:]+)-([\d:]+))/g)].map(
      ([, code = '', means = '', start = '', end = '']) => [
        code.toLowerCase(),
        means === 'off' ? 'off' : { start, end },
      ],
    ),
  );
}

function answersOf(line: string): PasteAnswers {
  const said = new Map(
    line
      .split(' ')
      .slice(1)
      .map((word) => word.split('=') as [string, string]),
  );
  const [order, afternoons, first] = [said.get('order'), said.get('afternoons'), said.get('first')];
  return {
    week: said.get('week') ?? '2026-11-23',
    columns: new Map(),
    codes: codesIn(said.get('codes') ?? ''),
    confirmed: new Map([...confirmedBy(said.get('yes'), true), ...confirmedBy(said.get('no'), false)]),
    ...(order === 'day-first' || order === 'month-first' ? { order } : {}),
    ...(afternoons === undefined ? {} : { afternoons: afternoons === 'yes' }),
    ...(first === undefined ? {} : { firstDay: first === 'sunday' ? 6 : 0 }),
  };
}

/** The questions that are answered with yes or no: `doubt-utc,names`. */
function confirmedBy(ids: string | undefined, yes: boolean): [QuestionId, boolean][] {
  return (ids ?? '').split(',').map((id) => [id as QuestionId, yes]);
}

function lineOf({ person, date, start, end, endDate, hours, fields }: PastedShift): string {
  const natural = new Date(Date.parse(date) + (end <= start ? 86_400_000 : 0)).toISOString().slice(0, 10);
  return [
    `${person} ${date} ${start}-${end}${endDate === natural ? '' : ` ${endDate}`}`,
    ...(hours === undefined ? [] : [`hours: ${hours}`]),
    ...['Department', 'Area', 'Task', 'Notes'].flatMap((name) =>
      fields[name] === undefined ? [] : [`${name.toLowerCase()}: ${fields[name]}`],
    ),
  ].join(' | ');
}

export const filesIn = (folder: string): string[] => readdirSync(folderOf(folder)).sort();

/** What is read from the text of a sample, with its answers and in its company. */
export function readSample({ text, answers, names }: Sample) {
  const entity = entityWith(names);
  const read = readPasted(splitPasted(text), pasteTargets(timeBlocks), answers, pastedCompanyOf(entity));
  return { ...read, lines: read.shifts.map((shift) => lineOf(withPlace(entity, shift))).sort() };
}
