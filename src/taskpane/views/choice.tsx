interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly chosen: string;
  /** Each choice with its words. */
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChosen: (value: string) => void;
}

/** A labelled list from which one is chosen. */
export function Choice({ id, label, chosen, choices, onChosen }: ChoiceProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChosen(event.currentTarget.value)}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
