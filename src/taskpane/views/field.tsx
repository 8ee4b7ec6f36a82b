import type { ComponentChildren, Ref } from 'preact';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** What is wrong with what was entered, or ''. */
  readonly error: string;
  readonly initial: string;
  readonly kind: 'url' | 'secret' | 'digits' | 'text';
  readonly field: Ref<HTMLInputElement>;
  readonly onInput?: () => void;
  /** The most characters. */
  readonly most?: number;
  /** What is below the field. */
  readonly children?: ComponentChildren;
}

const inputModes = { url: 'url', secret: 'text', digits: 'numeric', text: 'text' } as const;

/**
 * A labelled line of text. It is a native input: Fluent's own text field takes no name from a label outside its shadow root.
 * The typed text is kept by the input until it is submitted, so that no render can remove it.
 */
export function Field({ id, label, hint, error, initial, kind, field, onInput, most, children }: FieldProps) {
  const wrong = error !== '';
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        ref={field}
        {...(kind === 'secret' ? ({ type: 'password' } as const) : ({ type: 'text' } as const))}
        inputMode={inputModes[kind]}
        defaultValue={initial}
        onInput={onInput}
        maxLength={most}
        dir={kind === 'text' ? 'auto' : undefined}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      {wrong && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p class="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children}
    </div>
  );
}
