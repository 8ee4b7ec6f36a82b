import type { TableView, TableCounts, View } from '../../app/view/index';
import { type Act, useAct } from '../act';
import { homeText } from '../home-messages';
import { sheetViewsText } from '../sheet-views-messages';
import { Button, Drawing } from './controls';
import { Menu, type MenuItem } from './menus';

interface TableListProps {
  readonly tables: readonly TableView[];
}

/** Tables of the workbook, each in one line. A click on the name brings the table's sheet to the front. */
export function TableList({ tables }: TableListProps) {
  return (
    <ul class="lines">
      {tables.map((table) => (
        <TableLine key={table.kind} table={table} />
      ))}
    </ul>
  );
}

function TableLine({ table }: { readonly table: TableView }) {
  const act = useAct();
  const { kind, title } = table;
  const { buttons, others } = tableActs(table, act);
  const goTo = () => act({ do: 'show-table', kind });
  const changes = changesOf(table);
  return (
    <li class="line">
      <KindIcon kind={kind} />
      <button type="button" class="line-name" dir="auto" title={homeText.acts.goTo} onClick={goTo}>
        {title}
      </button>
      <span class={isChanged(table) ? 'line-state changed' : 'line-state'}>
        {table.state === 'ready' && changes !== '' ? changes : tableSentence(table)}
      </span>
      <Menu
        name={homeText.more(title)}
        items={[{ words: homeText.acts.goTo, onPress: goTo }, ...buttons, ...others]}
      />
    </li>
  );
}

/** Tables that the workbook could have. */
export function AbsentTables({ tables }: TableListProps) {
  const act = useAct();
  const words = homeText.acts;
  return (
    <ul class="lines">
      {tables.map(({ kind, title, listed }) => (
        <li class="line" key={kind}>
          <KindIcon kind={kind} />
          <span class="line-title" dir="auto">
            {title}
          </span>
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
  );
}

/** A picture for each kind of record, drawn for this pane. Its sheet's name is always beside it. */
const PATHS: Readonly<Record<string, string>> = {
  // a person
  users: 'M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM2.8 13.5c.5-2.4 2.6-3.7 5.2-3.7s4.7 1.3 5.2 3.7',
  // a label
  categories: 'M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.3h.01',
  // a house
  departments: 'M3.5 13.5v-11h6v11M9.5 6.5h3v7M2 13.5h12M5.5 5.2h2M5.5 7.8h2M5.5 10.4h2',
  // a list with ticks
  tasks: 'M2.5 4.5l1.3 1.3L6 3.5M2.5 10.5l1.3 1.3L6 9.5M8.5 5h5M8.5 11h5',
  // a pin on a map
  areas:
    'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14zM8 8a1.5 1.5 0 1 0 0-3a1.5 1.5 0 0 0 0 3z',
  // a clock
  'times-of-day': 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 4.8V8l2.2 1.6',
  // a purse
  'time-off-accounts': 'M2.5 4.5h10v8.5h-10zM2.5 4.5l7-2.2v2.2M10 8h3.5v2.5H10z',
  // a box
  'other-items': 'M2.5 5l5.5-2.5L13.5 5v6L8 13.5 2.5 11zM2.5 5L8 7.5 13.5 5M8 7.5v6',
  // a medal
  qualifications: 'M8 9.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM6 9l-1 5 3-1.6L11 14l-1-5',
  // the sun
  'time-off':
    'M8 10.8a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6zM8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M3.4 12.6l.9-.9M11.7 4.3l.9-.9',
  // a calendar
  'time-blocks': 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3M5.5 9h2M9 9h2M5.5 11.3h2',
  // two arrows in a circle
  'recurring-blocks': 'M3 7a5 5 0 0 1 9-2.5M12.5 2v3h-3M13 9a5 5 0 0 1-9 2.5M3.5 14v-3h3',
  // a clipboard
  timesheet: 'M4 3.5h8v10H4zM6 2.5h4v2H6zM6 7.5h4M6 10h4',
};

/** Schedule templates are recurring shifts. */
export function KindIcon({ kind }: { readonly kind: string }) {
  return <Drawing path={PATHS[kind] ?? PATHS['recurring-blocks'] ?? ''} />;
}

export interface HomeSum {
  /** Rows that a push would send and that nobody has refused. */
  readonly ready: number;
  /** Rows that need the user: a push would leave them out, or the service has refused them. */
  readonly attention: number;
  /** Rows that were sent, and of which the service is asked whether they are stored. */
  readonly inDoubt: number;
  readonly warned: number;
  /** Sheets that can't be read. */
  readonly broken: number;
  /** The parts of the bar. ready + inDoubt + attention = their sum, if no row is held back because of a warning. */
  readonly parts: Readonly<Record<'added' | 'edited' | 'inDoubt' | 'unknown' | 'wrong', number>>;
}

export function homeSum(tables: readonly TableView[], excludesWarned: boolean): HomeSum {
  const sum = (countOf: (counts: TableCounts) => number) =>
    tables.reduce((total, { counts }) => total + countOf(counts), 0);
  const added = sum((counts) => unrefused(counts).added);
  const edited = sum((counts) => unrefused(counts).edited);
  const warned = sum((counts) => counts.warned);
  const inDoubt = sum((counts) => counts.inDoubt);
  const unknown = sum((counts) => counts.unknown);
  const wrong = sum(({ fix, refused }) => fix + refused) - unknown;
  return {
    ready: Math.max(0, added + edited - (excludesWarned ? warned : 0)),
    attention: wrong + unknown,
    inDoubt,
    warned,
    broken: tables.filter(({ state }) => state === 'broken').length,
    parts: { added, edited, inDoubt, unknown, wrong },
  };
}

/** The new and edited rows without the refused ones. */
export function unrefused({ added, edited, refused, refusedNew }: TableCounts): {
  readonly added: number;
  readonly edited: number;
} {
  return { added: added - refusedNew, edited: edited - (refused - refusedNew) };
}

/** What is new, edited or wrong in a table, in one line; '' if nothing is. */
function changesOf({ counts, rowsBelow }: TableView): string {
  return homeText.table.changes({ ...counts, ...unrefused(counts), rowsBelow });
}

/** Whether a table has something to push, to fix or to decide. */
export function isChanged(table: TableView): boolean {
  return table.state === 'broken' || changesOf(table) !== '';
}

/** A table in one line: `48 users, 1 to fix, 2 edited`. */
export function tableSentence(table: TableView): string {
  const words = homeText.table;
  if (table.state === 'broken') return words.needsLook;
  const { counts, one, many } = table;
  return words.state(words.total(counts.rows, one, many), changesOf(table));
}

export interface HomeProps {
  readonly view: View;
}

interface Tables {
  /** Those of the workbook. */
  readonly present: readonly TableView[];
  /** Those that it could have. */
  readonly absent: readonly TableView[];
  /** The one whose sheet is in front. */
  readonly front: TableView | undefined;
}

export function tablesOf({ tables, active }: View): Tables {
  const present = tables.filter((table) => table.state !== 'absent');
  return {
    present,
    absent: tables.filter((table) => table.state === 'absent'),
    front: present.find(({ kind }) => kind === active),
  };
}

/** What can be done with a table, the most useful first. `buttons` of them are shown as buttons on its card. */
export function tableActs(
  table: TableView,
  act: Act,
): { readonly buttons: readonly MenuItem[]; readonly others: readonly MenuItem[] } {
  const words = homeText.acts;
  const { kind, title, listed, counts } = table;
  const download: MenuItem = {
    words: listed ? words.downloadAgain : words.renewNames,
    onPress: () => act({ do: 'download', kind }),
  };
  if (table.state === 'broken') {
    const again = { words: words.checkAgain, onPress: () => act({ do: 'preview', kind }) };
    return { buttons: [again, download], others: [] };
  }
  const rest: readonly MenuItem[] = [
    ...(counts.added + counts.edited > 0
      ? [{ words: words.pushOnly(title), onPress: () => act({ do: 'push', kind }) }]
      : []),
    ...(listed && counts.rows > 0
      ? [{ words: words.refreshSelected, onPress: () => act({ do: 'refresh-selected', kind }) }]
      : []),
  ];
  const looks: MenuItem = {
    words: sheetViewsText.open,
    onPress: () => act({ do: 'open-sheet-views', kind }),
  };
  const enter: readonly MenuItem[] = table.daysOff
    ? [{ words: homeText.acts.enterTimeOff, onPress: () => act({ do: 'open-time-off' }) }]
    : [];
  const paste: MenuItem = { words: words.pasteShifts, onPress: () => act({ do: 'open-paste', kind }) };
  return table.shifts
    ? { buttons: [paste], others: [...rest, download, looks] }
    : { buttons: [...enter, download], others: [...rest, looks] };
}
