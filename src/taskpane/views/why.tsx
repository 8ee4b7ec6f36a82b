import { useState } from 'preact/hooks';
import { clockText, spanTimes } from '../../core/calendar/clock';
import { dayAndMonth, shortDay } from '../../core/calendar/day-text';
import { MINUTES_A_DAY } from '../../core/calendar/days';
import { shortClock } from '../../core/calendar/short-clock';
import type {
  Bar,
  DrawnDay,
  HoursDrawing,
  Measure,
  SumsDrawing,
  Why as WhyDrawing,
} from '../../core/planning/why';
import { whyText as words } from '../why-messages';
import { Button } from './controls';

interface WhyProps {
  readonly drawing: WhyDrawing;
  /** The sentence of the warning. */
  readonly sentence: string;
}

/** Opens and closes the drawing of a warning. All that the bars say stands in words beside them. */
export function WhyScreen({ drawing, sentence }: WhyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        appearance="subtle"
        name={words.whyOf(sentence)}
        expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {words.why}
      </Button>
      {isOpen && (
        <div class="why" role="group" aria-label={words.drawing}>
          {drawing.as === 'hours' ? <Hours {...drawing} /> : <Sums {...drawing} />}
          {drawing.daysLeft > 0 && <p class="quiet">{words.daysLeft(drawing.daysLeft)}</p>}
          {drawing.measure && <p class="why-measure">{measureText(drawing.measure)}</p>}
        </div>
      )}
    </>
  );
}

/** The hours that have a number below the drawing. */
const AXIS = [0, 6, 12, 18, 24];

function Hours({ days, lanes }: HoursDrawing) {
  return (
    <>
      {days.map(({ day, bars, marked }) => (
        <div key={day}>
          <p>
            <span class="breach-day">{shortDay(day)}</span>{' '}
            <span class="quiet">{dayText({ day, bars })}</span>
          </p>
          <div class="why-day" style={{ '--lanes': lanes }} aria-hidden="true">
            {bars.map((bar) => (
              <span
                key={`${bar.lane} ${bar.from}`}
                class={`why-bar ${bar.kind}`}
                style={{ ...place(bar), '--lane': bar.lane }}
              />
            ))}
            {marked.map((part) => (
              <span key={part.from} class="why-marked" style={place(part)} />
            ))}
          </div>
        </div>
      ))}
      <div class="why-axis quiet" aria-hidden="true">
        {AXIS.map((hour) => (
          <span key={hour}>{shortClock(hour * 60)}</span>
        ))}
      </div>
    </>
  );
}

/** Where a part of a day lies. A right-to-left page has its morning at the right. */
function place({ from, until }: Pick<Bar, 'from' | 'until'>) {
  const percent = (minutes: number) => `${(100 * minutes) / MINUTES_A_DAY}%`;
  return { insetInlineStart: percent(from), inlineSize: percent(until - from) };
}

/** What a day has: `shift 2:00 PM–10:00 PM, leave`. */
function dayText({ day, bars }: Pick<DrawnDay, 'day' | 'bars'>): string {
  const midnight = day * MINUTES_A_DAY;
  const timesOf = ({ from, until, whole }: Bar): string => {
    if (from === 0 && until === MINUTES_A_DAY) return words.all;
    return whole.start < midnight ? words.until(clockText(until)) : spanTimes(whole);
  };
  return bars.map((bar) => words.bars[bar.kind](timesOf(bar))).join(', ');
}

function Sums({ by, rows, scale, line }: SumsDrawing) {
  const share = (hours: number) => `${(100 * hours) / scale}%`;
  return (
    <ul class="why-sums">
      {rows.map((row) =>
        row.unknownWeeks > 0 ? (
          <li key={row.first} class="quiet why-unknown">
            {words.unknown(row.unknownWeeks, dayAndMonth(row.first))}
          </li>
        ) : (
          <li key={row.first}>
            <span class="why-first">
              {by === 'day' ? (
                shortDay(row.first)
              ) : (
                <>
                  <span class="visually-hidden">{words.week(dayAndMonth(row.first))}</span>
                  <span aria-hidden="true">{dayAndMonth(row.first)}</span>
                </>
              )}
            </span>{' '}
            <span class="why-track" aria-hidden="true">
              <span class="why-fill" style={{ inlineSize: share(row.hours) }} />
              {line !== undefined && <span class="why-line" style={{ insetInlineStart: share(line) }} />}
            </span>
            <span class="why-hours">{words.hours(row.hours)}</span>{' '}
            {row.leave > 0 && (
              <span class="why-leave quiet">{by === 'day' ? words.leave : words.daysOfLeave(row.leave)}</span>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

function measureText(measure: Measure): string {
  switch (measure.kind) {
    case 'rest':
      return words.rest(measure.hours, measure.least);
    case 'overlap':
      return words.overlap(spanTimes(measure.span));
    case 'days':
      return words.days(measure.days, measure.most);
    case 'sum':
    case 'length':
    case 'average':
      return words[measure.kind](measure.hours, measure.most);
  }
}
