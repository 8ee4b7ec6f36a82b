import { copyText } from '../browser/clipboard';
import type { CopiedCells } from './copied-cells';

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
