import type { TableView } from '../../app/view';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { isChanged } from '../home-sums';
import { keepSafeText } from '../keep-safe-messages';
import styles from '../styles/home.css';
import type { Tab } from '../tab-names';
import { timeOffText } from '../time-off-messages';
import { BackupLine } from './backup-line';
import { Data } from './data';
import { DeletedRows } from './deleted-rows';
import { HomeStatus } from './home-status';
import { tablesOf, type HomeProps } from './home-tables';
import { InlineNotice } from './inline-notice';
import { KeepSafe, type KeepSafeProps } from './keep-safe';
import { Pushed } from './pushed';
import { ScreenHeading } from './screen-heading';
import { SelectedRows } from './selected-rows';
import { Shifts } from './shifts';
import { TableCard } from './table-card';
import { TableList } from './table-list';
import { TimeOff, type TimeOffProps } from './time-off';
import { CategoryQuestion } from './category-question';

// These styles stay: the screens that one opens from Home use them too.
const sheet = document.createElement('style');
sheet.append(String(styles));
document.head.append(sheet);

const PARTS = { home: Today, reports: Today, shifts: Shifts, data: Data };

/**
 * The open tab: today's work (Home), shifts, or the whole data. Or the screens that are opened from there: time off, and
 * backups.
 */
export function Home({ view, tab, act }: HomeProps & { readonly tab: Tab }) {
  const { ask, screen } = view;
  if (screen.kind === 'keep-safe')
    return <KeepSafeScreen keepSafe={screen.keepSafe} job={view.job} act={act} />;
  if (screen.kind === 'time-off') return <TimeOffScreen timeOff={screen.timeOff} job={view.job} act={act} />;
  const Part = PARTS[tab];
  return (
    <>
      {ask && <CategoryQuestion ask={ask} act={act} />}
      <Part view={view} act={act} />
    </>
  );
}

function TimeOffScreen(props: TimeOffProps) {
  return (
    <>
      <ScreenHeading>{timeOffText.heading}</ScreenHeading>
      <TimeOff {...props} />
    </>
  );
}

function KeepSafeScreen(props: KeepSafeProps) {
  return (
    <>
      <ScreenHeading>{keepSafeText.heading}</ScreenHeading>
      <KeepSafe {...props} />
    </>
  );
}

/** How things stand, the table in front, and the other changed tables in short. */
function Today({ view, act }: HomeProps) {
  const { present, front } = tablesOf(view);
  const others = present.filter((table) => table !== front);
  return (
    <>
      {view.pushed && <Pushed result={view.pushed} undoable={view.undoable} act={act} />}
      <HomeStatus present={present} excludesWarned={view.excludesWarned} act={act} />
      <InlineNotice words={view.saved} />
      {present.length > 0 && <ThisSheet front={front} view={view} act={act} />}
      <DeletedElsewhere tables={others} act={act} />
      <ChangedTables tables={others.filter(isChanged)} act={act} />
      {view.backup && view.backup.records > 0 && <BackupLine age={view.backup} act={act} />}
    </>
  );
}

interface ThisSheetProps extends HomeProps {
  readonly front: TableView | undefined;
}

function ThisSheet({ front, view, act }: ThisSheetProps) {
  if (!front) return <p class="quiet">{homeText.noTable}</p>;
  return (
    <>
      {front.state === 'ready' && (
        <SelectedRows
          kind={front.kind}
          selection={view.selection}
          inParts={view.selectionInParts ?? false}
          act={act}
        />
      )}
      <TableCard key={front.kind} table={front} view={view} act={act} />
    </>
  );
}

interface TablesProps {
  readonly tables: readonly TableView[];
  readonly act: Act;
}

/** Only this workbook knows these rows, so they are shown wherever the user is. */
function DeletedElsewhere({ tables, act }: TablesProps) {
  const waiting = tables.filter(({ listed, counts }) => !listed && counts.deleted > 0);
  return (
    <>
      {waiting.map((table) => (
        <section class="card" key={table.kind} aria-label={table.title}>
          <h3 dir="auto">{table.title}</h3>
          <DeletedRows table={table} act={act} />
        </section>
      ))}
    </>
  );
}

/** The other tables that have something to push or to fix. "Data" lists all tables. */
function ChangedTables({ tables, act }: TablesProps) {
  if (tables.length === 0) return null;
  return (
    <section aria-label={homeText.others}>
      <p class="overline">{homeText.others}</p>
      <TableList tables={tables} act={act} />
    </section>
  );
}
