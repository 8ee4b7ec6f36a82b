/** host/: the Excel and the Office around the workbook. This file tells when Office is ready, and whether its theme is light or dark. */

/**
 * The origin from which the page asked for Office.js, if Office.js did not load: the network refuses it, or has answered with
 * another page. Undefined if it has loaded.
 */
export function blockedOfficeJs(page: Document): string | undefined {
  if (typeof Office !== 'undefined') return undefined;
  const script = page.querySelector<HTMLScriptElement>('script[src$="/office.js"]');
  return new URL(script?.src ?? page.baseURI).origin;
}

/** Resolves when Office.js knows its host. */
export async function whenReady(): Promise<{ inExcel: boolean }> {
  const { host } = await Office.onReady();
  return { inExcel: host === Office.HostType.Excel };
}

/** The language of Office’s menus, as a tag such as `de-DE`; outside of Office, the browser’s. */
export function displayLanguage(): string {
  return Office.context?.displayLanguage ?? navigator.language;
}

/**
 * The key of this add-in's part of the browser's storage. Undefined where no other page shares the storage, such as in Excel on
 * Windows, and in older versions of Office.js.
 */
export function storagePartition(): string | undefined {
  const context: { readonly partitionKey?: string } | undefined = Office.context;
  return context?.partitionKey;
}

/** Opens an address in the person's own browser. False if this Excel can't: Excel on the web is in the browser itself. */
export function openOutside(address: string): boolean {
  const { requirements, ui } = Office.context;
  if (!requirements.isSetSupported('OpenBrowserWindowApi', '1.1')) return false;
  try {
    ui.openBrowserWindow(address);
    return true;
  } catch {
    return false;
  }
}

/** Half of the largest sum of the three channels: a darker colour is a dark theme. */
const MIDDLE = (3 * 255) / 2;

/**
 * Office's theme as light or dark, now and after each change; if the host reports no theme, the system's is used. Excel has
 * no event for its theme, so the theme is asked for when the user comes back to the pane.
 */
export function officeTheme(onChange: (theme: 'light' | 'dark') => void): 'light' | 'dark' {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const current = () =>
    themeOf(Office.context.officeTheme?.bodyBackgroundColor) ?? (system.matches ? 'dark' : 'light');
  let shown = current();
  const show = (theme: 'light' | 'dark') => {
    if (theme !== shown) onChange((shown = theme));
  };
  system.addEventListener('change', () => show(current()));
  addEventListener('focus', () => show(current()));
  return shown;
}

function themeOf(colour: string | undefined): 'light' | 'dark' | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  if (digits === undefined) return undefined;
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return channels.reduce((sum, channel) => sum + channel, 0) < MIDDLE ? 'dark' : 'light';
}
