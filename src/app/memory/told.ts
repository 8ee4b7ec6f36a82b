import * as z from 'zod/mini';
import type { WallMinute } from '../../core/calendar/days';
import type { NumberedShifts } from '../../core/told/confirmed';
import type { Memory } from '../ports/memory';
import { Packing, shapesSchema, shiftsSchema, unpacked } from './packed-shifts';
import { readMemory, readOtherVersions } from './remembered';

/** Earlier releases do not read this name. */
export const TOLD = 'told';

const schema = z.object({
  shapes: shapesSchema,
  /** By the person's ID. `at`: milliseconds by the device's clock. */
  people: z.record(z.string(), z.extend(shiftsSchema, { at: z.number() })),
  last: z.record(z.string(), shiftsSchema),
  isCopy: z.optional(z.literal(true)),
});

/** What people were told of their shifts. */
export interface ToldShifts {
  /** By the person's ID. `at`: when it was noted, in milliseconds by the device's clock. */
  readonly people: ReadonlyMap<string, { readonly at: number; readonly shifts: NumberedShifts }>;
  /** What the people of the last "Told" had been told before. */
  readonly last: ReadonlyMap<string, NumberedShifts>;
  /** The workbook is a copy: who was told what is known in its original alone. */
  readonly isCopy?: true | undefined;
}

export const NOBODY_TOLD: ToldShifts = { people: new Map(), last: new Map() };

/** Undefined if nobody has used it in this workbook. Of what two panes wrote at the same time, the newer counts for each person. */
export async function readTold(memory: Memory): Promise<ToldShifts | undefined> {
  const stored = await readMemory(memory, TOLD, schema);
  if (!stored) return undefined;
  const thisVersion = toldOf(stored);
  const others = (await readOtherVersions(memory, TOLD, schema)).map(toldOf);
  if (others.length === 0) return thisVersion;
  const people = new Map(thisVersion.people);
  for (const [id, told] of others.flatMap((other) => [...other.people]))
    if (told.at > (people.get(id)?.at ?? -Infinity)) people.set(id, told);
  return { ...thisVersion, people };
}

/** Shifts that have begun are not kept. */
export function writeTold(
  memory: Memory,
  { people, last, isCopy }: ToldShifts,
  now: WallMinute,
): Promise<void> {
  const packing = new Packing(now);
  const written = {
    people: Object.fromEntries(
      [...people].map(([id, { at, shifts }]) => [id, { at, ...packing.pack(shifts) }]),
    ),
    last: Object.fromEntries([...last].map(([id, shifts]) => [id, packing.pack(shifts)])),
    ...(isCopy && { isCopy }),
  };
  const stored: z.infer<typeof schema> = { ...written, shapes: packing.shapes };
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

function toldOf({ shapes, people, last, isCopy }: z.infer<typeof schema>): ToldShifts {
  return {
    people: new Map(
      Object.entries(people).map(([id, { at, ...packed }]) => [id, { at, shifts: unpacked(packed, shapes) }]),
    ),
    last: new Map(Object.entries(last).map(([id, packed]) => [id, unpacked(packed, shapes)])),
    isCopy,
  };
}
