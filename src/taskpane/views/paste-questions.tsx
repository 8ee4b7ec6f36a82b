import type { ComponentChildren } from 'preact';
import type { PasteView } from '../../app/view';
import { shortDay } from '../../core/calendar/day-text';
import { serialOfDay } from '../../core/calendar/days';
import { isDoubt } from '../../core/paste/questions';
import { FIRST_NAME, LAST_NAME } from '../../core/paste/words/header-words';
import { useAct } from '../act';
import { pasteText as words } from '../paste-messages';
import { Choice } from './fields';
import { PasteCodes, type TypedCodes } from './paste-codes';
import { shortTimes } from './paste-week';

interface PasteQuestionsProps {
  readonly paste: PasteView;
  readonly typed: TypedCodes;
}

/** The questions about the text. Nothing is shown if there are none. */
export function PasteQuestions({ paste, typed }: PasteQuestionsProps) {
  const { questions } = paste;
  if (questions.length === 0) return null;
  return (
    <section class="card" aria-label={words.questions}>
      <h3>{words.questions}</h3>
      {questions.map((question) => (
        <Asked key={question.id} question={question} paste={paste} typed={typed} />
      ))}
    </section>
  );
}

type Question = PasteView['questions'][number];

function Asked({ question, paste, typed }: PasteQuestionsProps & { readonly question: Question }) {
  const act = useAct();
  const { id, sample } = question;
  const { answers } = paste;
  switch (id) {
    case 'order':
      return (
        <AnswerChoice
          id="day-order"
          label={words.order(sample)}
          hint={words.orderHint}
          value={answers.order}
          options={words.orders}
          onChoose={(order) => act({ do: 'answer-pasted', order })}
        />
      );
    case 'week':
      return (
        <div class="field">
          <label for="week">{words.week(sample)}</label>
          <input
            id="week"
            type="date"
            // If the title and the days disagree, the user must choose the week: a date that is already in the field is not an
            // answer.
            value={question.answered ? answers.week : ''}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') act({ do: 'answer-pasted', week: value });
            }}
          />
        </div>
      );
    case 'first-day':
      return (
        <AnswerChoice
          id="first-day"
          label={words.firstDay(sample)}
          hint={words.orderHint}
          value={answers.firstDay === undefined ? undefined : dayOf(answers.firstDay)}
          options={words.firstDays}
          onChoose={(day) => act({ do: 'answer-pasted', firstDay: FIRST_DAYS[day] })}
        />
      );
    case 'halves':
      return <Halves question={question} paste={paste} />;
    case 'dots':
      return (
        <AnswerChoice
          id="dots"
          label={words.dots(sample)}
          value={answers.dots === 'day' ? undefined : answers.dots}
          options={words.dotKinds}
          onChoose={(dots) => act({ do: 'answer-pasted', dots })}
        />
      );
    case 'layout':
      return <Ways question={question} paste={paste} />;
    case 'people':
      return <People question={question} paste={paste} />;
    case 'codes':
      return <PasteCodes {...paste} typed={typed} />;
    default:
      return (
        <AnswerChoice
          id={`guess-${id}`}
          label={question.words}
          value={answers.confirmed[id] === undefined ? undefined : answers.confirmed[id] ? 'yes' : 'no'}
          options={words.guesses[id] ?? (isDoubt(id) ? words.doubt : words.yesNo)}
          onChoose={(said) => act({ do: 'answer-pasted', confirm: { id, yes: said === 'yes' } })}
        />
      );
  }
}

const FIRST_DAYS = { monday: 0, saturday: 5, sunday: 6 } as const;

function dayOf(firstDay: number): keyof typeof FIRST_DAYS | undefined {
  return (Object.keys(FIRST_DAYS) as (keyof typeof FIRST_DAYS)[]).find((day) => FIRST_DAYS[day] === firstDay);
}

/** Ranges without am or pm. There is one answer for all, and each form can be set to the other one. */
function Halves({
  question,
  paste: { answers },
}: Omit<PasteQuestionsProps, 'typed'> & { readonly question: Question }) {
  const act = useAct();
  const { forms = [] } = question;
  const isProposed = (form: string) => answers.afternoons !== answers.otherForms.includes(form);
  return (
    <div class="field">
      <AnswerChoice
        id="afternoons"
        label={words.halves}
        value={answers.afternoons === undefined ? undefined : answers.afternoons ? 'yes' : 'no'}
        options={words.halvesKinds}
        onChoose={(said) => act({ do: 'answer-pasted', afternoons: said === 'yes' })}
      />
      <table class="forms">
        <thead>
          <tr>
            <th scope="col">{words.written}</th>
            <th scope="col">{words.proposed}</th>
            <th scope="col">{words.asWritten}</th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ form, proposed, asWritten }) => (
            <tr key={form}>
              <th scope="row">{form}</th>
              {[proposed, asWritten].map((times, place) => {
                const isChosen = answers.afternoons !== undefined && isProposed(form) === (place === 0);
                return (
                  <td key={place}>
                    <label class={isChosen ? 'form-reading chosen' : 'form-reading'}>
                      <input
                        type="radio"
                        name={`form-${form}`}
                        disabled={answers.afternoons === undefined}
                        checked={isChosen}
                        onChange={() => act({ do: 'answer-pasted', otherForm: form })}
                      />{' '}
                      {words.times(times.start, times.end)}
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The ways in which the text can be read, each with what stands where and the first shifts that it makes. */
function Ways({
  question,
  paste: { ways, layout, answers },
}: Omit<PasteQuestionsProps, 'typed'> & { readonly question: Question }) {
  const act = useAct();
  const said = answers.confirmed['layout'];
  const isOther = ways.some((way) => way.layout === layout);
  const chosen = said === undefined ? undefined : said ? (isOther ? layout : 'first') : NO_SHIFTS;
  return (
    <fieldset class="ways">
      <legend>{question.words}</legend>
      {ways.map((way) => (
        <Way
          key={way.layout}
          words={way.guessed === '' ? `${words.way(way.layout)}.` : way.guessed}
          isChosen={chosen === way.layout}
          onChoose={() =>
            act({ do: 'answer-pasted', layout: way.layout, confirm: { id: 'layout', yes: true } })
          }
        >
          {way.shifts > 0 && <Picture way={way} />}
        </Way>
      ))}
      <Way
        words={words.noShifts}
        isChosen={chosen === NO_SHIFTS}
        onChoose={() => act({ do: 'answer-pasted', layout: 'first', confirm: { id: 'layout', yes: false } })}
      />
    </fieldset>
  );
}

const NO_SHIFTS = 'none';

interface WayProps {
  readonly words: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ComponentChildren;
}

function Way({ words: explanation, isChosen, onChoose, children }: WayProps) {
  return (
    <label class={isChosen ? 'way chosen' : 'way'}>
      <input type="radio" name="way" checked={isChosen} onChange={onChoose} />
      <span>
        {explanation}
        {children}
      </span>
    </label>
  );
}

function Picture({ way: { picture, shifts } }: { readonly way: PasteView['ways'][number] }) {
  return (
    <span class="way-shifts">
      {picture.map((shift, at) => (
        <span key={at} class="way-shift">
          <bdi>{shift.person === '' ? words.nobody : shift.person}</bdi>{' '}
          <span>{shortDay(serialOfDay(shift.date) ?? 0)}</span> <span>{shortTimes(shift)}</span>
        </span>
      ))}
      {shifts > picture.length && <span>{words.andMore(shifts - picture.length)}</span>}
    </span>
  );
}

/** Asks which column has the people, if none is known. If there is none, the shifts are open. */
function People({
  question: { words: label, people },
  paste: { answers },
}: Omit<PasteQuestionsProps, 'typed'> & { readonly question: Question }) {
  const act = useAct();
  const columns = people?.columns ?? [];
  return (
    <AnswerChoice
      id="people-column"
      label={label}
      value={answers.confirmed['people'] === true ? NO_COLUMN : undefined}
      options={{
        ...Object.fromEntries(columns.map(({ at, header }) => [String(at), header])),
        ...(columns.length === 2 ? { [BOTH]: words.bothColumns } : {}),
        [NO_COLUMN]: words.noPeople,
      }}
      onChoose={(column) => {
        if (column === NO_COLUMN) act({ do: 'answer-pasted', confirm: { id: 'people', yes: true } });
        else if (column === BOTH)
          for (const [place, { at }] of columns.entries())
            act({ do: 'match-column', at, target: PARTS[place] ?? '' });
        else act({ do: 'match-column', at: Number(column), target: 'Person' });
      }}
    />
  );
}

const NO_COLUMN = 'none';
const BOTH = 'both';
/** Two columns that together have one name. */
const PARTS = [FIRST_NAME, LAST_NAME];

interface QuestionProps<Key extends string> {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly hint?: string;
  readonly value: Key | undefined;
  readonly options: Readonly<Record<Key, string>>;
  readonly onChoose: (key: Key) => void;
}

/** One question with its few answers. Nothing is chosen until the user chooses. */
function AnswerChoice<Key extends string>({ value, options, onChoose, ...labelled }: QuestionProps<Key>) {
  const answers = Object.entries<string>(options) as [Key, string][];
  return (
    <Choice<Key | ''>
      {...labelled}
      value={value ?? ''}
      choices={[...(value === undefined ? [['', words.choose] as const] : []), ...answers]}
      onValue={(key) => key !== '' && onChoose(key)}
    />
  );
}
