/** Questions that must be answered before a job. */
import type { ComponentChildren } from 'preact';
import { useState, useEffect, useRef } from 'preact/hooks';
import type {
  CompanyQuestion,
  WorkbookQuestion,
  MemoryDoubt,
  Connection,
  SessionQuestion,
  View,
} from '../../app/view/index';
import { useAct } from '../act';
import { questionText } from '../question-messages';
import { SessionLink } from './connect';
import { Button } from './controls';
import { TextField } from './fields';
import { hostOfAddress } from './header';
import { InlineNotice } from './notices';

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
function ConfirmChoice<Choice extends string>({
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

/**
 * Asks what to do with a workbook of another company. Nothing happens until the user chooses a sentence that names both
 * companies.
 */
export function AskCompany({ question }: { readonly question: CompanyQuestion }) {
  const act = useAct();
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

/** Asks whether a workbook at a new place is the same workbook, or a second one that would send the same rows. */
export function AskWorkbook({ question }: { readonly question: WorkbookQuestion }) {
  const act = useAct();
  const words = questionText.copy;
  const { was, unsent, unsentShifts } = question;
  const isFirst = was === '';
  const aCopy =
    unsentShifts > 0
      ? ([
          { choice: 'copy-theirs', sentence: words.theirs(was, unsentShifts), meaning: words.theirsMeaning },
          { choice: 'copy', sentence: words.ours(was), meaning: words.oursMeaning },
        ] as const)
      : ([
          { choice: 'copy', sentence: isFirst ? words.other : words.copy(was), meaning: words.copyMeaning },
        ] as const);
  return (
    <ConfirmChoice
      name="copy"
      heading={isFirst ? words.headingFirst : words.heading}
      choices={
        isFirst
          ? [{ choice: 'moved', sentence: words.only, meaning: words.onlyMeaning }, ...aCopy]
          : [
              { choice: 'moved', sentence: words.moved(was), meaning: words.movedMeaning },
              { choice: 'also', sentence: words.sameFile(was), meaning: words.sameFileMeaning },
              ...aCopy,
            ]
      }
      onSaid={(answer) => act({ do: 'answer-copy', answer })}
    >
      {unsent > 0 && <InlineNotice tone="warning" words={words.unsent(unsent)} />}
    </ConfirmChoice>
  );
}

/** Asks before new shifts are sent from a file that somebody else may have open too. */
export function NobodyElseQuestion() {
  const act = useAct();
  const words = questionText.nobodyElse;
  return (
    <section class="card" aria-label={words.heading}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      <p>{words.why}</p>
      <div class="actions">
        <Button onPress={() => act({ do: 'answer-nobody-else', yes: true })}>{words.yes}</Button>
        <Button appearance="primary" onPress={() => act({ do: 'answer-nobody-else', yes: false })}>
          {words.no}
        </Button>
      </div>
    </section>
  );
}

/** Says why the workbook's memory can't be trusted, and offers to compare every table with the service. */
export function MemoryQuestion({ doubt }: { readonly doubt: MemoryDoubt }) {
  const act = useAct();
  const words = questionText.memory;
  return (
    <section class="card" aria-label={words.heading}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      <p>{words.why[doubt]}</p>
      <p class="quiet" id="memory-meaning">
        {words.meaning}
      </p>
      <div class="actions">
        <Button appearance="primary" onPress={() => act({ do: 'download' })}>
          {words.compare}
        </Button>
      </div>
    </section>
  );
}

interface SessionQuestionProps {
  readonly question: SessionQuestion;
  readonly connection: Connection & { readonly state: 'in' };
}

/** Asks for a new session ID while a job waits for it. The typed ID is only sent to the app. */
export function AskSession({ question, connection }: SessionQuestionProps) {
  const act = useAct();
  const words = questionText.session;
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (document.hasFocus()) input.current?.focus();
  }, [question]);

  const submit = (event: Event) => {
    event.preventDefault();
    const sessionId = input.current?.value.trim() ?? '';
    setMissing(sessionId === '');
    if (sessionId === '' || !input.current) return input.current?.focus();
    input.current.value = '';
    act({ do: 'renew-session', sessionId });
  };

  return (
    <form class="card form" aria-label={words.heading} autocomplete="off" noValidate onSubmit={submit}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      <InlineNotice tone="warning" words={question.reason} />
      <p class="quiet">{words.meaning(hostOfAddress(connection.baseUrl), connection.sp)}</p>
      <TextField
        id="fresh-session"
        label={words.label}
        hint={words.hint}
        error={isMissing ? words.missing : ''}
        kind="secret"
        field={input}
      >
        <SessionLink to={connection.sessionLink} />
      </TextField>
      {/* Enter looks for a native button, and Fluent's button is not native. */}
      <button type="submit" hidden />
      <div class="actions">
        <Button submit appearance="primary">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

type Ask = NonNullable<View['ask']>;

/** Asks which category contains a kind of record, if no Type of the service says so. Asked once for a workbook. */
export function AskCategory({ ask }: { readonly ask: Ask }) {
  const act = useAct();
  const words = questionText.category;
  const chosen = useRef<HTMLSelectElement>(null);
  return (
    <section class="card" aria-label={words.question(ask.category)}>
      <label for="category">{words.question(ask.category)}</label>
      <select id="category" ref={chosen}>
        <option value="">{words.none}</option>
        {ask.choices.map(({ catNo, name }) => (
          <option key={catNo} value={catNo}>
            {words.choice(name, catNo)}
          </option>
        ))}
      </select>
      <div class="actions">
        <Button
          appearance="primary"
          onPress={() =>
            act({ do: 'pick-category', category: ask.category, catNo: chosen.current?.value ?? '' })
          }
        >
          {words.use}
        </Button>
      </div>
    </section>
  );
}
