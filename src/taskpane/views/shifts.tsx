import { useEffect, useState } from 'preact/hooks';
import type { TableView, WantedView, WeekView } from '../../app/view/index';
import { daysText, weekdayName } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, weekdayOf, dayOfSerial, serialOfDay } from '../../core/calendar/days';
import { useAct } from '../act';
import { homeText, weekText as words } from '../home-messages';
import { paneText } from '../messages';
import { toldText } from '../told-messages';
import { Button } from './controls';
import { ScreenHeading } from './screen-heading';
import { type HomeProps, TableList } from './table-list';

/** Everything about shifts: pasting them, time off, the week, and the sheets that have them. */
export function Shifts({ view }: HomeProps) {
  const act = useAct();
  const words = homeText.shifts;
  const tables = view.tables.filter(({ shifts }) => shifts);
  const present = tables.filter(({ state }) => state !== 'absent');
  const filled = present.filter(({ counts }) => counts.rows > 0);
  const weekly = filled.find(({ dated }) => dated);
  const unlisted = filled.find(({ listed }) => !listed);
  const kind = (present[0] ?? tables[0])?.kind;
  return (
    <>
      <ScreenHeading>{words.heading}</ScreenHeading>
      {present.length === 0 && <p class="quiet">{words.none}</p>}
      <div class="actions">
        {kind !== undefined && (
          <Button
            appearance={filled.length === 0 ? 'primary' : 'outline'}
            onPress={() => act({ do: 'open-paste', kind })}
          >
            {homeText.acts.pasteShifts}
          </Button>
        )}
        {kind !== undefined && (
          <Button onPress={() => act({ do: 'open-rosters' })}>{homeText.acts.roster}</Button>
        )}
        {weekly && (
          <Button
            onPress={() =>
              act({
                do: 'check-week',
                kind: weekly.kind,
                offset: view.week?.offset ?? 0,
              })
            }
          >
            {homeText.acts.checkWeek}
          </Button>
        )}
        {filled.length > 0 && <Button onPress={() => act({ do: 'open-told' })}>{toldText.open}</Button>}
        <Button onPress={() => act({ do: 'open-rules' })}>{homeText.acts.rules}</Button>
        <Button onPress={() => act({ do: 'make-settings', kind: 'wanted' })}>{homeText.acts.wanted}</Button>
        <Button onPress={() => act({ do: 'open-time-off' })}>{homeText.acts.enterTimeOff}</Button>
        <Button onPress={() => act({ do: 'open-time-off', isIll: true })}>{homeText.acts.ill}</Button>
        <Button onPress={() => act({ do: 'open-repeat' })}>{words.again}</Button>
      </div>
      {/* A notice that says the same has the button already. */}
      {view.takeBack !== undefined && view.notice?.takesBack !== true && (
        <section class="card" aria-label={words.lastAct}>
          <p dir="auto">{view.takeBack}</p>
          <div class="actions">
            <Button small onPress={() => act({ do: 'take-back', said: view.takeBack })}>
              {paneText.notice.takeBack}
            </Button>
          </div>
        </section>
      )}
      {view.wanted && <Wanted wanted={view.wanted} />}
      {weekly && <WeekStrip table={weekly} week={view.week} narrowed={view.narrowed.includes(weekly.kind)} />}
      {present.length > 0 && <TableList tables={present} />}
      {unlisted && <p class="quiet">{homeText.table.unlisted(unlisted.many)}</p>}
    </>
  );
}

/** The sheet "Wanted": that it is there, and what does not count as it is typed. */
function Wanted({ wanted: { count, unread, unreadCount } }: { readonly wanted: WantedView }) {
  const said = homeText.shifts;
  return (
    <section class="card" aria-label={said.wanted}>
      <h3>{said.wanted}</h3>
      <p>{said.wantedRows(count)}</p>
      {unread.map((sentence) => (
        <p key={sentence} class="field-error" dir="auto">
          {sentence}
        </p>
      ))}
      {unread.length < unreadCount && (
        <p class="field-error">{said.moreWanted(unreadCount - unread.length)}</p>
      )}
    </section>
  );
}

interface WeekStripProps {
  readonly table: TableView;
  /** The week that was counted last; of any sheet. */
  readonly week: WeekView | undefined;
  /** Whether only some rows of the sheet are shown. */
  readonly narrowed: boolean;
}

/** Seven bars, one for each day of a week. They follow the sheet while this part of the pane is open. */
function WeekStrip({ table, week, narrowed }: WeekStripProps) {
  const act = useAct();
  const { kind } = table;
  const [offset, setOffset] = useState(0);
  const asked = { do: 'show-week', kind, offset } as const;
  // The app gives a table anew whenever its sheet was counted again.
  useEffect(() => act(asked), [act, table, kind, offset]);
  const shown = week?.kind === kind && week.offset === offset ? week : undefined;
  const days = shown?.days ?? [];
  const first = shown && serialOfDay(shown.first);
  const begins = first === undefined ? 0 : weekdayOf(first);
  const hours = days.reduce((sum, day) => sum + day.hours, 0);
  const open = days.reduce((sum, day) => sum + day.openShifts, 0);
  const most = Math.max(1, ...days.map((day) => day.hours));
  const show = (view: 'all' | { week: number }) => act({ do: 'show-view', kind, view });
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{first === undefined ? words.heading : daysText(first, first + DAYS_A_WEEK - 1)}</h3>
      <ul class="week-strip">
        {days.map(({ day, hours: ofDay, people, openShifts }, at) => (
          <li key={day} aria-label={words.day(day, ofDay, people, openShifts)}>
            <span class="week-bar">
              <span class="week-fill" style={{ height: `${(100 * ofDay) / most}%` }} />
            </span>
            <span class="week-value">{words.hours(ofDay)}</span>
            {open > 0 && <span class="week-open">{openShifts > 0 ? words.open(openShifts) : ''}</span>}
            <span class="week-day">{weekdayName((begins + at) % DAYS_A_WEEK)}</span>
            <span class="week-day">{dayOfMonth((first ?? 0) + at)}</span>
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
        <Button small onPress={() => show(narrowed ? 'all' : { week: offset })}>
          {narrowed ? words.allRows : words.inSheet}
        </Button>
      </div>
    </section>
  );
}

const dayOfMonth = (serial: number): number => Number((dayOfSerial(serial) ?? '').slice(-2));
