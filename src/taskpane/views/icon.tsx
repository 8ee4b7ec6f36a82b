import type { Tone } from '../../app/view';

type Picture = Tone | 'dismiss' | 'more' | 'sheet';

/** Drawn for this pane on a 16-pixel grid, in the colour of the text around them. */
const paths: Record<Picture, string> = {
  info: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM8 7.2v4M8 4.7v.6',
  success: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM5 8.2l2.1 2.1L11 6.3',
  warning: 'M8 2l6.3 11.5H1.7zM8 6.4v3.3M8 11.3v.5',
  error: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6',
  dismiss: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  sheet: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.9h11M6.2 6.2v7.3',
};

/** A picture that only repeats the words beside it, so it is hidden from screen readers. */
export function Icon({ of }: { readonly of: Picture }) {
  return <Drawing path={paths[of]} />;
}

/** A drawing on a 16-pixel grid, in lines of the text's colour. */
export function Drawing({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.25"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
