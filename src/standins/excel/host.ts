/**
 * host: a stand-in for Excel that answers Office.js's own wire protocol over a spreadsheet (the Grid port), so that an
 * add-in runs on Microsoft's unmodified library without Excel. It knows no add-in, and runs in Node and in browsers.
 * Nothing here was compared with Excel itself: it is modelled by Microsoft's pages.
 */
import { Book, FIRST_DEVICE } from './book/book';
import { Faults } from './faults';
import type { Grid } from './grid';
import { AS_DOCUMENTED, type Hardness } from './hardness';
import { exceeds, EXCEL_LIMITS, type Limits } from './limits';
import { model } from './objects/workbook';
import { refuseOrnaments } from './ornaments';
import { HostProblem } from './problem';
import {
  ActionType,
  DELAY_FOR_CELL_EDIT,
  type EventEntry,
  type RequestBody,
  type ResponseBody,
} from './protocol';
import { runBatch } from './wire/engine';
import { EventQueue } from './wire/event-queue';
import { WirePane } from './wire/pane';

export interface HostOptions {
  readonly grid: Grid;
  readonly limits?: Partial<Limits>;
  /** By default, as the reference pages describe Excel. */
  readonly hardness?: Hardness;
  /** True: dates count from 1904. The grid must have the same setting. */
  readonly use1904?: boolean;
  /** The year of dates typed without one; by default, this year. */
  readonly year?: number;
  readonly fileName?: string;
  /** The place of the file; by default '', which is that of a file that was never saved. */
  readonly location?: string;
  /** False: saving fails. */
  readonly canSave?: boolean;
  /** True: *AutoSave* is on. */
  readonly autoSave?: boolean;
}

/** The connection of one add-in instance to the host. */
export interface HostConnection {
  /**
   * Answers the body of one ProcessQuery request. Errors are part of the answer, as the client expects them; the
   * promise is never rejected. `flags` are the request flags that the client sent beside the body.
   */
  processQuery(body: string, flags: number): Promise<string>;
  /** Calls `listener` with the events for this pane, some time after the batch or the act that caused them. */
  onEvents(listener: (entries: readonly EventEntry[]) => void): void;
  /** `Office.context.document.url`. */
  documentUrl(): string;
  /** What `Office.context.document.getFilePropertiesAsync` finds; undefined if it fails. */
  fileProperties(): { readonly url: string } | undefined;
  /** The pane is closed: its handlers and ranges are dropped. */
  close(): void;
}

export interface Host {
  readonly grid: Grid;
  /** What the file holds beside its cells: settings, XML parts, validation rules and so on. */
  readonly book: Book;
  readonly faults: Faults;
  /** Opens a pane on a device; by default on the first one. */
  connect(device?: string): HostConnection;
  /** A person saves the file in another place, as *Save As* does, or renames it. */
  saveAs(location: string): void;
  /** A person goes to another workbook. What that stops is a matter of `hardness.failsInBackground`. */
  leave(): void;
  comeBack(): void;
  /** A person begins to type into a cell. Until the edit ends, batches fail, or wait if they have delayForCellEdit. */
  beginCellEdit(): void;
  endCellEdit(): void;
  /** Resolves when the panes have got every event so far. */
  eventsDelivered(): Promise<void>;
}

export function createHost(options: HostOptions): Host {
  const {
    grid,
    use1904 = false,
    year = new Date().getFullYear(),
    fileName = 'Book1.xlsx',
    location = '',
    canSave = true,
    autoSave = false,
    hardness = AS_DOCUMENTED,
  } = options;
  const limits: Limits = { ...EXCEL_LIMITS, ...options.limits };
  const bookOptions = { use1904, year, fileName, location, canSave, autoSave };
  const book = new Book({ ...bookOptions, grid, limits, hardness });
  const faults = new Faults();
  const events = new EventQueue(book);
  const panes = new Map<WirePane, (entries: readonly EventEntry[]) => void>();
  let working: WirePane | undefined;
  let editing: { readonly ended: Promise<void>; end(): void } | undefined;
  let delivery: Promise<void> | undefined;

  const deliverLater = (): void => {
    delivery ??= new Promise((resolve) => {
      // After the answer of the batch that caused the events: Excel, too, raises events only after the sync.
      setTimeout(() => {
        delivery = undefined;
        for (const [pane, entries] of events.take(panes.keys())) panes.get(pane)?.(entries);
        resolve();
      }, hardness.eventsLateMs);
    });
  };
  grid.onChange((change) => {
    events.add(change, change.by === 'host' ? working : undefined);
    book.follow(change);
    for (const pane of panes.keys()) pane.follow(change);
    deliverLater();
  });

  const carryOut = (body: RequestBody, pane: WirePane): ResponseBody => {
    working = pane;
    const { changes } = book;
    try {
      return grid.step(() =>
        runBatch(body, {
          book,
          pane,
          model,
          raise(happening) {
            events.add(happening, pane);
            deliverLater();
          },
        }),
      );
    } finally {
      working = undefined;
      const isWrite = book.changes !== changes || setsSomething(body);
      if (hardness.writesEndUndo && isWrite) grid.endHistory();
      book.endBatch();
    }
  };

  const answer = async (text: string, flags: number, pane: WirePane): Promise<ResponseBody> => {
    if (exceeds(text, limits.requestBytes, hardness.countsEscapes))
      throw new HostProblem('RequestPayloadSizeLimitExceeded');
    const body = JSON.parse(text) as RequestBody;
    // The client releases its ranges in a batch of its own, at any later time. No hook and no fault applies to it.
    if (isLettingGo(body)) return carryOut(body, pane);
    await faults.runHooks('before');
    while (editing) {
      if ((flags & DELAY_FOR_CELL_EDIT) === 0) throw new HostProblem('InvalidOperationInCellEditMode');
      await editing.ended;
    }
    const fault = faults.next();
    if (fault && !fault.applied) return failedAs(fault.problem);
    refuseOrnaments(body, hardness);
    const response = carryOut(body, pane);
    await faults.runHooks('after');
    if (fault) return failedAs(fault.problem);
    return response;
  };

  return {
    grid,
    book,
    faults,
    connect(device = FIRST_DEVICE) {
      const pane = new WirePane(() => events.now, device);
      panes.set(pane, () => undefined);
      const locationAtStart = book.location;
      return {
        async processQuery(text, flags) {
          if (hardness.roundTripMs > 0) await passing(hardness.roundTripMs);
          const response = await answer(withOwnIds(text, book), flags, pane).catch(failure);
          const written = withShownIds(JSON.stringify(response), book);
          if (!exceeds(written, limits.responseBytes, hardness.countsEscapes)) return written;
          return JSON.stringify(failure(new HostProblem('ResponsePayloadSizeLimitExceeded')));
        },
        onEvents(listener) {
          if (panes.has(pane)) panes.set(pane, (entries) => listener(eventsWithShownIds(entries, book)));
        },
        documentUrl: () => (hardness.freezesLocation ? locationAtStart : book.location),
        fileProperties() {
          if (faults.locationFails || (hardness.hidesUnsavedLocation && book.location === ''))
            return undefined;
          return { url: book.location };
        },
        close: () => void panes.delete(pane),
      };
    },
    saveAs(to) {
      book.location = to;
      book.saves += 1;
      book.isDirty = false;
      book.isReadOnly = false;
    },
    leave: () => void (book.isInFront = false),
    comeBack: () => void (book.isInFront = true),
    beginCellEdit() {
      if (editing) return;
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      editing = { ended, end };
    },
    endCellEdit() {
      const edit = editing;
      editing = undefined;
      edit?.end();
    },
    async eventsDelivered() {
      while (delivery) await delivery;
    },
  };
}

/** Formats are set without a change that the book counts. */
const setsSomething = ({ Actions }: RequestBody): boolean =>
  Actions.some((action) => action.ActionType === ActionType.setProperty);

/** The answer of a batch that fails: an error, or none ever. */
function failedAs(problem: HostProblem | undefined): Promise<never> {
  return problem ? Promise.reject(problem) : new Promise(() => undefined);
}

const passing = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isLettingGo = ({ Actions }: RequestBody): boolean =>
  Actions.some((action) => action.Name === '_RemoveReference') &&
  Actions.every((action) => action.ActionType === 1 || action.Name === '_RemoveReference');

/** The answer of a batch that failed as a whole. Any other error is a mistake of this host, and the message says so. */
function failure(problem: unknown): ResponseBody {
  const known =
    problem instanceof HostProblem
      ? problem
      : new HostProblem('GeneralException', `The stand-in for Excel failed: ${stackOf(problem)}`);
  return {
    Results: [],
    Error: {
      Code: known.code,
      Message: known.message,
      Location: '',
      ActionIndex: -1,
      HttpStatusCode: known.status,
    },
  };
}

const stackOf = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);

/** A text for a pane, with the ids of this opening of the file. */
const withShownIds = (text: string, book: Book): string =>
  idsOf(book).reduce((changed, { hostId, shown }) => changed.replaceAll(`"${hostId}"`, `"${shown}"`), text);

/** A text from a pane, with the host's own ids. Ids of an earlier opening mean nothing. */
const withOwnIds = (text: string, book: Book): string =>
  idsOf(book).reduce(
    (changed, { hostId, shown }) =>
      changed.replaceAll(`"${hostId}"`, `"gone"`).replaceAll(`"${shown}"`, `"${hostId}"`),
    text,
  );

/** The same for events: their target is an id, and their message a JSON text. */
function eventsWithShownIds(entries: readonly EventEntry[], book: Book): readonly EventEntry[] {
  const ids = idsOf(book);
  if (ids.length === 0) return entries;
  return entries.map(([control, type, target, message, ...rest]) => [
    control,
    type,
    ids.find(({ hostId }) => hostId === target)?.shown ?? target,
    withShownIds(message, book),
    ...rest,
  ]);
}

function idsOf({ grid, hardness, openings }: Book): { readonly hostId: string; readonly shown: string }[] {
  if (!hardness.renewsIds || openings === 0) return [];
  const ids = [...grid.sheets(), ...grid.tables()].map(({ id }) => id);
  return ids.map((hostId) => ({ hostId, shown: `${hostId}, opening ${openings}` }));
}
