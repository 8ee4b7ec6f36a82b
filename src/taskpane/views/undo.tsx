import type { UndoPreview, UndoRow, UndoTable } from '../../app/view';
import { revealOf, useAct } from '../act';
import { paneText } from '../messages';
import { undoText } from '../push-messages';
import { Button } from './controls';
import { Checkbox } from './fields';
import { ShownCell, OldAndNew, RowName, CountRow } from './row-list';
import { ScreenHeading } from './screen-heading';

const BLOCKED_ID = 'undo-blocked';

/** What undoing the last push would do, on the same screen as the one button that does it. */
export function UndoScreen({ undo }: { readonly undo: UndoPreview }) {
  const act = useAct();
  const words = undoText;
  const { tables, unverified, includesUnverified, count, blocked } = undo;
  return (
    <>
      <ScreenHeading>{words.heading(undo.when)}</ScreenHeading>
      <p class="quiet">{words.meaning}</p>
      {tables.map((table) => (
        <Table key={table.kind} table={table} headed={tables.length > 1} />
      ))}
      {unverified > 0 && (
        <Checkbox
          label={words.meant(unverified)}
          value={includesUnverified}
          onValue={(on) => act({ do: 'include-unverified', on })}
        />
      )}
      <footer class="footer">
        {blocked !== '' && (
          <p class="quiet" id={BLOCKED_ID}>
            {blocked}
          </p>
        )}
        <div class="actions">
          <Button onPress={() => act({ do: 'close-undo' })}>{paneText.later.back}</Button>
          <Button
            appearance="primary"
            blockedBy={blocked === '' ? undefined : BLOCKED_ID}
            onPress={() => act({ do: 'send-undo' })}
          >
            {words.putBack(count)}
          </Button>
        </div>
      </footer>
    </>
  );
}

interface TableProps {
  readonly table: UndoTable;
  /** If there are several tables, each has its name above it. */
  readonly headed: boolean;
}

function Table({ table, headed }: TableProps) {
  const words = undoText;
  const { back, unverified, stays, added } = table;
  return (
    <section aria-label={table.title}>
      {headed && <h3 dir="auto">{table.title}</h3>}
      <div class="count-rows">
        <Rows name={words.back} mark="edited" part={back} />
        <Rows name={words.unverified} mark="edited" part={unverified} note={words.unverifiedMeaning} />
        <Rows name={words.stays} mark="plain" part={stays} />
        {added.count > 0 && (
          <CountRow name={words.added} count={added.count} mark="added" open>
            <p class="quiet">{words.addedMeaning}</p>
            <ul class="rows">
              {added.labels.map((label, index) => (
                <li key={`${index} ${label}`}>
                  <RowName label={label} />
                </li>
              ))}
            </ul>
            <Rest shown={added.labels.length} count={added.count} />
          </CountRow>
        )}
      </div>
    </section>
  );
}

interface RowsProps {
  readonly name: string;
  readonly mark: 'edited' | 'plain';
  readonly part: UndoTable['back'];
  readonly note?: string;
}

function Rows({ name, mark, part: { rows, count }, note }: RowsProps) {
  if (count === 0) return null;
  return (
    <CountRow name={name} count={count} mark={mark} open>
      {note !== undefined && <p class="quiet">{note}</p>}
      <ul class="rows">
        {rows.map((row, index) => (
          <li key={`${index} ${row.label}`}>
            <Name row={row} />
            {row.reason !== '' && (
              <p class="row-note" dir="auto">
                {row.reason}
              </p>
            )}
            <Fields row={row} />
          </li>
        ))}
      </ul>
      <Rest shown={rows.length} count={count} />
    </CountRow>
  );
}

/** A button that shows the row in the sheet, if the row is still there. */
function Name({ row: { label, link } }: { readonly row: UndoRow }) {
  const act = useAct();
  if (!link) return <RowName label={label} />;
  return (
    <button type="button" class="row-link" onClick={() => act(revealOf(link))}>
      <RowName label={label} /> <span class="row-number">{paneText.row(link.number)}</span>
    </button>
  );
}

/** What is put back reads `now -> before`. What is not changed shows what the service has. */
function Fields({ row: { fields, reason } }: { readonly row: UndoRow }) {
  if (fields.length === 0) return null;
  return (
    <dl class="changes">
      {fields.map(({ field, now, before }) => (
        <div key={field}>
          <dt dir="auto">{field}</dt>
          <dd>{reason === '' ? <OldAndNew old={now} is={before} arrow /> : <ShownCell text={now} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rest({ shown, count }: { readonly shown: number; readonly count: number }) {
  return shown < count ? <p class="quiet">{paneText.listed(shown, count)}</p> : null;
}
