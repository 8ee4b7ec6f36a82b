import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Diagnostics as Made } from '../../app/view';
import type { Act } from '../act';
import { Announce } from '../announce';
import { copyText } from '../browser/clipboard';
import { paneFacts } from '../browser/pane-facts';
import { supportText as words } from '../support-messages';
import { Button } from './button';
import { InlineNotice } from './inline-notice';

interface DiagnosticsProps {
  /** How often the user has asked for the text. */
  readonly asked: number;
  /** The text as it was last made. */
  readonly made: Made | undefined;
  readonly act: Act;
}

/** Has the text for support made each time the user asks for it, copies it, and shows it if it can't be copied. */
export function Diagnostics({ asked, made, act }: DiagnosticsProps) {
  const say = useContext(Announce);
  const [attempt, setAttempt] = useState<{ readonly copied: boolean }>();
  const list = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => act({ do: 'make-diagnostics', pane: paneFacts() }), [asked]);

  const copy = async () => {
    const copied = await copyText(made?.text ?? '');
    setAttempt({ copied });
    say(copied ? words.copied : words.notCopied);
  };
  useEffect(() => {
    if (made) void copy();
  }, [made?.id]);
  useEffect(() => {
    // The user may have asked at the top of a long screen.
    list.current?.scrollIntoView({ block: 'nearest' });
    if (attempt?.copied !== false) return;
    field.current?.focus();
    field.current?.select();
  }, [attempt]);

  if (!made || !attempt) return <p class="quiet">{words.making}</p>;
  const { copied } = attempt;
  return (
    <>
      <InlineNotice tone={copied ? 'success' : 'warning'} words={copied ? words.copied : words.notCopied} />
      <details class="count-row" open={!copied} ref={list}>
        {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
        <summary class="count-row-line" tabIndex={0}>
          <span class="count-row-name">{words.see}</span>
        </summary>
        <textarea
          ref={field}
          aria-label={words.label}
          readOnly
          rows={10}
          value={made.text}
          spellcheck={false}
        />
        <div class="actions">
          {/* WebKit copies only during a click, and the text was made after the first one. */}
          <Button small onPress={() => void copy()}>
            {words.again}
          </Button>
        </div>
      </details>
    </>
  );
}
