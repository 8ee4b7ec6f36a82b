/**
 * taskpane: the pane that users see. It draws the app's View and sends Intents. It keeps no state about records, only what a
 * person is typing or has opened.
 */
import { useSignalEffect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Screen, View, Intent } from '../app/view';
import { ActOfPane, type Act } from './act';
import { helpAddress } from './help';
import { announcer, type Announcement } from './views/announcements';
import { Connect } from './views/connect';
import { Header } from './views/header';
import { PANEL_ID, tabId, type Tab } from './views/menus';
import { Announce, LiveRegion, type Spoken, NoticeBar } from './views/notices';
import { loader, OnceLoaded, useLoaded } from './views/once-loaded';
import { ProgressStrip } from './views/progress';
import { focusFromTop } from './views/screen-heading';

/** All screens of a connected pane. They are one part with the app's jobs, and the pane fetches it right after it has opened. */
export const screensPart = loader(() => import(/* webpackChunkName: "jobs" */ './views/screens'));

/** Here Esc has a meaning of its own: it closes the list, or leaves what is typed. */
const OWN_MEANING = 'input, select, textarea, [role="menu"]';

/** Esc goes back from a screen, like its button. */
function useEscGoesBack(view: View, act: Act): void {
  const intent = view.job || view.session ? undefined : wayBack(view);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || !intent) return;
      if (target instanceof Element && target.closest(OWN_MEANING)) return;
      act(intent);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [intent?.do]);
}

/** The intent that closes the screen; undefined if something would be lost by a key that was pressed in error. */
function wayBack({ screen }: View): Intent | undefined {
  switch (screen.kind) {
    case 'preview':
      return { do: 'back' };
    case 'undo':
    case 'sheet-views':
    case 'reports':
    case 'backup':
    case 'who':
    case 'repeat':
      return { do: `close-${screen.kind}` };
    case 'time-off':
      return screen.timeOff.entry.personId === '' ? { do: 'close-time-off' } : undefined;
    case 'result':
      // First passwords are shown once only.
      return screen.result.passwords.length > 0 ? undefined : { do: 'close-result' };
    case 'paste': {
      const { shifts, leftOut: left } = screen.paste;
      return shifts.length + left.length > 0 ? undefined : { do: 'close-paste' };
    }
    default:
      return undefined;
  }
}

interface PaneProps {
  readonly view: ReadonlySignal<View>;
  readonly act: Act;
  /** Milliseconds since the epoch, to measure the time since progress was last announced and to know the day. */
  readonly now: () => number;
  /** Loads the page of the pane again. */
  readonly reload: () => void;
  /** Absent if the language can’t be changed. */
  readonly chooseLanguage?: (tag: string) => void;
}

export function Pane({ view, act, now, reload, chooseLanguage }: PaneProps) {
  const [spoken, setSpoken] = useState<Spoken>();
  const speak = useCallback(
    (said: Announcement) => setSpoken((last) => ({ ...said, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const say = useCallback((words: string) => speak({ words, urgent: false }), [speak]);
  const [announce] = useState(() => announcer(now));
  const spokenOn = useRef<Screen['kind']>(undefined);
  useSignalEffect(() => {
    const { screen: on, notice } = view.value;
    const said = announce(view.value);
    if (said) speak(said);
    // A user who reads a new screen to its end must not find the words of the screen before it.
    else if (on.kind !== spokenOn.current && !notice) setSpoken(undefined);
    spokenOn.current = on.kind;
  });

  const shown = view.value;
  const { belongsTo, connection, tables } = shown;
  const part = useLoaded(screensPart);
  const [asked, setAsked] = useState(0);
  const askDiagnostics = () => setAsked((times) => times + 1);
  const screen = shown.screen.kind;
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(screen, main);
  useEscGoesBack(shown, act);
  const [tab, setTab] = useState<Tab>('home');
  const isOut = connection.state === 'out';
  useEffect(() => {
    if (isOut) setTab('home');
  }, [isOut]);
  // Home says what a push has done, and what waits for the user after it.
  const hasResult = screen === 'result' || shown.pushed !== undefined;
  useEffect(() => {
    if (hasResult) setTab('home');
  }, [hasResult]);
  const hasTabs = !isOut && (screen === 'home' || screen === 'reports');
  const openTab = screen === 'reports' ? 'reports' : tab;
  const choose = (chosen: Tab) => {
    if (chosen === 'reports') return act({ do: 'open-reports' });
    if (screen === 'reports') act({ do: 'close-reports' });
    else if (shown.notice?.tone === 'success') act({ do: 'dismiss-notice' });
    setTab(chosen);
  };
  return (
    <ActOfPane.Provider value={act}>
      <Announce.Provider value={say}>
        <Header
          connection={connection}
          help={helpAddress(screen, tab)}
          askDiagnostics={askDiagnostics}
          reload={reload}
          chooseLanguage={chooseLanguage}
        />
        {shown.job && screen !== 'progress' && <ProgressStrip job={shown.job} />}
        {hasTabs && part && <part.Tabs open={openTab} choose={choose} />}
        <main class="screen" ref={main}>
          {shown.notice && (
            <NoticeBar notice={shown.notice} takeBack={shown.takeBack} askDiagnostics={askDiagnostics} />
          )}
          {asked > 0 && (
            <OnceLoaded part={screensPart} back={() => setAsked(0)}>
              {({ DiagnosticsScreen }) => <DiagnosticsScreen asked={asked} made={shown.diagnostics} />}
            </OnceLoaded>
          )}
          {part && <part.Questions view={shown} />}
          <div
            class="panel"
            id={PANEL_ID}
            {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(openTab) })}
          >
            {screen === 'connect' ? (
              connection.state === 'out' && (
                <Connect
                  connection={connection}
                  belongsTo={belongsTo}
                  tables={tables}
                  EditConnections={part?.EditConnections}
                  WrongSettings={part?.WrongSettings}
                />
              )
            ) : (
              <OnceLoaded part={screensPart} back={() => act({ do: 'sign-out' })}>
                {({ ShownScreen: OpenScreen }) => (
                  <OpenScreen key={screen} view={shown} tab={tab} now={now} />
                )}
              </OnceLoaded>
            )}
          </div>
        </main>
        <LiveRegion spoken={spoken} />
      </Announce.Provider>
    </ActOfPane.Provider>
  );
}

/** Moves the focus to the heading of a new screen. */
function useFocusOnNewScreen(screen: Screen['kind'], main: { readonly current: HTMLElement | null }): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    // Who opens a tab stays on it.
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    focusFromTop(main.current?.querySelector<HTMLElement>('h2'));
  }, [screen, main]);
}
