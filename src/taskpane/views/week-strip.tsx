import { useEffect, useState } from 'preact/hooks';
import type { TableView, WeekView } from '../../app/view';
import { daysText, DAYS_A_WEEK } from '../../core/values/day-text';
import { serialOfDay } from '../../core/values/serial';
import type { Act } from '../act';
import { localDefaults } from '../browser/local-defaults';
import { weekText as words } from '../week-messages';
import { Button } from './button';

interface WeekStripProps {
  readonly table: TableView;
  /** The week that was counted last; of any sheet. */
  readonly week: WeekView | undefined;
  readonly act: Act;
}

type Measure = keyof typeof words.instead;

/** Seven bars, one for each day of a week. They follow the sheet while this part of the pane is open. */
export function WeekStrip({ table, week, act }: WeekStripProps) {
  const { kind } = table;
  const [offset, setOffset] = useState(0);
  const [measure, setMeasure] = useState<Measure>('hours');
  const { weekStart } = localDefaults(navigator.language);
  // The app gives a table anew whenever its sheet was counted again.
  useEffect(() => act({ do: 'show-week', kind, offset, weekStart }), [act, table, kind, offset, weekStart]);
  const shown = week?.kind === kind && week.offset === offset ? week : undefined;
  const days = shown?.days ?? [];
  const first = shown && serialOfDay(shown.first);
  const hours = days.reduce((sum, day) => sum + day.hours, 0);
  const open = days.reduce((sum, day) => sum + day.openShifts, 0);
  const most = Math.max(1, ...days.map((day) => day[measure]));
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{first === undefined ? words.heading : daysText(first, first + DAYS_A_WEEK - 1)}</h3>
      <ul class="week-strip">
        {days.map(({ day, hours: ofDay, people, openShifts }) => (
          <li key={day} aria-label={words.day(day, ofDay, people, openShifts)}>
            <span class="week-bar">
              <span
                class={openShifts > 0 ? 'week-fill open' : 'week-fill'}
                style={{ height: `${(100 * (measure === 'hours' ? ofDay : people)) / most}%` }}
              />
            </span>
            <span class="week-value">{measure === 'hours' ? words.hours(ofDay) : people}</span>
            {open > 0 && <span class="week-open">{openShifts > 0 ? words.open(openShifts) : ''}</span>}
            {day
              .split(' ')
              .slice(0, 2)
              .map((word) => (
                <span class="week-day" key={word}>
                  {word}
                </span>
              ))}
          </li>
        ))}
      </ul>
      <p class="quiet">{hours === 0 && open === 0 ? words.empty : words.sum(hours, open)}</p>
      <div class="actions">
        <Button small onPress={() => setOffset(offset - 1)}>
          {words.before}
        </Button>
        <Button small onPress={() => setOffset(offset + 1)}>
          {words.after}
        </Button>
        <Button small onPress={() => setMeasure(measure === 'hours' ? 'people' : 'hours')}>
          {words.instead[measure]}
        </Button>
      </div>
    </section>
  );
}
