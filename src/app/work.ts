import { inSlices, type Sliced } from '../core/slices';
import { Cancelled } from './failures';
import type { Clock } from './ports/ports';

/** Work of the core that grows with the records of a company, by its result. While it runs, the pane stands still. */
export type WorkName =
  | 'answer from text'
  | 'answer without secrets'
  | 'records of an answer'
  | 'cells of a new table'
  | 'rows of a table'
  | 'rows tracked'
  | 'problems of rows'
  | 'warnings of rows'
  | 'counts of a table'
  | 'marks of edited rows'
  | 'ids of rows'
  | 'list merged'
  | 'state after events'
  | 'baseline as text'
  | 'baseline from text'
  | 'memory from text'
  | 'facts of a report'
  | 'report'
  | 'pasted text read'
  | 'pasted shifts shown'
  | 'pasted shifts compared'
  | 'preview';

interface Watched {
  /**
   * Set by a test that measures: hears when a piece of work begins, and calls what it returns when the piece ends. `isPart`: the
   * piece is between two places where the work may pause.
   */
  watchWork?: (name: WorkName, isPart: boolean) => () => void;
}

/** Does work at once. */
export function named<Result>(name: WorkName, work: () => Result, isPart = false): Result {
  const end = (globalThis as Watched).watchWork?.(name, isPart);
  try {
    return work();
  } finally {
    end?.();
  }
}

/** The same work, each of whose parts has the name. */
export function* namedParts<Result>(name: WorkName, work: Sliced<Result>): Sliced<Result> {
  for (;;) {
    const { done, value } = named(name, () => work.next(), true);
    if (done === true) return value;
    yield value;
  }
}

/** Does work in slices. Throws a Cancelled as soon as the result `isOver`: nobody needs it any more. */
export async function sliced<Result extends object>(
  name: WorkName,
  work: Sliced<Result>,
  clock: Pick<Clock, 'now' | 'sleep'>,
  isOver: () => boolean = () => false,
): Promise<Result> {
  const result = await slicedIfNeeded(name, work, clock, isOver);
  if (!result) throw new Cancelled();
  return result;
}

/** The same, but undefined as soon as the result `isOver`. */
export async function slicedIfNeeded<Result extends object>(
  name: WorkName,
  work: Sliced<Result>,
  clock: Pick<Clock, 'now' | 'sleep'>,
  isOver: () => boolean,
): Promise<Result | undefined> {
  const result = await inSlices(namedParts(name, work), clock, () => (isOver() ? 'stop' : 'go on'));
  return isOver() ? undefined : result;
}

/**
 * Work on what the pane knows of the workbook, one piece after the other: what was begun first ends first, so the newest read is
 * what is noticed last.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly clock: Pick<Clock, 'now' | 'sleep'>) {}

  /** As `sliced`. */
  take<Result extends object>(
    name: WorkName,
    work: Sliced<Result>,
    isOver: () => boolean = () => false,
  ): Promise<Result> {
    const done = this.#last.then(() => {
      if (isOver()) throw new Cancelled();
      return sliced(name, work, this.clock, isOver);
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
