import type { CompanyQuestion as Question } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { InlineNotice } from './inline-notice';
import { ConfirmChoice } from './confirm-choice';

/**
 * Asks what to do with a workbook of another company. Nothing happens until the user chooses a sentence that names both
 * companies.
 */
export function CompanyQuestion({ question, act }: { readonly question: Question; readonly act: Act }) {
  const words = questionText.company;
  const { came, now, unconfirmed } = question;
  return (
    <ConfirmChoice
      name="company"
      heading={words.heading}
      choices={[
        { choice: 'push', sentence: words.push(came, now), meaning: words.pushMeaning },
        { choice: 'replace', sentence: words.replace(came, now), meaning: words.replaceMeaning },
      ]}
      onSaid={(change) => act({ do: 'change-company', change })}
    >
      {unconfirmed > 0 && <InlineNotice tone="warning" words={words.unconfirmed(unconfirmed)} />}
    </ConfirmChoice>
  );
}
