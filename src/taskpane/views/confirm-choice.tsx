import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { questionText } from '../question-messages';
import { Button } from './button';

interface ConfirmChoiceProps<Choice extends string> {
  /** Unique in the pane; names the group of radio buttons. */
  readonly name: string;
  readonly heading: string;
  readonly choices: readonly {
    readonly choice: Choice;
    readonly sentence: string;
    readonly meaning: string;
  }[];
  readonly children?: ComponentChildren;
  readonly onSaid: (choice: Choice) => void;
}

/** A question that blocks jobs. The user chooses one of the sentences, then confirms the choice with the button. */
export function ConfirmChoice<Choice extends string>({
  name,
  heading,
  choices,
  children,
  onSaid,
}: ConfirmChoiceProps<Choice>) {
  const [chosen, setChosen] = useState<Choice>();
  const sayFirst = `${name}-say-first`;
  return (
    <section class="card" aria-label={heading}>
      <p>
        <strong>{heading}</strong>
      </p>
      {children}
      {choices.map(({ choice, sentence, meaning }) => (
        <div key={choice}>
          <label class="check">
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => setChosen(choice)}
              aria-describedby={`${name}-${choice}`}
            />
            {sentence}
          </label>
          <p class="quiet" id={`${name}-${choice}`}>
            {meaning}
          </p>
        </div>
      ))}
      {chosen === undefined && (
        <p class="quiet" id={sayFirst}>
          {questionText.sayFirst}
        </p>
      )}
      <div class="actions">
        <Button
          blockedBy={chosen === undefined ? sayFirst : undefined}
          onPress={() => chosen !== undefined && onSaid(chosen)}
        >
          {questionText.go}
        </Button>
      </div>
    </section>
  );
}
