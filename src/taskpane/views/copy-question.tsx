import type { CopyQuestion as Question } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { InlineNotice } from './inline-notice';
import { ConfirmChoice } from './confirm-choice';

/** Asks whether a workbook at a new place is the same workbook, or a second one that would send the same rows. */
export function CopyQuestion({ question, act }: { readonly question: Question; readonly act: Act }) {
  const words = questionText.copy;
  const { was, unsent } = question;
  const isFirst = was === '';
  return (
    <ConfirmChoice
      name="copy"
      heading={isFirst ? words.headingFirst : words.heading}
      choices={
        isFirst
          ? [
              { choice: 'moved', sentence: words.only, meaning: words.onlyMeaning },
              { choice: 'copy', sentence: words.other, meaning: words.copyMeaning },
            ]
          : [
              { choice: 'moved', sentence: words.moved(was), meaning: words.movedMeaning },
              { choice: 'also', sentence: words.also(was), meaning: words.alsoMeaning },
              { choice: 'copy', sentence: words.copy(was), meaning: words.copyMeaning },
            ]
      }
      onSaid={(answer) => act({ do: 'answer-copy', answer })}
    >
      {unsent > 0 && <InlineNotice tone="warning" words={words.unsent(unsent)} />}
    </ConfirmChoice>
  );
}
