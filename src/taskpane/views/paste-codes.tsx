import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';
import { Button } from './button';
import type { TypedCodes } from './typed-codes';

interface PasteCodesProps extends Pick<PasteView, 'codes' | 'timesOfDay'> {
  readonly act: Act;
  readonly typed: TypedCodes;
}

/** Codes that nothing explains: what each means is said once and kept with the workbook. */
export function PasteCodes({ codes, timesOfDay, act, typed }: PasteCodesProps) {
  return (
    <fieldset class="field codes">
      <legend>{words.codes}</legend>
      <p class="field-hint">{words.codesHint}</p>
      <TimesOfDay names={timesOfDay} />
      {codes.map(({ code, proposed, bad }) => (
        <CodeField key={code} code={code} value="" bad={bad} typed={typed}>
          {proposed !== '' && (
            <Button
              small
              name={words.useProposed(code, proposed)}
              onPress={() => act({ do: 'answer-pasted', code: { code, text: proposed } })}
            >
              {proposed}
            </Button>
          )}
        </CodeField>
      ))}
    </fieldset>
  );
}

interface SaidCodesProps extends Pick<PasteView, 'saidCodes' | 'timesOfDay'> {
  readonly typed: TypedCodes;
}

/** Codes whose meaning was said, now or before, each with the way to change it. */
export function SaidCodes({ saidCodes, timesOfDay, typed }: SaidCodesProps) {
  if (saidCodes.length === 0) return null;
  return (
    <section class="card" aria-label={words.saidCodes}>
      <h3>{words.saidCodes}</h3>
      <TimesOfDay names={timesOfDay} />
      {saidCodes.map((said) => (
        // What was said anew closes the field.
        <SaidCode key={`${said.code} ${said.means}`} said={said} typed={typed} />
      ))}
    </section>
  );
}

function SaidCode({
  said: { code, means, bad },
  typed,
}: {
  readonly said: PasteView['saidCodes'][number];
  readonly typed: TypedCodes;
}) {
  const [isOpen, open] = useState(false);
  if (isOpen || bad !== '') return <CodeField code={code} value={means} bad={bad} typed={typed} isNew />;
  return (
    <div class="code">
      <span class="said-code">
        <bdi>{words.codeMeans(code, means)}</bdi>
      </span>
      <Button small name={words.changeCode(code)} onPress={() => open(true)}>
        {words.change}
      </Button>
    </div>
  );
}

function TimesOfDay({ names }: { readonly names: readonly string[] }) {
  return (
    <datalist id="times-of-day">
      {[...names, words.dayOff].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly value: string;
  readonly bad: string;
  readonly typed: TypedCodes;
  /** The field was just opened: it takes the focus. */
  readonly isNew?: boolean;
  readonly children?: ComponentChildren;
}

function CodeField({ code, value, bad, typed, isNew = false, children }: CodeFieldProps) {
  return (
    <div class="code">
      <label for={`code-${code}`}>
        <bdi>{code}</bdi>
      </label>
      <input
        id={`code-${code}`}
        type="text"
        list="times-of-day"
        autocomplete="off"
        defaultValue={value}
        ref={isNew ? focusOnce : null}
        placeholder={words.codeExample}
        aria-invalid={bad !== ''}
        aria-describedby={bad === '' ? undefined : `code-${code}-error`}
        onInput={({ currentTarget: { value: text } }) => typed.type(code, text)}
        onChange={({ currentTarget: { value: text } }) => typed.leave(code, text)}
      />
      {children}
      {bad !== '' && (
        <p class="field-error" id={`code-${code}-error`}>
          {words.badCode(bad)}
        </p>
      )}
    </div>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
