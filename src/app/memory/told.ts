import * as z from 'zod/mini';
import { MINUTES_A_DAY, dayOfMinute, type WallMinute } from '../../core/calendar/days';
import { isToCome, type PersonShift, type PersonShifts } from '../../core/told/confirmed';
import type { Memory } from '../ports';
import { readMemory, readOtherVersions } from './remembered';

/** Earlier releases do not read this name. */
export const TOLD = 'told';

/** Shifts as three lists of the same length: their numbers, their first days, and their places in the list of shapes. */
const shiftsSchema = z.object({
  numbers: z.array(z.string()),
  days: z.array(z.number()),
  shapes: z.array(z.number()),
});

const schema = z.object({
  /**
   * What 50,000 shifts have in common, each once: the minute of the day with which a shift begins, its length in minutes, and the IDs
   * of its department, area and task.
   */
  shapes: z.array(z.tuple([z.number(), z.number(), z.string(), z.string(), z.string()])),
  /** By the person's ID. `at`: milliseconds by the device's clock. */
  people: z.record(z.string(), z.extend(shiftsSchema, { at: z.number() })),
  last: z.record(z.string(), shiftsSchema),
  isCopy: z.optional(z.literal(true)),
});

type Shape = z.infer<typeof schema>['shapes'][number];

/** What people were told of their shifts. */
export interface Told {
  /** By the person's ID. `at`: when it was noted, in milliseconds by the device's clock. */
  readonly people: ReadonlyMap<string, { readonly at: number; readonly shifts: PersonShifts }>;
  /** What the people of the last "Told" had been told before. */
  readonly last: ReadonlyMap<string, PersonShifts>;
  /** The workbook is a copy: who was told what is known in its original alone. */
  readonly isCopy?: true | undefined;
}

export const NOBODY_TOLD: Told = { people: new Map(), last: new Map() };

/** Undefined if nobody has used it in this workbook. Of what two panes wrote at the same time, the newer counts for each person. */
export async function readTold(memory: Memory): Promise<Told | undefined> {
  const stored = await readMemory(memory, TOLD, schema);
  if (!stored) return undefined;
  const own = toldOf(stored);
  const others = (await readOtherVersions(memory, TOLD, schema)).map(toldOf);
  if (others.length === 0) return own;
  const people = new Map(own.people);
  for (const [id, told] of others.flatMap((other) => [...other.people]))
    if (told.at > (people.get(id)?.at ?? -Infinity)) people.set(id, told);
  return { ...own, people };
}

/** Shifts that have begun are not kept. */
export function writeTold(memory: Memory, { people, last, isCopy }: Told, now: WallMinute): Promise<void> {
  const shapes = new Map<string, number>();
  const packed = (shifts: PersonShifts) => {
    const kept = [...shifts.values()].filter((shift) => isToCome(shift, now));
    return {
      numbers: kept.map(({ number }) => number),
      days: kept.map(({ start }) => dayOfMinute(start)),
      shapes: kept.map((shift) => {
        const shape = JSON.stringify(shapeOf(shift));
        const at = shapes.get(shape) ?? shapes.size;
        shapes.set(shape, at);
        return at;
      }),
    };
  };
  const written = {
    people: Object.fromEntries([...people].map(([id, { at, shifts }]) => [id, { at, ...packed(shifts) }])),
    last: Object.fromEntries([...last].map(([id, shifts]) => [id, packed(shifts)])),
    ...(isCopy && { isCopy }),
  };
  const stored: z.infer<typeof schema> = {
    ...written,
    shapes: [...shapes.keys()].map((shape) => JSON.parse(shape) as Shape),
  };
  return memory.write(TOLD, JSON.stringify(stored));
}

/** The workbook is a copy from now on. People who were told something since were told from the other workbook. */
export async function leaveToldToOriginal(memory: Memory): Promise<void> {
  if ((await memory.read(TOLD)) !== undefined) await writeTold(memory, { ...NOBODY_TOLD, isCopy: true }, 0);
}

/** The workbook is another company's from now on. */
export async function forgetTold(memory: Memory): Promise<void> {
  if ((await memory.read(TOLD)) !== undefined) await memory.remove(TOLD);
}

function toldOf({ shapes, people, last, isCopy }: z.infer<typeof schema>): Told {
  const shiftsOf = ({ numbers, days, shapes: of }: z.infer<typeof shiftsSchema>): PersonShifts =>
    new Map(
      numbers.flatMap((number, at): (readonly [string, PersonShift])[] => {
        const [day, shape] = [days[at], shapes[of[at] ?? -1]];
        if (day === undefined || !shape) return [];
        const [minute, length, departments, areas, tasks] = shape;
        const start = day * MINUTES_A_DAY + minute;
        return [[number, { number, start, end: start + length, departments, areas, tasks }]];
      }),
    );
  return {
    people: new Map(
      Object.entries(people).map(([id, { at, ...shifts }]) => [id, { at, shifts: shiftsOf(shifts) }]),
    ),
    last: new Map(Object.entries(last).map(([id, shifts]) => [id, shiftsOf(shifts)])),
    isCopy,
  };
}

function shapeOf({ start, end, departments, areas, tasks }: PersonShift): Shape {
  return [start - dayOfMinute(start) * MINUTES_A_DAY, end - start, departments, areas, tasks];
}
