import type { ExcelRun, FailureClass } from '../ports/excel-workbook';
/**
 * diagnostics/: what this pane records of its own work, and the text about it for support. It has numbers, codes and the
 * program's own words: no cell, no name, no address, no path and no message is recorded. The recorder is loaded with the
 * pane's start, so it only collects. The rest of the folder counts when somebody asks for the text.
 */
import type { ServiceCall } from '../ports/service';

/** More than a push of 10,000 rows needs. Of longer work, the newest events are kept. */
const MOST_EVENTS = 5_000;

/** One thing that happened: each event has one of these. */
interface Happened {
  /** A job began: the name of its command. */
  readonly began?: string;
  /** The job ended. */
  readonly ended?: true;
  /** A piece of work in Excel ended. */
  readonly run?: ExcelRun;
  /** A request to the service ended. */
  readonly call?: ServiceCall;
  /** The pane showed a failure of this class. */
  readonly failure?: FailureClass;
  /** The failure's own name: a part of the pane that can't be loaded is an `Error` named `ChunkLoadError`. */
  readonly name?: string;
}

export interface RecordedEvent extends Happened {
  /** By the pane's clock, in milliseconds. */
  readonly at: number;
}

/** The last events of this pane, the oldest first. */
export class Recorder {
  readonly events: RecordedEvent[] = [];

  constructor(private readonly now: () => number) {}

  add(happened: Happened): void {
    this.events.push({ at: this.now(), ...happened });
    if (this.events.length > MOST_EVENTS) this.events.shift();
  }
}
