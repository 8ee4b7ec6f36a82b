import { useEffect, useState } from 'preact/hooks';
import type {
  Selection,
  RowStanding,
  SelectedField,
  SelectedRow as Row,
  HistoryLine,
} from '../../app/view/index';
import { illOf, revealOf, useAct, whoOf } from '../act';
import { selectionText } from '../home-messages';
import { paneText } from '../messages';
import { ConflictOf } from './conflicts';
import { Button, Fold } from './controls';
import { Menu, type MenuItem } from './menus';
import { ShownCell, OldAndNew, RowName } from './row-list';

interface SelectedRowsProps {
  /** The kind of the table in front. */
  readonly kind: string;
  readonly selection: Selection | undefined;
  readonly inParts: boolean;
}

/** The rows that are selected in the sheet. They are read only while this is shown. */
export function SelectedRowsCard({ kind, selection, inParts }: SelectedRowsProps) {
  const act = useAct();
  useEffect(() => {
    act({ do: 'watch-rows', on: true });
    return () => act({ do: 'watch-rows', on: false });
  }, []);
  const shown = selection?.kind === kind ? selection : undefined;
  const row = shown?.row;
  return (
    <section
      class="card selected-rows"
      aria-label={shown && !row ? selectionText.headingOfMany : selectionText.heading}
    >
      {!shown && <p class="quiet">{inParts ? selectionText.inParts : selectionText.none}</p>}
      {shown && (
        <>
          <div class="card-head">
            {row ? <SelectedRowHead row={row} /> : <p>{selectionText.many(shown.count, shown.standings)}</p>}
            <MoreActs selection={shown} />
          </div>
          <Acts selection={shown} />
        </>
      )}
      {row && <SelectedRow key={row.row ?? row.index} row={row} />}
    </section>
  );
}

interface ActsProps {
  readonly selection: Selection;
}

/** The acts on all selected rows. A button is there only if it can do something. */
function Acts({ selection: { pushable, revertible, row } }: ActsProps) {
  const act = useAct();
  return (
    <div class="actions">
      {pushable > 0 && (
        <Button small onPress={() => act({ do: 'push-selected' })}>
          {row ? selectionText.push : selectionText.pushMany}
        </Button>
      )}
      {/* A row in conflict has the two buttons below its values. */}
      {revertible > 0 && (!row || row.conflict.length === 0 || row.changes.length > 0) && (
        <Button small onPress={() => act({ do: 'revert-selected' })}>
          {row ? selectionText.revertRow : selectionText.revertMany}
        </Button>
      )}
      {row?.isShift && (
        <Button small onPress={() => act(whoOf(row))}>
          {selectionText.who}
        </Button>
      )}
      {row?.isOfPerson && (
        <Button small onPress={() => act(illOf(row))}>
          {selectionText.ill}
        </Button>
      )}
    </div>
  );
}

function MoreActs({ selection: { kind, refreshable, row } }: ActsProps) {
  const act = useAct();
  const refresh: MenuItem = {
    words: selectionText.refresh(row ? 1 : refreshable),
    onPress: () => act({ do: 'refresh-selected', kind }),
  };
  const items: readonly MenuItem[] = [
    ...(row ? [{ words: selectionText.show, onPress: () => act(revealOf(row)) }] : []),
    ...(refreshable > 0 ? [refresh] : []),
  ];
  return items.length > 0 ? (
    <Menu name={row ? selectionText.more : selectionText.moreOfMany} items={items} />
  ) : null;
}

/** Rows that need the user are marked like the rows to fix in the lists above. */
const MARKS: Readonly<Record<RowStanding, string>> = {
  unchanged: 'plain',
  stored: 'plain',
  new: 'added',
  edited: 'edited',
  fix: 'fix',
  refused: 'fix',
  conflict: 'fix',
  unknown: 'warned',
  'not-sent': 'warned',
  gone: 'fix',
};

interface SelectedRowProps {
  readonly row: Row;
}

/** Whose row it is, and how it stands. */
function SelectedRowHead({ row: { code, label, number, standing } }: Pick<SelectedRowProps, 'row'>) {
  return (
    <div class="selected-head">
      <p class="selected-name">
        <RowName label={label} />
      </p>
      <p class="selected-standing">
        <span class={`dot ${MARKS[standing]}`} aria-hidden="true" />
        {selectionText.standing(standing, code)} <span class="row-number">{paneText.row(number)}</span>
      </p>
    </div>
  );
}

/** What is wrong with a row, what was edited, and what became of it in earlier pushes. */
function SelectedRow({ row }: SelectedRowProps) {
  const { changes, isNew, note, standing } = row;
  return (
    <>
      {note !== '' && (
        <p class="selected-note" dir="auto">
          {note}
        </p>
      )}
      {isNew && <p class="quiet">{selectionText.newRow(standing)}</p>}
      {row.conflict.length > 0 && <ConflictOf row={{ ...row, fields: row.conflict }} />}
      {changes.length > 0 && (
        <dl class="changes">
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </dl>
      )}
      <RowHistory history={row.history} />
    </>
  );
}

/** The old value above the new one, with the button that takes this field's edit back. */
function Change({ change }: { readonly change: SelectedField }) {
  const act = useAct();
  const { id, field, from, to } = change;
  return (
    <div>
      <dt dir="auto">{field}</dt>
      <dd>
        <div class="selected-values">
          <OldAndNew old={from} is={to} />
        </div>
        <Button
          small
          appearance="subtle"
          onPress={() => act({ do: 'revert-selected', field: id })}
          name={selectionText.revertField(field)}
        >
          {selectionText.revert}
        </Button>
      </dd>
    </div>
  );
}

/** What the log of pushes says of a row. It is read when the user opens it, and again when the row has changed. */
function RowHistory({ history }: { readonly history: readonly HistoryLine[] | undefined }) {
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  const isDue = isOpen && history === undefined;
  useEffect(() => {
    if (isDue) act({ do: 'row-history' });
  }, [isDue]);
  return (
    <Fold name={selectionText.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {history === undefined && <p class="quiet">{selectionText.historyLoading}</p>}
      {history?.length === 0 && <p class="quiet">{selectionText.noHistory}</p>}
      {history !== undefined && history.length > 0 && (
        <ul class="rows row-history">
          {history.map((line, at) => (
            <li key={at}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function Line({ line: { when, field, from, to, result, message } }: { readonly line: HistoryLine }) {
  return (
    <>
      <p class="row-number">{selectionText.historyLine(when, result)}</p>
      {field !== '' && (
        <p>
          <bdi>{field}</bdi>: <ShownCell text={from} /> → <ShownCell text={to} />
        </p>
      )}
      {message !== '' && result !== 'Stored' && (
        <p class="row-note" dir="auto">
          {message}
        </p>
      )}
    </>
  );
}
