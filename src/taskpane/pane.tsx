/**
 * taskpane: the pane that users see. It draws the app's View and sends Intents; it keeps no state about records, only
 * what a person is typing or has opened.
 */
import type { ReadonlySignal } from '@preact/signals-core';
import { useSignalEffect } from '@preact/signals';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../app/view';
import type { Act } from './act';
import { announcer, type Announcement } from './announcements';
import { dayText } from './browser/clock';
import { pushScreens } from './push-screens';
import { questions } from './questions';
import { Say } from './say';
import { screenOf, type Screen } from './screen';
import { Connect } from './views/connect';
import { Header } from './views/header';
import { Home } from './views/home';
import { LiveRegion, type Spoken } from './views/live-region';
import { NoticeBar } from './views/notice-bar';
import { OnceLoaded } from './views/once-loaded';
import { PasteScreen } from './views/paste-screen';
import { Progress, ProgressScreen } from './views/progress';
import { ReportsScreen } from './views/reports-screen';
import { focusFromTop } from './views/screen-heading';

interface PaneProps {
  readonly view: ReadonlySignal<View>;
  readonly act: Act;
  /** Milliseconds since the epoch: how long ago progress was last said aloud, and which day it is. */
  readonly now: () => number;
}

export function Pane({ view, act, now }: PaneProps) {
  const [spoken, setSpoken] = useState<Spoken>();
  const speak = useCallback(
    (said: Announcement) => setSpoken((last) => ({ ...said, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const say = useCallback((words: string) => speak({ words, urgent: false }), [speak]);
  const [announce] = useState(() => announcer(now));
  useSignalEffect(() => {
    const said = announce(view.value);
    if (said) speak(said);
  });

  const shown = view.value;
  const { company, connection, copy, session } = shown;
  const screen = screenOf(shown);
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(screen, main);
  return (
    <Say.Provider value={say}>
      <Header connection={connection} act={act} />
      <main class="screen" ref={main}>
        {shown.notice && <NoticeBar notice={shown.notice} act={act} />}
        {session && connection.state === 'in' && (
          <OnceLoaded part={questions} back={() => act({ do: 'cancel' })}>
            {({ SessionQuestion }) => (
              <SessionQuestion question={session} connection={connection} act={act} />
            )}
          </OnceLoaded>
        )}
        {copy && connection.state === 'in' && !shown.job && screen === 'home' && (
          <OnceLoaded part={questions} back={() => act({ do: 'sign-out' })}>
            {({ CopyQuestion }) => <CopyQuestion question={copy} act={act} />}
          </OnceLoaded>
        )}
        {company && !shown.job && screen === 'home' && (
          <OnceLoaded part={questions} back={() => act({ do: 'sign-out' })}>
            {({ CompanyQuestion }) => <CompanyQuestion question={company} act={act} />}
          </OnceLoaded>
        )}
        {shown.job && screen !== 'progress' && (
          <div class="job">
            <Progress job={shown.job} act={act} />
          </div>
        )}
        <ScreenBody key={screen} screen={screen} view={shown} act={act} now={now} />
      </main>
      <LiveRegion spoken={spoken} />
    </Say.Provider>
  );
}

function ScreenBody({
  screen,
  view,
  act,
  now,
}: Pick<PaneProps, 'act' | 'now'> & { readonly screen: Screen; readonly view: View }) {
  const { connection, job, paste, preview, reports, result, undo } = view;
  if (screen === 'progress' && job) return <ProgressScreen job={job} act={act} />;
  if (screen === 'result' && result)
    return (
      <OnceLoaded part={pushScreens} back={() => act({ do: 'close-result' })}>
        {({ Result }) => <Result result={result} saved={view.saved} undoable={view.undoable} act={act} />}
      </OnceLoaded>
    );
  if (screen === 'undo' && undo)
    return (
      <OnceLoaded part={pushScreens} back={() => act({ do: 'close-undo' })}>
        {({ Undo }) => <Undo undo={undo} act={act} />}
      </OnceLoaded>
    );
  if (screen === 'preview' && preview)
    return (
      <OnceLoaded part={pushScreens} back={() => act({ do: 'back' })}>
        {({ Preview }) => <Preview preview={preview} narrowed={view.narrowed} act={act} />}
      </OnceLoaded>
    );
  if (screen === 'paste' && paste) return <PasteScreen paste={paste} act={act} />;
  if (screen === 'reports' && reports)
    return <ReportsScreen reports={reports} job={job} today={dayText(new Date(now()))} act={act} />;
  if (connection.state === 'out') return <Connect connection={connection} tables={view.tables} act={act} />;
  return <Home view={view} act={act} />;
}

/** A new screen takes the focus to its heading. */
function useFocusOnNewScreen(screen: Screen, main: { readonly current: HTMLElement | null }): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    focusFromTop(main.current?.querySelector<HTMLElement>('h2'));
  }, [screen, main]);
}
