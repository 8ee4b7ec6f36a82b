import { useState } from 'preact/hooks';
import type {
  CoverView,
  Job,
  TimeOffEntry,
  TimeOffRecords,
  TimeOffView,
  TimeOffPlan,
} from '../../app/view/index';
import { spanTimes } from '../../core/calendar/clock';
import { daysText, longDay, shortDay } from '../../core/calendar/day-text';
import { MINUTES_A_DAY } from '../../core/calendar/days';
import type { Span } from '../../core/shifts/shift';
import { awaySpan } from '../../core/time-off/cover';
import { hasBlocks, hasTransaction, MOST_TIME_OFF_DAYS } from '../../core/time-off/plan';
import { useAct } from '../act';
import { timeOffText as words } from '../time-off-messages';
import { Button } from './controls';
import { Checkbox, Choice, fieldsOf, Input } from './fields';
import { InlineNotice } from './notices';
import { PickOne } from './pick-names';
import { ScreenHeading } from './screen-heading';
import { reasonTexts, shiftText } from './who';

interface TimeOffProps {
  readonly timeOff: TimeOffView;
  readonly job: Job | undefined;
}

const BLOCKED_ID = 'time-off-blocked';
const RECORDS: readonly TimeOffRecords[] = ['both', 'transaction', 'blocks'];

/** The form for one person's time off, and what the app says about it. */
export function TimeOff({ timeOff, job }: TimeOffProps) {
  const act = useAct();
  const [entry, setEntry] = useState(timeOff.entry);
  const { people, accounts, reasons, sheets, plan } = timeOff;
  const fill = (part: Partial<TimeOffEntry>) => {
    // Other shifts have other people.
    const isAbout = !('given' in part || 'opens' in part);
    const next = { ...entry, ...(isAbout && { given: {} }), ...part };
    setEntry(next);
    act({ do: 'fill-time-off', entry: next });
  };
  const field = fieldsOf('time-off', entry, fill);
  const heading = <ScreenHeading>{timeOff.isIll ? words.headingIll : words.heading}</ScreenHeading>;
  const isOneDay = entry.first !== '' && entry.first === entry.last;
  if (people.length === 0)
    return (
      <>
        {heading}
        <p>{words.nobody}</p>
        <div class="actions">
          <Button onPress={() => act({ do: 'close-time-off' })}>{words.back}</Button>
        </div>
      </>
    );
  const blocked = job?.sentence ?? problemText(plan);
  return (
    <>
      {heading}
      <p class="quiet">{words.meaning}</p>
      {/* While rows are added, a change would not be taken. */}
      <fieldset class="form-parts" disabled={job !== undefined}>
        <div class="count-rows">
          <PickOne name={words.person} names={people} {...field('personId')} />
        </div>
        <div class="period-days">
          {(['first', 'last'] as const).map((end) => (
            <Input
              key={end}
              type="date"
              label={words[end]}
              {...field(end)}
              onValue={(day) => fill(withDay(entry, end, day))}
            />
          ))}
        </div>
        {isOneDay && (
          <>
            <div class="period-days">
              {(['from', 'until'] as const).map((end) => (
                <Input key={end} type="time" label={words[end]} {...field(end)} />
              ))}
            </div>
            <p class="quiet">{words.partMeaning}</p>
          </>
        )}
        {plan.counts === 'monday-to-friday' && !plan.isPart && (
          <Checkbox label={words.weekends} {...field('weekends')} />
        )}
        <Choice
          label={words.records}
          choices={RECORDS.map((records) => [
            records,
            words.writes[records](sheets.transactions, sheets.blocks),
          ])}
          {...field('records')}
        />
        <Choice
          label={words.account}
          choices={[
            ['', hasTransaction(entry) ? words.chooseAccount : words.noAccount],
            ...accounts.map(({ id, label }) => [id, label] as const),
          ]}
          {...field('accountId')}
        />
        {accounts.length === 0 && <p class="quiet">{words.noAccounts}</p>}
        {hasBlocks(entry) && reasons.length > 0 && (
          <Choice
            label={words.reason}
            choices={[['', words.noReason], ...reasons.map(({ id, label }) => [id, label] as const)]}
            {...field('reasonId')}
          />
        )}
        {hasTransaction(entry) && (
          <Input
            type="text"
            inputMode="numeric"
            label={words.amount}
            hint={plan.isPart ? words.amountOfPart : words.amountMeaning(plan.days.length)}
            placeholder={plan.isPart ? '0' : plan.days.length > 0 ? String(plan.days.length) : ''}
            {...field('amount')}
          />
        )}
      </fieldset>
      {/* The element is there before its words, so that a screen reader reads them. */}
      <div aria-live="polite">
        <Meaning timeOff={timeOff} entry={entry} />
      </div>
      {timeOff.canCover && (
        <section class="card" aria-label={words.covers}>
          <h3>{words.covers}</h3>
          <Checkbox label={words.opens} {...field('opens')} />
          {timeOff.covers.map((cover) => (
            <Cover
              key={cover.row}
              cover={cover}
              onGiven={(id) => fill({ given: withGiven(entry.given, cover.row, id) })}
            />
          ))}
        </section>
      )}
      <footer class="footer">
        {blocked !== '' && (
          <p class="blocked" id={BLOCKED_ID}>
            {blocked}
          </p>
        )}
        <div class="actions">
          <Button
            appearance="primary"
            blockedBy={blocked === '' ? undefined : BLOCKED_ID}
            onPress={() => act({ do: 'add-time-off' })}
          >
            {timeOff.covers.length > 0 ? words.doIt : words.add}
          </Button>
          <Button onPress={() => act({ do: 'close-time-off' })}>{words.back}</Button>
        </div>
      </footer>
    </>
  );
}

function withGiven(given: TimeOffEntry['given'], row: string, id: string | undefined): TimeOffEntry['given'] {
  const { [row]: _, ...others } = given;
  return id === undefined ? others : { ...others, [row]: id };
}

interface CoverProps {
  readonly cover: CoverView;
  /** Undefined: the shift becomes open. */
  readonly onGiven: (personId: string | undefined) => void;
}

/** A shift that becomes open, and the first people who can work it. */
function Cover({ cover, onGiven }: CoverProps) {
  const { shift, places, keeps, first, given } = cover;
  const what = [shiftText(shift), ...places].join(', ');
  return (
    <div class="cover" role="group" aria-label={what}>
      <p class="breach-day" dir="auto">
        {what}
      </p>
      {keeps.length > 0 && <p class="quiet">{words.keeps(keeps.map(spanTimes).join(', '))}</p>}
      {given !== '' ? (
        <>
          <p dir="auto">{words.givenTo(given)}</p>
          <div class="actions">
            <Button small name={words.leaveOpenOf(what)} onPress={() => onGiven(undefined)}>
              {words.leaveOpen}
            </Button>
          </div>
        </>
      ) : (
        <>
          {first.length === 0 && <p>{words.nobodyCan}</p>}
          <ul class="rows" aria-label={words.canOf(what)}>
            {first.map((person) => (
              <li key={person.id}>
                <p>
                  <bdi>{person.label}</bdi> {person.phone !== '' && <bdi class="quiet">{person.phone}</bdi>}
                </p>
                <p class="quiet" dir="auto">
                  {reasonTexts(person).join(' · ')}
                </p>
                <div class="actions">
                  <Button small name={words.giveOf(what, person.label)} onPress={() => onGiven(person.id)}>
                    {words.give}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Many people are off for one day: with the first day, the last day is chosen too, unless it is already later. */
function withDay(entry: TimeOffEntry, end: 'first' | 'last', day: string): Partial<TimeOffEntry> {
  if (end === 'last') return { last: day };
  return { first: day, ...(entry.last < day && { last: day }) };
}

/** More days or shifts than these would fill the pane. */
const FEW = 5;

interface TimeOffMeaningProps {
  readonly timeOff: TimeOffView;
  readonly entry: TimeOffEntry;
}

/** The days of an entry, the balance, what is there already, and the rows that "Add" writes. */
function Meaning({ timeOff, entry }: TimeOffMeaningProps) {
  const { plan, outlook, needs, away, sheets, missing, unreadable, holidays } = timeOff;
  const { span, days, runs } = plan;
  if (!span) return null;
  const { daysOff } = outlook;
  const begin = span.first * MINUTES_A_DAY;
  // What becomes open has a part of its own below.
  const shifts = outlook.shifts.filter(({ start }) => !entry.opens || start < begin);
  const rows = [
    ...(hasTransaction(entry)
      ? [
          words.willAdd.transactions(
            runs.length,
            listOf(runs.map(({ first, count }) => words.willAdd.taken(count, shortDay(first)))),
            sheets.transactions,
          ),
        ]
      : []),
    ...(hasBlocks(entry)
      ? [plan.isPart ? words.willAdd.part(sheets.blocks) : words.willAdd.blocks(days.length, sheets.blocks)]
      : []),
  ];
  return (
    <section class="card" aria-label={words.sum}>
      <p>
        {plan.isPart
          ? words.part(shortDay(span.first), spanTimes(awayPart(plan, entry)))
          : words.counted[countedBy(plan, entry)](daysText(span.first, span.last), days.length)}
      </p>
      {plan.isPart && hasTransaction(entry) && <p>{words.charged(plan.amount ?? 0)}</p>}
      <Balance timeOff={timeOff} entry={entry} />
      {unreadable > 0 && <p class="quiet">{words.unreadable(unreadable, sheets.transactions)}</p>}
      {hasTransaction(entry) && holidays.length > 0 && (
        <InlineNotice
          tone="info"
          words={words.holidays(
            holidays.length,
            listOf(holidays.map(([day, name]) => words.isHoliday(shortDay(day), name))),
          )}
        />
      )}
      {shifts.length > 0 && (
        <InlineNotice tone="warning" words={words.shifts(shifts.length, listOf(shifts.map(shiftText)))} />
      )}
      {needs.length > 0 && <InlineNotice tone="warning" words={[words.needs, ...fewOf(needs)].join(' ')} />}
      {away.map(({ day, people }) => (
        <p key={day} class="quiet" dir="auto">
          {words.away(day, listOf(people))}
        </p>
      ))}
      {daysOff.length > 0 && (
        <InlineNotice tone="warning" words={words.daysOff(daysOff.length, listOf(daysOff.map(dayOffText)))} />
      )}
      {plan.problem === undefined && rows.map((row) => <p key={row}>{row}</p>)}
      {hasBlocks(entry) && missing.includes(sheets.blocks) && (
        <p class="quiet">{words.willMake(sheets.blocks)}</p>
      )}
    </section>
  );
}

function Balance({ timeOff: { accounts, outlook, sheets, missing }, entry }: TimeOffMeaningProps) {
  const { account } = outlook;
  const label = accounts.find(({ id }) => id === entry.accountId)?.label ?? '';
  if (!account)
    return hasTransaction(entry) && missing.includes(sheets.transactions) ? (
      <p class="quiet">{words.noBalance(sheets.transactions)}</p>
    ) : null;
  const { on, before, after, notPushed, later } = account;
  const isChanged = hasTransaction(entry);
  return (
    <>
      <p dir="auto">
        {isChanged
          ? words.balance(label, longDay(on), before, after)
          : words.sameBalance(label, longDay(on), before)}
      </p>
      {notPushed !== 0 && <p class="quiet">{words.notPushed(notPushed)}</p>}
      {later !== 0 && <p class="quiet">{words.later(later)}</p>}
      {isChanged && after < 0 && <InlineNotice tone="warning" words={words.belowZero} />}
    </>
  );
}

const awayPart = (plan: TimeOffPlan, entry: TimeOffEntry): Span =>
  awaySpan(entry, plan) ?? { start: 0, end: 0 };

function countedBy({ counts }: TimeOffPlan, { weekends }: TimeOffEntry) {
  return weekends && counts === 'monday-to-friday' ? 'with-weekends' : counts;
}

/** The first thing to say or to correct before the entry can be added; '' if there is none. */
function problemText({ problem, span }: TimeOffPlan): string {
  switch (problem) {
    case undefined:
      return '';
    case 'too-long':
      return words.problems[problem](MOST_TIME_OFF_DAYS);
    case 'bad-amount':
      return words.problems[problem](span ? span.last - span.first + 1 : MOST_TIME_OFF_DAYS);
    default:
      return words.problems[problem];
  }
}

function dayOffText({ day, isProbable }: TimeOffView['outlook']['daysOff'][number]): string {
  return isProbable ? words.probably(shortDay(day)) : shortDay(day);
}

function listOf(texts: readonly string[]): string {
  return fewOf(texts).join(', ');
}

function fewOf(texts: readonly string[]): string[] {
  const rest = texts.length - FEW;
  return [...texts.slice(0, FEW), ...(rest > 0 ? [words.more(rest)] : [])];
}
