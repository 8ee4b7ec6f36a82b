/** The fields that the forms for repeated shifts share. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { RepeatView, LeavePolicy, WeekView } from '../../app/view/index';
import { daysText } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, dayOfSerial, serialOfDay, weekOf } from '../../core/calendar/days';
import { dayText } from '../browser/clock';
import { repeatText as words } from '../repeat-messages';
import { Button } from './controls';
import { Choice, Input, useForm } from './fields';

export type ShiftSheets = RepeatView['sheets'];

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

interface ChoiceProps<Value extends string> {
  readonly id: string;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** The sheet that gets the shifts; nothing if there is only one. */
export function SheetChoice({ sheets, ...bound }: ChoiceProps<string> & { readonly sheets: ShiftSheets }) {
  if (sheets.length < 2) return null;
  return <Choice {...bound} label={words.sheet} choices={sheets.map(({ kind, title }) => [kind, title])} />;
}

const POLICIES = ['open', 'leave-out', 'anyway'] as const;

/** What becomes of the shifts of people who are away. */
export function LeaveChoice(bound: ChoiceProps<LeavePolicy>) {
  const { label, choices } = words.leave;
  return <Choice {...bound} label={label} choices={POLICIES.map((policy) => [policy, choices[policy]])} />;
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
export function useSpan(form: string, week: WeekView | undefined) {
  const { values, fill, field } = useForm(form, {
    first: nextMonday(week),
    weeks: String(USUAL_WEEKS),
    last: '',
  });
  const { first, weeks } = values;
  const begin = serialOfDay(first);
  const count = Number(weeks);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_WEEKS;
  const isFollowing = weeks !== '';
  const following =
    begin === undefined || !isCount ? '' : (dayOfSerial(begin + count * DAYS_A_WEEK - 1) ?? '');
  const last = isFollowing ? following : values.last;
  const fields = (
    <div class="period-days">
      <Input type="date" label={words.first} {...field('first')} />
      <Input type="number" label={words.weeks} min={1} max={MOST_WEEKS} {...field('weeks')} />
      <Input
        type="date"
        label={words.last}
        {...field('last')}
        value={last}
        onValue={(day) => fill({ last: day, weeks: '' })}
      />
    </div>
  );
  return { first, last, fields };
}

/** Days in words; '' if one of them is none. */
export function spanText({ first, last }: { readonly first: string; readonly last: string }): string {
  const [from, to] = [serialOfDay(first), serialOfDay(last)];
  return from === undefined || to === undefined ? '' : daysText(from, to);
}
