import { useState, useEffect, useRef } from 'preact/hooks';
import {
  isSameCompany,
  type Company,
  type Connection,
  type SavedConnection,
  type TableView,
  type AddressField,
} from '../../app/view/index';
import { useAct } from '../act';
import { paneText } from '../messages';
import { Button } from './controls';
import type { EditConnections as Editor, WrongSettings as Wrong } from './edit-connections';
import { Checkbox, TextField } from './fields';
import { hostOfAddress } from './header';
import { focusFromTop, ScreenHeading } from './screen-heading';

/** The most connections that are shown before the user asks for the others. */
const MOST_AT_FIRST = 4;

interface SavedConnectionsProps {
  readonly saved: readonly SavedConnection[];
  /** The connection to the company whose records the workbook has. */
  readonly workbookConnection: SavedConnection | undefined;
  /** The connection that the form shows. */
  readonly current: SavedConnection | undefined;
  readonly choose: (connection: SavedConnection) => void;
  readonly edit: () => void;
}

/** The connections that this device keeps, by their names. */
function SavedConnections({ saved, workbookConnection, current, choose, edit }: SavedConnectionsProps) {
  const words = paneText.connect;
  const line = (connection: SavedConnection) => {
    const host = hostOfAddress(connection.baseUrl);
    return (
      <li key={`${connection.baseUrl} ${connection.sp}`}>
        <button
          type="button"
          class="saved-connection"
          aria-current={isSameCompany(connection, current) ? 'true' : undefined}
          onClick={() => choose(connection)}
        >
          <strong dir="auto">{connection.name ?? host}</strong>
          <span>
            {words.savedDetail(
              connection.name === undefined ? '' : host,
              connection.sp,
              connection.hasSession,
              connection === workbookConnection,
            )}
          </span>
        </button>
      </li>
    );
  };
  const others = saved.slice(MOST_AT_FIRST);
  return (
    <section aria-label={words.saved}>
      <h3>{words.saved}</h3>
      <ul class="connections">{saved.slice(0, MOST_AT_FIRST).map(line)}</ul>
      {others.length > 0 && (
        <details>
          {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
          <summary tabIndex={0}>{words.moreSaved(others.length)}</summary>
          <ul class="connections">{others.map(line)}</ul>
        </details>
      )}
      <div class="actions">
        <Button small appearance="subtle" onPress={edit}>
          {words.editSaved}
        </Button>
      </div>
    </section>
  );
}

interface ConnectProps {
  readonly connection: Connection & { readonly state: 'out' };
  /** The company whose records the workbook has. */
  readonly belongsTo: Company | undefined;
  readonly tables: readonly TableView[];
  /** Comes with the screens of a connected pane; undefined until they are loaded. */
  readonly EditConnections: typeof Editor | undefined;
  readonly WrongSettings: typeof Wrong | undefined;
}

/** The connect screen: saved connections, sample data with one click if there is a sandbox, or the user's own service. */
export function Connect({ connection, belongsTo, tables, EditConnections, WrongSettings }: ConnectProps) {
  const act = useAct();
  const words = paneText.connect;
  const { fixed, problem, saved, sampleOffered } = connection;
  const [chosen, setChosen] = useState<{ readonly turn: number; readonly is: SavedConnection }>();
  /** What was wrong with the entries that a chosen connection has replaced. */
  const [settled, setSettled] = useState<typeof problem>();
  const [isEditing, setEditing] = useState(false);
  const workbookConnection = saved.find((savedConnection) => isSameCompany(savedConnection, belongsTo));
  const first = chosen?.is ?? workbookConnection ?? saved[0];
  const isFixed = fixed?.baseUrl !== undefined && fixed.sp !== undefined;
  const again = (company: Company) => act({ do: 'connect-again', baseUrl: company.baseUrl, sp: company.sp });
  const choose = (is: SavedConnection) => {
    setChosen({ turn: (chosen?.turn ?? 0) + 1, is });
    setSettled(problem);
    if (is.hasSession) again(is);
  };
  const endEditing = () => {
    setEditing(false);
    focusFromTop(document.querySelector('h2'));
  };
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <p class="lead">{words.value}</p>
      {isFixed && first?.hasSession && (
        <div class="actions">
          <Button appearance="primary" onPress={() => again(first)}>
            {words.again(hostOfAddress(first.baseUrl), first.sp)}
          </Button>
        </div>
      )}
      {!isFixed && saved.length > 0 && !(isEditing && EditConnections) && (
        <SavedConnections
          saved={saved}
          workbookConnection={workbookConnection}
          current={first}
          choose={choose}
          edit={() => setEditing(true)}
        />
      )}
      {isEditing && EditConnections && <EditConnections saved={saved} close={endEditing} />}
      {sampleOffered && (
        <>
          <div class="actions">
            <Button
              appearance={saved.length > 0 ? 'outline' : 'primary'}
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
      <ConnectForm
        // What was typed for another connection must not be sent to the chosen one.
        key={chosen?.turn}
        connection={connection}
        initial={first}
        problem={problem === settled ? undefined : problem}
        takesFocus={chosen !== undefined && !chosen.is.hasSession}
      />
      {WrongSettings && fixed && <WrongSettings wrong={fixed.wrong} />}
      {tables.some(({ state }) => state !== 'absent') && (
        <section aria-label={paneText.reports.heading}>
          <p class="quiet">{words.reportsMeaning}</p>
          <div class="actions">
            <Button small onPress={() => act({ do: 'open-reports' })}>
              {paneText.connect.reports}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** The content of the connect form, as typed. */
type Entered = Readonly<Record<AddressField, string>>;

/** Sentences for empty fields, by field. Whether an address is valid is checked by the service port. */
function missing(entered: Entered): Partial<Record<AddressField, string>> {
  const words = paneText.connect;
  return {
    ...(entered.baseUrl === '' && { baseUrl: words.addressMissing }),
    ...(entered.sessionId === '' && { sessionId: words.sessionMissing }),
    ...(entered.sp === '' && { sp: words.spMissing }),
  };
}

/** Leads to the page on which people get a session ID, if an administrator has set one. */
export function SessionLink({ to }: { readonly to: string | undefined }) {
  if (to === undefined) return null;
  return (
    <p>
      <a href={to} target="_blank" rel="noopener noreferrer">
        {paneText.connect.getSession}
        <span class="visually-hidden"> {paneText.connect.newWindow}</span>
      </a>
    </p>
  );
}

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
}

/** Address, session ID and SP. What an administrator has fixed is shown and not asked for. */
function ConnectForm({ connection, initial, problem, takesFocus }: ConnectFormProps) {
  const act = useAct();
  const words = paneText.connect;
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
        <TextField
          id="connect-address"
          label={words.address}
          hint={words.addressHint}
          initial={initial?.baseUrl ?? ''}
          kind="url"
          {...entry('baseUrl')}
        />
      )}
      <TextField
        id="connect-session"
        label={words.session}
        hint={words.sessionHint}
        kind="secret"
        {...entry('sessionId')}
      >
        <SessionLink to={fixed?.sessionLink} />
      </TextField>
      {fixed?.sp === undefined && (
        <TextField
          id="connect-sp"
          label={words.sp}
          hint={words.spHint}
          initial={initial?.sp ?? ''}
          kind="digits"
          {...entry('sp')}
        />
      )}
      {fixed?.keepHours !== 0 && (
        <Checkbox label={words.keepSession(fixed?.keepHours)} value={keep} onValue={setTicked} />
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
