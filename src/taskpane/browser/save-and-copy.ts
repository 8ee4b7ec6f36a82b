/** Gives the user a file or fills the clipboard. */

/** The content of the clipboard: cells for spreadsheets and e-mails, and their texts for everything else. */
export interface CopiedCells {
  /** A table. Each cell gives Excel its number and format, so that `9-12` remains a text and 7.5 is not read as a date. */
  readonly html: string;
  /** Tab-separated. */
  readonly text: string;
}

/**
 * Copies text in one of the browser's two ways, whichever is allowed: Excel on the web gives the pane's frame no clipboard
 * permission in some browsers, while the older command works after a click. False if neither works.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  let copied: boolean;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** How long the browser may take to read the file before its address is withdrawn. */
const PICK_UP_MS = 60_000;

/**
 * Whether this pane can save files. Office for Mac and iPad shows panes in a bare WKWebView, which drops downloads silently (by
 * design: office-js issue 2700). Its user agent names AppleWebKit but not Safari, unlike Safari itself and every Chromium.
 */
export function canSaveFiles(userAgent: string): boolean {
  return !userAgent.includes('AppleWebKit') || /Safari|Chrome/.test(userAgent);
}

/** The bytes of a file as text in base64. */
export function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read.'));
    reader.readAsDataURL(content);
  });
}

export function saveTextFile(name: string, type: string, content: string): void {
  saveFile(name, new Blob([content], { type }));
}

/** Gives a file to the browser's download. The browser does not report whether it was saved. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), PICK_UP_MS);
}

/** `text` if only plain text could be copied, undefined if nothing could. */
export type Copied = 'cells' | 'text' | undefined;

/**
 * Copies cells in one of the browser's ways, whichever is allowed. The older command is tried first: it works in the web view
 * of Office for Mac and iPad and in frames without clipboard permission, and no browser removes parts of its content. It must
 * be called soon after a click: browsers forget a click within seconds.
 */
export async function copyCells(cells: CopiedCells): Promise<Copied> {
  if (copyByCommand(cells)) return 'cells';
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blobOf(cells.html, 'html'),
        'text/plain': blobOf(cells.text, 'plain'),
      }),
    ]);
    return 'cells';
  } catch {
    return (await copyText(cells.text)) ? 'text' : undefined;
  }
}

const blobOf = (content: string, kind: 'html' | 'plain') => new Blob([content], { type: `text/${kind}` });

function copyByCommand({ html, text }: CopiedCells): boolean {
  let taken = false;
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    taken = true;
  };
  const focused = document.activeElement;
  // Safari copies only if something is selected.
  const area = document.createElement('textarea');
  area.value = ' ';
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  document.addEventListener('copy', give, { capture: true });
  try {
    return document.execCommand('copy') && taken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Returns the result of the work, or rejects if the page's content policy refuses a worker meanwhile. fflate packs parts of
 * more than 160 kB in workers made from blobs. If `worker-src blob:` is not allowed, fflate waits for them forever.
 */
export function rejectIfWorkerRefused<Made>(work: Promise<Made>): Promise<Made> {
  return new Promise((resolve, reject) => {
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (!WORKERS.has(effectiveDirective)) return;
      end();
      reject(new Error('The page’s content policy allows no workers.'));
    };
    const end = () => document.removeEventListener('securitypolicyviolation', refused);
    document.addEventListener('securitypolicyviolation', refused);
    work.then(resolve, reject).finally(end);
  });
}

/** The directives that browsers name in a refusal: the one that applies, or the one that it falls back to. */
const WORKERS: ReadonlySet<string> = new Set(['worker-src', 'child-src', 'script-src', 'default-src']);
