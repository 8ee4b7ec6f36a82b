import * as z from 'zod/mini';
import { dayOfMinute, MINUTES_A_DAY, type WallMinute } from '../../core/calendar/days';
import { isToCome, type PersonShift, type NumberedShifts } from '../../core/told/confirmed';

/** Shifts as three lists of the same length: their numbers, their first days, and their places in the list of shapes. */
export const shiftsSchema = z.object({
  numbers: z.array(z.string()),
  days: z.array(z.number()),
  shapes: z.array(z.number()),
});

/**
 * What 50,000 shifts have in common, each once: the minute of the day with which a shift begins, its length in minutes, and the IDs
 * of its department, area and task.
 */
export const shapesSchema = z.array(z.tuple([z.number(), z.number(), z.string(), z.string(), z.string()]));

type PackedShifts = z.infer<typeof shiftsSchema>;
type Shapes = z.infer<typeof shapesSchema>;

/** Packs the shifts of many people. Shifts that have begun are left out. */
export class Packing {
  readonly #shapes = new Map<string, number>();

  constructor(private readonly now: WallMinute) {}

  /** The shapes of all shifts that were packed. */
  get shapes(): Shapes {
    return [...this.#shapes.keys()].map((shape) => JSON.parse(shape) as Shapes[number]);
  }

  pack(shifts: NumberedShifts): PackedShifts {
    const kept = [...shifts.values()].filter((shift) => isToCome(shift, this.now));
    return {
      numbers: kept.map(({ number }) => number),
      days: kept.map(({ start }) => dayOfMinute(start)),
      shapes: kept.map((shift) => {
        const shape = JSON.stringify(shapeOf(shift));
        const at = this.#shapes.get(shape) ?? this.#shapes.size;
        this.#shapes.set(shape, at);
        return at;
      }),
    };
  }
}

export function unpacked(
  { numbers, days, shapes: shapeIndexes }: PackedShifts,
  shapes: Shapes,
): NumberedShifts {
  return new Map(
    numbers.flatMap((number, at): (readonly [string, PersonShift])[] => {
      const [day, shape] = [days[at], shapes[shapeIndexes[at] ?? -1]];
      if (day === undefined || !shape) return [];
      const [minute, length, departments, areas, tasks] = shape;
      const start = day * MINUTES_A_DAY + minute;
      return [[number, { number, start, end: start + length, departments, areas, tasks }]];
    }),
  );
}

function shapeOf({ start, end, departments, areas, tasks }: PersonShift): Shapes[number] {
  return [start - dayOfMinute(start) * MINUTES_A_DAY, end - start, departments, areas, tasks];
}
