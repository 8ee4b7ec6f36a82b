import { useState } from 'preact/hooks';
import type { CompanyChange } from '../../app/session/change-company';
import type { CompanyQuestion as Question } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { Advice } from './advice';
import { Button } from './button';

const SAY_FIRST_ID = 'company-say-first';

/** What to do with a workbook of another company: nothing happens until the user says a sentence that names both. */
export function CompanyQuestion({ question, act }: { readonly question: Question; readonly act: Act }) {
  const words = questionText.company;
  const { came, now, unsettled } = question;
  const [chosen, setChosen] = useState<CompanyChange>();
  const choice = (change: CompanyChange, sentence: string, meaning: string) => (
    <div>
      <label class="check">
        <input
          type="radio"
          name="company"
          checked={chosen === change}
          onChange={() => setChosen(change)}
          aria-describedby={`company-${change}`}
        />
        {sentence}
      </label>
      <p class="quiet" id={`company-${change}`}>
        {meaning}
      </p>
    </div>
  );
  return (
    <section class="card" aria-label={words.heading}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      {unsettled > 0 && <Advice tone="warning" words={words.unsettled(unsettled)} />}
      {choice('push', words.push(came, now), words.pushMeaning)}
      {choice('replace', words.replace(came, now), words.replaceMeaning)}
      {chosen === undefined && (
        <p class="quiet" id={SAY_FIRST_ID}>
          {words.sayFirst}
        </p>
      )}
      <div class="actions">
        <Button
          blockedBy={chosen === undefined ? SAY_FIRST_ID : undefined}
          onPress={() => chosen && act({ do: 'change-company', change: chosen })}
        >
          {words.go}
        </Button>
      </div>
    </section>
  );
}
