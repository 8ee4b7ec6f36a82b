import { useState } from 'preact/hooks';
import type { RepeatView, PatternEntry, WeekView } from '../../app/view/index';
import { longDay } from '../../core/calendar/day-text';
import { serialOfDay } from '../../core/calendar/days';
import {
  MOST_PATTERN_DAYS,
  PATTERNS,
  patternProblem,
  pictureOf,
  turnsOf,
  workDays,
} from '../../core/shifts/patterns';
import { useAct } from '../act';
import { repeatText } from '../repeat-messages';
import { Button } from './controls';
import { Choice, fieldsOf, Input, useForm } from './fields';
import { PickMany } from './pick-names';
import { RepeatForm, LeaveChoice, SheetChoice, spanText, useSpan } from './repeat-fields';

const DAY = { start: '07:00', end: '19:00' };
const NIGHT = { start: '19:00', end: '07:00' };

/** The days of a person that are shown of a longer cycle. */
const SHOWN_DAYS = 28;

/** What the form asks beside the days. */
interface ChosenPattern extends Pick<PatternEntry, 'department' | 'area' | 'task' | 'closed' | 'leave'> {
  readonly sheet: string;
  readonly name: (typeof PATTERNS)[number]['id'];
  /** IDs. */
  readonly people: readonly string[];
  /** How many days each person is ahead in the cycle, as typed, by the person's ID. */
  readonly ahead: Readonly<Record<string, string>>;
  readonly turns: readonly (typeof DAY)[];
}

interface PatternFormProps {
  readonly repeat: RepeatView;
  readonly week: WeekView | undefined;
}

/** Makes the shifts of a pattern for one or several people. */
export function PatternForm({ repeat, week }: PatternFormProps) {
  const act = useAct();
  const words = repeatText.pattern;
  const { values, fill, field } = useForm<ChosenPattern>('pattern', {
    sheet: repeat.sheets[0]?.kind ?? '',
    name: PATTERNS[0].id,
    people: [],
    ahead: {},
    turns: [DAY, NIGHT],
    department: '',
    area: '',
    task: '',
    closed: [],
    leave: 'open',
  });
  const { people, ahead, turns, department, area, task, closed, leave } = values;
  const span = useSpan('pattern', week);
  const pattern = PATTERNS.find(({ id }) => id === values.name) ?? PATTERNS[0];
  const aheadOf = (id: string) => Number(ahead[id] ?? 0);
  const entry: PatternEntry = {
    pattern: { id: pattern.id, days: pattern.days },
    first: span.first,
    last: span.last,
    people: people.map((id) => ({ id, ahead: aheadOf(id) })),
    turns: turns.slice(0, turnsOf(pattern)),
    department,
    area,
    task,
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
      onAdd={() => act({ do: 'add-pattern', kind: values.sheet, entry })}
    >
      <SheetChoice sheets={repeat.sheets} {...field('sheet')} />
      <Choice
        label={words.label}
        hint={words.picture(pictureOf(pattern), pattern.days.length)}
        choices={PATTERNS.map(({ id }) => [id, words.names[id]])}
        {...field('name')}
      />
      {span.fields}
      {entry.turns.map((times, turn) => {
        const part = fieldsOf(`pattern-${turn}`, times, (change: Partial<typeof DAY>) =>
          fill({
            turns: turns.map((turnTimes, at) => (at === turn ? { ...turnTimes, ...change } : turnTimes)),
          }),
        );
        const count = entry.turns.length;
        return (
          <div class="period-days" key={turn}>
            <Input type="time" label={words.start(turn, count)} {...part('start')} />
            <Input type="time" label={words.end(turn, count)} {...part('end')} />
          </div>
        );
      })}
      <PickMany name={words.people} everything={words.nobody} names={repeat.people} {...field('people')} />
      {people.map((id, at) => (
        <Input
          key={id}
          type="number"
          id={`pattern-ahead-${at}`}
          label={words.ahead(labels.get(id) ?? id)}
          hint={
            Number.isInteger(aheadOf(id)) && aheadOf(id) >= 0
              ? words.begins(pictureOf(pattern, Math.min(SHOWN_DAYS, pattern.days.length), aheadOf(id)))
              : ''
          }
          min={0}
          max={pattern.days.length - 1}
          value={ahead[id] ?? '0'}
          onValue={(days) => fill({ ahead: { ...ahead, [id]: days } })}
        />
      ))}
      {(['department', 'area', 'task'] as const).map((place) => {
        const names = repeat[`${place}s`];
        return (
          names.length > 0 && (
            <Choice
              key={place}
              label={words[place]}
              choices={[['', words.none], ...names.map(({ id, label }) => [id, label] as const)]}
              {...field(place)}
            />
          )
        );
      })}
      <ClosedDays {...field('closed')} />
      <LeaveChoice {...field('leave')} />
    </RepeatForm>
  );
}

interface ClosedDaysProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onValue: (days: readonly string[]) => void;
}

/** The days on which nobody works, such as public holidays. */
function ClosedDays({ id, value: closed, onValue }: ClosedDaysProps) {
  const words = repeatText.pattern;
  const [day, setDay] = useState('');
  const canAdd = serialOfDay(day) !== undefined && !closed.includes(day) && closed.length < MOST_PATTERN_DAYS;
  return (
    <>
      <Input type="date" id={id} label={words.closed} value={day} onValue={setDay} />
      <div class="actions">
        <Button
          small
          onPress={() => {
            if (!canAdd) return;
            onValue([...closed, day].sort());
            setDay('');
          }}
        >
          {words.addClosed}
        </Button>
        {closed.map((closedDay) => (
          <Button
            key={closedDay}
            small
            onPress={() => onValue(closed.filter((other) => other !== closedDay))}
          >
            {words.removeClosed(longDay(serialOfDay(closedDay) ?? 0))}
          </Button>
        ))}
      </div>
    </>
  );
}
