import type { FieldChange, Preview as PreviewView, PreviewRow } from '../../app/view';
import type { Act } from '../act';
import { text } from '../messages';
import { previewSum } from '../sums';
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
      {preview.left > 0 && <Problems preview={preview} act={act} />}
      {preview.passwords.length > 0 && (
        <Passwords passwords={preview.passwords} kept={preview.passwordsKept} act={act} />
      )}
      {going > 0 && (
        <section aria-label={words.going}>
          <h3>{words.going}</h3>
          <RowList rows={preview.rows} count={going} act={act} under={(row) => <Changes row={row} />} />
        </section>
      )}
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

function Problems({ preview, act }: { readonly preview: PreviewView; readonly act: Act }) {
  return (
    <section aria-label={text.preview.problems}>
      <h3>{text.preview.problems}</h3>
      <p class="quiet">{text.preview.problemsMeaning}</p>
      <div class="tallies">
        {preview.groups.map((group) => (
          <Tally key={group.sentence} name={group.sentence} mark="fix">
            <RowList rows={group.rows} count={group.count} act={act} />
          </Tally>
        ))}
      </div>
    </section>
  );
}

function Changes({ row }: { readonly row: PreviewRow }) {
  const adds = row.action === 'add';
  return (
    <>
      <p class="row-action">{adds ? text.preview.add : text.preview.update}</p>
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
