import type { LeftOutRows as Rows } from '../../app/view';
import type { Act } from '../act';
import { reportText as words } from '../report-messages';
import { RowList } from './row-list';

interface LeftOutRowsProps {
  readonly leftOut: readonly Rows[];
  readonly act: Act;
}

/** The rows that a report could not read, by their sheets: each is a button that shows the row. */
export function LeftOutRows({ leftOut, act }: LeftOutRowsProps) {
  return (
    <>
      {leftOut.map(({ sheet, count, rows }) => (
        <section key={sheet} class="card" aria-label={words.leftOutOf(sheet)}>
          <h3>{words.leftOut}</h3>
          <p class="quiet">{words.leftOutMeaning(count, sheet)}</p>
          <RowList grouped rows={rows} count={count} act={act} />
        </section>
      ))}
    </>
  );
}
