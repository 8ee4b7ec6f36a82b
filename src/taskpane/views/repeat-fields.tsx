/** The fields that the forms for repeated shifts share. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { RepeatView, LeavePolicy, WeekView } from '../../app/view/index';
import { daysText } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, dayOfSerial, serialOfDay, weekOf } from '../../core/calendar/days';
import { dayText } from '../browser/clock';
import { repeatText as words } from '../repeat-messages';
import { Button, Choice, DateField } from './controls';

export type Sheets = RepeatView['sheets'];

interface RepeatFormProps {
  /** Why nothing can be added; undefined if it can. */
  readonly problem: string | undefined;
  /** What would be added. */
  readonly sum: string;
  readonly sumId?: string;
  /** The words of the button. */
  readonly add: string;
  readonly onAdd: () => void;
  readonly children: ComponentChildren;
}

/** A form with a sentence about what it adds. What is wrong is shown as an error once the user has tried to add. */
export function RepeatForm({ problem, sum, sumId, add, onAdd, children }: RepeatFormProps) {
  const [tried, setTried] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(problem !== undefined);
    if (problem === undefined) onAdd();
  };
  return (
    <form class="form" onSubmit={submit} noValidate>
      {children}
      <p class={tried && problem ? 'field-error' : 'quiet'} id={sumId} aria-live="polite">
        {problem ?? sum}
      </p>
      <div class="actions">
        <Button small submit>
          {add}
        </Button>
      </div>
    </form>
  );
}

/** The sheet that gets the shifts; nothing if there is only one. */
export function SheetChoice(props: {
  readonly id: string;
  readonly sheets: Sheets;
  readonly chosen: string;
  readonly onChosen: (kind: string) => void;
}) {
  const { id, sheets, chosen, onChosen } = props;
  if (sheets.length < 2) return null;
  return (
    <Choice
      id={`${id}-sheet`}
      label={words.sheet}
      chosen={chosen}
      choices={sheets.map(({ kind, title }) => [kind, title])}
      onChosen={onChosen}
    />
  );
}

export function LeaveChoice(props: {
  readonly id: string;
  readonly chosen: LeavePolicy;
  readonly onChosen: (policy: LeavePolicy) => void;
}) {
  const { id, chosen, onChosen } = props;
  const { label, choices } = words.leave;
  return (
    <Choice
      id={`${id}-leave`}
      label={label}
      chosen={chosen}
      choices={(['open', 'leave-out', 'anyway'] as const).map((policy) => [policy, choices[policy]])}
      onChosen={onChosen}
    />
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly typed: string;
  readonly describedBy?: string;
  readonly onTyped: (typed: string) => void;
}

export function NumberField({ id, label, least, most, typed, describedBy, onTyped }: NumberFieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={typed}
        aria-describedby={describedBy}
        onInput={({ currentTarget: { value } }) => onTyped(value)}
      />
    </div>
  );
}

export function TimeField(props: {
  readonly id: string;
  readonly label: string;
  readonly time: string;
  readonly onTime: (time: string) => void;
}) {
  const { id, label, time, onTime } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} type="time" value={time} onInput={({ currentTarget: { value } }) => onTime(value)} />
    </div>
  );
}

/** The Monday after the shown week's first day, or after today: patterns are usually drawn from a Monday on. */
function nextMonday(week: WeekView | undefined): string {
  const shown = serialOfDay(week?.first ?? dayText(new Date())) ?? 0;
  return dayOfSerial(weekOf(shown, MONDAY) + DAYS_A_WEEK) ?? '';
}

const MONDAY = 0;

/** How many weeks are offered first. */
const USUAL_WEEKS = 4;
/** A year. */
const MOST_WEEKS = 52;

/** Which days get shifts. The last day follows from the number of weeks until the user chooses another. */
export function useSpan(week: WeekView | undefined) {
  const [first, setFirst] = useState(nextMonday(week));
  const [weeks, setWeeks] = useState(String(USUAL_WEEKS));
  const [chosenLast, setLast] = useState<string>();
  const begin = serialOfDay(first);
  const count = Number(weeks);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_WEEKS;
  const last =
    chosenLast ??
    (begin === undefined || !isCount ? '' : (dayOfSerial(begin + count * DAYS_A_WEEK - 1) ?? ''));
  const fields = (id: string) => (
    <div class="period-days">
      <DateField id={`${id}-first`} label={words.first} day={first} onDay={setFirst} />
      <NumberField
        id={`${id}-weeks`}
        label={words.weeks}
        least={1}
        most={MOST_WEEKS}
        typed={chosenLast === undefined ? weeks : ''}
        onTyped={(typed) => {
          setWeeks(typed);
          setLast(undefined);
        }}
      />
      <DateField id={`${id}-last`} label={words.last} day={last} onDay={setLast} />
    </div>
  );
  return { first, last, fields };
}

/** Days in words; '' if one of them is none. */
export function spanText({ first, last }: { readonly first: string; readonly last: string }): string {
  const [from, to] = [serialOfDay(first), serialOfDay(last)];
  return from === undefined || to === undefined ? '' : daysText(from, to);
}
