/** The differences between a recorded story and the present code. */
import { actBefore, type Line, type Moment, type Outcome, type RecordedStory, type Story } from './story';

/** One difference, reported at the step where it begins and not again while it lasts. */
export interface Difference {
  /** The story's name. */
  readonly story: string;
  /** 0 is the moment before the first act. */
  readonly step: number;
  readonly act: string;
  /** A kind of record; `service` for the service's records; `story` for a broken promise. */
  readonly where: string;
  /** The record's key, and the text by which people recognise the row. */
  readonly row: string;
  readonly was: string;
  readonly is: string;
}

/** A sentence of a message that has other words now. Part of a message is enough; `was` may be a pattern. */
export interface Reworded {
  readonly was: string | RegExp;
  readonly is: string;
}

type Part = Pick<Difference, 'where' | 'row' | 'was' | 'is'>;

const NOTHING = '(nothing)';

/**
 * How many moments of a story two releases have in common. Ctrl+Z goes back by steps, and each release writes in other steps.
 * A file that has lost its memory is no longer pushed before it was compared anew. What follows is tried by the model.
 */
function comparableSteps({ acts }: RecordedStory): number {
  const at = acts.findIndex((act) => act.do === 'undo' || act.do === 'forget');
  return at < 0 ? Infinity : at + 1;
}

export function compare(
  recorded: RecordedStory,
  played: Outcome,
  reworded: readonly Reworded[],
): Difference[] {
  const told: Difference[] = [];
  const { outcome } = recorded;
  let before = new Set<string>();
  const end = comparableSteps(recorded);
  const steps = Math.min(outcome.moments.length, played.moments.length, end);
  for (let step = 0; step < steps; step += 1) {
    const [was, is] = [outcome.moments[step], played.moments[step]];
    const parts = was && is ? compareMoments(was, is, reworded) : [];
    for (const part of parts)
      if (!before.has(JSON.stringify(part))) told.push(differenceAt(recorded, step, part));
    before = new Set(parts.map((part) => JSON.stringify(part)));
  }
  if (end < outcome.moments.length) return told;
  const isWhole = outcome.broken === '' && played.broken === '';
  const last = [...compareBroken(outcome, played), ...(isWhole ? compareRecords(outcome, played) : [])];
  return [...told, ...last.map((part) => differenceAt(recorded, steps, part))];
}

function differenceAt(story: Story, step: number, part: Part): Difference {
  return { story: story.name, step, act: actBefore(story, step), ...part };
}

function compareMoments(was: Moment, is: Moment, reworded: readonly Reworded[]): Part[] {
  const tables = Object.entries(was.tables).flatMap(([where, lines]) => {
    const now = is.tables[where] ?? [];
    return [...compareLines(where, lines, now, reworded), ...compareOrder(where, lines, now)];
  });
  const held = Object.entries(was.held).flatMap(([kind, count]) =>
    differing('service', kind, `${count} records`, `${is.held[kind] ?? 0} records`),
  );
  return [...tables, ...held];
}

/** If several rows have one name, the first is compared with the first, and so on. */
function compareLines(
  where: string,
  was: readonly Line[],
  is: readonly Line[],
  reworded: readonly Reworded[],
): Part[] {
  const [before, now] = [byName(was), byName(is)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((row) => {
    const [old, line] = [before.get(row), now.get(row)];
    const oldText = old && textOf({ ...old, message: reword(old.message, reworded) });
    const newText = line && textOf({ ...line, message: withoutLists(line.message) });
    return differing(where, row, oldText ?? NOTHING, newText ?? NOTHING);
  });
}

function compareOrder(where: string, was: readonly Line[], is: readonly Line[]): Part[] {
  const [before, now] = [was, is].map((lines) => lines.map(({ row }) => row));
  if (before?.length !== now?.length) return []; // reports the added and removed rows
  return differing(where, 'order of the rows', before?.join(', ') ?? '', now?.join(', ') ?? '');
}

function compareBroken(was: Outcome, is: Outcome): Part[] {
  return differing('story', 'broken promise', was.broken || NOTHING, is.broken || NOTHING);
}

function compareRecords(was: Outcome, is: Outcome): Part[] {
  return Object.entries(was.records).flatMap(([kind, records]) => {
    const now = is.records[kind] ?? {};
    return [...new Set([...Object.keys(records), ...Object.keys(now)])].flatMap((key) =>
      differing('service', `${kind} ${key}`, records[key] ?? NOTHING, now[key] ?? NOTHING),
    );
  });
}

function differing(where: string, row: string, was: string, is: string): Part[] {
  return was === is ? [] : [{ where, row, was, is }];
}

function byName(lines: readonly Line[]): Map<string, Line> {
  const named = new Map<string, Line>();
  const counts = new Map<string, number>();
  for (const line of lines) {
    const count = (counts.get(line.row) ?? 0) + 1;
    counts.set(line.row, count);
    named.set(count === 1 ? line.row : `${line.row} (${count})`, line);
  }
  return named;
}

/** The recorded release did not list the changed cells. test/app/table/changed-cells.test.ts shows what the lists say. */
const withoutLists = (message: string): string => message.replace(/ ?Changed(?: on the service)?: .*$/, '');

const textOf = ({ status, message }: Line): string => `[${status}] ${message}`.trim();

function reword(message: string, reworded: readonly Reworded[]): string {
  return reworded.reduce((text, { was, is }) => text.replace(was, is), message);
}
