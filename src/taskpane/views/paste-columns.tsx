import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';

interface PasteColumnsProps {
  readonly paste: PasteView;
  readonly act: Act;
}

/** What each pasted column was taken for; open where it was told from its contents alone. */
export function PasteColumns({ paste: { columns, targets, headed }, act }: PasteColumnsProps) {
  return (
    <details class="card" open={!headed}>
      {/* Office.js, which moves the focus on Tab in Excel on the web, knows a summary by its tabindex only. */}
      <summary class="table-line" tabIndex={0}>
        <h3>{words.columns}</h3>
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
              value={target}
              onChange={(event) => act({ do: 'match-column', at, target: event.currentTarget.value })}
            >
              <option value="">{words.leaveOut}</option>
              {targets.map(({ target: each, header: words }) => (
                <option key={each} value={each}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </details>
  );
}
