/**
 * Collects events while batches and people work, and gives them to the panes afterwards, never in between, as Excel
 * does.
 */
import { bounding, lastColumn, lastRow } from '../area';
import type { Book } from '../book/book';
import type { GridChange } from '../grid';
import type { Hardness } from '../hardness';
import { EVENT_CATEGORY, type EventEntry } from '../protocol';
import { eventsOf, type HostEvent, type HostHappening } from './events';
import { type WirePane } from './pane';

type CellsChange = GridChange & { kind: 'cells' };

/** Written cells whose events are not made yet. */
interface Written {
  readonly change: CellsChange;
  readonly origin: WirePane | undefined;
  readonly moment: number;
  readonly isColleague: boolean;
}

interface QueuedEvent {
  readonly event: HostEvent;
  /** The number of changes before this one: a handler gets no events from before its registration. */
  readonly moment: number;
  /** The pane whose batch made the change; undefined for a person. */
  readonly origin: WirePane | undefined;
}

export class EventQueue {
  private readonly waiting: QueuedEvent[] = [];
  /** The cells that were written last. A client writes a large block in parts, which make one event. */
  private cells: Written | undefined;
  private moment = 0;
  private lastEntry = 0;
  /** How many events panes have listened to so far, with those that never came. */
  private wanted = 0;
  private readonly hardness: Hardness;

  constructor(private readonly book: Book) {
    this.hardness = book.hardness;
  }

  /** Must be called before the book follows the change. */
  add(change: GridChange | HostHappening, origin: WirePane | undefined): void {
    this.moment += 1;
    if (this.book.isPicking && this.hardness.picksInSilence) return;
    if (change.kind === 'cells') {
      const joined = this.joinWithLast(change, origin);
      if (!joined) this.settleCells();
      this.cells = joined ?? { change, origin, moment: this.moment, isColleague: this.book.isColleague };
      return;
    }
    this.settleCells();
    const { moment } = this;
    for (const event of eventsOf(change, this.book)) this.waiting.push({ event, moment, origin });
  }

  /** The number of changes so far. */
  get now(): number {
    return this.moment;
  }

  /** Everything that was collected so far, for the panes that listen, in its order. */
  take(panes: Iterable<WirePane>): Map<WirePane, EventEntry[]> {
    this.settleCells();
    const queued = this.waiting.splice(0);
    const entries = new Map<WirePane, EventEntry[]>();
    for (const pane of panes) {
      const list = queued.flatMap((event) => this.entriesFor(pane, event));
      if (list.length > 0) entries.set(pane, list);
    }
    return entries;
  }

  /** The change and the one before as one; undefined if they are two events. */
  private joinWithLast(change: CellsChange, origin: WirePane | undefined): Written | undefined {
    const last = this.cells;
    if (!last || last.isColleague !== this.book.isColleague) return undefined;
    const isSame = last.origin === origin;
    const joined =
      (isSame ? join(last.change, change) : undefined) ??
      (this.hardness.mergesEvents ? merge(last.change, change) : undefined);
    // An event of two panes has the source Unknown.
    return joined && { ...last, change: joined, origin: isSame ? origin : undefined };
  }

  private entriesFor(pane: WirePane, { event, moment, origin }: QueuedEvent): EventEntry[] {
    const targets = event.targets.filter((target) => pane.listensTo(event.type, target, moment));
    if (targets.length === 0) return [];
    this.wanted += 1;
    const { dropsEventEach } = this.hardness;
    if (dropsEventEach > 0 && this.wanted % dropsEventEach === 0) return [];
    const triggerSource = origin === pane ? 'ThisLocalAddin' : 'Unknown';
    const message = JSON.stringify({ ...event.message, triggerSource });
    return targets.map((target) => {
      this.lastEntry += 1;
      return [EVENT_CATEGORY, event.type, target, message, this.lastEntry, false];
    });
  }

  private settleCells(): void {
    if (!this.cells) return;
    const { change, origin, moment, isColleague } = this.cells;
    this.cells = undefined;
    for (const event of eventsOf(change, this.book, isColleague))
      this.waiting.push({ event, moment, origin });
  }
}

/**
 * Two writes by the host, one below the other and over the same columns, as one change; undefined if they can't be
 * joined.
 */
function join(one: CellsChange | undefined, other: CellsChange): CellsChange | undefined {
  if (!one || one.by !== 'host' || other.by !== 'host' || one.sheet !== other.sheet) return undefined;
  const [above, below] = [one.area, other.area];
  const continues =
    above.column === below.column && above.columns === below.columns && lastRow(above) + 1 === below.row;
  if (!continues) return undefined;
  return { kind: 'cells', by: 'host', sheet: one.sheet, area: bounding(above, below) };
}

/** Two changes of cells that touch or overlap, as one change of the area around both; undefined if they don't. */
function merge({ sheet, area: one }: CellsChange, other: CellsChange): CellsChange | undefined {
  const { area } = other;
  const touches =
    one.row <= lastRow(area) + 1 &&
    area.row <= lastRow(one) + 1 &&
    one.column <= lastColumn(area) + 1 &&
    area.column <= lastColumn(one) + 1;
  if (sheet !== other.sheet || !touches) return undefined;
  return { kind: 'cells', by: other.by, sheet, area: bounding(one, area) };
}
