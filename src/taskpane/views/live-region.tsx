import type { Announcement } from '../announcements';

/** `turn` distinguishes two equal sentences, so that the second is read out too. */
export interface Spoken extends Announcement {
  readonly turn: number;
}

/**
 * The pane's only live regions. They are always in the page: screen readers don't announce a region that is added together with
 * its words.
 */
export function LiveRegion({ spoken }: { readonly spoken: Spoken | undefined }) {
  return (
    <div class="visually-hidden">
      <div role="status" aria-live="polite">
        {spoken && !spoken.urgent && <p key={spoken.turn}>{spoken.words}</p>}
      </div>
      <div role="alert" aria-live="assertive">
        {spoken?.urgent && <p key={spoken.turn}>{spoken.words}</p>}
      </div>
    </div>
  );
}
