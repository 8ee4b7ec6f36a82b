import type { TimeOffEntry, TimeOffPlan, TimeOffView } from '../../app/view';
import type { Span } from '../../core/bookings/bookings';
import { dayOfMinute, MINUTES_A_DAY } from '../../core/calendar/days';
import { hasBlocks, hasTransaction, MOST_DAYS } from '../../core/time-off/plan';
import { daysText, longDay, shortDay } from '../../core/calendar/day-text';
import { clockText } from '../../core/calendar/clock';
import { timeOffText as words } from '../time-off-messages';
import { InlineNotice } from './inline-notice';

/** More days or shifts than these would fill the pane. */
const FEW = 5;

interface TimeOffMeaningProps {
  readonly timeOff: TimeOffView;
  readonly entry: TimeOffEntry;
}

/** What an entry means. The element is there before its words, so that a screen reader reads them. */
export function TimeOffMeaning(props: TimeOffMeaningProps) {
  return <div aria-live="polite">{props.timeOff.plan.span && <Meaning {...props} />}</div>;
}

/** The days of an entry, the balance, what is there already, and the rows that "Add" writes. */
function Meaning({ timeOff, entry }: TimeOffMeaningProps) {
  const { plan, outlook, sheets, missing, unreadable } = timeOff;
  const { span, days, amount = 0 } = plan;
  if (!span) return null;
  const { shifts, daysOff } = outlook;
  const first = days[0] ?? span.first;
  const rows = [
    ...(hasTransaction(entry)
      ? [words.willAdd.transaction(amount, longDay(first), sheets.transactions)]
      : []),
    ...(hasBlocks(entry) ? [words.willAdd.blocks(days.length, sheets.blocks)] : []),
  ];
  return (
    <section class="card" aria-label={words.sum}>
      <p>{words.counted(daysText(span.first, span.last), days.length, entry.weekends)}</p>
      <Balance timeOff={timeOff} entry={entry} />
      {unreadable > 0 && <p class="quiet">{words.unreadable(unreadable, sheets.transactions)}</p>}
      {shifts.length > 0 && (
        <InlineNotice tone="warning" words={words.shifts(shifts.length, listOf(shifts.map(spanText)))} />
      )}
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

/** The first thing to say or to correct before the entry can be added; '' if there is none. */
export function problemText({ problem, span }: TimeOffPlan): string {
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

function dayOffText({ day, isAssumed }: TimeOffView['outlook']['daysOff'][number]): string {
  return isAssumed ? words.probably(shortDay(day)) : shortDay(day);
}

/** `Mon 7 Dec 09:00–17:00` */
function spanText({ start, end }: Span): string {
  const clock = (minute: number) => clockText(minute % MINUTES_A_DAY);
  return `${shortDay(dayOfMinute(start))} ${clock(start)}–${clock(end)}`;
}

function listOf(texts: readonly string[]): string {
  const rest = texts.length - FEW;
  return [...texts.slice(0, FEW), ...(rest > 0 ? [words.more(rest)] : [])].join(', ');
}
