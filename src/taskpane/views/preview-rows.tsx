import type { FieldChange, PreviewRow, TablePreview } from '../../app/view/index';
import { useAct } from '../act';
import { pushText } from '../push-messages';
import { showRowsText } from '../sheet-views-messages';
import { Conflicts } from './conflicts';
import { Button } from './controls';
import { InlineNotice } from './notices';
import { ShownCell, OldAndNew, RowList, CountRow } from './row-list';

interface RowsToSendProps {
  readonly rows: readonly PreviewRow[];
  readonly count: number;
  /** Whether new rows are marked, because changed rows are among them. */
  readonly marksNew: boolean;
}

/** The rows that are sent: one line for a new row, and old above new for each edited field. */
export function RowsToSend({ rows, count, marksNew }: RowsToSendProps) {
  return <RowList rows={rows} count={count} under={(row) => <Row row={row} marksNew={marksNew} />} />;
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
          <dd>
            {isUpdate ? <OldAndNew old={change.from} is={change.to} /> : <ShownCell text={change.to} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Group = TablePreview['groups'][number];

interface ProblemsProps {
  readonly table: TablePreview;
  readonly narrowed: readonly string[];
}

/** The rows of a table that can't be sent yet: each problem once, with its rows and what corrects all of them. */
export function Problems({ table, narrowed }: ProblemsProps) {
  const act = useAct();
  const words = pushText.preview;
  const { kind, groups, left, suggested } = table;
  if (left === 0) return null;
  const suggesting = groups.filter(({ fixable, otherName }) => fixable && !otherName).length;
  return (
    <>
      <h4>{words.problems}</h4>
      <p class="quiet">{words.problemsMeaning}</p>
      <div class="actions">
        {suggesting > 1 && (
          <Button small onPress={() => act({ do: 'fix-all', kind })}>
            {words.fixEverything(suggested)}
          </Button>
        )}
        <ShowRows kind={kind} needsAttention warned={false} narrowed={narrowed.includes(kind)} />
      </div>
      <div class="count-rows">
        <Conflicts table={table} />
        {groups.map((group) => (
          <ProblemGroup key={group.id} group={group} kind={kind} />
        ))}
      </div>
    </>
  );
}

/** The rows of a table that are stored and have a warning. */
export function StoredWarnings({ table }: Omit<ProblemsProps, 'narrowed'>) {
  const { kind, stored } = table;
  if (!stored) return null;
  return (
    <>
      <h4>{pushText.preview.stored}</h4>
      <p class="quiet">{pushText.preview.storedMeaning}</p>
      <div class="count-rows">
        {stored.map((group) => (
          <ProblemGroup key={group.id} group={group} kind={kind} mark="warned" />
        ))}
      </div>
    </>
  );
}

interface ProblemGroupProps {
  readonly group: Group;
  readonly kind: string;
  readonly mark?: 'fix' | 'warned';
}

function ProblemGroup({ group, kind, mark = 'fix' }: ProblemGroupProps) {
  const act = useAct();
  const { title, count, rows, sendAgain, canBeConfirmed, numberTaken, fixable, otherName, choices } = group;
  const hasAction = sendAgain === true || numberTaken === true || fixable === true || choices !== undefined;
  return (
    <CountRow name={title} count={count} mark={mark} {...(hasAction && { open: true })}>
      {numberTaken && <NumberTaken kind={kind} />}
      {sendAgain && <SendAgain kind={kind} canBeConfirmed={canBeConfirmed} />}
      {fixable && (
        <div class="actions">
          <Button small onPress={() => act({ do: 'fix-all', kind, group: group.id })}>
            {otherName ? (
              <bdi>{pushText.preview.useName(otherName.typed, otherName.suggestion)}</bdi>
            ) : (
              pushText.preview.fixAll(count)
            )}
          </Button>
        </div>
      )}
      {choices && <Choices group={group} choices={choices} kind={kind} />}
      <RowList rows={rows} count={count} />
    </CountRow>
  );
}

/** The records that an ambiguous name may mean: one press writes the chosen name into all the rows. */
function Choices({
  group,
  choices,
  kind,
}: ProblemGroupProps & { readonly choices: NonNullable<Group['choices']> }) {
  const act = useAct();
  return (
    <>
      <p class="quiet">{pushText.preview.choose(group.count)}</p>
      <div class="actions">
        {choices.map(({ value, beside }) => (
          <Button key={value} small onPress={() => act({ do: 'fix-all', kind, group: group.id, value })}>
            <bdi>{beside === '' ? value : `${value}, ${beside}`}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}

interface SendRepeatProps {
  readonly kind: string;
  readonly canBeConfirmed: boolean | undefined;
}

function SendAgain({ kind, canBeConfirmed = false }: SendRepeatProps) {
  const act = useAct();
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

/** The service has records with the rows' numbers: what these are. */
function NumberTaken({ kind }: Pick<SendRepeatProps, 'kind'>) {
  const act = useAct();
  const words = pushText.preview;
  return (
    <>
      <p class="quiet">{words.numberTakenMeaning}</p>
      <div class="actions">
        <Button small onPress={() => act({ do: 'confirm-stored', kind, numberTaken: true })}>
          {words.asItStands}
        </Button>
        <Button small onPress={() => act({ do: 'match-stored', kind })}>
          {words.matchStored}
        </Button>
        <Button small onPress={() => act({ do: 'send-anew', kind })}>
          {words.sendAnew}
        </Button>
      </div>
      <p class="quiet">{words.matchStoredMeaning}</p>
    </>
  );
}

interface ShowRowsProps {
  readonly kind: string;
  /** Whether some row needs the user. */
  readonly needsAttention: boolean;
  /** Whether some row has a warning. */
  readonly warned: boolean;
  /** Whether only some rows are shown. */
  readonly narrowed: boolean;
}

/** Makes the sheet show only the rows that need the user, only those with warnings, or all again. */
export function ShowRows({ kind, needsAttention, warned, narrowed }: ShowRowsProps) {
  const act = useAct();
  const { showNeedy, showWarned, showAll } = showRowsText;
  const offers = [
    ['needs-attention', showNeedy, needsAttention],
    ['warned', showWarned, warned],
    ['all', showAll, narrowed],
  ] as const;
  return (
    <>
      {offers.map(
        ([which, words, isOffered]) =>
          isOffered && (
            <Button key={which} small onPress={() => act({ do: 'show-rows', kind, which })}>
              {words}
            </Button>
          ),
      )}
    </>
  );
}
