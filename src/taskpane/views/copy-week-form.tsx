import { useState } from 'preact/hooks';
import type { TableView } from '../../app/view';
import { weekdayOf, shortDay, DAYS_A_WEEK } from '../../core/values/day-text';
import { dayOfSerial, serialOfDay } from '../../core/values/serial';
import type { Act } from '../act';
import { dayText } from '../browser/clock';
import { homeText } from '../home-messages';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Fold } from './fold';

/** Enough for half a year, and few enough for one push to be looked through. */
const MOST_WEEKS = 26;

interface CopyWeekFormProps {
  readonly tables: readonly TableView[];
  readonly act: Act;
}

/** Copies the shifts of a week to one or several other weeks. */
export function CopyWeekForm({ tables, act }: CopyWeekFormProps) {
  const words = homeText.copyWeek;
  const [monday] = useState(mondayOfToday);
  const [kind, setKind] = useState('');
  const [from, setFrom] = useState(dayOfSerial(monday) ?? '');
  const [to, setTo] = useState(dayOfSerial(monday + DAYS_A_WEEK) ?? '');
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
  const target = first + Math.floor((other - first) / DAYS_A_WEEK) * DAYS_A_WEEK;
  const days = (from: number, weeks: number): [string, string] => [
    shortDay(from),
    shortDay(from + weeks * DAYS_A_WEEK - 1),
  ];
  return homeText.copyWeek.meaning(days(first, 1), days(target, times));
}

function mondayOfToday(): number {
  const today = serialOfDay(dayText(new Date())) ?? 0;
  return today - weekdayOf(today);
}
