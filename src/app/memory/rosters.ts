import * as z from 'zod/mini';
import type { Roster, RosterCell } from '../../core/roster/roster';
import type { Memory } from '../ports/memory';
import { partOfGivenOut } from './given-out';
import { readMemory } from './remembered';

const texts = z.optional(z.array(z.string()));

const meaning = z.union([
  z.object({ start: z.string(), end: z.string(), timeOff: z.string() }),
  z.object({ start: z.string(), end: z.string() }),
  z.object({ account: z.string() }),
  z.literal('off'),
]);

const codes = z.array(z.tuple([z.string(), meaning]));

const partSchema = z.object({
  text: z.string(),
  kind: z.enum(['shift', 'away']),
  rows: z.array(z.string()),
  was: z.string(),
});

const rosterSchema = z.object({
  /** The text in the corner of its hidden row and column. */
  made: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  days: z.array(z.object({ date: z.string(), header: z.string() })),
  rows: z.array(
    z.object({
      id: z.string(),
      personId: z.string(),
      name: z.string(),
      departmentId: z.string(),
      department: z.string(),
      /** By date. */
      cells: z.record(z.string(), z.object({ text: z.string(), parts: z.array(partSchema) })),
    }),
  ),
  codes,
  timesOfDay: codes,
});

const listedSchema = z.object({
  /** Identifies the roster's worksheet, whatever the user calls it. */
  key: z.string(),
  /** `2026-11-21T14:05` */
  at: z.string(),
  choice: z.object({
    period: z.object({ from: z.string(), to: z.string() }),
    people: texts,
    departments: texts,
    paper: z.enum(['a4', 'letter']),
    /** As in a report. */
    marksChanges: z.optional(z.boolean()),
  }),
});

/** A roster of this workbook, with what is needed to make it again. */
export type ListedRoster = z.infer<typeof listedSchema>;

export type RosterChoice = ListedRoster['choice'];

const LIST = 'rosters';
/** The rosters' cells are large, so each is a part of its own, which is read when it is needed. */
const partOf = (key: string): string => `roster-${key}`;

/** More rosters would make the file large. The oldest are forgotten first: their sheets stay, and can't be taken over any more. */
const MOST_ROSTERS = 12;

/** The newest is first. */
export async function listRosters(memory: Memory): Promise<readonly ListedRoster[]> {
  return (await readMemory(memory, LIST, z.array(listedSchema))) ?? [];
}

/** A roster as it was written or taken over last, with the text in its corner. */
export interface KeptRoster {
  readonly made: string;
  readonly roster: Roster;
}

export async function readKeptRoster(memory: Memory, key: string): Promise<KeptRoster | undefined> {
  const kept = await readMemory(memory, partOf(key), rosterSchema);
  if (!kept) return undefined;
  const { made, period, days, rows, codes: ofUser, timesOfDay } = kept;
  return {
    made,
    roster: {
      period,
      days,
      rows: rows.map(({ cells, ...row }) => ({
        ...row,
        cells: new Map<string, RosterCell>(Object.entries(cells)),
      })),
      codes: { codes: new Map(ofUser), timesOfDay: new Map(timesOfDay) },
    },
  };
}

/** Keeps a roster, and lists it as the newest. */
export async function keepRoster(
  memory: Memory,
  listed: ListedRoster,
  { made, roster }: KeptRoster,
): Promise<void> {
  const others = (await listRosters(memory)).filter(({ key }) => key !== listed.key);
  const all = [listed, ...others];
  await keepCells(memory, listed.key, { made, roster });
  await memory.write(LIST, JSON.stringify(all.slice(0, MOST_ROSTERS)));
  for (const { key } of all.slice(MOST_ROSTERS)) {
    await memory.remove(partOf(key));
    await memory.remove(partOfGivenOut(key));
  }
}

/** Keeps the cells of a roster that is listed. */
export async function keepCells(memory: Memory, key: string, { made, roster }: KeptRoster): Promise<void> {
  const { period, days, rows, codes: rosterCodes } = roster;
  const kept: z.infer<typeof rosterSchema> = {
    made,
    period,
    days: [...days],
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: Object.fromEntries(
        [...cells].map(([date, { text, parts }]) => [
          date,
          { text, parts: parts.map((part) => ({ ...part, rows: [...part.rows] })) },
        ]),
      ),
    })),
    codes: [...rosterCodes.codes],
    timesOfDay: [...rosterCodes.timesOfDay],
  };
  await memory.write(partOf(key), JSON.stringify(kept));
}
