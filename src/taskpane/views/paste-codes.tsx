import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PasteView } from '../../app/view';
import type { Act } from '../act';
import { pasteText as words } from '../paste-messages';
import { Button } from './button';
import type { TypedCodes } from './typed-codes';

const CHOICES = 'code-choices';

interface PasteCodesProps extends Pick<PasteView, 'codes' | 'saidCodes' | 'codeChoices' | 'timeOff'> {
  readonly act: Act;
  readonly typed: TypedCodes;
}

/**
 * Codes without a known meaning. The user gives each meaning once, and the workbook keeps it. Codes with a meaning are listed
 * below.
 */
export function PasteCodes({ codes, saidCodes, codeChoices, timeOff, act, typed }: PasteCodesProps) {
  const { times, accounts, reasons, toDownload } = codeChoices;
  const isBoth = accounts.length > 0 && reasons.length > 0;
  return (
    <fieldset class="field codes">
      <legend>{words.codes}</legend>
      <p class="field-hint" dir="auto">
        {[
          words.codesHint(times[0], accounts[0], reasons[0]),
          ...(isBoth ? [words.timeOffMeaning(timeOff.sheet)] : []),
          ...(toDownload.length > 0 ? [words.downloadFirst(toDownload)] : []),
        ].join(' ')}
      </p>
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
      <SaidLines saidCodes={saidCodes} typed={typed} />
    </fieldset>
  );
}

interface SaidCodesProps extends Pick<PasteView, 'saidCodes'> {
  readonly typed: TypedCodes;
}

/** Codes whose meaning the user has given, now or before, if there is no question about codes. */
export function SaidCodes({ saidCodes, typed }: SaidCodesProps) {
  if (saidCodes.length === 0) return null;
  return (
    <section class="card" aria-label={words.saidCodes}>
      <h3>{words.saidCodes}</h3>
      <SaidLines saidCodes={saidCodes} typed={typed} />
    </section>
  );
}

/** A line for each code with a given meaning, with a button to change it. */
function SaidLines({ saidCodes, typed }: SaidCodesProps) {
  return (
    <>
      {saidCodes.map((said) => (
        // A new meaning closes the field.
        <SaidCode key={`${said.code} ${said.means}`} said={said} typed={typed} />
      ))}
    </>
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
    <div class="said-code">
      <bdi>{words.codeMeans(code, means)}</bdi>
      <Button small name={words.changeCode(code)} onPress={() => open(true)}>
        {words.change}
      </Button>
    </div>
  );
}

/** The proposals of the fields for codes. */
export function CodeChoices({
  choices: { times, accounts, reasons },
}: {
  readonly choices: PasteView['codeChoices'];
}) {
  return (
    <datalist id={CHOICES}>
      {[...times, words.dayOff, ...accounts, ...reasons].map((name) => (
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
  /** The field was just opened, so it takes the focus. */
  readonly isNew?: boolean;
  readonly children?: ComponentChildren;
}

function CodeField({ code, value, bad, typed, isNew = false, children }: CodeFieldProps) {
  return (
    <div class="field code">
      <label for={`code-${code}`}>
        <bdi>{code}</bdi>
      </label>
      <input
        id={`code-${code}`}
        type="text"
        list={CHOICES}
        autocomplete="off"
        defaultValue={value}
        ref={isNew ? focusOnce : null}
        placeholder={words.codeExample}
        aria-invalid={bad !== ''}
        aria-describedby={bad === '' ? undefined : `code-${code}-error`}
        onInput={({ currentTarget: { value: text } }) => typed.type(code, text)}
        onChange={({ currentTarget: { value: text } }) => typed.leave(code, text, bad !== '')}
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
