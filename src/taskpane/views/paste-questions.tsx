import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';

interface PasteQuestionsProps {
  readonly paste: PasteView;
  readonly act: Act;
}

/** What the text leaves open and nobody may guess; nothing where it leaves nothing open. */
export function PasteQuestions({ paste, act }: PasteQuestionsProps) {
  const { asks, order, week, afternoons } = paste;
  if (!asks.order && !asks.week && !asks.afternoons) return null;
  return (
    <section class="card" aria-label={words.questions}>
      {asks.order && (
        <div class="field">
          <label for="day-order">{words.order(asks.sample.order ?? '')}</label>
          <select
            id="day-order"
            value={order ?? ''}
            aria-describedby="day-order-hint"
            onChange={({ currentTarget: { value } }) => {
              if (value === 'day-first' || value === 'month-first')
                act({ do: 'answer-pasted', order: value });
            }}
          >
            {order === undefined && <option value="">{words.choose}</option>}
            <option value="day-first">{words.orders['day-first']}</option>
            <option value="month-first">{words.orders['month-first']}</option>
          </select>
          <p class="field-hint" id="day-order-hint">
            {words.orderHint}
          </p>
        </div>
      )}
      {asks.week && (
        <div class="field">
          <label for="week">{words.week}</label>
          <input
            id="week"
            type="date"
            value={week}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') act({ do: 'answer-pasted', week: value });
            }}
          />
        </div>
      )}
      {asks.afternoons && (
        <div class="field">
          <label for="afternoons">{words.afternoons(asks.sample.afternoons ?? '')}</label>
          <select
            id="afternoons"
            value={afternoons === undefined ? '' : String(afternoons)}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') act({ do: 'answer-pasted', afternoons: value === 'true' });
            }}
          >
            {afternoons === undefined && <option value="">{words.choose}</option>}
            <option value="true">{words.afternoon}</option>
            <option value="false">{words.overnight}</option>
          </select>
        </div>
      )}
    </section>
  );
}
