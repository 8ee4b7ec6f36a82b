import type { CompanyQuestion as Question } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { Advice } from './advice';
import { SayWhich } from './say-which';

/** What to do with a workbook of another company: nothing happens until the user says a sentence that names both. */
export function CompanyQuestion({ question, act }: { readonly question: Question; readonly act: Act }) {
  const words = questionText.company;
  const { came, now, unsettled } = question;
  return (
    <SayWhich
      name="company"
      heading={words.heading}
      choices={[
        { choice: 'push', sentence: words.push(came, now), meaning: words.pushMeaning },
        { choice: 'replace', sentence: words.replace(came, now), meaning: words.replaceMeaning },
      ]}
      onSaid={(change) => act({ do: 'change-company', change })}
    >
      {unsettled > 0 && <Advice tone="warning" words={words.unsettled(unsettled)} />}
    </SayWhich>
  );
}
