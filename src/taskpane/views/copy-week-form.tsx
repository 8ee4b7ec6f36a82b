import { useState } from 'preact/hooks';
import type { TableView, WeekView } from '../../app/view';
import { daysText } from '../../core/calendar/day-text';
import {
  DAYS_A_WEEK,
  weekdayOf,
  weekOf,
  type DayNumber,
  dayOfSerial,
  serialOfDay,
} from '../../core/calendar/days';
import type { Act } from '../act';
import { dayText } from '../browser/clock';
import { localDefaults } from '../browser/local-defaults';
import { homeText } from '../home-messages';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Fold } from './fold';

/** Enough for half a year, and few enough for one push to be looked through. */
const MOST_WEEKS = 26;

interface CopyWeekFormProps {
  readonly tables: readonly TableView[];
  /** The week that the pane shows: it is offered for copying. */
  readonly week: WeekView | undefined;
  readonly act: Act;
}

/** Copies the shifts of a week to one or several other weeks. */
export function CopyWeekForm({ tables, week, act }: CopyWeekFormProps) {
  const words = homeText.copyWeek;
  const [kind, setKind] = useState('');
  const [chosenFrom, setFrom] = useState<string>();
  const [chosenTo, setTo] = useState<string>();
  const from = chosenFrom ?? week?.first ?? dayText(new Date());
  const weekStart = week
    ? weekdayOf(serialOfDay(week.first) ?? 0)
    : localDefaults(navigator.language).weekStart;
  const first = firstOfWeek(from, weekStart);
  const to = chosenTo ?? (first === undefined ? '' : (dayOfSerial(first + DAYS_A_WEEK) ?? ''));
  const [times, setTimes] = useState('1');
  const [asOpen, setAsOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const chosen = tables.find((table) => table.kind === kind) ?? tables[0];
  if (!chosen) return null;
  const [target, count] = [firstOfWeek(to, weekStart), Number(times)];
  const problem = problemOf(first, target, count);
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(problem !== undefined);
    if (problem !== undefined) return;
    const [copied, filled] = [dayOfSerial(first ?? 0) ?? '', dayOfSerial(target ?? 0) ?? ''];
    act({ do: 'copy-weeks', kind: chosen.kind, from: copied, to: filled, times: count, asOpen });
  };
  return (
    <Fold name={words.title}>
      <form class="form" onSubmit={submit} noValidate>
        {tables.length > 1 && (
          <div class="field">
            <label for="copy-sheet">{words.sheet}</label>
            <select
              id="copy-sheet"
              value={chosen.kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value)}
            >
              {tables.map((table) => (
                <option key={table.kind} value={table.kind}>
                  {table.title}
                </option>
              ))}
            </select>
          </div>
        )}
        <div class="period-days">
          <div class="field">
            <label for="copy-from">{words.from}</label>
            <input
              id="copy-from"
              type="date"
              value={from}
              onInput={({ currentTarget: { value } }) => setFrom(value)}
            />
          </div>
          <div class="field">
            <label for="copy-to">{words.to}</label>
            <input
              id="copy-to"
              type="date"
              value={to}
              onInput={({ currentTarget: { value } }) => setTo(value)}
            />
          </div>
        </div>
        <div class="field">
          <label for="copy-times">{words.times}</label>
          <input
            id="copy-times"
            type="number"
            min={1}
            max={MOST_WEEKS}
            value={times}
            aria-describedby="copy-meaning"
            onInput={({ currentTarget: { value } }) => setTimes(value)}
          />
        </div>
        <Checkbox label={words.asOpen} ticked={asOpen} onChange={setAsOpen} />
        <p class={tried && problem ? 'field-error' : 'quiet'} id="copy-meaning" aria-live="polite">
          {problem ?? words.meaning(weeksText(first, 1), weeksText(target, count))}
        </p>
        <div class="actions">
          <Button small submit>
            {words.copy}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

/** The first day of the week that has a day (`yyyy-MM-dd`) in it; undefined if there is no such day. */
function firstOfWeek(day: string, weekStart: number): DayNumber | undefined {
  const serial = serialOfDay(day);
  return serial === undefined ? undefined : weekOf(serial, weekStart);
}

/** Why these weeks can't be copied; undefined if they can. */
function problemOf(first: DayNumber | undefined, target: DayNumber | undefined, count: number) {
  const words = homeText.copyWeek;
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_WEEKS;
  if (first === undefined || target === undefined || !isCount) return words.wrong(MOST_WEEKS);
  return target <= first && first < target + count * DAYS_A_WEEK ? words.sameWeek : undefined;
}

function weeksText(first: DayNumber | undefined, weeks: number): string {
  return first === undefined ? '' : daysText(first, first + weeks * DAYS_A_WEEK - 1);
}
