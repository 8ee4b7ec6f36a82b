import type { Dates } from '../days/dates';
import type { DayGroup } from '../days/day-items';

/** Collects the days that a text covers, while its shifts are resolved. */
export class CoveredDays {
  readonly #all = new Set<string>();
  readonly #groups = new Set<DayGroup>();
  readonly #daysOf = new Map<DayGroup, readonly string[]>();

  constructor(private readonly dates: Dates) {}

  get days(): ReadonlySet<string> {
    return this.#all;
  }

  /** Adds the days of a shift, and the days of the header or column to which the shift belongs. */
  cover(group: DayGroup, days: readonly string[]): void {
    // Each group's days are added once.
    if (!this.#groups.has(group)) for (const day of this.daysIn(group)) this.#all.add(day);
    this.#groups.add(group);
    for (const day of days) this.#all.add(day);
  }

  daysIn(group: DayGroup): readonly string[] {
    let all = this.#daysOf.get(group);
    if (!all) {
      const days = group.items.map((_, at) => this.dates.dayAt(group, at));
      all = [...new Set(days.flatMap((resolved) => ('day' in resolved ? [resolved.day] : [])))];
      this.#daysOf.set(group, all);
    }
    return all;
  }
}
