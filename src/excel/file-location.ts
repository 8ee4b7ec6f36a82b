import { silenceLimit } from './silence';

/**
 * Where the file is now. `Office.context.document.url` is not asked first: on Windows and Mac it stays what it was when the
 * pane opened, also after *Save As* (OfficeDev/office-js#1507). `getFilePropertiesAsync` fails for a file that was never
 * saved (#3509), and on the web it now and then fails (#760) or finds nothing (#1176): then the last place is the answer.
 */
export class FileLocation {
  #last = '';

  /** A path or an address, always written in the same way; '' if the file was never saved. Never rejected. */
  async now(): Promise<string> {
    const found = (await liveUrl()) || this.#last || (Office.context.document?.url ?? '');
    this.#last = found;
    return fileLocationOf(found);
  }
}

/** '' if Excel does not say. */
async function liveUrl(): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, silenceLimit(), '');
    const answer = (url: string): void => {
      clearTimeout(timer);
      resolve(url);
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
