import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { FixedSetting } from '../../app/ports/ports';
import { isNameTaken, LONGEST_CONNECTION_NAME, tidyName, type SavedConnection } from '../../app/view';
import { useAct } from '../act';
import { connectionsText } from '../connections-messages';
import { Button } from './controls';
import { TextField } from './fields';
import { hostOfAddress } from './header';
import { Announce, InlineNotice } from './notices';
import { focusFromTop, PartHeading } from './screen-heading';

interface EditConnectionsProps {
  readonly saved: readonly SavedConnection[];
  readonly close: () => void;
}

/** Renames and removes connections that this device keeps. */
export function EditConnections({ saved, close }: EditConnectionsProps) {
  const words = connectionsText;
  const all = useRef<HTMLElement>(null);
  const isEmpty = saved.length === 0;
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
  return (
    <section class="card" aria-label={words.heading} ref={all}>
      <PartHeading>{words.heading}</PartHeading>
      {saved.map((connection, at) => (
        <EditConnection
          key={`${connection.baseUrl} ${connection.sp}`}
          id={`connection-${at}`}
          connection={connection}
          saved={saved}
          removed={() => focusFromTop(all.current?.querySelector('h3'))}
        />
      ))}
      <div class="actions">
        <Button onPress={close}>{words.done}</Button>
      </div>
    </section>
  );
}

interface EditConnectionProps extends Pick<EditConnectionsProps, 'saved'> {
  readonly id: string;
  readonly connection: SavedConnection;
  readonly removed: () => void;
}

function EditConnection({ id, connection, saved, removed }: EditConnectionProps) {
  const act = useAct();
  const words = connectionsText;
  const { baseUrl, sp, hasSession } = connection;
  const host = hostOfAddress(baseUrl);
  const shown = connection.name ?? host;
  const say = useContext(Announce);
  const field = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState('');
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) question.current?.querySelector<HTMLElement>('fluent-button')?.focus();
  }, [isAsked]);
  const rename = () => {
    const name = tidyName(field.current?.value ?? '');
    const isTaken = isNameTaken(saved, connection, name);
    setTaken(isTaken ? name : '');
    if (isTaken) return;
    // The host is what a connection without a name is called.
    act({ do: 'rename-connection', baseUrl, sp, name: name === host ? '' : name });
    say(words.renamed(name === '' ? host : name));
  };
  return (
    // The name is kept when the user leaves the field or presses Enter.
    <form autocomplete="off" noValidate onChange={rename} onSubmit={(event) => event.preventDefault()}>
      <TextField
        id={id}
        label={words.name(host, sp)}
        hint={hasSession ? words.hasSession : words.noSession}
        error={taken === '' ? '' : words.taken(taken)}
        initial={shown}
        kind="text"
        most={LONGEST_CONNECTION_NAME}
        field={field}
      />
      {isAsked ? (
        <div ref={question}>
          <p>{words.sure(hasSession)}</p>
          <div class="actions">
            <Button
              small
              onPress={() => {
                act({ do: 'remove-connection', baseUrl, sp });
                say(words.removed(shown));
                removed();
              }}
            >
              {words.yes}
            </Button>
            <Button small onPress={() => setAsked(false)}>
              {words.no}
            </Button>
          </div>
        </div>
      ) : (
        <div class="actions">
          <Button small appearance="subtle" name={words.removeNamed(shown)} onPress={() => setAsked(true)}>
            {words.remove}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Says to the administrator which settings of the pages are not used. */
export function WrongSettings({ wrong }: { readonly wrong: readonly FixedSetting[] }) {
  return (
    <>
      {wrong.map((setting) => (
        <InlineNotice key={setting} tone="warning" words={connectionsText.wrong[setting]} />
      ))}
    </>
  );
}
