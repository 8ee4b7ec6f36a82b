import { execFileSync } from 'node:child_process';
import { tableOf, type Line } from '../../tools/bench/line';
import { parts } from '../../tools/bench/parts';
import { ACTS } from '../app/world/count-trips';

type Parts = typeof parts;

/** Sizes with which each part takes a second or so. The first of two runs warms up. */
const TINY: { readonly [Name in keyof Parts]: NonNullable<Parameters<Parts[Name]>[0]> } = {
  answers: { users: [20, 40], runs: 2 },
  download: { users: 20, singleRows: 5, runs: 2 },
  edits: { rows: 100, runs: 2 },
  growth: { counts: [200, 400], runs: 2 },
  memory: { rows: 2000 },
  need: { blocks: 1000, people: 10, needs: 20, runs: 2 },
  paste: { shifts: 40, people: 10, runs: 2 },
  pasting: { few: 20, many: 40, lines: 400, runs: 2 },
  planning: { blocks: 1000, people: 10, addedFor: 2, runs: 2 },
  push: { edits: 10, runs: 2 },
  reports: { shifts: 200, people: 10, runs: 2 },
  roster: { blocks: 200, users: 10, few: 4, runs: 2 },
  sheet: { blocks: 100, users: 10, runs: 2 },
  work: {
    overlapping: 100,
    people: 20,
    pastedRows: 20,
    movedShifts: 600,
    textsOfLog: 20,
    text: 1000,
    stories: 5,
    cell: 100,
    runs: 2,
  },
};

const isMeasured = (amount: number) => Number.isFinite(amount) && amount > 0;

// A part throws if it did not do all of its work.
test.each(Object.keys(parts) as (keyof Parts)[])(
  'the part "%s" of the bench does its work and measures it, beside its floor',
  async (name) => {
    const part = parts[name] as (sizes: object) => Promise<Line[]>;
    const lines = await part(TINY[name]);
    const names = new Set(lines.map((line) => line.name));
    expect([names.size, names.has('')]).toEqual([lines.length, false]);
    expect(lines.filter(({ ours, floor }) => !isMeasured(ours) || !isMeasured(floor))).toEqual([]);
    expect(tableOf(lines).split('\n')).toHaveLength(lines.length + 1);
  },
);

test('`npm run bench -- trips` prints the round trips of every act', () => {
  const out = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/bench/main.ts', 'trips', '--json', '--people=48'],
    { encoding: 'utf8' },
  );
  const counts = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, Record<string, number>>;
  expect(Object.keys(counts['48'] ?? {})).toEqual(ACTS);
  expect(Object.values(counts['48'] ?? {}).every((trips) => trips > 0)).toBe(true);
});
