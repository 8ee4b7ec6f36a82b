import * as z from 'zod/mini';
import { daysOf, daysOfPeriod } from '../../core/calendar/days';
import type { GivenOut, Said, SaidOfPerson } from '../../core/reports/said';
import type { Memory } from '../ports/memory';
import { readMemory, readOtherVersions } from './remembered';

/** A report of 300 people by 31 days takes some 30,000 characters: what a cell said is written once, and each day as its number. */
const saidSchema = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  isStaffCopy: z.boolean(),
  choice: z.string(),
  /** What the days say, each text once. The first, with the number 0, is that of a day without anything. */
  cells: z.array(z.string()),
  /** By the person's key: the name, and the number of each day's text, in digits of base 36 that are equally many for each. */
  people: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

const schema = z.object({
  /** What the report says as it was made. */
  made: saidSchema,
  given: z.optional(
    z.object({
      at: z.string(),
      /** Milliseconds by the device's clock. */
      noted: z.number(),
      said: saidSchema,
    }),
  ),
});

type Kept = z.infer<typeof schema>;

const PREFIX = 'given-out-';
/** Each report has a part of its own, which is read when the report is made. Earlier releases do not read it. */
export const partOfGivenOut = (key: string): string => `${PREFIX}${key}`;

/** Of what two panes noted at the same time, the newer counts. */
async function read(memory: Memory, key: string): Promise<Kept | undefined> {
  const thisVersion = await readMemory(memory, partOfGivenOut(key), schema);
  if (!thisVersion) return undefined;
  const others = await readOtherVersions(memory, partOfGivenOut(key), schema);
  const [newest] = [thisVersion, ...others]
    .flatMap(({ given }) => given ?? [])
    .sort((one, other) => other.noted - one.noted);
  return { ...thisVersion, ...(newest && { given: newest }) };
}

/** What was given out of a report or roster; undefined if nothing was. */
export async function readGivenOut(memory: Memory, key: string): Promise<GivenOut | undefined> {
  const given = (await read(memory, key))?.given;
  return given && { at: given.at, said: unpacked(given.said) };
}

/** When a report or roster was given out; undefined if it was not. */
export async function givenOutAt(memory: Memory, key: string): Promise<string | undefined> {
  return (await read(memory, key))?.given?.at;
}

/** Keeps what a report says as it was made. What was given out stays. */
export async function keepSaid(memory: Memory, key: string, said: Said): Promise<void> {
  const given = (await read(memory, key))?.given;
  await write(memory, key, { made: packed(said), ...(given && { given }) });
}

/** Notes that a report was given out as it was made. False if it is not known what it says. */
export async function noteGivenOut(
  memory: Memory,
  key: string,
  { at, noted }: { readonly at: string; readonly noted: number },
): Promise<boolean> {
  const kept = await read(memory, key);
  if (!kept) return false;
  await write(memory, key, { made: kept.made, given: { at, noted, said: kept.made } });
  return true;
}

/** Forgets what is known of reports and rosters that are no longer there; without `kept`, of all. */
export async function forgetGivenOut(memory: Memory, kept: ReadonlySet<string> = new Set()): Promise<void> {
  for (const name of await memory.names(PREFIX))
    if (!kept.has(name.slice(PREFIX.length))) await memory.remove(name);
}

function write(memory: Memory, key: string, kept: Kept): Promise<void> {
  return memory.write(partOfGivenOut(key), JSON.stringify(kept));
}

const BASE = 36;
const BETWEEN = '\n';

function packed({ period, isStaffCopy, choice, people }: Said): Kept['made'] {
  const cells = new Map([['', 0]]);
  const numberOf = (texts: readonly string[]): number => {
    const text = texts.join(BETWEEN);
    const number = cells.get(text) ?? cells.size;
    cells.set(text, number);
    return number;
  };
  const span = daysOf(daysOfPeriod(period));
  const numbered = [...people].map(
    ([key, { name, days }]) => [key, name, span.map((day) => numberOf(days.get(day) ?? []))] as const,
  );
  const digits = (cells.size - 1).toString(BASE).length;
  return {
    period,
    isStaffCopy,
    choice,
    cells: [...cells.keys()],
    people: numbered.map(([key, name, numbers]) => [
      key,
      name,
      numbers.map((number) => number.toString(BASE).padStart(digits, '0')).join(''),
    ]),
  };
}

function unpacked({ period, isStaffCopy, choice, cells, people }: Kept['made']): Said {
  const digits = (cells.length - 1).toString(BASE).length;
  const span = daysOf(daysOfPeriod(period));
  return {
    period,
    isStaffCopy,
    choice,
    people: new Map(
      people.map(([key, name, numbers]): [string, SaidOfPerson] => [
        key,
        {
          name,
          days: new Map(
            span.flatMap((day, at) => {
              const text = cells[Number.parseInt(numbers.slice(at * digits, (at + 1) * digits), BASE)] ?? '';
              return text === '' ? [] : [[day, text.split(BETWEEN)] as const];
            }),
          ),
        },
      ]),
    ),
  };
}
