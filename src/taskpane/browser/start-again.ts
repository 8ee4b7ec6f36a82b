/** Loads the page again if Office does not tell it that it is in Excel. */

/** Excel on a computer answers within a second or two. */
const ANSWER_MS = 6_000;

/** How often the page loads itself again before a person is asked. One time is usually enough. */
const MOST_RELOADS = 2;

/** The channel to Excel may be there a little later than the page. */
const PAUSE_MS = 2_000;

const COUNT = 'shiftsheet:reloads';

interface Page {
  /** Whether Office shows the page: it is in a frame, or Office has put its own words into the address. */
  readonly isInOffice: boolean;
  readonly sleep: (ms: number) => Promise<void>;
  /** A storage that is emptied when Excel is closed. Throws if the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

/** Whether Office shows a page with this address. A page without Office's words may be in a frame of Excel on the web. */
export function isInOffice(search: string, isFramed: boolean): boolean {
  return isFramed || search.includes('_host_Info=');
}

/**
 * Whether the page is in Excel, as Office says. After a restart of Excel for Windows, Office may never answer, or answer without a
 * host, in a pane that Excel has restored by itself; the page then loads itself again (xlwings-server, pull request 367, May 2026).
 * If that does not help, `onSilence` is called. A late answer counts. Resolves with false only if no Office is around the page.
 */
export async function whenInExcel(
  answer: Promise<{ readonly inExcel: boolean }>,
  page: Page,
  onSilence: () => void,
): Promise<boolean> {
  const first = await Promise.race([answer, page.sleep(ANSWER_MS).then(() => undefined)]);
  if (first?.inExcel === false && !page.isInOffice) return false;
  if (!first?.inExcel) {
    if (!countReload(page)) onSilence();
    else {
      if (first) await page.sleep(PAUSE_MS);
      page.reload();
    }
    const { inExcel } = await answer;
    // A new page is coming, or a person has to ask for one.
    if (!inExcel) await new Promise(() => undefined);
  }
  forgetReloads(page);
  return true;
}

/** A person asks for a new page, which may then load itself again as often as the first. */
export function loadAgain(page: Pick<Page, 'storage' | 'reload'>): void {
  forgetReloads(page);
  page.reload();
}

/** Whether the page may load itself again. Without a storage nothing could be counted, and the page would do it for ever. */
function countReload({ storage }: Page): boolean {
  try {
    const done = Number(storage().getItem(COUNT) ?? 0);
    if (done >= MOST_RELOADS) return false;
    storage().setItem(COUNT, String(done + 1));
    return true;
  } catch {
    return false;
  }
}

function forgetReloads({ storage }: Pick<Page, 'storage'>): void {
  try {
    storage().removeItem(COUNT);
  } catch {
    // Then nothing was counted either.
  }
}
