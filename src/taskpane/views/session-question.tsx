import { useEffect, useRef, useState } from 'preact/hooks';
import type { Connection, SessionQuestion as Question } from '../../app/view';
import type { Act } from '../act';
import { hostOfAddress } from '../host-of-address';
import { questionText } from '../question-messages';
import { InlineNotice } from './inline-notice';
import { Button } from './button';
import { Field } from './field';
import { SessionLink } from './session-link';

interface SessionQuestionProps {
  readonly question: Question;
  readonly connection: Connection & { readonly state: 'in' };
  readonly act: Act;
}

/** Asks for a new session ID while a job waits for it. The typed ID is only sent to the app. */
export function SessionQuestion({ question, connection, act }: SessionQuestionProps) {
  const words = questionText.session;
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (document.hasFocus()) input.current?.focus();
  }, [question]);

  const submit = (event: Event) => {
    event.preventDefault();
    const sessionId = input.current?.value.trim() ?? '';
    setMissing(sessionId === '');
    if (sessionId === '' || !input.current) return input.current?.focus();
    input.current.value = '';
    act({ do: 'renew-session', sessionId });
  };

  return (
    <form class="card form" aria-label={words.heading} autocomplete="off" noValidate onSubmit={submit}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      <InlineNotice tone="warning" words={question.reason} />
      <p class="quiet">{words.meaning(hostOfAddress(connection.baseUrl), connection.sp)}</p>
      <Field
        id="fresh-session"
        label={words.label}
        hint={words.hint}
        error={isMissing ? words.missing : ''}
        initial=""
        kind="secret"
        field={input}
      >
        <SessionLink to={connection.sessionLink} />
      </Field>
      {/* Enter looks for a native button, and Fluent's button is not native. */}
      <button type="submit" hidden />
      <div class="actions">
        <Button submit appearance="primary">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
