/**
 * Light or dark, for page, grid and panes. The pinned Office.js has no Office theme in Excel on the web; a pane there
 * follows `prefers-color-scheme`, which a frame takes from the `color-scheme` of the page around it.
 */
export function offerTheme(button: HTMLButtonElement, apply: (dark: boolean) => void): void {
  const show = (dark: boolean) => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    button.setAttribute('aria-pressed', String(dark));
    apply(dark);
  };
  button.addEventListener('click', () => {
    show(button.getAttribute('aria-pressed') !== 'true');
  });
  show(window.matchMedia('(prefers-color-scheme: dark)').matches);
}
