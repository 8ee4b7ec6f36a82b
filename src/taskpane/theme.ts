/** Office's light or dark theme as Fluent's tokens: CSS custom properties on the document. */
import { webDarkTheme, webLightTheme } from '@fluentui/tokens';

// Fluent's own function can also give a part of the page another theme. For that it is five times as large.
const sheet = new CSSStyleSheet();

export function applyTheme(theme: 'light' | 'dark'): void {
  const tokens = Object.entries(theme === 'dark' ? webDarkTheme : webLightTheme);
  sheet.replaceSync(`html{${tokens.map(([name, value]) => `--${name}:${value};`).join('')}}`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.style.colorScheme = theme;
}
