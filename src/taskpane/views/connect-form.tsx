import { useEffect, useRef, useState } from 'preact/hooks';
import type { AddressField, Connection, SavedConnection } from '../../app/view';
import type { Act } from '../act';
import { missing } from '../connect-form';
import { text } from '../messages';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { SessionLink } from './session-link';

/** The fields in their order on screen. */
const fields = ['baseUrl', 'sessionId', 'sp'] as const;

type Out = Connection & { readonly state: 'out' };

interface ConnectFormProps {
  readonly connection: Out;
  /** The connection that the form begins with. */
  readonly initial: SavedConnection | undefined;
  readonly problem: Out['problem'];
  /** Whether the session ID takes the focus when the form appears. */
  readonly takesFocus: boolean;
  readonly act: Act;
}

/** Address, session ID and SP. What an administrator has fixed is shown and not asked for. */
export function ConnectForm({ connection, initial, problem, takesFocus, act }: ConnectFormProps) {
  const words = text.connect;
  const { fixed, sampleOffered } = connection;
  const inputs = {
    baseUrl: useRef<HTMLInputElement>(null),
    sessionId: useRef<HTMLInputElement>(null),
    sp: useRef<HTMLInputElement>(null),
  };
  const [mistakes, setMistakes] = useState<Partial<Record<AddressField, string>>>({});
  /** Fields that were changed since the last try: what was wrong with them may be right now. */
  const [changed, setChanged] = useState<readonly AddressField[]>([]);
  const [ticked, setTicked] = useState<boolean>();
  const keep = ticked ?? initial?.hasSession === true;

  useEffect(() => {
    if (takesFocus) inputs.sessionId.current?.focus();
  }, []);
  useEffect(() => {
    if (problem && document.hasFocus()) inputs[problem.field].current?.focus();
  }, [problem?.field, problem?.sentence]);

  const submit = (event: Event) => {
    event.preventDefault();
    const value = (field: AddressField) => inputs[field].current?.value.trim() ?? '';
    const entered = {
      baseUrl: fixed?.baseUrl ?? value('baseUrl'),
      sessionId: value('sessionId'),
      sp: fixed?.sp ?? value('sp'),
    };
    const found = missing(entered);
    setMistakes(found);
    setChanged([]);
    const firstMissing = fields.find((field) => found[field] !== undefined);
    if (firstMissing) inputs[firstMissing].current?.focus();
    else act({ do: 'connect', ...entered, keep });
  };

  const error = (field: AddressField) =>
    changed.includes(field) ? '' : (mistakes[field] ?? (problem?.field === field ? problem.sentence : ''));
  const entry = (field: AddressField) => ({
    error: error(field),
    field: inputs[field],
    onInput: () => setChanged([...changed, field]),
  });
  return (
    <form class="form" aria-label={words.form} autocomplete="off" noValidate onSubmit={submit}>
      {fixed?.baseUrl !== undefined && <Fixed label={words.address} value={fixed.baseUrl} />}
      {fixed?.sp !== undefined && <Fixed label={words.sp} value={fixed.sp} />}
      {fixed?.baseUrl === undefined && (
        <Field
          id="connect-address"
          label={words.address}
          hint={words.addressHint}
          initial={initial?.baseUrl ?? ''}
          kind="url"
          {...entry('baseUrl')}
        />
      )}
      <Field
        id="connect-session"
        label={words.session}
        hint={words.sessionHint}
        initial=""
        kind="secret"
        {...entry('sessionId')}
      >
        <SessionLink to={fixed?.sessionLink} />
      </Field>
      {fixed?.sp === undefined && (
        <Field
          id="connect-sp"
          label={words.sp}
          hint={words.spHint}
          initial={initial?.sp ?? ''}
          kind="digits"
          {...entry('sp')}
        />
      )}
      {fixed?.keepHours !== 0 && (
        <Checkbox label={words.keepSession(fixed?.keepHours)} ticked={keep} onChange={setTicked} />
      )}
      {/* Enter looks for a native button, and Fluent's button is not native. */}
      <button type="submit" hidden />
      <div class="actions">
        <Button submit appearance={sampleOffered ? 'outline' : 'primary'}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function Fixed({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p>
      <strong>{label}</strong>
      <br />
      <bdi>{value}</bdi>
    </p>
  );
}
