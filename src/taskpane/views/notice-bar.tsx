import { useEffect, useRef } from 'preact/hooks';
import type { Notice } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { Button, DismissButton } from './button';
import { Icon } from './icon';

interface NoticeBarProps {
  readonly notice: Notice;
  readonly act: Act;
  readonly askDiagnostics: () => void;
}

/** A sentence from the app. The pane's live region announces it, once; this bar does not, because it may be drawn often. */
export function NoticeBar({ notice, act, askDiagnostics }: NoticeBarProps) {
  const bar = useRef<HTMLElement>(null);
  // A user who pressed a button further down sees what became of it.
  useEffect(() => bar.current?.scrollIntoView?.({ block: 'nearest' }), [notice.id]);
  return (
    <section ref={bar} class={`notice ${notice.tone}`} aria-label={text.notice[notice.tone]}>
      <Icon of={notice.tone} />
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
            <summary tabIndex={0}>{text.notice.more}</summary>
            <p dir="auto">{notice.more}</p>
          </details>
        )}
        {notice.failed && (
          <Button small onPress={askDiagnostics}>
            {text.copyDiagnostics}
          </Button>
        )}
      </div>
      <DismissButton onPress={() => act({ do: 'dismiss-notice' })} />
    </section>
  );
}
