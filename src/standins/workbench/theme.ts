/** Light or dark for page, grid and panes: the system's setting, until the button is pressed. */
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
