import type { FieldChange, Preview as PreviewView, PreviewRow, TablePreview } from '../../app/view';
import type { Act } from '../act';
import { pushText } from '../push-messages';
import { previewSum, restOf, tableTerms } from '../sums';
import { InlineNotice } from './inline-notice';
import { Button } from './button';
import { CellText } from './cell-text';
import { AllConflicts, Conflicts } from './conflicts';
import { Passwords } from './passwords';
import { RowList } from './row-list';
import { ShowRows } from './show-rows';
import { SumLine } from './sum-line';
import { CountRow } from './count-row';
import { Checkbox } from './checkbox';
import { ScreenHeading } from './screen-heading';

const BLOCKED_ID = 'send-blocked';

interface PreviewProps {
  readonly preview: PreviewView;
  /** Kinds of which only the rows that need the user are shown. */
  readonly narrowed: readonly string[];
  readonly act: Act;
}

/** What a push would do, on the same screen as the one button that sends it. */
export function Preview({ preview, narrowed, act }: PreviewProps) {
  const words = pushText.preview;
  const { tables } = preview;
  const several = tables.length > 1;
  const going = preview.added + preview.updated;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <SumLine sum={previewSum(preview)} />
      {!several &&
        tables
          .filter((table) => restOf(table) !== '')
          .map((table) => (
            <p class="quiet" key={table.kind}>
              {restOf(table)}
            </p>
          ))}
      {preview.left > 0 && several && <p class="quiet">{words.problemsMeaning}</p>}
      <AllConflicts tables={tables} act={act} />
      {preview.left > 0 && !several && (
        <section aria-label={words.problems}>
          <h3>{words.problems}</h3>
          <p class="quiet">{words.problemsMeaning}</p>
          {tables.map((table) => (
            <Problems key={table.kind} table={table} narrowed={narrowed} act={act} />
          ))}
        </section>
      )}
      {preview.passwords.length > 0 && (
        <Passwords passwords={preview.passwords} saved={preview.passwordsSaved} act={act} />
      )}
      {several
        ? tables.map((table) => <TableSection key={table.kind} table={table} narrowed={narrowed} act={act} />)
        : tables.map((table) => <Going key={table.kind} table={table} narrowed={narrowed} act={act} />)}
      <footer class="footer">
        {preview.unusual !== '' && <Unusual preview={preview} act={act} />}
        {preview.blocked !== '' && (
          <p class="blocked" id={BLOCKED_ID} dir="auto">
            {preview.blocked}
          </p>
        )}
        <div class="actions">
          <Button
            appearance="primary"
            blockedBy={preview.blocked === '' ? undefined : BLOCKED_ID}
            onPress={() => act({ do: 'send' })}
          >
            {words.send(going)}
          </Button>
          <Button onPress={() => act({ do: 'back' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

/** The warning that such a large share of the records is changed that it may be a mistake. */
function Unusual({ preview, act }: Pick<PreviewProps, 'preview' | 'act'>) {
  return (
    <>
      <InlineNotice tone="warning" words={preview.unusual} />
      <Checkbox
        label={pushText.preview.unusualConfirmed}
        ticked={preview.unusualConfirmed}
        onChange={(on) => act({ do: 'confirm-unusual', on })}
      />
    </>
  );
}

interface TableProps {
  readonly table: TablePreview;
  readonly act: Act;
}

/** One of several tables: what is sent, what is not sent and why, and the rows that are sent. */
function TableSection({ table, narrowed, act }: TableProps & Pick<PreviewProps, 'narrowed'>) {
  const { title, added, updated, rows } = table;
  return (
    <section aria-label={title}>
      <h3 dir="auto">{title}</h3>
      <p class="quiet sum">{tableTerms(table)}</p>
      <Problems table={table} narrowed={narrowed} act={act} />
      {added + updated > 0 && (
        <CountRow
          name={pushText.preview.going}
          count={added + updated}
          mark={added > 0 ? 'added' : 'edited'}
          open
        >
          <Warned table={table} narrowed={narrowed} act={act} />
          <RowsToSend rows={rows} count={added + updated} act={act} />
        </CountRow>
      )}
    </section>
  );
}

function Problems({ table, narrowed, act }: TableProps & Pick<PreviewProps, 'narrowed'>) {
  const { kind, groups, left } = table;
  if (left === 0) return null;
  return (
    <>
      <div class="actions">
        <ShowRows kind={kind} needsAttention warned={false} narrowed={narrowed.includes(kind)} act={act} />
      </div>
      <div class="count-rows">
        <Conflicts table={table} act={act} />
        {groups.map(({ id, sentence, rows, count, sendAgain, canBeConfirmed, fixable }) => (
          <CountRow key={id} name={sentence} mark="fix" {...((sendAgain || fixable) && { open: true })}>
            {sendAgain && <SendAgain kind={kind} canBeConfirmed={canBeConfirmed} act={act} />}
            {fixable && (
              <div class="actions">
                <Button small onPress={() => act({ do: 'fix-all', kind, group: id })}>
                  {pushText.preview.fixAll(count)}
                </Button>
              </div>
            )}
            <RowList rows={rows} count={count} act={act} />
          </CountRow>
        ))}
      </div>
    </>
  );
}

interface SendAgainProps {
  readonly kind: string;
  readonly canBeConfirmed: boolean | undefined;
  readonly act: Act;
}

function SendAgain({ kind, canBeConfirmed = false, act }: SendAgainProps) {
  const words = pushText.preview;
  return (
    <>
      <p class="quiet">{canBeConfirmed ? words.areThereMeaning : words.sendAgainMeaning}</p>
      <div class="actions">
        {canBeConfirmed && (
          <Button small onPress={() => act({ do: 'confirm-stored', kind })}>
            {words.areThere}
          </Button>
        )}
        <Button small onPress={() => act({ do: 'send-again', kind })}>
          {words.sendAgain}
        </Button>
      </div>
    </>
  );
}

/** How many of the rows that are sent have a warning. */
function Warned({ table: { kind, warned }, narrowed, act }: TableProps & Pick<PreviewProps, 'narrowed'>) {
  if (warned === 0) return null;
  return (
    <>
      <p class="quiet">{pushText.preview.warned(warned)}</p>
      <div class="actions">
        <ShowRows kind={kind} needsAttention={false} warned narrowed={narrowed.includes(kind)} act={act} />
      </div>
    </>
  );
}

function Going({ table, narrowed, act }: TableProps & Pick<PreviewProps, 'narrowed'>) {
  const words = pushText.preview;
  const { added, updated, rows } = table;
  if (added + updated === 0) return null;
  return (
    <section aria-label={words.going}>
      <h3>{words.going}</h3>
      <Warned table={table} narrowed={narrowed} act={act} />
      <RowsToSend rows={rows} count={added + updated} act={act} />
    </section>
  );
}

interface RowsToSendProps {
  readonly rows: readonly PreviewRow[];
  readonly count: number;
  readonly act: Act;
}

function RowsToSend({ rows, count, act }: RowsToSendProps) {
  return <RowList rows={rows} count={count} act={act} under={(row) => <Changes row={row} />} />;
}

function Changes({ row }: { readonly row: PreviewRow }) {
  const adds = row.action === 'add';
  return (
    <>
      <p class="row-action">{adds ? pushText.preview.add : pushText.preview.update}</p>
      {row.warning && <InlineNotice tone="warning" words={row.warning} />}
      <dl class="changes">
        {row.changes.map((change) => (
          <div key={change.field}>
            <dt dir="auto">{change.field}</dt>
            <dd>{adds ? <CellText of={change.to} /> : <OldAndNew change={change} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function OldAndNew({ change }: { readonly change: FieldChange }) {
  return (
    <>
      <del>
        <CellText of={change.from} />
      </del>{' '}
      <span class="arrow" aria-hidden="true">
        →
      </span>{' '}
      <span class="visually-hidden">{pushText.preview.becomes}</span>{' '}
      <ins>
        <CellText of={change.to} />
      </ins>
    </>
  );
}
