/** Failures on request, for tests: batches that fail, and work that is done between two batches. */
import { HostProblem } from './problem';

export interface ExcelFault {
  /** 1 means the next batch. */
  readonly nth: number;
  readonly code: string;
  /** True: the batch is carried out, and only its answer is lost. */
  readonly applied: boolean;
}

/** What happens to a batch. */
interface Failing {
  /** The error that the client gets; undefined if it never gets an answer. */
  readonly problem: HostProblem | undefined;
  readonly applied: boolean;
}

/** The code of a planned fault without an answer. */
const SILENT = '';

type Hook = () => void | Promise<void>;

export class Faults {
  /** True: `getFilePropertiesAsync` fails, as it now and then does in Excel on the web (OfficeDev/office-js#760). */
  locationFails = false;
  /** True: no batch is answered or carried out. */
  hangs = false;
  /** True: Excel on the web has ended the session of all panes that are open (OfficeDev/office-js#6585). */
  sessionEnded = false;
  /** True: a policy demands a sensitivity label, and until a person has chosen one, every batch is denied (OfficeDev/office-js#2459). */
  deniesUntilLabelled = false;
  private planned: ExcelFault[] = [];
  private hooks: Record<'before' | 'after', Hook[]> = { before: [], after: [] };

  /** Makes a later batch fail with a code (any of Excel's codes). */
  failBatch(code: string, { nth = 1, applied = false }: { nth?: number; applied?: boolean } = {}): void {
    this.planned.push({ nth, code, applied });
  }

  /** A later batch is never answered, as in Excel on the web (OfficeDev/office-js#6678, #6150, #4805). */
  hangBatch({ nth = 1, applied = false }: { nth?: number; applied?: boolean } = {}): void {
    this.failBatch(SILENT, { nth, applied });
  }

  /** Calls `hook` before each batch from now on, after the client has sent it. Returns a function that stops this. */
  beforeEachBatch(hook: Hook): () => void {
    return this.add('before', hook);
  }

  /**
   * Calls `hook` after each batch that is carried out from now on, before the client gets the answer. Returns a
   * function that stops this.
   */
  afterEachBatch(hook: Hook): () => void {
    return this.add('after', hook);
  }

  async runHooks(when: 'before' | 'after'): Promise<void> {
    for (const hook of this.hooks[when]) await hook();
  }

  /** The fault of the batch that begins now; undefined if it has none. */
  next(): Failing | undefined {
    if (this.sessionEnded) return { problem: new HostProblem('InvalidOrTimedOutSession'), applied: false };
    if (this.deniesUntilLabelled) return { problem: new HostProblem('AccessDenied'), applied: false };
    const counted = this.planned.map((fault) => ({ ...fault, nth: fault.nth - 1 }));
    const due = counted.find((fault) => fault.nth === 0);
    this.planned = counted.filter((fault) => fault.nth > 0);
    if (!due) return this.hangs ? { problem: undefined, applied: false } : undefined;
    const problem = due.code === SILENT ? undefined : new HostProblem(due.code);
    return { problem, applied: due.applied };
  }

  private add(when: 'before' | 'after', hook: Hook): () => void {
    this.hooks[when].push(hook);
    return () => {
      this.hooks[when] = this.hooks[when].filter((otherHook) => otherHook !== hook);
    };
  }
}
