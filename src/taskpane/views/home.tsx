import type { TableView, ToldOnHome } from '../../app/view/index';
import { useAct } from '../act';
import { homeText } from '../home-messages';
import { toldText } from '../told-messages';
import { BackupLine, BackupScreen } from './backup';
import { Button } from './controls';
import { Data } from './data';
import type { Tab } from './menus';
import { InlineNotice } from './notices';
import { AskCategory } from './questions';
import { PushedScreen } from './result';
import { ScreenHeading } from './screen-heading';
import { SelectedRowsCard } from './selected-rows';
import { Shifts } from './shifts';
import { DeletedRows, TableCard } from './table-card';
import { isChanged, tablesOf, type HomeProps, TableList, homeSum, type HomeSum } from './table-list';
import forms from '../styles/forms.css';
import home from '../styles/home.css';
import menus from '../styles/menus.css';
import push from '../styles/push.css';

// These styles stay: the screens that one opens from Home use them too.
const sheet = document.createElement('style');
sheet.append([home, push, forms, menus].join('\n'));
document.head.append(sheet);

const TABS = { home: Today, reports: Today, shifts: Shifts, data: Data };

/**
 * The open tab: today's work (Home), shifts, or the whole data. Or the screen for
 * backups.
 */
export function Home({ view, tab }: HomeProps & { readonly tab: Tab }) {
  const { ask, screen } = view;
  if (screen.kind === 'backup') return <BackupScreen backup={screen.backup} job={view.job} />;
  const Part = TABS[tab];
  return (
    <>
      {ask && <AskCategory ask={ask} />}
      <Part view={view} />
    </>
  );
}

/** How things stand, the table in front, and the other changed tables in short. */
function Today({ view }: HomeProps) {
  const { present, front } = tablesOf(view);
  const others = present.filter((table) => table !== front);
  return (
    <>
      {view.pushed && <PushedScreen result={view.pushed} undoable={view.undoable} />}
      <HomeStatus present={present} excludesWarned={view.excludesWarned} />
      <InlineNotice words={view.saved} />
      {view.told && <NewForPeople told={view.told} />}
      {present.length > 0 && <ThisSheet front={front} view={view} />}
      <DeletedElsewhere tables={others} />
      <ChangedTables tables={others.filter(isChanged)} />
      {view.backup && view.backup.records > 0 && <BackupLine age={view.backup} />}
    </>
  );
}

/** Nothing, if everybody knows the plan. */
function NewForPeople({ told: { untold, isCopy } }: { readonly told: ToldOnHome }) {
  const act = useAct();
  if (untold === 0 && !isCopy) return null;
  return (
    <section class="card" aria-label={toldText.heading}>
      <p>{isCopy ? toldText.copy : toldText.untold(untold)}</p>
      <div class="actions">
        <Button small onPress={() => act({ do: 'open-told' })}>
          {toldText.open}
        </Button>
      </div>
    </section>
  );
}

interface ThisSheetProps extends HomeProps {
  readonly front: TableView | undefined;
}

function ThisSheet({ front, view }: ThisSheetProps) {
  if (!front) return <p class="quiet">{homeText.noTable}</p>;
  return (
    <>
      {front.state === 'ready' && (
        <SelectedRowsCard
          kind={front.kind}
          selection={view.selection}
          inParts={view.selectionInParts ?? false}
        />
      )}
      <TableCard key={front.kind} table={front} view={view} />
    </>
  );
}

interface TablesProps {
  readonly tables: readonly TableView[];
}

/** Only this workbook knows these rows, so they are shown wherever the user is. */
function DeletedElsewhere({ tables }: TablesProps) {
  const waiting = tables.filter(({ listed, counts }) => !listed && counts.deleted > 0);
  return (
    <>
      {waiting.map((table) => (
        <section class="card" key={table.kind} aria-label={table.title}>
          <h3 dir="auto">{table.title}</h3>
          <DeletedRows table={table} />
        </section>
      ))}
    </>
  );
}

/** The other tables that have something to push or to fix. "Data" lists all tables. */
function ChangedTables({ tables }: TablesProps) {
  if (tables.length === 0) return null;
  return (
    <section aria-label={homeText.others}>
      <p class="overline">{homeText.others}</p>
      <TableList tables={tables} />
    </section>
  );
}

interface HomeStatusProps {
  /** The tables of the workbook. */
  readonly present: readonly TableView[];
  /** Whether rows with warnings are left out of a push. */
  readonly excludesWarned: boolean;
}

/** How things stand, in one line, and the one thing to do next. */
function HomeStatus({ present, excludesWarned }: HomeStatusProps) {
  const words = homeText.status;
  if (present.length === 0) return <Beginning />;
  const sum = homeSum(present, excludesWarned);
  const { warned, inDoubt } = sum;
  return (
    <section class="status" aria-label={headingOf(sum)}>
      <ScreenHeading>{headingOf(sum)}</ScreenHeading>
      <Bar parts={sum.parts} />
      {inDoubt > 0 && <p class="quiet">{words.inDoubtMeaning}</p>}
      {warned > 0 && <p class="quiet">{excludesWarned ? words.held(warned) : words.warned(warned)}</p>}
      <div class="actions">
        <Next sum={sum} />
      </div>
      {sum.parts.added > 0 && <p class="quiet">{words.final(sum.parts.added)}</p>}
    </section>
  );
}

function Beginning() {
  const act = useAct();
  const words = homeText.status;
  return (
    <section class="status" aria-label={words.empty}>
      <ScreenHeading>{words.empty}</ScreenHeading>
      {words.howToBegin.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'download' })}>
          {words.downloadEverything}
        </Button>
      </div>
    </section>
  );
}

function headingOf({ ready, inDoubt, attention, broken }: HomeSum): string {
  const words = homeText.status;
  const isAlone = ready + inDoubt === 0;
  const parts = [
    ready > 0 ? [words.ready(ready)] : [],
    inDoubt > 0 ? [words.inDoubt(inDoubt)] : [],
    attention > 0 ? [isAlone ? words.onlyAttention(attention) : words.attention(attention)] : [],
  ].flat();
  if (parts.length > 0) return parts.join(' · ');
  return broken > 0 ? words.broken(broken) : words.stored;
}

/**
 * "Find out now" asks the service about rows in doubt, "Push" sends what is ready, and "Check" shows what is not. The first of
 * them is the primary button.
 */
function Next({ sum: { ready, inDoubt, attention } }: { readonly sum: HomeSum }) {
  const act = useAct();
  const words = homeText.status;
  const check = () => act({ do: 'preview' });
  return (
    <>
      {inDoubt > 0 && (
        <Button key="doubt" appearance="primary" onPress={() => act({ do: 'find-out' })}>
          {words.findOut}
        </Button>
      )}
      {ready > 0 && (
        <Button
          key="push"
          appearance={inDoubt > 0 ? 'outline' : 'primary'}
          onPress={() => act({ do: 'push' })}
        >
          {words.push(ready)}
        </Button>
      )}
      {attention > 0 && (
        <Button key="attention" appearance={ready + inDoubt > 0 ? 'outline' : 'primary'} onPress={check}>
          {words.check(attention)}
        </Button>
      )}
      {ready + inDoubt + attention === 0 && (
        <Button key="check" small appearance="subtle" onPress={check}>
          {words.checkAll}
        </Button>
      )}
    </>
  );
}

const STANDINGS = [
  { part: 'added', mark: 'added' },
  { part: 'edited', mark: 'edited' },
  { part: 'inDoubt', mark: 'warned' },
  { part: 'unknown', mark: 'warned' },
  { part: 'wrong', mark: 'fix' },
] as const;

/** New, edited and wrong rows as parts of a bar. The words below it say the same. */
function Bar({ parts }: { readonly parts: HomeSum['parts'] }) {
  const shown = STANDINGS.filter(({ part }) => parts[part] > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <div class="bar" aria-hidden="true">
        {shown.map(({ part, mark }) => (
          <span key={part} class={`bar-part ${mark}`} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <ul class="bar-words">
        {shown.map(({ part, mark }) => (
          <li key={part}>
            <span class={`dot ${mark}`} aria-hidden="true" />
            {homeText.status[part](parts[part])}
          </li>
        ))}
      </ul>
    </>
  );
}
