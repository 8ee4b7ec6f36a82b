/**
 * Links that lead out of the pane are opened by `open`. If it can't, the browser opens them, in a new window. Excel on a
 * computer would show some of them in a window without an address bar.
 */
export function openLinksWith(open: (address: string) => boolean, root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link && open(link.href)) event.preventDefault();
  });
}
