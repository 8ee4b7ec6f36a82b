/** What the pane tells the user beside its screens, for the eye and for a screen reader. */
import { createContext } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Tone, Notice } from '../../app/view/index';
import { useAct } from '../act';
import { paneText } from '../messages';
import type { Announcement } from './announcements';
import { Icon, Button, DismissButton } from './controls';

/** Announces a sentence through the pane's live region, for what a view does without the app (a copy, a saved file). */
export const Announce = createContext<(sentence: string) => void>(() => undefined);

/** A notice at one place of a screen; nothing if there is no text. */
export function InlineNotice({ words, tone = 'info' }: { readonly words: string; readonly tone?: Tone }) {
  if (words === '') return null;
  return (
    <div class={`inline-notice ${tone}`}>
      <Icon picture={tone} />
      <p dir="auto">{words}</p>
    </div>
  );
}

interface NoticeBarProps {
  readonly notice: Notice;
  /** The act that can be taken back, as a sentence. */
  readonly takeBack: string | undefined;
  readonly askDiagnostics: () => void;
}

/** A sentence from the app. The pane's live region announces it, once; this bar does not, because it may be drawn often. */
export function NoticeBar({ notice, takeBack, askDiagnostics }: NoticeBarProps) {
  const act = useAct();
  const bar = useRef<HTMLElement>(null);
  // A user who pressed a button further down sees what became of it.
  useEffect(() => bar.current?.scrollIntoView?.({ block: 'nearest' }), [notice.id]);
  return (
    <section ref={bar} class={`notice ${notice.tone}`} aria-label={paneText.notice[notice.tone]}>
      <Icon picture={notice.tone} />
      <div class="notice-text">
        <p class="notice-title" dir="auto">
          {notice.title}
        </p>
        {notice.detail !== undefined && notice.detail !== '' && (
          <p class="notice-detail" dir="auto">
            {notice.detail}
          </p>
        )}
        {notice.more !== undefined && (
          <details class="notice-more" key={notice.id}>
            <summary tabIndex={0}>{paneText.notice.more}</summary>
            <p dir="auto">{notice.more}</p>
          </details>
        )}
        {notice.takesBack && takeBack !== undefined && (
          <Button small onPress={() => act({ do: 'take-back', said: takeBack })}>
            {paneText.notice.takeBack}
          </Button>
        )}
        {notice.failed && (
          <Button small onPress={askDiagnostics}>
            {paneText.copyDiagnostics}
          </Button>
        )}
      </div>
      <DismissButton onPress={() => act({ do: 'dismiss-notice' })} />
    </section>
  );
}

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
