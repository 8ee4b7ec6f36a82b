import type { Sum } from '../sums';

/** A sum that the reader can check. A line never breaks inside a term. */
export function SumLine({ sum }: { readonly sum: Sum }) {
  return (
    <p class="sum">
      {sum.total}
      {sum.terms.map((term, place) => (
        <>
          {' '}
          <span class="term">
            {place === 0 ? '=' : '+'} {term}
          </span>
        </>
      ))}
    </p>
  );
}
