import type { ConflictRow, TableConflicts } from '../../app/view';
import { useAct } from '../act';
import { pushText } from '../push-messages';
import { Button } from './controls';
import { ShownCell, RowList, CountRow } from './row-list';

/** The conflicts of a table: the value before, mine and theirs for each field. The user decides for each row or for the table. */
export function Conflicts({ table: { kind, title, conflicts } }: { readonly table: TableConflicts }) {
  const act = useAct();
  const words = pushText.conflicts;
  const { rows, count } = conflicts;
  if (count === 0) return null;
  return (
    <CountRow name={words.heading} count={count} mark="fix" open>
      <p class="quiet">{words.meaning}</p>
      {count > 1 && (
        <Sides
          label={title}
          mine={words.allMine}
          theirs={words.allTheirs}
          resolve={(side) => act({ do: 'resolve-conflicts', side, kind })}
        />
      )}
      <RowList rows={rows} count={count} under={(row) => <ConflictOf row={row} />} />
    </CountRow>
  );
}

/** Decides the conflicts of all tables at once. */
export function AllConflicts({ tables }: { readonly tables: readonly TableConflicts[] }) {
  const act = useAct();
  const words = pushText.conflicts;
  if (tables.filter(({ conflicts }) => conflicts.count > 0).length < 2) return null;
  return (
    <Sides
      label={words.ofAll}
      mine={words.everythingMine}
      theirs={words.everythingTheirs}
      resolve={(side) => act({ do: 'resolve-conflicts', side })}
    />
  );
}

/** The values of a row that both sides changed, and the choice. */
export function ConflictOf({ row }: { readonly row: ConflictRow }) {
  const act = useAct();
  const words = pushText.conflicts;
  const { kind, row: id } = row;
  return (
    <>
      {row.fields.map(({ field, base, mine, theirs }) => (
        <dl class="changes" key={field} aria-label={field}>
          <div>
            <dt dir="auto">{field}</dt>
            <dd>
              <span>
                {words.before} <ShownCell text={base} />
              </span>
            </dd>
          </div>
          {[[words.mine, mine] as const, [words.theirs, theirs] as const].map(([side, text]) => (
            <div key={side}>
              <dt>{side}</dt>
              <dd>
                <ShownCell text={text} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {id !== undefined && (
        <Sides
          label={row.label}
          mine={words.takeMine}
          theirs={words.takeTheirs}
          resolve={(side) => act({ do: 'resolve-conflicts', side, kind, row: id })}
        />
      )}
    </>
  );
}

interface SidesProps {
  /** Whose conflicts they are, for users who hear the buttons one by one. */
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly resolve: (side: 'mine' | 'theirs') => void;
}

function Sides({ label, mine, theirs, resolve }: SidesProps) {
  return (
    <div class="actions">
      <Button small name={`${mine}: ${label}`} onPress={() => resolve('mine')}>
        {mine}
      </Button>
      <Button small name={`${theirs}: ${label}`} onPress={() => resolve('theirs')}>
        {theirs}
      </Button>
    </div>
  );
}
