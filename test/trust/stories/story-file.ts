/** Recorded stories in one small file: each line of a table is written once, and a table only when it changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Line, Moment, Outcome, RecordedStory, Story } from './story';

/** Below the root of the repository, where every command runs. */
const FILE = join('test', 'trust', 'stories', 'november-2026.json.gz');

/** A table that is left out is as it was the moment before, and so are the numbers of records. */
interface StoredMoment {
  /** Numbers of `lines`, top to bottom, by kind. */
  readonly tables?: Readonly<Record<string, readonly number[]>>;
  readonly held?: Moment['held'];
}

interface Stored {
  readonly messages: readonly string[];
  /** The row, its Status, and the number of its message. */
  readonly lines: readonly (readonly [row: string, status: string, message: number])[];
  readonly stories: readonly (Story & {
    readonly outcome: Omit<Outcome, 'moments'> & { readonly moments: readonly StoredMoment[] };
  })[];
}

export function readStories(): RecordedStory[] {
  const { messages, lines, stories } = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as Stored;
  const known = lines.map(([row, status, message]): Line => ({
    row,
    status,
    message: messages[message] ?? '',
  }));
  const lineAt = (at: number): Line => known[at] ?? { row: '', status: '', message: '' };
  return stories.map((story) => {
    let before: Moment = { tables: {}, held: {} };
    const moments = story.outcome.moments.map(({ tables = {}, held = before.held }) => {
      const changed = Object.entries(tables).map(([kind, all]) => [kind, all.map(lineAt)] as const);
      return (before = { tables: { ...before.tables, ...Object.fromEntries(changed) }, held });
    });
    return { ...story, outcome: { ...story.outcome, moments } };
  });
}

/** Gives the file's size in bytes. */
export function writeStories(stories: readonly RecordedStory[]): number {
  const messages = new Numbered<string>();
  const lines = new Numbered<readonly [string, string, number]>();
  const numbersOf = (table: readonly Line[]) =>
    table.map(({ row, status, message }) => lines.numberOf([row, status, messages.numberOf(message)]));
  const stored = stories.map((story) => {
    let before: Moment = { tables: {}, held: {} };
    const moments = story.outcome.moments.map((moment): StoredMoment => {
      const changed = Object.entries(moment.tables)
        .filter(([kind, table]) => !isSame(table, before.tables[kind]))
        .map(([kind, table]) => [kind, numbersOf(table)] as const);
      const isHeldSame = isSame(moment.held, before.held);
      before = moment;
      return {
        ...(changed.length > 0 && { tables: Object.fromEntries(changed) }),
        ...(!isHeldSame && { held: moment.held }),
      };
    });
    return { ...story, outcome: { ...story.outcome, moments } };
  });
  const all: Stored = { messages: messages.all, lines: lines.all, stories: stored };
  const bytes = gzipSync(JSON.stringify(all), { level: 9 });
  writeFileSync(FILE, bytes);
  return bytes.length;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Equal values have one number. */
class Numbered<Value> {
  readonly all: Value[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(value: Value): number {
    const text = JSON.stringify(value);
    const known = this.#numbers.get(text) ?? this.all.push(value) - 1;
    this.#numbers.set(text, known);
    return known;
  }
}
