import type { RowStanding, SelectedField, SelectedRow as Row } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { selectionText } from '../selection-messages';
import { Button } from './button';
import { CellText } from './cell-text';
import { ConflictOf } from './conflicts';
import { RowHistory } from './row-history';
import { RowName } from './row-list';

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
