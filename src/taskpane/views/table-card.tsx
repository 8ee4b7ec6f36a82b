import type { TableView, View, DeletedRowChoice } from '../../app/view/index';
import { useAct } from '../act';
import { homeText } from '../home-messages';
import { paneText } from '../messages';
import { showRowsText, sheetViewsText } from '../sheet-views-messages';
import { Conflicts } from './conflicts';
import { Button } from './controls';
import { Menu } from './menus';
import { InlineNotice } from './notices';
import { ShowRows } from './preview-rows';
import { CountRow, RowList } from './row-list';
import { tableSentence, unrefused, KindIcon, tableActs } from './table-list';

interface TableCardProps {
  readonly table: TableView;
  readonly view: Pick<View, 'narrowed' | 'savedViews'>;
}

/** One table with all that waits for the user: its state, its most useful acts, and the rows that need a decision. */
export function TableCard({ table, view }: TableCardProps) {
  const act = useAct();
  const { title, trouble } = table;
  const { buttons, others } = tableActs(table, act);
  return (
    <section class="card" aria-label={title}>
      <div class="card-head">
        <KindIcon kind={table.kind} />
        <h3 dir="auto">{title}</h3>
        {others.length > 0 && <Menu name={homeText.more(title)} items={others} />}
      </div>
      <p class="quiet">{tableSentence(table)}</p>
      {trouble !== undefined && <InlineNotice tone="warning" words={trouble} />}
      <div class="actions">
        {buttons.map(({ words, onPress }) => (
          <Button small key={words} onPress={onPress}>
            {words}
          </Button>
        ))}
      </div>
      {table.state === 'ready' && <ViewButtons table={table} saved={view.savedViews[table.kind] ?? []} />}
      {table.state === 'ready' && <TableRows table={table} view={view} />}
    </section>
  );
}

/** What needs the user is open; what only waits for the push is folded. */
function TableRows({ table, view }: TableCardProps) {
  const act = useAct();
  const words = homeText.rows;
  const { kind, counts, conflicts } = table;
  const toFix = counts.fix - conflicts.count - counts.unknown;
  const open = [
    ['fix', toFix, 'fix', ''],
    ['unknown', counts.unknown, 'warned', words.unknownMeaning],
    ['inDoubt', counts.inDoubt, 'warned', ''],
    ['refused', counts.refused, 'fix', words.refusedMeaning],
  ] as const;
  const folded = { warned: counts.warned, ...unrefused(counts) };
  return (
    <>
      {counts.rows === 0 && <p class="quiet">{homeText.table.howToBegin}</p>}
      <RowsBelow table={table} />
      <DeletedRows table={table} />
      <div class="count-rows">
        <Conflicts table={table} />
        {open.map(
          ([part, count, mark, meaning]) =>
            count > 0 && (
              <CountRow key={part} name={words[part]} count={count} mark={mark} open>
                {meaning !== '' && <p class="quiet">{meaning}</p>}
                <RowList grouped rows={table[part]} count={count} />
              </CountRow>
            ),
        )}
        {(['warned', 'added', 'edited'] as const).map(
          (name) =>
            folded[name] > 0 && (
              <CountRow key={name} name={words[name]} count={folded[name]} mark={name}>
                <RowList
                  rows={table[name]}
                  count={folded[name]}
                  {...(name === 'warned' && { grouped: true })}
                />
              </CountRow>
            ),
        )}
        {counts.changedOnService > 0 && (
          <CountRow name={words.changedOnService(counts.changedOnService)} mark="changed" open>
            <div class="actions">
              <Button small onPress={() => act({ do: 'show-rows', kind, which: 'changed-on-service' })}>
                {showRowsText.showChanged}
              </Button>
              <Button small onPress={() => act({ do: 'clear-marks', kind })}>
                {words.clearMarks}
              </Button>
            </div>
          </CountRow>
        )}
        {counts.copied > 0 && <p class="quiet count-rows-note">{words.copied(counts.copied)}</p>}
      </div>
      <div class="actions">
        <ShowRows
          kind={kind}
          needsAttention={table.needsAttention}
          warned={counts.warned > 0}
          narrowed={view.narrowed.includes(kind)}
        />
      </div>
    </>
  );
}

/** Rows that the user has typed below a table that does not grow. */
function RowsBelow({ table: { kind, rowsBelow } }: Pick<TableCardProps, 'table'>) {
  const act = useAct();
  if (rowsBelow === 0) return null;
  return (
    <>
      <InlineNotice tone="warning" words={homeText.rows.below(rowsBelow)} />
      <div class="actions">
        <Button small onPress={() => act({ do: 'include-below', kind })}>
          {homeText.rows.includeBelow(rowsBelow)}
        </Button>
      </div>
    </>
  );
}

interface ViewButtonsProps {
  readonly table: TableView;
  /** The names of the saved views. */
  readonly saved: readonly string[];
}

/** One click shows a saved view, or all rows. */
function ViewButtons({ table: { kind, title, counts }, saved }: ViewButtonsProps) {
  const act = useAct();
  const words = sheetViewsText.buttons;
  if (counts.rows === 0 || saved.length === 0) return null;
  return (
    <div class="actions" role="group" aria-label={words.label(title)}>
      <Button small appearance="subtle" onPress={() => act({ do: 'show-view', kind, view: 'all' })}>
        {words.all}
      </Button>
      {saved.map((name) => (
        <Button
          small
          appearance="subtle"
          key={`saved ${name}`}
          onPress={() => act({ do: 'show-view', kind, view: { name } })}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}

const CHOICES: readonly DeletedRowChoice[] = ['put-back', 'open-shift', 'forget'];

/** Rows that were deleted from the sheet and are still on the service. If the service can't list them, the user must choose. */
export function DeletedRows({ table }: { readonly table: TableView }) {
  const act = useAct();
  const words = homeText.deleted;
  const { kind, listed, one, many, deleted, counts } = table;
  const count = counts.deleted;
  if (count === 0) return null;
  if (listed) return <p class="quiet">{words.listed(count, one, many)}</p>;
  return (
    <div class="deleted">
      <p>{words.unlisted(count, one, many)}</p>
      <ul class="rows">
        {deleted.map((label, index) => (
          <li key={`${index} ${label}`}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
      {deleted.length < count && <p class="quiet">{paneText.listed(deleted.length, count)}</p>}
      <div class="actions">
        {CHOICES.map((choice) => (
          <Button small key={choice} onPress={() => act({ do: 'decide-deleted', kind, choice })}>
            {words.choices[choice](count)}
          </Button>
        ))}
      </div>
    </div>
  );
}
