/** One add-in instance (a task pane) as the host knows it: the ranges that it keeps and the events that it registered for. */
import { moverOf } from '../area';
import type { Area, GridChange } from '../grid';

/** A range that moves with inserted and deleted rows and columns; `area` is undefined once all of it is deleted. */
export class RangeSelf {
  /** The name under which a pane keeps the range. */
  reference: string | undefined;

  constructor(
    readonly sheet: string,
    public area: Area | undefined,
  ) {}
}

/** Several blocks of cells of one sheet (Excel.RangeAreas), each of which moves like a range. */
export class AreasSelf {
  reference: string | undefined;
  readonly parts: readonly RangeSelf[];

  constructor(
    readonly sheet: string,
    areas: readonly Area[],
  ) {
    this.parts = areas.map((area) => new RangeSelf(sheet, area));
  }

  /** The blocks that still exist. */
  get areas(): Area[] {
    return this.parts.flatMap(({ area }) => area ?? []);
  }
}

/** What a pane keeps. */
export type Kept = RangeSelf | AreasSelf;

interface Registration {
  /** The moment of the first registration: the pane gets no events from before it. */
  readonly since: number;
  /** Each proxy of an object registers for itself. */
  readonly count: number;
}

export class WirePane {
  /** A client may release its ranges after another workbook was opened, so no reference is given twice. */
  private static made = 0;
  private readonly number = ++WirePane.made;

  private readonly references = new Map<string, Kept>();
  /** By event type and target. */
  private readonly registrations = new Map<string, Registration>();
  private lastReference = 0;

  /** `now` returns the number of changes of the workbook so far. */
  constructor(
    private readonly now: () => number,
    readonly device: string,
  ) {}

  keep(range: Kept): void {
    range.reference ??= this.remember(range);
  }

  kept(reference: string): Kept | undefined {
    return this.references.get(reference);
  }

  release(reference: string): void {
    this.references.delete(reference);
  }

  register(type: number, target: string): void {
    const key = `${type} ${target}`;
    const known = this.registrations.get(key);
    this.registrations.set(key, { since: known?.since ?? this.now(), count: (known?.count ?? 0) + 1 });
  }

  unregister(type: number, target: string): void {
    const key = `${type} ${target}`;
    const known = this.registrations.get(key);
    if (known && known.count > 1) this.registrations.set(key, { ...known, count: known.count - 1 });
    else this.registrations.delete(key);
  }

  /** True when events of this type and target that happened at `moment` are for this pane. */
  listensTo(type: number, target: string, moment: number): boolean {
    const known = this.registrations.get(`${type} ${target}`);
    return known !== undefined && moment > known.since;
  }

  /** Moves the kept ranges with the rows and columns of their sheet. */
  follow(change: GridChange): void {
    const moved = moverOf(change);
    if (!moved) return;
    for (const kept of this.references.values()) {
      if (kept.sheet !== change.sheet) continue;
      for (const range of kept instanceof AreasSelf ? kept.parts : [kept])
        if (range.area) range.area = moved.move(range.area);
    }
  }

  private remember(range: Kept): string {
    this.lastReference += 1;
    const reference = `ref:${this.number}:${this.lastReference}`;
    this.references.set(reference, range);
    return reference;
  }
}
