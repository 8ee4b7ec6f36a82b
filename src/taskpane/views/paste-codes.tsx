import type { ComponentChildren } from 'preact';
import { useState, useMemo } from 'preact/hooks';
import type { PasteView, TypedCode, Intent } from '../../app/view/index';
import { type Act, useAct } from '../act';
import { pasteText as words } from '../paste-messages';
import { Button } from './controls';

const CHOICES = 'code-choices';

interface PasteCodesProps extends Pick<PasteView, 'codes' | 'saidCodes' | 'codeChoices' | 'timeOff'> {
  readonly typed: TypedCodes;
}

/**
 * Codes without a known meaning. The user gives each meaning once, and the workbook keeps it. Codes with a meaning are listed
 * below.
 */
export function PasteCodes({ codes, saidCodes, codeChoices, timeOff, typed }: PasteCodesProps) {
  const act = useAct();
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
          <div class="actions">
            {[proposed, words.dayOff]
              .filter((text) => text !== '')
              .map((text) => (
                <Button
                  key={text}
                  small
                  name={words.useProposed(code, text)}
                  onPress={() => act({ do: 'answer-pasted', code: { code, text } })}
                >
                  {text}
                </Button>
              ))}
          </div>
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
export function CodeChoiceFields({
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
  // A code may be several words, and an id has no spaces.
  const id = `code-${code.replace(/\s/g, '_')}`;
  return (
    <div class="field code">
      <label for={id}>
        <bdi>{code}</bdi>
      </label>
      <input
        id={id}
        type="text"
        list={CHOICES}
        autocomplete="off"
        defaultValue={value}
        ref={isNew ? focusOnce : null}
        placeholder={words.codeExample}
        aria-invalid={bad !== ''}
        aria-describedby={bad === '' ? undefined : `${id}-error`}
        onInput={({ currentTarget: { value: text } }) => typed.type(code, text)}
        onChange={({ currentTarget: { value: text } }) => typed.leave(code, text, bad !== '')}
      />
      {children}
      {bad !== '' && (
        <p class="field-error" id={`${id}-error`}>
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

/** What is typed in the fields of codes and was not read yet. */
export interface TypedCodes {
  /** How many fields have an answer that was not read. */
  readonly count: number;
  readonly type: (code: string, text: string) => void;
  /** Reads the answer of a field that loses the focus. An empty field removes an answer that could not be read. */
  readonly leave: (code: string, text: string, isBad: boolean) => void;
  /** While the button that reads the codes is pressed, no field is read: the page must not move under the pointer. */
  readonly hold: () => void;
  /** Takes all answers, for the button that reads the codes. */
  readonly takeAll: () => readonly TypedCode[];
}

/** Remembers what is typed for codes, so that an answer is read even if its field still has the focus. */
export function useTypedCodes(act: Act): TypedCodes {
  const [count, setCount] = useState(0);
  const kept = useMemo(() => {
    const typed = new Map<string, string>();
    let isHeld = false;
    const takeAll = () => {
      const codes = [...typed].map(([code, text]) => ({ code, text }));
      typed.clear();
      setCount(0);
      return codes;
    };
    const leave = (code: string, text: string, isBad: boolean) => {
      if (isHeld || (text.trim() === '' && !isBad)) return;
      typed.delete(code);
      setCount(typed.size);
      act({ do: 'answer-pasted', code: { code, text } });
    };
    return {
      type: (code: string, text: string) => {
        if (text.trim() === '') typed.delete(code);
        else typed.set(code, text);
        setCount(typed.size);
      },
      leave,
      hold: () => {
        isHeld = true;
        // The click event follows the release of the pointer. If the pointer was released elsewhere, the fields are read then.
        const release = () =>
          setTimeout(() => {
            isHeld = false;
            for (const [code, text] of [...typed]) leave(code, text, false);
          });
        addEventListener('pointerup', release, { once: true });
        addEventListener('pointercancel', release, { once: true });
      },
      takeAll,
    };
  }, [act]);
  return { count, ...kept };
}

interface PasteColumnsProps {
  readonly paste: PasteView;
}

/**
 * What each pasted column was read as. Open if the columns were guessed from their content, or if one is not used. In a roster these are the columns
 * beside the days that are not read, or that the user has given a field.
 */
export function PasteColumns({ paste: { columns, targets, headed, shape, unused } }: PasteColumnsProps) {
  const act = useAct();
  const isList = shape === 'list';
  return (
    <details class="card" open={!headed || !isList || unused.length > 0}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        <h3 class="count-row-name">{isList ? words.columns : words.besideDays}</h3>
      </summary>
      {!headed && <p class="quiet">{words.guessed}</p>}
      <div class="matches">
        {columns.map(({ at, header, sample, target }) => (
          <div key={at} class="match">
            <label for={`column-${at}`}>
              <bdi>{words.column(header, sample)}</bdi>
              {header !== '' && sample !== '' && (
                <span class="quiet">
                  {' '}
                  <bdi>{words.example(sample)}</bdi>
                </span>
              )}
            </label>
            <select
              id={`column-${at}`}
              value={
                target === '' || firstOf(columns, target)?.at === at || !isJoined(targets, target)
                  ? target
                  : `${TOGETHER}${target}`
              }
              onChange={({ currentTarget: { value } }) => act(matching(at, value))}
            >
              <option value="">{isList ? words.leaveOut : words.notUsed}</option>
              {targets.map(({ target: choice, header: words }) => (
                <option key={choice} value={choice}>
                  {words}
                </option>
              ))}
              {joinable(columns, targets, at).map(({ target: choice, header, other }) => (
                <option key={`${TOGETHER}${choice}`} value={`${TOGETHER}${choice}`}>
                  {words.together(header, other)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </details>
  );
}

/** The prefix of a target whose column has a further part of what another column is. */
const TOGETHER = '+';

function matching(at: number, value: string): Intent {
  const isTogether = value.startsWith(TOGETHER);
  const target = isTogether ? value.slice(TOGETHER.length) : value;
  return { do: 'match-column', at, target, ...(isTogether ? { together: true } : {}) };
}

type Columns = PasteView['columns'];

function isJoined(targets: PasteView['targets'], target: string): boolean {
  return targets.some((pasteTarget) => pasteTarget.target === target && pasteTarget.joins);
}

/** The first column of a target. */
function firstOf(columns: Columns, target: string): Columns[number] | undefined {
  return columns.find((column) => column.target === target);
}

/** The targets of which a column may have a part, beside the column that has the other part. */
function joinable(columns: Columns, targets: PasteView['targets'], at: number) {
  return targets.flatMap(({ target, header, joins }) => {
    const other = joins ? columns.find((column) => column.target === target && column.at !== at) : undefined;
    return other ? [{ target, header, other: words.column(other.header, other.sample) }] : [];
  });
}
