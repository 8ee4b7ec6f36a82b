/** The screens of a connected pane, and the questions that it asks above them. */
import type { View } from '../../app/view';
import { useAct } from '../act';
import { dayText } from '../browser/clock';
import { paneText } from '../messages';
import { Home } from './home';
import type { Tab } from './menus';
import { InlineNotice } from './notices';
import { loader, OnceLoaded } from './once-loaded';
import { PreviewScreen } from './preview';
import { ProgressScreen } from './progress';
import { AskCompany, AskWorkbook, MemoryQuestion, NobodyElseQuestion, AskSession } from './questions';
import { Result } from './result';
import { ScreenHeading } from './screen-heading';
import { SheetViewsForm } from './sheet-views';
import { UndoScreen } from './undo';

export { DiagnosticsScreen } from './diagnostics';
export { EditConnections, WrongSettings } from './edit-connections';
export { Tabs } from './menus';

/** Most users never paste shifts. */
const pastePart = loader(() => import(/* webpackChunkName: "pasting" */ './paste'));
const planningPart = loader(() => import(/* webpackChunkName: "planning" */ './planning'));
const rosterPart = loader(() => import(/* webpackChunkName: "reports" */ './roster'));
const reportsPart = loader(() => import(/* webpackChunkName: "reports" */ './reports'));

interface QuestionsProps {
  readonly view: View;
}

/** What must be answered before a job. */
export function Questions({ view }: QuestionsProps) {
  const { company, connection, copy, job, memoryDoubt, nobodyElse, readOnly, screen, session } = view;
  const isIn = connection.state === 'in';
  const isFree = !job && screen.kind === 'home';
  return (
    <>
      {session && isIn && <AskSession question={session} connection={connection} />}
      {readOnly !== undefined && isIn && isFree && <InlineNotice tone="warning" words={readOnly} />}
      {nobodyElse === 'asked' && isIn && !job && <NobodyElseQuestion />}
      {memoryDoubt && isIn && isFree && <MemoryQuestion doubt={memoryDoubt} />}
      {copy && isIn && isFree && <AskWorkbook question={copy} />}
      {company && isFree && <AskCompany question={company} />}
    </>
  );
}

interface OpenScreenProps extends QuestionsProps {
  readonly tab: Tab;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function ShownScreen({ view, tab, now }: OpenScreenProps) {
  const act = useAct();
  const { job, saved, screen } = view;
  switch (screen.kind) {
    case 'connect':
      return null;
    case 'home':
    case 'backup':
      return <Home key={tab} view={view} tab={tab} />;
    case 'progress':
      return <ProgressScreen job={screen.job} />;
    case 'preview':
      return <PreviewScreen preview={screen.preview} narrowed={view.narrowed} logsPushes={view.logsPushes} />;
    case 'result':
      return <Result result={screen.result} tables={view.tables} saved={saved} undoable={view.undoable} />;
    case 'undo':
      return <UndoScreen undo={screen.undo} />;
    case 'paste':
      return (
        <>
          <ScreenHeading>{paneText.paste.heading(screen.paste.title)}</ScreenHeading>
          <OnceLoaded part={pastePart} back={() => act({ do: 'close-paste' })}>
            {({ Paste }) => <Paste paste={screen.paste} />}
          </OnceLoaded>
        </>
      );
    case 'rules':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-rules' })}>
          {({ Rules }) => <Rules rules={screen.rules} />}
        </OnceLoaded>
      );
    case 'week-check':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-week-check' })}>
          {({ CheckedWeek }) => <CheckedWeek check={screen.check} tables={view.tables} />}
        </OnceLoaded>
      );
    case 'proposal':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-proposal' })}>
          {({ ProposedShifts }) => <ProposedShifts proposal={screen.proposal} />}
        </OnceLoaded>
      );
    case 'time-off':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-time-off' })}>
          {({ TimeOff }) => <TimeOff timeOff={screen.timeOff} job={job} />}
        </OnceLoaded>
      );
    case 'who':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-who' })}>
          {({ Who }) => <Who who={screen.who} />}
        </OnceLoaded>
      );
    case 'told':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-told' })}>
          {({ ToldScreen }) => <ToldScreen told={screen.told} />}
        </OnceLoaded>
      );
    case 'repeat':
      return (
        <OnceLoaded part={planningPart} back={() => act({ do: 'close-repeat' })}>
          {({ Repeat }) => <Repeat repeat={screen.repeat} week={view.week} busy={job !== undefined} />}
        </OnceLoaded>
      );
    case 'sheet-views':
      return <SheetViewsForm looks={screen.looks} />;
    case 'roster':
      return (
        <>
          <ScreenHeading>{paneText.roster.heading}</ScreenHeading>
          <OnceLoaded part={rosterPart} back={() => act({ do: 'close-rosters' })}>
            {({ RosterScreen }) => (
              <RosterScreen
                roster={screen.roster}
                tables={view.tables}
                job={job}
                today={dayText(new Date(now()))}
              />
            )}
          </OnceLoaded>
        </>
      );
    case 'reports':
      return (
        <>
          <ScreenHeading>{paneText.reports.heading}</ScreenHeading>
          <OnceLoaded part={reportsPart} back={() => act({ do: 'close-reports' })}>
            {({ Reports }) => <Reports reports={screen.reports} job={job} today={dayText(new Date(now()))} />}
          </OnceLoaded>
        </>
      );
  }
}
