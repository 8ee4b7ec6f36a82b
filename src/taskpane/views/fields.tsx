/** Fields with their labels, hints and errors, and the form that keeps what was entered. */
import type { ComponentChildren, InputHTMLAttributes, Ref } from 'preact';
import { useState } from 'preact/hooks';

/** What a form gives to each of its fields. */
interface Bound<Value> {
  /** Unique in the pane. */
  readonly id: string;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** The fields of a form: `field(name)` is what the component of a field takes. The id is that of the form and the name. */
export function fieldsOf<Values extends object>(
  form: string,
  values: Values,
  fill: (part: Partial<Values>) => void,
) {
  return <Name extends keyof Values & string>(name: Name): Bound<Values[Name]> => ({
    id: `${form}-${name}`,
    value: values[name],
    onValue: (value) => fill({ [name]: value } as unknown as Partial<Values>),
  });
}

/** A form that keeps what was entered until it is sent. */
export function useForm<Values extends object>(form: string, initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial);
  const fill = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  return { values, fill, field: fieldsOf(form, values, fill) };
}

interface LabelledProps {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** What is wrong with what was entered; '' or absent if nothing is. */
  readonly error?: string | undefined;
  /** Whether what was entered is wrong, if a sentence elsewhere says so. */
  readonly isWrong?: boolean | undefined;
  /** The id of a sentence elsewhere that is about the field. */
  readonly saidBy?: string | undefined;
}

interface FrameProps extends LabelledProps {
  /** The field itself. It must have the id. */
  readonly children: (says: {
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ComponentChildren;
  readonly below?: ComponentChildren;
}

/** A field between its label and what is said about it. */
function Frame({ id, label, hint, error = '', isWrong = error !== '', saidBy, children, below }: FrameProps) {
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const said = [error === '' ? undefined : errorId, hint === undefined ? undefined : hintId, saidBy].filter(
    Boolean,
  );
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ 'aria-invalid': isWrong, 'aria-describedby': said.join(' ') || undefined })}
      {error !== '' && (
        <p class="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p class="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {below}
    </div>
  );
}

interface CheckboxProps extends Pick<Bound<boolean>, 'value' | 'onValue'> {
  readonly label: ComponentChildren;
}

/** A controlled checkbox. The app decides whether it is checked, and may ignore a click. */
export function Checkbox({ label, value, onValue }: CheckboxProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => {
          onValue(event.currentTarget.checked);
          event.currentTarget.checked = value;
        }}
      />
      {label}
    </label>
  );
}

interface ChoiceProps<Value extends string> extends LabelledProps {
  readonly value: NoInfer<Value>;
  /** Each choice with its words. */
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly onValue: (value: Value) => void;
}

/** A labelled list from which one is chosen. */
export function Choice<Value extends string>({ value, choices, onValue, ...labelled }: ChoiceProps<Value>) {
  return (
    <Frame {...labelled}>
      {(says) => (
        <select
          id={labelled.id}
          value={value}
          {...says}
          onChange={({ currentTarget }) => {
            const choice = choices.find(([choiceValue]) => choiceValue === currentTarget.value);
            if (choice) onValue(choice[0]);
          }}
        >
          {choices.map(([choiceValue, words]) => (
            <option key={choiceValue} value={choiceValue}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

interface InputProps
  extends
    LabelledProps,
    Bound<string>,
    Pick<
      InputHTMLAttributes,
      'inputMode' | 'min' | 'max' | 'placeholder' | 'readOnly' | 'maxLength' | 'dir' | 'onKeyDown'
    > {
  readonly id: string;
  /** A day is `yyyy-MM-dd`, a time is `HH:mm`; '' is none. */
  readonly type: 'date' | 'time' | 'number' | 'search' | 'text';
}

/** A labelled line of which the form knows each letter. */
export function Input({ type, value, onValue, label, hint, error, isWrong, saidBy, ...input }: InputProps) {
  return (
    <Frame {...{ id: input.id, label, hint, error, isWrong, saidBy }}>
      {(says) => (
        <input
          // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- TypeScript asks for one type that is known here
          type={type as 'text'}
          autocomplete="off"
          spellcheck={false}
          {...input}
          {...says}
          value={value}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
    </Frame>
  );
}

interface FieldProps extends LabelledProps {
  readonly initial?: string;
  readonly kind: 'url' | 'secret' | 'digits' | 'text';
  readonly field: Ref<HTMLInputElement>;
  readonly onInput?: () => void;
  /** The most characters. */
  readonly most?: number;
  /** What is below the field. */
  readonly children?: ComponentChildren;
}

/**
 * A line of text that only its typist should read. It never has the type "password": WebView2 offers to save such a field, fills it in
 * the next time, and has lost the pane over that question (OfficeDev/office-js, issue 6834). `isHidden`: whether points are shown
 * instead of the letters. The marks are those by which 1Password, Bitwarden and LastPass leave a field alone.
 */
export const secretInput = (isHidden: boolean) =>
  ({
    type: 'text',
    'data-masked': isHidden ? '' : undefined,
    autocomplete: 'off',
    autocapitalize: 'none',
    autocorrect: 'off',
    spellcheck: false,
    'data-1p-ignore': '',
    'data-bwignore': '',
    'data-lpignore': 'true',
  }) as const;

const inputModes = { url: 'url', secret: 'text', digits: 'numeric', text: 'text' } as const;

/**
 * A labelled line of text. It is a native input: Fluent's own text field takes no name from a label outside its shadow root.
 * The typed text is kept by the input until it is submitted, so that no render can remove it.
 */
export function TextField({ initial = '', kind, field, onInput, most, children, ...labelled }: FieldProps) {
  return (
    <Frame {...labelled} below={children}>
      {(says) => (
        <input
          id={labelled.id}
          ref={field}
          type="text"
          inputMode={inputModes[kind]}
          defaultValue={initial}
          onInput={onInput}
          maxLength={most}
          dir={kind === 'text' ? 'auto' : undefined}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          {...(kind === 'secret' && secretInput(true))}
          {...says}
        />
      )}
    </Frame>
  );
}
