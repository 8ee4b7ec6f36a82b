import { useState } from 'preact/hooks';
import type { PasteShift, PasteTimeOff, PasteView, OldShift } from '../../app/view/index';
import { minutesOfTime } from '../../core/calendar/clock';
import { MINUTES_A_DAY } from '../../core/calendar/days';
import { shortClock } from '../../core/calendar/short-clock';
import { pasteText as words } from '../paste-messages';
import { Button } from './controls';

/** How many people of a week are shown at first: more make a pane slow, and nobody reads them at once. */
const PEOPLE_SHOWN = 30;

/**
 * The pasted shifts as weeks, with people in rows and days in columns: everything that will be in the sheet, before it is
 * added.
 */
export function PasteWeeks({ shifts, timeOff, answers }: Pick<PasteView, 'shifts' | 'timeOff' | 'answers'>) {
  const first = answers.weekStart;
  const weeks = weeksOf(shifts, first, timeOff.days);
  const [chosen, choose] = useState('');
  const at = Math.max(
    0,
    weeks.findIndex(({ first }) => first === chosen),
  );
  const week = weeks[at];
  if (!week) return null;
  const go = (to: number) => choose(weeks[to]?.first ?? '');
  return (
    <section class="paste-weeks" aria-label={words.weeks}>
      <div class="week-line">
        <h3 aria-live="polite">{words.weekOf(week.days[0] ?? '', week.days[6] ?? '')}</h3>
        <span class="quiet">{words.made(week.count)}</span>
        {weeks.length > 1 && (
          <span class="week-steps">
            <Button small name={words.weekBefore} onPress={() => go(Math.max(0, at - 1))}>
              ‹
            </Button>
            <span class="quiet">{words.weekPlace(at + 1, weeks.length)}</span>
            <Button small name={words.weekAfter} onPress={() => go(Math.min(weeks.length - 1, at + 1))}>
              ›
            </Button>
          </span>
        )}
      </div>
      <WeekTable key={week.first} week={week} />
      <Legend shifts={shifts} timeOff={timeOff} />
    </section>
  );
}

function WeekTable({ week: { days, people } }: { readonly week: PasteWeek }) {
  const [all, showAll] = useState(false);
  const shown = all ? people : people.slice(0, PEOPLE_SHOWN);
  return (
    <>
      {/* A table that is wider than the pane is scrolled in its own frame, also with the keyboard. */}
      <div
        class="week-frame"
        tabIndex={0}
        role="region"
        aria-label={words.weekOf(days[0] ?? '', days[6] ?? '')}
      >
        <table class="week">
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {words.weekday(day)}
                  <br />
                  {words.dayNumber(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, byDay, awayOn }) => (
              <tr key={name}>
                <th scope="row" title={name}>
                  <bdi>{name === '' ? words.nobody : name}</bdi>
                </th>
                {days.map((day) => (
                  <td key={day}>
                    {(byDay.get(day) ?? []).map((shift, place) => (
                      <Chip key={place} shift={shift} />
                    ))}
                    {(awayOn.get(day) ?? []).map(({ account, isThere }) => (
                      <Away key={account} account={account} isThere={isThere} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!all && people.length > PEOPLE_SHOWN && (
        <div class="actions">
          <Button small onPress={() => showAll(true)}>
            {words.morePeople(people.length - PEOPLE_SHOWN)}
          </Button>
        </div>
      )}
    </>
  );
}

function Chip({ shift }: { readonly shift: PasteShift }) {
  const { overlaps, others } = shift;
  const kind = kindOf(shift);
  const old = oldParts(shift);
  const was = old.length === 0 ? '' : words.was(old);
  const says = words.chip(kind, overlaps, was, others);
  return (
    <span class={`chip ${kind} ${overlaps ? 'overlaps' : ''}`} title={says}>
      <span class="chip-times">{shortTimes(shift)}</span>
      {others.length > 0 && (
        <span class="chip-more">{others.map((other) => other.replace(/^[^:]+: /, '')).join(', ')}</span>
      )}
      {old.length > 0 && (
        <span class="chip-was">
          {words.wasParts(old).map((part, place) => (
            <span key={place}>{part} </span>
          ))}
        </span>
      )}
      <span class="visually-hidden">{says}</span>
    </span>
  );
}

/** A day of time off. */
function Away({ account, isThere }: Pick<PasteTimeOff, 'account' | 'isThere'>) {
  const [kind, says] = isThere ? (['unchanged', 'unchanged'] as const) : (['away', 'away'] as const);
  return (
    <span class={`chip ${kind}`} title={words.chip(says, false, '', [account])}>
      <span class="chip-more">{account}</span>
      <span class="visually-hidden">{words.chip(says, false, '', [])}</span>
    </span>
  );
}

type ChipKind = 'read' | 'asked' | 'unknown' | 'changed' | 'moved' | 'unchanged' | 'double';

function kindOf({ change, isAsked, isUnknown }: PasteShift): ChipKind {
  if (change !== 'added') return change;
  if (isUnknown) return 'unknown';
  return isAsked ? 'asked' : 'read';
}

const KINDS: readonly ChipKind[] = ['read', 'asked', 'unknown', 'changed', 'moved', 'unchanged', 'double'];

/** The meanings of the colours, with how many shifts have each. */
function Legend({ shifts, timeOff }: Pick<PasteView, 'shifts' | 'timeOff'>) {
  const away = timeOff.days.filter(({ isThere }) => !isThere).length;
  const counts = KINDS.map(
    (kind) => [kind, shifts.filter((shift) => kindOf(shift) === kind).length] as const,
  );
  const overlaps = shifts.filter((shift) => shift.overlaps).length;
  return (
    <>
      <ul class="legend">
        {counts
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => (
            <li key={kind}>
              <span class={`swatch ${kind}`} aria-hidden="true" /> {words.kinds[kind](count)}
            </li>
          ))}
        {away > 0 && (
          <li>
            <span class="swatch away" aria-hidden="true" /> {words.kinds.away(away)}
          </li>
        )}
      </ul>
      {overlaps > 0 && (
        <p class="paste-warning" role="status">
          {words.overlaps(overlaps)}
        </p>
      )}
    </>
  );
}

/** A week of pasted shifts: its days, and its people with their shifts by day. */
export interface PasteWeek {
  /** The first day, `yyyy-MM-dd`. */
  readonly first: string;
  readonly days: readonly string[];
  readonly count: number;
  readonly people: readonly {
    readonly name: string;
    readonly byDay: ReadonlyMap<string, readonly PasteShift[]>;
    readonly awayOn: ReadonlyMap<string, readonly PasteTimeOff[]>;
  }[];
}

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

interface PersonDays {
  readonly byDay: Map<string, PasteShift[]>;
  readonly awayOn: Map<string, PasteTimeOff[]>;
}

/**
 * Pasted shifts and time off by week. The people of each week are in the order of the text; people without shifts are last.
 * `firstDay`: 0 is Monday.
 */
function weeksOf(
  shifts: readonly PasteShift[],
  firstDay: number,
  timeOff: readonly PasteTimeOff[] = [],
): PasteWeek[] {
  const weeks = new Map<string, Map<string, PersonDays>>();
  const daysOf = ({ date, person }: { readonly date: string; readonly person: string }) => {
    const people = entry(weeks, firstOf(date, firstDay), () => new Map<string, PersonDays>());
    return entry(people, person, (): PersonDays => ({ byDay: new Map(), awayOn: new Map() }));
  };
  for (const shift of shifts) entry(daysOf(shift).byDay, shift.date, () => []).push(shift);
  for (const away of timeOff) entry(daysOf(away).awayOn, away.date, () => []).push(away);
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([first, people]) => ({
      first,
      days: Array.from({ length: DAYS_A_WEEK }, (_, at) => iso(Date.parse(first) + at * DAY_MS)),
      count: [...people.values()].reduce((sum, { byDay }) => sum + [...byDay.values()].flat().length, 0),
      people: [...people].map(([name, days]) => ({ name, ...days })),
    }));
}

/** `9–17`, `9a–5p`: short enough for a narrow column. */
export function shortTimes({ start, end, date, endDate }: Omit<OldShift, 'others'>): string {
  const days = Math.round((Date.parse(endDate) - Date.parse(date)) / DAY_MS);
  const more = days > 1 || (days === 1 && end > start) ? ` +${days}` : '';
  // Midnight as an end is the end of the same day: `14–24`.
  const until = end === '00:00' ? MINUTES_A_DAY : minutesOfTime(end);
  return `${shortClock(minutesOfTime(start))}–${shortClock(until)}${more}`;
}

/** What a changed shift was before: the day, the times and the other values, each only if it has changed. */
function oldParts(shift: PasteShift): string[] {
  const { was } = shift;
  if (!was) return [];
  return [
    ...(was.date === shift.date ? [] : [words.wasOn(was.date)]),
    ...(shortTimes(was) === shortTimes(shift) ? [] : [shortTimes(was)]),
    ...was.others.map(({ header, value }) => (value === '' ? words.wasEmpty(header) : value)),
  ];
}

function firstOf(day: string, firstDay: number): string {
  const at = Date.parse(day);
  const weekday = (new Date(at).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  return iso(at - ((weekday - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK) * DAY_MS);
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function entry<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = fresh();
  map.set(key, made);
  return made;
}
