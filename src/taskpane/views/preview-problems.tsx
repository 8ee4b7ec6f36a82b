import type { TablePreview } from '../../app/view';
import type { Act } from '../act';
import { pushText } from '../push-messages';
import { Button } from './button';
import { Conflicts } from './conflicts';
import { CountRow } from './count-row';
import { RowList } from './row-list';
import { ShowRows } from './show-rows';

type Group = TablePreview['groups'][number];

interface ProblemsProps {
  readonly table: TablePreview;
  readonly narrowed: readonly string[];
  readonly act: Act;
}

/** The rows of a table that can't be sent yet: each problem once, with its rows and what corrects all of them. */
export function Problems({ table, narrowed, act }: ProblemsProps) {
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
        <ShowRows kind={kind} needsAttention warned={false} narrowed={narrowed.includes(kind)} act={act} />
      </div>
      <div class="count-rows">
        <Conflicts table={table} act={act} />
        {groups.map((group) => (
          <ProblemGroup key={group.id} group={group} kind={kind} act={act} />
        ))}
      </div>
    </>
  );
}

/** The rows of a table that are stored and have a warning. */
export function StoredWarnings({ table, act }: Omit<ProblemsProps, 'narrowed'>) {
  const { kind, stored } = table;
  if (!stored) return null;
  return (
    <>
      <h4>{pushText.preview.stored}</h4>
      <p class="quiet">{pushText.preview.storedMeaning}</p>
      <div class="count-rows">
        {stored.map((group) => (
          <ProblemGroup key={group.id} group={group} kind={kind} mark="warned" act={act} />
        ))}
      </div>
    </>
  );
}

interface ProblemGroupProps {
  readonly group: Group;
  readonly kind: string;
  readonly mark?: 'fix' | 'warned';
  readonly act: Act;
}

function ProblemGroup({ group, kind, mark = 'fix', act }: ProblemGroupProps) {
  const { title, count, rows, sendAgain, canBeConfirmed, fixable, otherName, choices } = group;
  const hasAction = sendAgain === true || fixable === true || choices !== undefined;
  return (
    <CountRow name={title} count={count} mark={mark} {...(hasAction && { open: true })}>
      {sendAgain && <SendAgain kind={kind} canBeConfirmed={canBeConfirmed} act={act} />}
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
      {choices && <Choices group={group} choices={choices} kind={kind} act={act} />}
      <RowList rows={rows} count={count} act={act} />
    </CountRow>
  );
}

/** The records that an ambiguous name may mean: one press writes the chosen name into all the rows. */
function Choices({
  group,
  choices,
  kind,
  act,
}: ProblemGroupProps & { readonly choices: NonNullable<Group['choices']> }) {
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
