import type { RowStanding, SelectedField, SelectedRow as Row, HistoryLine } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { selectionText } from '../selection-messages';
import { Button } from './button';
import { CellText } from './cell-text';
import { ConflictOf } from './conflicts';
import { RowName } from './row-list';
import { useEffect, useState } from 'preact/hooks';

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
  readonly act: Act;
}

/** Whose row it is, and how it stands. */
export function SelectedRowHead({ row: { code, label, number, standing } }: Pick<SelectedRowProps, 'row'>) {
  return (
    <div class="selected-head">
      <p class="selected-name">
        <RowName label={label} />
      </p>
      <p class="selected-standing">
        <span class={`dot ${MARKS[standing]}`} aria-hidden="true" />
        {selectionText.standing(standing, code)} <span class="row-number">{text.row(number)}</span>
      </p>
    </div>
  );
}

/** What is wrong with a row, what was edited, and what became of it in earlier pushes. */
export function SelectedRow({ row, act }: SelectedRowProps) {
  const { changes, isNew, note, standing } = row;
  return (
    <>
      {note !== '' && (
        <p class="selected-note" dir="auto">
          {note}
        </p>
      )}
      {isNew && <p class="quiet">{selectionText.newRow(standing)}</p>}
      {row.conflict.length > 0 && <ConflictOf row={{ ...row, fields: row.conflict }} act={act} />}
      {changes.length > 0 && (
        <dl class="changes">
          {changes.map((change) => (
            <Change key={change.id} change={change} act={act} />
          ))}
        </dl>
      )}
      <RowHistory history={row.history} act={act} />
    </>
  );
}

/** The old value above the new one, with the button that takes this field's edit back. */
function Change({ change, act }: { readonly change: SelectedField; readonly act: Act }) {
  const { id, field, from, to } = change;
  return (
    <div>
      <dt dir="auto">{field}</dt>
      <dd>
        <div class="selected-values">
          <del>
            <CellText of={from} />
          </del>{' '}
          <span class="visually-hidden">{selectionText.becomes}</span>{' '}
          <ins>
            <CellText of={to} />
          </ins>
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

interface RowHistoryProps {
  readonly history: readonly HistoryLine[] | undefined;
  readonly act: Act;
}

/** What the log of pushes says of a row. It is read when the user opens it, and again when the row has changed. */
function RowHistory({ history, act }: RowHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const isDue = isOpen && history === undefined;
  useEffect(() => {
    if (isDue) act({ do: 'row-history' });
  }, [isDue]);
  return (
    <details class="count-row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        <span class="count-row-name">{selectionText.history}</span>
      </summary>
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
    </details>
  );
}

function Line({ line: { when, field, from, to, result, message } }: { readonly line: HistoryLine }) {
  return (
    <>
      <p class="row-number">{selectionText.historyLine(when, result)}</p>
      {field !== '' && (
        <p>
          <bdi>{field}</bdi>: <CellText of={from} /> → <CellText of={to} />
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
