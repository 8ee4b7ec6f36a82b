import { useEffect, useRef, useState } from 'preact/hooks';
import type { AddressField, Connection, TableView } from '../../app/view';
import type { Act } from '../act';
import { missing } from '../connect-form';
import { hostOfAddress } from '../host-of-address';
import { text } from '../messages';
import { Button } from './button';
import { Field } from './field';
import { ScreenHeading } from './screen-heading';
import { Checkbox } from './checkbox';

/** The fields in their order on screen. */
const fields = ['baseUrl', 'sessionId', 'sp'] as const;

type Out = Connection & { readonly state: 'out' };

interface ConnectProps {
  readonly connection: Out;
  readonly tables: readonly TableView[];
  readonly act: Act;
}

/** The connect screen: sample data with one click if there is a sandbox, or the user's own service. */
export function Connect({ connection, tables, act }: ConnectProps) {
  const words = text.connect;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <p class="lead">{words.value}</p>
      {connection.kept && (
        <div class="actions">
          <Button appearance="primary" onPress={() => act({ do: 'connect-again' })}>
            {words.again(hostOfAddress(connection.kept.baseUrl), connection.kept.sp)}
          </Button>
        </div>
      )}
      {connection.sampleOffered && (
        <>
          <div class="actions">
            <Button
              appearance={connection.kept ? 'outline' : 'primary'}
              onPress={() => act({ do: 'connect-sample' })}
            >
              {words.trySample}
            </Button>
          </div>
          <p class="divider">
            <span>{words.or}</span>
          </p>
        </>
      )}
      <ConnectForm connection={connection} act={act} />
      {tables.some(({ state }) => state !== 'absent') && (
        <section aria-label={text.reports.heading}>
          <p class="quiet">{words.reportsMeaning}</p>
          <div class="actions">
            <Button small onPress={() => act({ do: 'open-reports' })}>
              {text.connect.reports}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

function ConnectForm({ connection, act }: Omit<ConnectProps, 'tables'>) {
  const words = text.connect;
  const inputs = {
    baseUrl: useRef<HTMLInputElement>(null),
    sessionId: useRef<HTMLInputElement>(null),
    sp: useRef<HTMLInputElement>(null),
  };
  const [mistakes, setMistakes] = useState<Partial<Record<AddressField, string>>>({});
  /** Fields that were changed since the last try: what was wrong with them may be right now. */
  const [changed, setChanged] = useState<readonly AddressField[]>([]);
  const { problem } = connection;
  const [keep, setKeep] = useState(connection.kept !== undefined);

  useEffect(() => {
    if (problem && document.hasFocus()) inputs[problem.field].current?.focus();
  }, [problem?.field, problem?.sentence]);

  const submit = (event: Event) => {
    event.preventDefault();
    const value = (field: AddressField) => inputs[field].current?.value.trim() ?? '';
    const entered = { baseUrl: value('baseUrl'), sessionId: value('sessionId'), sp: value('sp') };
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
      <Field
        id="connect-address"
        label={words.address}
        hint={words.addressHint}
        initial={connection.remembered.baseUrl}
        kind="url"
        {...entry('baseUrl')}
      />
      <Field
        id="connect-session"
        label={words.session}
        hint={words.sessionHint}
        initial=""
        kind="secret"
        {...entry('sessionId')}
      />
      <Field
        id="connect-sp"
        label={words.sp}
        hint={words.spHint}
        initial={connection.remembered.sp}
        kind="digits"
        {...entry('sp')}
      />
      <Checkbox label={words.keepSession} ticked={keep} onChange={setKeep} />
      {/* Enter looks for a native button, and Fluent's button is not native. */}
      <button type="submit" hidden />
      <div class="actions">
        <Button submit appearance={connection.sampleOffered ? 'outline' : 'primary'}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
