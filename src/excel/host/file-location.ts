import { silenceLimit } from '../calls/silence';

/** How long Excel may take to answer after it has left a question unanswered. */
const SHORT_MS = 2_000;

/** How long after a question without an answer the next one is asked, unless a caller must ask. */
const AGAIN_MS = 60_000;

/**
 * Where the file is now. `Office.context.document.url` is not asked first: on Windows and Mac it stays what it was when the
 * pane opened, also after *Save As* (OfficeDev/office-js#1507). `getFilePropertiesAsync` fails for a file that was never
 * saved (#3509), and on the web it now and then fails (#760) or finds nothing (#1176): then the last place is the answer.
 * The same holds if Excel leaves a question unanswered. From then on it is asked rarely and is not awaited for long, because
 * a job would otherwise wait several times; an answer that comes late ends this.
 */
export class FileLocation {
  #last = '';
  #questions = 0;
  /** The number of the newest question that Excel has answered. */
  #answered = 0;
  /** When Excel last left a question unanswered; undefined if it has answered since. */
  #silentAt: number | undefined;

  /** @param clock milliseconds. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /**
   * A path or an address, always written in the same way; '' if the file was never saved. Never rejected.
   *
   * @param mustAsk asks Excel even if it has just left a question unanswered.
   */
  async now(mustAsk = false): Promise<string> {
    const isSilent = this.#silentAt !== undefined;
    const isDue = this.#silentAt === undefined || this.clock() - this.#silentAt >= AGAIN_MS;
    if (mustAsk || isDue) await this.#ask(isSilent ? Math.min(SHORT_MS, silenceLimit()) : silenceLimit());
    this.#last ||= Office.context.document?.url ?? '';
    return fileLocationOf(this.#last);
  }

  /** Resolves when Excel has answered, or after the limit. */
  #ask(limitMs: number): Promise<void> {
    const question = (this.#questions += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#silentAt = this.clock();
        resolve();
      }, limitMs);
      const answer = (url: string): void => {
        clearTimeout(timer);
        this.#silentAt = undefined;
        if (question > this.#answered) this.#last = url || this.#last;
        this.#answered = Math.max(question, this.#answered);
        resolve();
      };
      try {
        Office.context.document.getFilePropertiesAsync(({ status, value }) => {
          answer(status === Office.AsyncResultStatus.Succeeded ? (value.url ?? '') : '');
        });
      } catch {
        answer(''); // a host that does not know the method
      }
    });
  }
}

/**
 * An address's query changes from one opening of the file to the next, so only the document that it names is kept
 * (`Doc.aspx?sourcedoc={...}`). Never throws; '' for a file without a place.
 */
export function fileLocationOf(url: string): string {
  if (!/^https?:/i.test(url)) return url.trim();
  try {
    const { origin, pathname, searchParams } = new URL(url);
    const named = searchParams.get('sourcedoc');
    const path = named === null ? pathname : `${pathname}?sourcedoc=${named}`;
    return `${origin}${decoded(path)}`;
  } catch {
    return url.trim();
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
