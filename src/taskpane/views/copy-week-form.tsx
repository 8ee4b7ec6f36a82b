import { useState } from 'preact/hooks';
import type { TableView, WeekView } from '../../app/view';
import { weekdayOf, weeksBetween, shortDay, DAYS_A_WEEK } from '../../core/values/day-text';
import { dayOfSerial, serialOfDay } from '../../core/values/serial';
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
  const from = chosenFrom ?? week?.first ?? firstOfThisWeek();
  const to = chosenTo ?? weekAfter(from);
  const [times, setTimes] = useState('1');
  const [asOpen, setAsOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const chosen = tables.find((table) => table.kind === kind) ?? tables[0];
  if (!chosen) return null;
  const [first, other, count] = [serialOfDay(from), serialOfDay(to), Number(times)];
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_WEEKS;
  const isReady = first !== undefined && other !== undefined && isCount;
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(!isReady);
    if (isReady) act({ do: 'copy-weeks', kind: chosen.kind, from, to, times: count, asOpen });
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
        <p class={tried && !isReady ? 'field-error' : 'quiet'} id="copy-meaning" aria-live="polite">
          {isReady ? meaning(first, other, count) : words.wrong(MOST_WEEKS)}
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

/** Which days are copied to which. The copies keep their weekdays, whichever day of the other week was chosen. */
function meaning(first: number, other: number, times: number): string {
  const target = first + weeksBetween(first, other) * DAYS_A_WEEK;
  const days = (from: number, weeks: number): [string, string] => [
    shortDay(from),
    shortDay(from + weeks * DAYS_A_WEEK - 1),
  ];
  return homeText.copyWeek.meaning(days(first, 1), days(target, times));
}

function firstOfThisWeek(): string {
  const today = serialOfDay(dayText(new Date())) ?? 0;
  const { weekStart } = localDefaults(navigator.language);
  return dayOfSerial(today - ((weekdayOf(today) - weekStart + DAYS_A_WEEK) % DAYS_A_WEEK)) ?? '';
}

function weekAfter(day: string): string {
  const first = serialOfDay(day);
  return first === undefined ? '' : (dayOfSerial(first + DAYS_A_WEEK) ?? '');
}
