import type { Intent, PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';

interface PasteColumnsProps {
  readonly paste: PasteView;
  readonly act: Act;
}

/**
 * What each pasted column was read as. Open if the columns were guessed from their content, or if one is not used. In a roster these are the columns
 * beside the days that are not read, or that the user has given a field.
 */
export function PasteColumns({ paste: { columns, targets, headed, shape, unused }, act }: PasteColumnsProps) {
  const isList = shape === 'list';
  return (
    <details class="card" open={!headed || !isList || unused.length > 0}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        <h3 class="count-row-name">{isList ? words.columns : words.besideDays}</h3>
      </summary>
      {!headed && <p class="quiet">{words.guessed}</p>}
      <div class="matches">
        {columns.map(({ at, header, sample, target }) => (
          <div key={at} class="match">
            <label for={`column-${at}`}>
              <bdi>{words.column(header, sample)}</bdi>
              {header !== '' && sample !== '' && (
                <span class="quiet">
                  {' '}
                  <bdi>{words.example(sample)}</bdi>
                </span>
              )}
            </label>
            <select
              id={`column-${at}`}
              value={
                target === '' || firstOf(columns, target)?.at === at || !isJoined(targets, target)
                  ? target
                  : `${TOGETHER}${target}`
              }
              onChange={({ currentTarget: { value } }) => act(matching(at, value))}
            >
              <option value="">{isList ? words.leaveOut : words.notUsed}</option>
              {targets.map(({ target: each, header: words }) => (
                <option key={each} value={each}>
                  {words}
                </option>
              ))}
              {joinable(columns, targets, at).map(({ target: each, header, other }) => (
                <option key={`${TOGETHER}${each}`} value={`${TOGETHER}${each}`}>
                  {words.together(header, other)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </details>
  );
}

/** The prefix of a target whose column has a further part of what another column is. */
const TOGETHER = '+';

function matching(at: number, value: string): Intent {
  const isTogether = value.startsWith(TOGETHER);
  const target = isTogether ? value.slice(TOGETHER.length) : value;
  return { do: 'match-column', at, target, ...(isTogether ? { together: true } : {}) };
}

type Columns = PasteView['columns'];

function isJoined(targets: PasteView['targets'], target: string): boolean {
  return targets.some((each) => each.target === target && each.joins);
}

/** The first column of a target. */
function firstOf(columns: Columns, target: string): Columns[number] | undefined {
  return columns.find((each) => each.target === target);
}

/** The targets of which a column may have a part, beside the column that has the other part. */
function joinable(columns: Columns, targets: PasteView['targets'], at: number) {
  return targets.flatMap(({ target, header, joins }) => {
    const other = joins ? columns.find((each) => each.target === target && each.at !== at) : undefined;
    return other ? [{ target, header, other: words.column(other.header, other.sample) }] : [];
  });
}
