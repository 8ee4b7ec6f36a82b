import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';

/** How many are shown. The sheet has them all. */
const SHOWN = 10;

interface PasteGoneProps extends Pick<PasteView, 'gone' | 'answers'> {
  readonly act: Act;
}

/** Shifts of the same people and days that are no longer in the text. They are kept, unless the user makes them open shifts. */
export function PasteGone({ gone, answers, act }: PasteGoneProps) {
  return (
    <section class="card" aria-label={words.gone(gone.length)}>
      <h3>{words.gone(gone.length)}</h3>
      <ul class="left-lines">
        {gone.slice(0, SHOWN).map(({ person, from, until }) => (
          <li key={`${person} ${from}`}>
            <bdi>{person}</bdi>, {words.day(from.slice(0, 10))},{' '}
            {words.times(from.slice(11), until.slice(11))}
          </li>
        ))}
      </ul>
      {gone.length > SHOWN && <p class="quiet">{words.andMore(gone.length - SHOWN)}</p>}
      <div class="field">
        <label for="gone">{words.goneChoice}</label>
        <select
          id="gone"
          value={answers.gone}
          onChange={({ currentTarget: { value } }) =>
            act({ do: 'answer-pasted', gone: value === 'open' ? 'open' : 'keep' })
          }
        >
          <option value="keep">{words.goneKinds.keep}</option>
          <option value="open">{words.goneKinds.open}</option>
        </select>
      </div>
    </section>
  );
}
