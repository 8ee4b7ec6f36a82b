/** Office's light or dark theme as Fluent's tokens: CSS custom properties on the document. */
import { webDarkTheme, webLightTheme } from '@fluentui/tokens';
import { setTheme } from '@fluentui/web-components/theme/set-theme.js';

export function applyTheme(theme: 'light' | 'dark'): void {
  setTheme(theme === 'dark' ? webDarkTheme : webLightTheme);
  document.documentElement.style.colorScheme = theme;
}
