import type { CopyQuestion as Question } from '../../app/view';
import type { Act } from '../act';
import { questionText } from '../question-messages';
import { Advice } from './advice';
import { SayWhich } from './say-which';

/** Whether a workbook at a new place is the one that was elsewhere, or a second one that would send the same. */
export function CopyQuestion({ question, act }: { readonly question: Question; readonly act: Act }) {
  const words = questionText.copy;
  const { was, unsent } = question;
  return (
    <SayWhich
      name="copy"
      heading={words.heading}
      choices={[
        { choice: 'moved', sentence: words.moved(was), meaning: words.movedMeaning },
        { choice: 'copy', sentence: words.copy(was), meaning: words.copyMeaning },
      ]}
      onSaid={(meant) => act({ do: 'settle-copy', meant })}
    >
      {unsent > 0 && <Advice tone="warning" words={words.unsent(unsent)} />}
    </SayWhich>
  );
}
