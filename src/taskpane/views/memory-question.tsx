import type { MemoryDoubt } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { Button } from './button';

/** Says why the workbook's memory can't be trusted, and offers to compare every table with the service. */
export function MemoryQuestion({ doubt, act }: { readonly doubt: MemoryDoubt; readonly act: Act }) {
  const words = questionText.memory;
  return (
    <section class="card" aria-label={words.heading}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      <p>{words.why[doubt]}</p>
      <p class="quiet" id="memory-meaning">
        {words.meaning}
      </p>
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'download' })}>
          {words.compare}
        </Button>
      </div>
    </section>
  );
}
