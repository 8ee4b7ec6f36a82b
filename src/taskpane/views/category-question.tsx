import { useRef } from 'preact/hooks';
import type { View } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { Button } from './button';

type Ask = NonNullable<View['ask']>;

/** Asks which category contains a kind of record, if no Type of the service says so. Asked once for a workbook. */
export function CategoryQuestion({ ask, act }: { readonly ask: Ask; readonly act: Act }) {
  const words = questionText.category;
  const chosen = useRef<HTMLSelectElement>(null);
  return (
    <section class="card" aria-label={words.question(ask.category)}>
      <label for="category">{words.question(ask.category)}</label>
      <select id="category" ref={chosen}>
        <option value="">{words.none}</option>
        {ask.choices.map(({ catNo, name }) => (
          <option key={catNo} value={catNo}>
            {words.choice(name, catNo)}
          </option>
        ))}
      </select>
      <div class="actions">
        <Button
          appearance="primary"
          onPress={() =>
            act({ do: 'pick-category', category: ask.category, catNo: chosen.current?.value ?? '' })
          }
        >
          {words.use}
        </Button>
      </div>
    </section>
  );
}
