import { useState } from 'preact/hooks';
import type { RepeatView, LeavePolicy, PatternEntry, WeekView } from '../../app/view/index';
import { longDay } from '../../core/calendar/day-text';
import { serialOfDay } from '../../core/calendar/days';
import {
  MOST_DAYS,
  PATTERNS,
  patternProblem,
  pictureOf,
  turnsOf,
  workDays,
} from '../../core/shifts/patterns';
import { useAct } from '../act';
import { repeatText } from '../repeat-messages';
import { Button, Choice, DateField } from './controls';
import { PickMany } from './pick-names';
import {
  RepeatForm,
  LeaveChoice,
  NumberField,
  SheetChoice,
  spanText,
  TimeField,
  useSpan,
} from './repeat-fields';

const DAY = { start: '07:00', end: '19:00' };
const NIGHT = { start: '19:00', end: '07:00' };
const NOWHERE = { department: '', area: '', task: '' };

/** The days of a person that are shown of a longer cycle. */
const SHOWN_DAYS = 28;

interface PatternFormProps {
  readonly repeat: RepeatView;
  readonly week: WeekView | undefined;
}

/** Makes the shifts of a pattern for one or several people. */
export function PatternForm({ repeat, week }: PatternFormProps) {
  const act = useAct();
  const words = repeatText.pattern;
  const [kind, setKind] = useState(repeat.sheets[0]?.kind ?? '');
  const [pattern, setPattern] = useState<(typeof PATTERNS)[number]>(PATTERNS[0]);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [ahead, setAhead] = useState<Readonly<Record<string, string>>>({});
  const [turns, setTurns] = useState([DAY, NIGHT]);
  const [places, setPlaces] = useState(NOWHERE);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [leave, setLeave] = useState<LeavePolicy>('open');
  const span = useSpan(week);
  const aheadOf = (id: string) => Number(ahead[id] ?? 0);
  const entry: PatternEntry = {
    pattern: { id: pattern.id, days: pattern.days },
    first: span.first,
    last: span.last,
    people: people.map((id) => ({ id, ahead: aheadOf(id) })),
    turns: turns.slice(0, turnsOf(pattern)),
    ...places,
    closed,
    leave,
  };
  const problem = patternProblem(entry);
  const labels = new Map(repeat.people.map(({ id, label }) => [id, label]));
  return (
    <RepeatForm
      problem={problem && words.problems[problem]}
      sum={problem ? '' : words.sum(workDays(entry).length, spanText(entry))}
      add={words.add}
      onAdd={() => act({ do: 'add-pattern', kind, entry })}
    >
      <SheetChoice id="pattern" sheets={repeat.sheets} chosen={kind} onChosen={setKind} />
      <Choice
        id="pattern-name"
        label={words.label}
        hint={words.picture(pictureOf(pattern), pattern.days.length)}
        chosen={pattern.id}
        choices={PATTERNS.map(({ id }) => [id, words.names[id]])}
        onChosen={(id) => setPattern(PATTERNS.find((each) => each.id === id) ?? PATTERNS[0])}
      />
      {span.fields('pattern')}
      {entry.turns.map(({ start, end }, turn) => {
        const change = (part: Partial<typeof DAY>) =>
          setTurns(turns.map((each, at) => (at === turn ? { ...each, ...part } : each)));
        const count = entry.turns.length;
        return (
          <div class="period-days" key={turn}>
            <TimeField
              id={`pattern-start-${turn}`}
              label={words.start(turn, count)}
              time={start}
              onTime={(time) => change({ start: time })}
            />
            <TimeField
              id={`pattern-end-${turn}`}
              label={words.end(turn, count)}
              time={end}
              onTime={(time) => change({ end: time })}
            />
          </div>
        );
      })}
      <PickMany
        id="pattern-people"
        name={words.people}
        everything={words.nobody}
        names={repeat.people}
        chosen={people}
        onChosen={setPeople}
      />
      {people.map((id, at) => (
        <div key={id}>
          <NumberField
            id={`pattern-ahead-${at}`}
            label={words.ahead(labels.get(id) ?? id)}
            least={0}
            most={pattern.days.length - 1}
            typed={ahead[id] ?? '0'}
            describedBy={`pattern-picture-${at}`}
            onTyped={(typed) => setAhead({ ...ahead, [id]: typed })}
          />
          <p class="field-hint" id={`pattern-picture-${at}`}>
            {Number.isInteger(aheadOf(id)) &&
              aheadOf(id) >= 0 &&
              words.begins(pictureOf(pattern, Math.min(SHOWN_DAYS, pattern.days.length), aheadOf(id)))}
          </p>
        </div>
      ))}
      {(['department', 'area', 'task'] as const).map((place) => {
        const names = repeat[`${place}s`];
        return (
          names.length > 0 && (
            <Choice
              key={place}
              id={`pattern-${place}`}
              label={words[place]}
              chosen={places[place]}
              choices={[['', words.none], ...names.map(({ id, label }) => [id, label] as const)]}
              onChosen={(id) => setPlaces({ ...places, [place]: id })}
            />
          )
        );
      })}
      <ClosedDays closed={closed} onClosed={setClosed} />
      <LeaveChoice id="pattern" chosen={leave} onChosen={setLeave} />
    </RepeatForm>
  );
}

interface ClosedDaysProps {
  readonly closed: readonly string[];
  readonly onClosed: (days: readonly string[]) => void;
}

/** The days on which nobody works, such as public holidays. */
function ClosedDays({ closed, onClosed }: ClosedDaysProps) {
  const words = repeatText.pattern;
  const [day, setDay] = useState('');
  const canAdd = serialOfDay(day) !== undefined && !closed.includes(day) && closed.length < MOST_DAYS;
  return (
    <>
      <DateField id="pattern-closed" label={words.closed} day={day} onDay={setDay} />
      <div class="actions">
        <Button
          small
          onPress={() => {
            if (!canAdd) return;
            onClosed([...closed, day].sort());
            setDay('');
          }}
        >
          {words.addClosed}
        </Button>
        {closed.map((each) => (
          <Button key={each} small onPress={() => onClosed(closed.filter((other) => other !== each))}>
            {words.removeClosed(longDay(serialOfDay(each) ?? 0))}
          </Button>
        ))}
      </div>
    </>
  );
}
