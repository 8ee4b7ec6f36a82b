import { useEffect, useState } from 'preact/hooks';
import type { Job, RosterCheck, RosterView, TableView } from '../../app/view';
import { longMoment, shortDay } from '../../core/calendar/day-text';
import { dayNumber, DAYS_A_WEEK, dayOfSerial, weekOf, type Period } from '../../core/calendar/days';
import { revealOf, useAct, whoOf } from '../act';
import { localDefaults } from '../browser/local-defaults';
import { homeText } from '../home-messages';
import { reportText } from '../report-messages';
import { periodOf, periodText } from '../report-periods';
import { rosterWords as words } from '../roster-messages';
import { BreachList } from './breach-list';
import { Button, Fold } from './controls';
import { Checkbox, Choice, useForm } from './fields';
import { PeriodField } from './period-field';
import { PickMany } from './pick-names';
import { homeSum } from './table-list';

const BUSY_ID = 'roster-busy';

interface RosterProps {
  readonly roster: RosterView;
  readonly tables: readonly TableView[];
  readonly job: Job | undefined;
  /** `yyyy-MM-dd` */
  readonly today: string;
}

/** Rosters: what was typed into one, and the form for a new one. */
export function RosterScreen({ roster, tables, job, today }: RosterProps) {
  const act = useAct();
  const { check, made } = roster;
  const [isForm, setForm] = useState(made.length === 0);
  // A roster was made: what was typed into it is what the user looks at now.
  useEffect(() => setForm(made.length === 0), [made.length, check?.key]);
  const form = <RosterForm roster={roster} job={job} today={today} />;
  const { ready } = homeSum(tables, false);
  const isTaken = check !== undefined && check.changes === 0;
  return (
    <>
      <p class="quiet">{words.meaning}</p>
      {made.length > 1 && (
        <Choice
          id="roster-chosen"
          label={words.choose}
          value={check?.key ?? ''}
          choices={made.map(({ key, sheet, choice }) => [key, `${sheet}: ${periodText(choice.period)}`])}
          onValue={(key) => act({ do: 'open-rosters', key })}
        />
      )}
      {check && <CheckedRoster check={check} job={job} />}
      {made.length === 0 ? (
        form
      ) : (
        <Fold name={words.makeNew} open={isForm} onToggle={(event) => setForm(event.currentTarget.open)}>
          {form}
        </Fold>
      )}
      <footer class="footer">
        {job && (
          <p class="quiet" id={BUSY_ID}>
            {job.sentence}
          </p>
        )}
        <div class="actions">
          {isTaken && ready > 0 && (
            <Button appearance="primary" blockedBy={job && BUSY_ID} onPress={() => act({ do: 'push' })}>
              {homeText.status.push(ready)}
            </Button>
          )}
          {check && !(isTaken && ready > 0) && (
            <Button
              appearance="primary"
              blockedBy={job ? BUSY_ID : whyNot(check)}
              onPress={() => act({ do: 'take-over-roster' })}
            >
              {words.takeOver(check.changes)}
            </Button>
          )}
          {check && whyNot(check) === undefined && (
            <Button blockedBy={job && BUSY_ID} onPress={() => act({ do: 'take-over-roster', pushes: true })}>
              {words.takeOverAndPush}
            </Button>
          )}
          <Button onPress={() => act({ do: 'close-rosters' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

const TYPED_ID = 'roster-typed';
const OPENS_ID = 'roster-opens';

/** The id of the sentence that says why nothing can be taken over. */
const whyNot = ({ changes, asksOpen }: RosterCheck): string | undefined =>
  asksOpen !== undefined ? OPENS_ID : changes === 0 ? TYPED_ID : undefined;

/** More people would make the list longer than a user reads. The sheet has them all. */
const MOST_PEOPLE = 40;

function CheckedRoster({ check, job }: { readonly check: RosterCheck; readonly job: Job | undefined }) {
  const act = useAct();
  const { key, typed, loses, people, refused, conflicts, sentences, asksOpen, breaches, selected } = check;
  const { givenOut } = check;
  const blockedBy = job && BUSY_ID;
  const [marksChanges, setMarks] = useState(check.marksChanges);
  useEffect(() => setMarks(check.marksChanges), [key, check.marksChanges]);
  return (
    <>
      <section class="card" aria-label={check.sheet}>
        <h3>
          <bdi>{check.sheet}</bdi>
        </h3>
        <p role="status" id={TYPED_ID}>
          {typed > 0 ? words.typed(typed) : loses ? words.noneRead : words.none}
        </p>
        {sentences.map((sentence) => (
          <p key={sentence} class="quiet">
            {sentence}
          </p>
        ))}
        <div class="actions">
          <Button small onPress={() => act({ do: 'show-report', key })}>
            {words.show}
          </Button>
          <Button small blockedBy={blockedBy} onPress={() => act({ do: 'check-roster' })}>
            {words.checkAgain}
          </Button>
          <Button
            small
            blockedBy={blockedBy}
            onPress={() =>
              act({
                do: 'make-roster-again',
                key,
                ...(loses && { mayLose: true }),
                ...(marksChanges !== check.marksChanges && { marksChanges }),
              })
            }
          >
            {loses ? words.makeAnyway : words.makeAgain}
          </Button>
          <Button small blockedBy={blockedBy} onPress={() => act({ do: 'give-out', key })}>
            {reportText.giveOut}
          </Button>
        </div>
        {givenOut !== '' && (
          <>
            <p class="quiet">{words.givenOut(longMoment(givenOut))}</p>
            <Checkbox label={reportText.marksChanges} value={marksChanges} onValue={setMarks} />
          </>
        )}
      </section>
      {selected && (
        <section class="card" aria-label={words.selected}>
          <CellName name={selected.name} date={selected.date} />
          {selected.refused !== '' && <p>{selected.refused}</p>}
          {selected.records.length === 0 && <p class="quiet">{words.nobodyThere}</p>}
          {selected.personId !== '' && (
            <div class="actions">
              <Button
                small
                onPress={() =>
                  act({
                    do: 'open-time-off',
                    isIll: true,
                    person: selected.personId,
                    day: selected.date,
                  })
                }
              >
                {words.ill}
              </Button>
            </div>
          )}
          {selected.records.map(({ words: said, notes, isShift, row }) => (
            <div key={`${said} ${row?.index}`}>
              <p dir="auto">{said}</p>
              {notes !== '' && (
                <p class="quiet" dir="auto">
                  {notes}
                </p>
              )}
              {row && (
                <div class="actions">
                  {isShift && (
                    <Button small name={`${words.who}: ${said}`} onPress={() => act(whoOf(row))}>
                      {words.who}
                    </Button>
                  )}
                  <Button small name={`${words.goTo}: ${said}`} onPress={() => act(revealOf(row))}>
                    {words.goTo}
                  </Button>
                </div>
              )}
            </div>
          ))}
        </section>
      )}
      {conflicts.length > 0 && (
        <section class="card" aria-label={words.conflicts}>
          <h3>{words.conflicts}</h3>
          <ul class="rows">
            {conflicts.map(({ id, name, date, text, now }) => (
              <li key={id}>
                <CellName name={name} date={date} />
                <p dir="auto">{words.typedHere(oneLine(text))}</p>
                <p dir="auto">{words.inSheets(now)}</p>
                <div class="actions">
                  {(['roster', 'sheet'] as const).map((side) => (
                    <Button small key={side} onPress={() => act({ do: 'answer-roster', id, side })}>
                      {side === 'roster' ? words.takeRoster : words.takeSheet}
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asksOpen !== undefined && (
        <section class="card" aria-label={words.opensAll}>
          <p id={OPENS_ID}>{words.asksOpen(asksOpen)}</p>
          <div class="actions">
            <Button small onPress={() => act({ do: 'answer-roster', opensAll: true })}>
              {words.opensAll}
            </Button>
          </div>
        </section>
      )}
      {refused.length > 0 && (
        <section class="card" aria-label={words.refused(refused.length)}>
          <h3>{words.refused(refused.length)}</h3>
          <ul class="rows">
            {refused.slice(0, MOST_PEOPLE).map(({ name, date, sentence, row }) => (
              <li key={`${name} ${date}`}>
                <CellName name={name} date={date} />
                <p dir="auto">{sentence}</p>
                {row && (
                  <Button small onPress={() => act(revealOf(row))}>
                    {words.goTo}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {breaches.count > 0 && (
        <section class="card" aria-label={words.breaches(breaches.count)}>
          <h3>{words.breaches(breaches.count)}</h3>
          <BreachList people={breaches.people} count={breaches.count} />
        </section>
      )}
      {people.length > 0 && (
        <section class="card" aria-label={words.changes}>
          <h3>{words.changes}</h3>
          <ul class="rows">
            {people.slice(0, MOST_PEOPLE).map(({ name, lines }) => (
              <li key={name}>
                <p dir="auto">
                  <strong>{name}</strong>
                </p>
                {lines.map(({ date, kind, shift, was, keeps }) => (
                  <p key={`${date} ${kind} ${shift}`} dir="auto">
                    <span class="breach-day">{shortDay(dayNumber(date))}</span>{' '}
                    {words.kinds[kind](shift, was)}
                    {keeps !== '' && <span class="quiet"> {words.keeps(keeps)}</span>}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          {people.length > MOST_PEOPLE && <p class="quiet">{words.more(people.length - MOST_PEOPLE)}</p>}
        </section>
      )}
    </>
  );
}

function CellName({ name, date }: { readonly name: string; readonly date: string }) {
  return (
    <p dir="auto">
      <strong>{name}</strong> <span class="quiet">{shortDay(dayNumber(date))}</span>
    </p>
  );
}

const oneLine = (text: string): string => text.split('\n').join(' · ');

const PERIODS = ['thisWeek', 'nextWeek', 'twoWeeks', 'fourWeeks', 'thisMonth', 'nextMonth'] as const;

function rosterPeriod(quick: (typeof PERIODS)[number], today: string, weekStart: number): Period {
  if (quick !== 'twoWeeks' && quick !== 'fourWeeks') return periodOf(quick, today, weekStart);
  const first = weekOf(dayNumber(today), weekStart) + DAYS_A_WEEK;
  const days = DAYS_A_WEEK * (quick === 'twoWeeks' ? 2 : 4);
  return { from: dayOfSerial(first) ?? '', to: dayOfSerial(first + days - 1) ?? '' };
}

function RosterForm({ roster: { choices, weekStart }, job, today }: Omit<RosterProps, 'tables'>) {
  const act = useAct();
  const { values, field } = useForm('roster', () => ({
    period: rosterPeriod('nextWeek', today, weekStart),
    people: [] as readonly string[],
    departments: [] as readonly string[],
  }));
  const { period, people, departments } = values;
  const { paper } = localDefaults(navigator.language);
  const make = () =>
    act({
      do: 'make-roster',
      choice: {
        period,
        paper,
        ...(people.length > 0 && { people: [...people] }),
        ...(departments.length > 0 && { departments: [...departments] }),
      },
    });
  return (
    <>
      <PeriodField
        names={PERIODS}
        quick={words.quick}
        periodOf={(quick) => rosterPeriod(quick, today, weekStart)}
        {...field('period')}
      />
      <div class="count-rows">
        <PickMany
          name={reportText.departments}
          everything={reportText.all}
          names={choices.departments}
          {...field('departments')}
        />
        <PickMany
          name={reportText.people}
          everything={reportText.everybody}
          names={choices.people}
          {...field('people')}
        />
      </div>
      <div class="actions">
        <Button appearance="primary" blockedBy={job && BUSY_ID} onPress={make}>
          {words.make}
        </Button>
      </div>
    </>
  );
}
