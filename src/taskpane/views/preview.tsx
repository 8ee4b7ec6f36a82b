import type { FieldChange, Preview as PreviewView, PreviewRow, TablePreview } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { previewSum } from '../sums';
import { Advice } from './advice';
import { Button } from './button';
import { Passwords } from './passwords';
import { RowList } from './row-list';
import { SumLine } from './sum-line';
import { Tally } from './tally';
import { ScreenHeading } from './screen-heading';

const BLOCKED_ID = 'send-blocked';

/** What a push would do, on the same screen as the one button that sends. */
export function Preview({ preview, act }: { readonly preview: PreviewView; readonly act: Act }) {
  const words = text.preview;
  const going = preview.added + preview.updated;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <SumLine sum={previewSum(preview)} />
      {preview.left > 0 && <Problems tables={preview.tables} act={act} />}
      {preview.passwords.length > 0 && (
        <Passwords passwords={preview.passwords} kept={preview.passwordsKept} act={act} />
      )}
      {going > 0 && <Going tables={preview.tables} act={act} />}
      <footer class="footer">
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

interface TablesProps {
  readonly tables: readonly TablePreview[];
  readonly act: Act;
}

function Problems({ tables, act }: TablesProps) {
  const several = tables.length > 1;
  return (
    <section aria-label={text.preview.problems}>
      <h3>{text.preview.problems}</h3>
      <p class="quiet">{text.preview.problemsMeaning}</p>
      <div class="tallies">
        {tables.flatMap(({ kind, title, groups }) =>
          groups.map((group) => (
            <Tally
              key={`${kind} ${group.sentence}`}
              name={several ? `${title}: ${group.sentence}` : group.sentence}
              mark="fix"
            >
              {group.sendAgain && <SendAgain kind={kind} act={act} />}
              <RowList rows={group.rows} count={group.count} act={act} />
            </Tally>
          )),
        )}
      </div>
    </section>
  );
}

function SendAgain({ kind, act }: { readonly kind: string; readonly act: Act }) {
  return (
    <>
      <p class="quiet">{text.preview.sendAgainMeaning}</p>
      <Button small onPress={() => act({ do: 'send-again', kind })}>
        {text.preview.sendAgain}
      </Button>
    </>
  );
}

/** What will be sent, table by table where there are several. */
function Going({ tables, act }: TablesProps) {
  const words = text.preview;
  const going = tables.filter(({ added, updated }) => added + updated > 0);
  const several = tables.length > 1;
  return (
    <section aria-label={words.going}>
      <h3>{words.going}</h3>
      {going.map(({ kind, title, added, updated, rows }) => {
        const list = (
          <RowList rows={rows} count={added + updated} act={act} under={(row) => <Changes row={row} />} />
        );
        if (!several) return <div key={kind}>{list}</div>;
        return (
          <Tally key={kind} name={title} count={added + updated} mark={added > 0 ? 'added' : 'edited'} open>
            {list}
          </Tally>
        );
      })}
    </section>
  );
}

function Changes({ row }: { readonly row: PreviewRow }) {
  const adds = row.action === 'add';
  return (
    <>
      <p class="row-action">{adds ? text.preview.add : text.preview.update}</p>
      {row.caution && <Advice tone="warning" words={row.caution} />}
      <dl class="changes">
        {row.changes.map((change) => (
          <div key={change.field}>
            <dt dir="auto">{change.field}</dt>
            <dd>{adds ? <Value of={change.to} /> : <OldAndNew change={change} />}</dd>
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
        <Value of={change.from} />
      </del>{' '}
      <span class="arrow" aria-hidden="true">
        →
      </span>{' '}
      <span class="visually-hidden">{text.preview.becomes}</span>{' '}
      <ins>
        <Value of={change.to} />
      </ins>
    </>
  );
}

/** A cell's text, in its own direction; long ones are cut on screen only. */
function Value({ of }: { readonly of: string }) {
  return of === '' ? (
    <span class="value empty">{text.emptyValue}</span>
  ) : (
    <span class="value" dir="auto">
      {of}
    </span>
  );
}
