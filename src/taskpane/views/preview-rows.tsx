import type { FieldChange, PreviewRow } from '../../app/view';
import type { Act } from '../act';
import { pushText } from '../push-messages';
import { CellText } from './cell-text';
import { InlineNotice } from './inline-notice';
import { RowList } from './row-list';

interface RowsToSendProps {
  readonly rows: readonly PreviewRow[];
  readonly count: number;
  /** Whether new rows are marked, because changed rows are among them. */
  readonly marksNew: boolean;
  readonly act: Act;
}

/** The rows that are sent: one line for a new row, and old above new for each edited field. */
export function RowsToSend({ rows, count, marksNew, act }: RowsToSendProps) {
  return (
    <RowList rows={rows} count={count} act={act} under={(row) => <Row row={row} marksNew={marksNew} />} />
  );
}

function Row({ row, marksNew }: Pick<RowsToSendProps, 'marksNew'> & { readonly row: PreviewRow }) {
  const { action, summary, warning, changes, details } = row;
  return (
    <>
      {(summary !== '' || marksNew) && (
        <p class="row-summary" dir="auto">
          {marksNew && action === 'add' && <span class="row-new">{pushText.preview.added}</span>}
          {summary}
        </p>
      )}
      {warning && <InlineNotice tone="warning" words={warning} />}
      {changes.length > 0 && <Changes changes={changes} isUpdate />}
      {details.length > 0 && (
        <details class="row-details">
          {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
          <summary tabIndex={0}>{pushText.preview.details}</summary>
          <Changes changes={details} isUpdate={action === 'update'} />
        </details>
      )}
    </>
  );
}

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  readonly isUpdate: boolean;
}

function Changes({ changes, isUpdate }: ChangesProps) {
  return (
    <dl class="changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt dir="auto">{change.field}</dt>
          <dd>{isUpdate ? <OldAndNew change={change} /> : <CellText of={change.to} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The old value above the new one. */
function OldAndNew({ change }: { readonly change: FieldChange }) {
  return (
    <>
      <del>
        <CellText of={change.from} />
      </del>{' '}
      <span class="visually-hidden">{pushText.preview.becomes}</span>{' '}
      <ins>
        <CellText of={change.to} />
      </ins>
    </>
  );
}
