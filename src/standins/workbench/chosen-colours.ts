/**
 * Light or dark for the panes. The pinned Office.js gives an add-in in Excel on the web no theme. Add-ins there follow the
 * system's theme through `prefers-color-scheme`. This class answers that one media query in a pane's window as if the system's
 * theme was the one chosen on the page, like the same switch in a browser's developer tools.
 */
export class ChosenColours {
  private dark = false;
  private readonly asked = new Set<ChosenQuery>();

  choose(dark: boolean): void {
    this.dark = dark;
    for (const query of this.asked) query.tell();
  }

  /** Must be called before the pane's own script reads its colours. */
  rule(pane: Window): void {
    const real = pane.matchMedia.bind(pane);
    pane.matchMedia = (media) => {
      const scheme = /^\(prefers-color-scheme:\s*(dark|light)\)$/.exec(media)?.[1];
      if (scheme === undefined) return real(media);
      const query = new ChosenQuery(media, () => this.dark === (scheme === 'dark'));
      this.asked.add(query);
      return query;
    };
  }
}

class ChosenQuery extends EventTarget implements MediaQueryList {
  onchange: MediaQueryList['onchange'] = null;

  constructor(
    readonly media: string,
    private readonly holds: () => boolean,
  ) {
    super();
  }

  get matches(): boolean {
    return this.holds();
  }

  tell(): void {
    const event = new MediaQueryListEvent('change', { media: this.media, matches: this.matches });
    this.dispatchEvent(event);
    this.onchange?.(event);
  }

  addListener(listener: ((event: MediaQueryListEvent) => void) | null): void {
    this.addEventListener('change', listener as EventListener | null);
  }

  removeListener(listener: ((event: MediaQueryListEvent) => void) | null): void {
    this.removeEventListener('change', listener as EventListener | null);
  }
}
