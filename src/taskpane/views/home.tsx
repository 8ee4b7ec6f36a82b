import { useState } from 'preact/hooks';
import { FEW_ROWS, type TableView, type View } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { pushScreens } from '../push-screens';
import { questions } from '../questions';
import { InlineNotice } from './inline-notice';
import { Button } from './button';
import { OnceLoaded } from './once-loaded';
import { RowList } from './row-list';
import { ScreenHeading } from './screen-heading';
import { ShowRows } from './show-rows';
import { CountRow } from './count-row';

/** As many tables as can be open without making the pane too long to scroll. */
const MOST_OPEN = 2;

/** The tables of this workbook and what a push would find in each, then the tables that it could have. */
export function Home({ view, act }: { readonly view: View; readonly act: Act }) {
  const present = view.tables.filter((table) => table.state !== 'absent');
  const absent = view.tables.filter((table) => table.state === 'absent');
  const { ask } = view;
  return (
    <>
      <ScreenHeading>{text.home.heading}</ScreenHeading>
      {ask && (
        <OnceLoaded part={questions} back={() => act({ do: 'dismiss-notice' })}>
          {({ CategoryQuestion }) => <CategoryQuestion ask={ask} act={act} />}
        </OnceLoaded>
      )}
      <Everything present={present} excludesWarned={view.excludesWarned} act={act} />
      <InlineNotice words={view.saved} />
      {present.map((table) => (
        <PresentTable
          key={table.kind}
          table={table}
          open={present.length <= MOST_OPEN}
          narrowed={view.narrowed.includes(table.kind)}
          act={act}
        />
      ))}
      {absent.length > 0 && <AbsentTables tables={absent} act={act} />}
      <OnceLoaded part={pushScreens} back={() => act({ do: 'dismiss-notice' })}>
        {({ AfterPushes, TemplateForm }) => (
          <>
            <TemplateForm act={act} />
            {present.length > 0 && <AfterPushes view={view} act={act} />}
          </>
        )}
      </OnceLoaded>
    </>
  );
}

/** The commands for all tables at once. */
interface EverythingProps {
  readonly present: readonly TableView[];
  /** Whether rows with warnings are left out of a push. */
  readonly excludesWarned: boolean;
  readonly act: Act;
}

function Everything({ present, excludesWarned, act }: EverythingProps) {
  const words = text.home;
  const sum = (name: 'added' | 'edited' | 'fix' | 'warned') =>
    present.reduce((total, table) => total + table.counts[name], 0);
  const [fix, warned] = [sum('fix'), sum('warned')];
  const going = sum('added') + sum('edited') - (excludesWarned ? warned : 0);
  const isEmpty = present.length === 0;
  // The card of the shifts may be closed and far down. What most users need is at the top.
  const shifts = present.find((table) => table.shifts && table.state === 'ready');
  return (
    <section class="card" aria-label={words.everything}>
      <p>{isEmpty ? words.nothingYet : words.waiting(going, fix, warned, excludesWarned)}</p>
      <div class="actions">
        {!isEmpty && (
          <Button appearance="primary" onPress={() => act({ do: 'push' })}>
            {words.push}
          </Button>
        )}
        {going > 0 && going < FEW_ROWS && fix === 0 && (
          <Button onPress={() => act({ do: 'preview' })}>{words.lookFirst}</Button>
        )}
        <Button appearance={isEmpty ? 'primary' : 'outline'} onPress={() => act({ do: 'download' })}>
          {words.downloadEverything}
        </Button>
        {shifts && (
          <Button onPress={() => act({ do: 'open-paste', kind: shifts.kind })}>{words.pasteShifts}</Button>
        )}
        {!isEmpty && <Button onPress={() => act({ do: 'open-reports' })}>{words.reports}</Button>}
      </div>
    </section>
  );
}

interface PresentTableProps {
  readonly table: TableView;
  readonly open: boolean;
  /** Whether only rows that need the user are shown. */
  readonly narrowed: boolean;
  readonly act: Act;
}

function PresentTable({ table, open, narrowed, act }: PresentTableProps) {
  const needsLook = table.state === 'broken' || table.counts.fix > 0 || table.rowsBelow > 0;
  // A card that was opened because of a problem remains open: it must not close while the user is correcting the last row.
  const [looked, setLooked] = useState(needsLook);
  if (needsLook && !looked) setLooked(true);
  return (
    <details class="card" open={open || looked}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="table-line" tabIndex={0}>
        <h3 dir="auto">{table.title}</h3>
        <span class="quiet">{summaryOf(table)}</span>
      </summary>
      {table.state === 'broken' ? (
        <BrokenTable table={table} act={act} />
      ) : (
        <ReadyTable table={table} narrowed={narrowed} act={act} />
      )}
    </details>
  );
}

function summaryOf({ state, counts, rowsBelow, one, many }: TableView): string {
  const words = text.home;
  if (state === 'broken') return words.needsLook;
  const below = rowsBelow > 0 ? [words.rowsBelow(rowsBelow)] : [];
  if (counts.rows === 0) return [words.noRows(many), ...below].join(', ');
  const total = words.total(counts.rows, one, many);
  const changes = (['fix', 'added', 'edited'] as const).filter((name) => counts[name] > 0);
  const warnings = counts.warned > 0 ? [words.warnings(counts.warned)] : [];
  return [
    total,
    ...changes.map((name) => words.counted(counts[name], words[name])),
    ...warnings,
    ...below,
  ].join(', ');
}

function BrokenTable({ table, act }: { readonly table: TableView; readonly act: Act }) {
  return (
    <>
      <InlineNotice tone="warning" words={table.trouble ?? ''} />
      <div class="actions">
        <Button onPress={() => act({ do: 'preview', kind: table.kind })}>{text.home.checkAgain}</Button>
      </div>
    </>
  );
}

function ReadyTable({ table, narrowed, act }: Omit<PresentTableProps, 'open'>) {
  const words = text.home;
  const { kind, title } = table;
  return (
    <>
      {!table.listed && <p class="quiet">{words.unlisted(table.many)}</p>}
      {table.rowsBelow > 0 && <RowsBelow kind={kind} count={table.rowsBelow} act={act} />}
      <Tallies table={table} act={act} />
      <div class="actions">
        <ShowRows
          kind={kind}
          needsAttention={table.needsAttention}
          warned={table.counts.warned > 0}
          narrowed={narrowed}
          act={act}
        />
        {table.shifts && (
          <Button small name={words.pasteShiftsInto(title)} onPress={() => act({ do: 'open-paste', kind })}>
            {words.pasteShifts}
          </Button>
        )}
        {table.shifts && table.counts.rows > 0 && (
          <Button small onPress={() => act({ do: 'copy-week', kind })}>
            {words.copyWeek}
          </Button>
        )}
        <Button small onPress={() => act({ do: 'preview', kind })}>
          {words.pushOnly(title)}
        </Button>
        <Button small onPress={() => act({ do: 'download', kind })}>
          {table.listed ? words.downloadAgain : words.renewNames}
        </Button>
        {table.listed && table.counts.rows > 0 && (
          <Button small onPress={() => act({ do: 'refresh-selected', kind })}>
            {words.refreshSelected}
          </Button>
        )}
      </div>
    </>
  );
}

interface RowsBelowProps {
  readonly kind: string;
  readonly count: number;
  readonly act: Act;
}

/** Rows that the user has typed below a table that does not grow. */
function RowsBelow({ kind, count, act }: RowsBelowProps) {
  return (
    <>
      <InlineNotice tone="warning" words={text.home.belowNote(count)} />
      <div class="actions">
        <Button small onPress={() => act({ do: 'include-below', kind })}>
          {text.home.includeBelow(count)}
        </Button>
      </div>
    </>
  );
}

function Tallies({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const words = text.home;
  const { counts } = table;
  const listed = (['fix', 'warned', 'added', 'edited'] as const).filter((name) => counts[name] > 0);
  if (listed.length === 0 && counts.deleted === 0) {
    return <p>{counts.rows === 0 ? words.howToBegin : words.nothingChanged}</p>;
  }
  return (
    <div class="count-rows">
      {listed.map((name) => (
        <CountRow key={name} name={words[name]} count={counts[name]} mark={name}>
          <RowList rows={table[name]} count={counts[name]} act={act} />
        </CountRow>
      ))}
      <CountRow name={words.unchanged} count={counts.unchanged} mark="plain" />
      {counts.deleted > 0 && (
        <CountRow name={words.deleted} count={counts.deleted} mark="plain">
          {table.listed ? <p class="quiet">{words.deletedNote}</p> : <Deleted table={table} act={act} />}
        </CountRow>
      )}
      {counts.copied > 0 && <p class="quiet count-rows-note">{words.copied(counts.copied)}</p>}
    </div>
  );
}

/** Rows that the service still has and can't list: only the sheet knows them. */
function Deleted({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const words = text.home;
  const { kind, deleted, counts } = table;
  return (
    <>
      <p class="quiet">{words.deletedUnlistedNote}</p>
      <ul class="rows">
        {deleted.map((label, index) => (
          <li key={`${index} ${label}`}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
      {deleted.length < counts.deleted && <p class="quiet">{text.listed(deleted.length, counts.deleted)}</p>}
      <div class="actions">
        {(['put-back', 'open-shift', 'forget'] as const).map((choice) => (
          <Button small key={choice} onPress={() => act({ do: 'decide-deleted', kind, choice })}>
            {words.choices[choice]}
          </Button>
        ))}
      </div>
    </>
  );
}

function AbsentTables({ tables, act }: { readonly tables: readonly TableView[]; readonly act: Act }) {
  const words = text.home;
  return (
    <section aria-label={words.absent}>
      <h3>{words.absent}</h3>
      <ul class="absent">
        {tables.map(({ kind, title, listed, shifts }) => (
          <li key={kind}>
            <span dir="auto">{title}</span>
            {shifts && (
              <Button
                small
                appearance="subtle"
                name={words.pasteShiftsInto(title)}
                onPress={() => act({ do: 'open-paste', kind })}
              >
                {words.pasteShifts}
              </Button>
            )}
            <Button
              small
              appearance="subtle"
              name={listed ? words.downloadOne(title) : words.makeOne(title)}
              onPress={() => act({ do: 'download', kind })}
            >
              {listed ? words.download : words.make}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
