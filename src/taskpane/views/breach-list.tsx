import type { ComponentChildren } from 'preact';
import type { BreachView, PersonBreaches, RowLink } from '../../app/view/index';
import { revealOf, useAct } from '../act';
import { paneText } from '../messages';
import { planningText as words } from '../planning-messages';
import { WhyScreen } from './why';
import styles from '../styles/planning.css';

interface BreachListProps {
  readonly people: readonly PersonBreaches[];
  /** How many there are in all. The list says so if it has fewer. */
  readonly count: number;
  /** What is shown under a breach. */
  readonly under?: (found: BreachView) => ComponentChildren;
}

/** What a plan breaks, by person and day, each with links to its rows. */
export function BreachList({ people, count, under }: BreachListProps) {
  const shown = people.reduce((sum, { breaches }) => sum + breaches.length, 0);
  return (
    <>
      <style>{styles}</style>
      <ul class="breaches">
        {people.map(({ person, breaches }) => (
          <li key={person}>
            <h3 dir="auto">{person}</h3>
            <ul>
              {breaches.map((found) => (
                <li key={`${found.id} ${found.day}`}>
                  <span class="breach-day">{found.day}</span> <span>{found.sentence}</span>
                  {found.rows.length > 0 && <RowLinks rows={found.rows} />}
                  <div class="breach-acts">
                    {found.why && <WhyScreen drawing={found.why} sentence={found.sentence} />}
                    {under?.(found)}
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown < count && <p class="quiet">{words.list(shown, count)}</p>}
    </>
  );
}

/** More links would fill the list: a week of too many hours has one for each shift. */
const MOST_LINKS = 8;

/** Links to rows, by their numbers. */
export function RowLinks({ rows }: { readonly rows: readonly RowLink[] }) {
  const act = useAct();
  return (
    <span class="breach-rows">
      {rows.slice(0, MOST_LINKS).map((link) => (
        <button
          key={link.index}
          type="button"
          class="row-link"
          aria-label={`${paneText.row(link.number)}: ${link.label}`}
          onClick={() => act(revealOf(link))}
        >
          {paneText.row(link.number)}
        </button>
      ))}
      {rows.length > MOST_LINKS && <span class="quiet">…</span>}
    </span>
  );
}
