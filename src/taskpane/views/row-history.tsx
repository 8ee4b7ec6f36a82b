import { useEffect, useState } from 'preact/hooks';
import type { HistoryLine } from '../../app/view';
import type { Act } from '../act';
import { selectionText } from '../selection-messages';
import { CellText } from './cell-text';

interface RowHistoryProps {
  readonly history: readonly HistoryLine[] | undefined;
  readonly act: Act;
}

/** What the log of pushes says of a row. It is read when the user opens it, and again when the row has changed. */
export function RowHistory({ history, act }: RowHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const isDue = isOpen && history === undefined;
  useEffect(() => {
    if (isDue) act({ do: 'row-history' });
  }, [isDue]);
  return (
    <details class="count-row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        <span class="count-row-name">{selectionText.history}</span>
      </summary>
      {history === undefined && <p class="quiet">{selectionText.historyLoading}</p>}
      {history?.length === 0 && <p class="quiet">{selectionText.noHistory}</p>}
      {history !== undefined && history.length > 0 && (
        <ul class="rows row-history">
          {history.map((line, at) => (
            <li key={at}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Line({ line: { when, field, from, to, result, message } }: { readonly line: HistoryLine }) {
  return (
    <>
      <p class="row-number">{selectionText.historyLine(when, result)}</p>
      {field !== '' && (
        <p>
          <bdi>{field}</bdi>: <CellText of={from} /> → <CellText of={to} />
        </p>
      )}
      {message !== '' && result !== 'Stored' && (
        <p class="row-note" dir="auto">
          {message}
        </p>
      )}
    </>
  );
}
