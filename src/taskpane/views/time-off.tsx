import { useState } from 'preact/hooks';
import type { Job, TimeOffEntry, TimeOffRecords, TimeOffView, TimeOffPlan } from '../../app/view/index';
import { spanTimes } from '../../core/calendar/clock';
import { daysText, longDay, shortDay } from '../../core/calendar/day-text';
import { dayOfMinute } from '../../core/calendar/days';
import { type Span } from '../../core/shifts/shift';
import { hasBlocks, hasTransaction, MOST_DAYS } from '../../core/time-off/plan';
import { useAct } from '../act';
import { timeOffText as words } from '../time-off-messages';
import { Button, Checkbox, Choice, DateField } from './controls';
import { InlineNotice } from './notices';
import { PickOne } from './pick-names';
import { ScreenHeading } from './screen-heading';

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
    const next = { ...entry, ...part };
    setEntry(next);
    act({ do: 'fill-time-off', entry: next });
  };
  const heading = <ScreenHeading>{words.heading}</ScreenHeading>;
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
          <PickOne
            id="time-off-person"
            name={words.person}
            names={people}
            chosen={entry.personId}
            onChosen={(personId) => fill({ personId })}
          />
        </div>
        <div class="period-days">
          {(['first', 'last'] as const).map((end) => (
            <DateField
              key={end}
              id={`time-off-${end}`}
              label={words[end]}
              day={entry[end]}
              onDay={(day) => fill(withDay(entry, end, day))}
            />
          ))}
        </div>
        {plan.counts === 'monday-to-friday' && (
          <Checkbox
            label={words.weekends}
            ticked={entry.weekends}
            onChange={(weekends) => fill({ weekends })}
          />
        )}
        <Choice
          id="time-off-records"
          label={words.records}
          chosen={entry.records}
          choices={RECORDS.map((each) => [each, words.writes[each](sheets.transactions, sheets.blocks)])}
          onChosen={(records) => fill({ records })}
        />
        <Choice
          id="time-off-account"
          label={words.account}
          chosen={entry.accountId}
          choices={[
            ['', hasTransaction(entry) ? words.chooseAccount : words.noAccount],
            ...accounts.map(({ id, label }) => [id, label] as const),
          ]}
          onChosen={(accountId) => fill({ accountId })}
        />
        {accounts.length === 0 && <p class="quiet">{words.noAccounts}</p>}
        {hasBlocks(entry) && reasons.length > 0 && (
          <Choice
            id="time-off-reason"
            label={words.reason}
            chosen={entry.reasonId}
            choices={[['', words.noReason], ...reasons.map(({ id, label }) => [id, label] as const)]}
            onChosen={(reasonId) => fill({ reasonId })}
          />
        )}
        {hasTransaction(entry) && (
          <div class="field">
            <label for="time-off-amount">{words.amount}</label>
            <input
              id="time-off-amount"
              type="text"
              inputMode="numeric"
              autocomplete="off"
              value={entry.amount}
              placeholder={plan.days.length > 0 ? String(plan.days.length) : ''}
              aria-describedby="time-off-amount-meaning"
              onInput={({ currentTarget: { value } }) => fill({ amount: value })}
            />
            <p class="quiet" id="time-off-amount-meaning">
              {words.amountMeaning(plan.days.length)}
            </p>
          </div>
        )}
      </fieldset>
      {/* The element is there before its words, so that a screen reader reads them. */}
      <div aria-live="polite">
        <Meaning timeOff={timeOff} entry={entry} />
      </div>
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
            {words.add}
          </Button>
          <Button onPress={() => act({ do: 'close-time-off' })}>{words.back}</Button>
        </div>
      </footer>
    </>
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
  const { plan, outlook, needs, sheets, missing, unreadable, holidays } = timeOff;
  const { span, days, runs } = plan;
  if (!span) return null;
  const { shifts, daysOff } = outlook;
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
    ...(hasBlocks(entry) ? [words.willAdd.blocks(days.length, sheets.blocks)] : []),
  ];
  return (
    <section class="card" aria-label={words.sum}>
      <p>{words.counted[countedBy(plan, entry)](daysText(span.first, span.last), days.length)}</p>
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
        <InlineNotice tone="warning" words={words.shifts(shifts.length, listOf(shifts.map(spanText)))} />
      )}
      {needs.length > 0 && <InlineNotice tone="warning" words={[words.needs, ...fewOf(needs)].join(' ')} />}
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

function countedBy({ counts }: TimeOffPlan, { weekends }: TimeOffEntry) {
  return weekends && counts === 'monday-to-friday' ? 'with-weekends' : counts;
}

/** The first thing to say or to correct before the entry can be added; '' if there is none. */
function problemText({ problem, span }: TimeOffPlan): string {
  switch (problem) {
    case undefined:
      return '';
    case 'too-long':
      return words.problems[problem](MOST_DAYS);
    case 'bad-amount':
      return words.problems[problem](span ? span.last - span.first + 1 : MOST_DAYS);
    default:
      return words.problems[problem];
  }
}

function dayOffText({ day, isProbable }: TimeOffView['outlook']['daysOff'][number]): string {
  return isProbable ? words.probably(shortDay(day)) : shortDay(day);
}

/** `Mon 7 Dec 09:00–17:00` */
function spanText(span: Span): string {
  return `${shortDay(dayOfMinute(span.start))} ${spanTimes(span)}`;
}

function listOf(texts: readonly string[]): string {
  return fewOf(texts).join(', ');
}

function fewOf(texts: readonly string[]): string[] {
  const rest = texts.length - FEW;
  return [...texts.slice(0, FEW), ...(rest > 0 ? [words.more(rest)] : [])];
}
