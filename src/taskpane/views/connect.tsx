import { useState } from 'preact/hooks';
import {
  isSameCompany,
  type Company,
  type Connection,
  type SavedConnection,
  type TableView,
} from '../../app/view';
import type { Act } from '../act';
import { connectionsPart } from '../connections-part';
import { hostOfAddress } from '../host-of-address';
import { text } from '../messages';
import { Button } from './button';
import { ConnectForm } from './connect-form';
import { OnceLoaded } from './once-loaded';
import { SavedConnections } from './saved-connections';
import { focusFromTop, ScreenHeading } from './screen-heading';

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
      {isEditing && (
        <OnceLoaded part={connectionsPart} back={endEditing}>
          {({ EditConnections }) => <EditConnections saved={saved} act={act} close={endEditing} />}
        </OnceLoaded>
      )}
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
      {fixed !== undefined && fixed.wrong.length > 0 && (
        <OnceLoaded part={connectionsPart} back={() => undefined}>
          {({ WrongSettings }) => <WrongSettings wrong={fixed.wrong} />}
        </OnceLoaded>
      )}
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
