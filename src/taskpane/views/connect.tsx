import { useState } from 'preact/hooks';
import {
  isSameCompany,
  type Company,
  type Connection,
  type SavedConnection,
  type TableView,
} from '../../app/view';
import type { Act } from '../act';
import { hostOfAddress } from '../host-of-address';
import { text } from '../messages';
import { Button } from './button';
import { ConnectForm } from './connect-form';
import { focusFromTop, ScreenHeading } from './screen-heading';
import { EditConnections } from './edit-connections';
import { WrongSettings } from './wrong-settings';

/** The most connections that are shown before the user asks for the others. */
const MOST_AT_FIRST = 4;

interface SavedConnectionsProps {
  readonly saved: readonly SavedConnection[];
  /** The connection to the company whose records the workbook has. */
  readonly own: SavedConnection | undefined;
  /** The connection that the form shows. */
  readonly current: SavedConnection | undefined;
  readonly choose: (connection: SavedConnection) => void;
  readonly edit: () => void;
}

/** The connections that this device keeps, by their names. */
function SavedConnections({ saved, own, current, choose, edit }: SavedConnectionsProps) {
  const words = text.connect;
  const line = (each: SavedConnection) => {
    const host = hostOfAddress(each.baseUrl);
    return (
      <li key={`${each.baseUrl} ${each.sp}`}>
        <button
          type="button"
          class="saved-connection"
          aria-current={isSameCompany(each, current) ? 'true' : undefined}
          onClick={() => choose(each)}
        >
          <strong dir="auto">{each.name ?? host}</strong>
          <span>
            {words.savedDetail(each.name === undefined ? '' : host, each.sp, each.hasSession, each === own)}
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
  readonly act: Act;
}

/** The connect screen: saved connections, sample data with one click if there is a sandbox, or the user's own service. */
export function Connect({ connection, belongsTo, tables, act }: ConnectProps) {
  const words = text.connect;
  const { fixed, problem, saved, sampleOffered } = connection;
  const [chosen, setChosen] = useState<{ readonly turn: number; readonly is: SavedConnection }>();
  /** What was wrong with the entries that a chosen connection has replaced. */
  const [settled, setSettled] = useState<typeof problem>();
  const [isEditing, setEditing] = useState(false);
  const own = saved.find((each) => isSameCompany(each, belongsTo));
  const first = chosen?.is ?? own ?? saved[0];
  const isFixed = fixed?.baseUrl !== undefined && fixed.sp !== undefined;
  const again = (of: Company) => act({ do: 'connect-again', baseUrl: of.baseUrl, sp: of.sp });
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
      {!isFixed && saved.length > 0 && !isEditing && (
        <SavedConnections
          saved={saved}
          own={own}
          current={first}
          choose={choose}
          edit={() => setEditing(true)}
        />
      )}
      {isEditing && <EditConnections saved={saved} act={act} close={endEditing} />}
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
        act={act}
      />
      {fixed !== undefined && fixed.wrong.length > 0 && <WrongSettings wrong={fixed.wrong} />}
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
