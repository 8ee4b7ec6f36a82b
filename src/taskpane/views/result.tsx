import type { PushResult, RowLink, TableConflicts } from '../../app/view/index';
import { useAct } from '../act';
import { homeText } from '../home-messages';
import { paneText } from '../messages';
import { pushText, undoText } from '../push-messages';
import { AllConflicts, Conflicts } from './conflicts';
import { Button, Icon, DismissButton } from './controls';
import { InlineNotice } from './notices';
import { Passwords } from './passwords';
import { RowList, CountRow } from './row-list';
import { ScreenHeading } from './screen-heading';
import { isWhole, resultHeading, resultSum, SumLine } from './sums';

interface ResultProps {
  readonly result: PushResult;
  /** The tables as they are counted now. */
  readonly tables: readonly TableConflicts[];
  readonly saved: string;
  /** Whether what was stored can be put back. */
  readonly undoable: boolean;
}

const outcomes = ['refused', 'unknown', 'not-sent', 'differs'] as const;
type Outcome = (typeof outcomes)[number];

/** The result of every row of a push: first the sum, then the rows that need the user. */
export function Result({ result, tables, saved, undoable }: ResultProps) {
  const act = useAct();
  const words = pushText.result;
  const pushed = tables.filter(({ kind }) => result.kinds.includes(kind));
  return (
    <>
      <div class={isWhole(result) ? 'headline success' : 'headline warning'}>
        <Icon picture={isWhole(result) ? 'success' : 'warning'} />
        <ScreenHeading>{resultHeading(result)}</ScreenHeading>
      </div>
      <SumLine sum={resultSum(result)} />
      <InlineNotice tone="warning" words={result.stopped} />
      {result.tables.length > 1 && (
        <ul class="by-table" aria-label={words.tables}>
          {result.tables.map(({ kind, title, stored, planned }) => (
            <li key={kind}>{words.ofTable(title, stored, planned)}</li>
          ))}
        </ul>
      )}
      <AllConflicts tables={pushed} />
      <div class="count-rows">
        {pushed.map((table) => (
          <Conflicts key={table.kind} table={table} />
        ))}
        {outcomes.map((outcome) => (
          <OutcomeGroup key={outcome} outcome={outcome} result={result} />
        ))}
      </div>
      {result.found > 0 && <p class="quiet">{words.found(result.found)}</p>}
      {result.left > 0 && <p class="quiet">{words.left(result.left)}</p>}
      {result.passwords.length > 0 && <Passwords passwords={result.passwords} />}
      <InlineNotice words={saved} />
      <footer class="footer">
        <div class="actions">
          {result.refused + result.notSent > 0 && (
            <Button onPress={() => act({ do: 'preview' })}>{words.pushRest}</Button>
          )}
          {undoable && result.stored > 0 && !result.isUndo && (
            <Button onPress={() => act({ do: 'undo' })}>{undoText.undo}</Button>
          )}
          <Button appearance="primary" onPress={() => act({ do: 'close-result' })}>
            {words.done}
          </Button>
        </div>
      </footer>
    </>
  );
}

function OutcomeGroup({ outcome, result }: { readonly outcome: Outcome; readonly result: PushResult }) {
  const rows = result.rows.filter((row) => row.outcome === outcome);
  const counts = {
    refused: result.refused,
    unknown: result.unknown,
    // Rows in conflict are shown with their choice.
    'not-sent': result.notSent - result.inConflict,
    differs: rows.length,
  };
  const count = counts[outcome];
  if (count === 0) return null;
  const { title, meaning } = pushText.result.groups[outcome];
  return (
    <CountRow name={title} count={count} mark={outcome === 'differs' ? 'edited' : 'fix'} open>
      <p class="quiet">{meaning}</p>
      <RowList grouped rows={rows.map((row) => ofTable(row, result))} count={count} />
    </CountRow>
  );
}

/** If the push had several tables, each row names its table. */
function ofTable<Row extends RowLink>(row: Row, { tables }: PushResult): Row {
  const title = tables.find(({ kind }) => kind === row.kind)?.title;
  return tables.length < 2 || title === undefined ? row : { ...row, label: `${title}: ${row.label}` };
}

interface PushedProps {
  readonly result: PushResult;
  /** Whether the push changed records: then an undo can put their earlier values back. */
  readonly undoable: boolean;
}

/** One line about a push of which no row needs the user. The pane's live region announces it. */
export function PushedScreen({ result, undoable }: PushedProps) {
  const act = useAct();
  const { found, isUndo, tables } = result;
  const detail = [
    tables.length > 1
      ? tables.map(({ title, stored }) => homeText.pushed.ofTable(title, stored)).join(', ')
      : '',
    found > 0 ? homeText.pushed.found(found) : '',
  ];
  return (
    <section class="notice success pushed" aria-label={paneText.notice.success}>
      <Icon picture="success" />
      <div class="notice-text">
        <p class="notice-title">{resultHeading(result)}</p>
        {detail
          .filter((part) => part !== '')
          .map((part) => (
            <p class="notice-detail" dir="auto" key={part}>
              {part}
            </p>
          ))}
        {undoable && !isUndo && (
          <Button small onPress={() => act({ do: 'undo' })}>
            {undoText.undo}
          </Button>
        )}
      </div>
      <DismissButton onPress={() => act({ do: 'close-result' })} />
    </section>
  );
}
