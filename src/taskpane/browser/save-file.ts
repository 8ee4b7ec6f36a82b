/** How long the browser may take to read the file before its address is withdrawn. */
const PICK_UP_MS = 60_000;

/**
 * Whether this pane can save files. Office for Mac and iPad shows panes in a bare WKWebView, which drops downloads silently (by
 * design: office-js issue 2700). Its user agent names AppleWebKit but not Safari, unlike Safari itself and every Chromium.
 */
export function canSaveFiles(userAgent: string): boolean {
  return !userAgent.includes('AppleWebKit') || /Safari|Chrome/.test(userAgent);
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
