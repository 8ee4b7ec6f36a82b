/**
 * excel/: implements the Workbook port over Office.js; the only folder that names Excel and Office. It also tells entry
 * points when Office is ready and which theme it wears.
 */

/** Resolves once Office.js knows its host. */
export async function whenReady(): Promise<{ inExcel: boolean }> {
  const { host } = await Office.onReady();
  return { inExcel: host === Office.HostType.Excel };
}

/** Sum of the three channels, halved: darker than this is a dark theme. */
const MIDDLE = (3 * 255) / 2;

/** Office's theme as light or dark, now and whenever it changes; hosts that tell no theme follow the system's. */
export function officeTheme(onChange: (theme: 'light' | 'dark') => void): 'light' | 'dark' {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const current = () =>
    themeOf(Office.context.officeTheme?.bodyBackgroundColor) ?? (system.matches ? 'dark' : 'light');
  system.addEventListener('change', () => onChange(current()));
  Office.context.document?.addHandlerAsync?.(
    // The event is younger than the type of the handler's argument.
    'officeThemeChanged' as unknown as Office.EventType,
    (event: { officeTheme?: Office.OfficeTheme }) =>
      onChange(themeOf(event.officeTheme?.bodyBackgroundColor) ?? current()),
  );
  return current();
}

function themeOf(colour: string | undefined): 'light' | 'dark' | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  if (digits === undefined) return undefined;
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return channels.reduce((sum, channel) => sum + channel, 0) < MIDDLE ? 'dark' : 'light';
}
