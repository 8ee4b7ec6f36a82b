import { countText } from '../values/shown';
import { fixOf, wording } from './wording';

/** A shift of a person who is away. `where`: the row that says so. */
interface Away {
  readonly person: string;
  readonly where: string;
}

interface OnLeave extends Away {
  readonly on: string;
  readonly days: number;
  readonly account: string;
  readonly from: string;
}

/** Another block of the same person. `isThisDay`: it begins and ends on the day of the row that has the warning. */
interface OtherBlock {
  readonly person: string;
  readonly isTimeOff: boolean;
  readonly isThisDay: boolean;
  readonly from: string;
  readonly to: string;
  readonly where: string;
}

interface ShortRest {
  readonly person: string;
  readonly hours: number;
  readonly least: number;
  readonly from: string;
  readonly until: string;
  /** The row on the other side; absent if one shift alone is too long. */
  readonly where?: string;
}

/** `at`: the first day of the week. */
interface WeeklyRest {
  readonly person: string;
  readonly at: string;
  readonly hours: number;
  readonly least: number;
  readonly days: number;
}

/** `under`: the age below which the numbers hold. */
interface Minor {
  readonly person: string;
  readonly under: number;
}

interface Night {
  readonly at: string;
  readonly from: string;
  readonly until: string;
}

interface DaysInARow {
  readonly person: string;
  readonly from: string;
  readonly days: number;
  readonly most: number;
}

interface NotAvailable {
  readonly person: string;
  readonly on: string;
  /** When the person can work on this day; empty if the person can't. */
  readonly times: readonly { readonly from: string; readonly until: string }[];
}

/** A number of hours that a rule does not allow. `at`: a day, or a week. */
interface TooManyHours {
  readonly person: string;
  readonly at: string;
  readonly hours: number;
  readonly most: number;
}

/** `since`: the first day of the person's shifts, if the weeks begin before it. */
interface OverWeeks {
  readonly weeks: number;
  /** How many of them are leave. */
  readonly away?: number;
  readonly since?: string;
}

/** What the rules for shifts find, by its code, with its words: the checks of shifts beside other shifts, time off and people. */
export const ruleMessages = {
  'same-block': wording(
    fixOf('check-same-block', () => 'Check shifts that are there twice'),
    (other: OtherBlock) =>
      `Same ${other.isTimeOff ? 'time off' : 'shift'} twice: ${other.person} already has it ${timesOf(other)} (${other.where}).`,
  ),
  'double-booked': wording(
    fixOf('check-double-booked', () => 'Check people who are booked twice at the same time'),
    (other: OtherBlock) =>
      `Double booking: ${other.person} already has ${other.isTimeOff ? 'time off' : 'a shift'} ${timesOf(other)} (${other.where}).`,
  ),
  'on-time-off': wording(
    fixOf('check-on-time-off', () => 'Check shifts of people who have time off'),
    ({ person, reason, where }: Away & { readonly reason: string }) =>
      `On time off: ${person} on this day${reason === '' ? '' : `, ${reason}`} (${where}).`,
  ),
  /** `days` of an account from one day on, by each way in which a company counts leave. */
  'on-leave': wording(
    fixOf('check-on-time-off', () => 'Check shifts of people who have time off'),
    ({ person, on, days, account, from, where }: OnLeave) =>
      `On time off: ${person} on ${on}, by ${countText(days)} ${days === 1 ? 'day' : 'days'}${account === '' ? '' : ` of ${account}`} from ${from} (${where}).`,
  ),
  /** The day counts only by one way of counting: the service does not say which days they are. */
  'probably-away': wording(
    fixOf('check-on-time-off', () => 'Check shifts of people who have time off'),
    ({ person, on, days, account, from, where }: OnLeave) =>
      `Probably away: ${person} on ${on}, by ${countText(days)} ${days === 1 ? 'day' : 'days'}${account === '' ? '' : ` of ${account}`} from ${from} (${where}).`,
  ),
  'short-rest': wording(
    fixOf('check-short-rest', () => 'Check shifts with little rest between them'),
    ({ person, hours, least, from, until, where }: ShortRest) =>
      where === undefined
        ? `Rest of ${hoursText(hours)} in 24 hours, less than ${countText(least)}: ${person} has one shift from ${from} to ${until}.`
        : `Rest of ${hoursText(hours)}, less than ${countText(least)}: ${person}, from ${from} to ${until} (${where}).`,
  ),
  'weekly-rest': wording(
    fixOf('check-weekly-rest', () => 'Check people without a weekly rest'),
    ({ person, at, hours, least, days }: WeeklyRest) =>
      `Weekly rest of ${hoursText(hours)}, less than ${countText(least)}: ${person} in the week from ${at}${days > 7 ? ', and the weeks beside it do not make up for it' : ''}.`,
  ),
  'minor-hours': wording(
    fixOf('check-minor', () => 'Check shifts of young people'),
    ({ person, under, what, at, hours, most }: TooManyHours & Minor & { readonly what: 'day' | 'week' }) =>
      `Younger than ${countText(under)}: ${person} has ${hoursText(hours)} ${what === 'day' ? 'on' : 'in the week from'} ${at}, more than ${countText(most)}.`,
  ),
  'minor-night': wording(
    fixOf('check-minor', () => 'Check shifts of young people'),
    ({ person, under, at, from, until }: Minor & Night) =>
      `Younger than ${countText(under)}: ${person} works after ${from} or before ${until} on ${at}.`,
  ),
  'day-hours': wording(
    fixOf('check-hours', () => 'Check people with many hours'),
    ({ person, at, hours, most }: TooManyHours) =>
      `${hoursText(hours)} a day: ${person} has more than ${countText(most)} on ${at}.`,
  ),
  'week-hours': wording(
    fixOf('check-hours', () => 'Check people with many hours'),
    ({ person, at, hours, most, isOwn }: TooManyHours & { readonly isOwn: boolean }) =>
      `${hoursText(hours)} a week: ${person} has more than ${isOwn ? `the own limit of ${hoursText(most)}` : countText(most)} in the week from ${at}.`,
  ),
  'average-hours': wording(
    fixOf('check-hours', () => 'Check people with many hours'),
    ({ person, at, hours, most, weeks, away, since }: TooManyHours & OverWeeks) =>
      `Average of ${hoursText(hours)} a week: ${person} has more than ${countText(most)} in the ${countText(weeks)} weeks until ${at}${away === undefined ? '' : `, without leave of ${countText(away)} ${away === 1 ? 'week' : 'weeks'}`}${since === undefined ? '' : ` (shifts known since ${since})`}.`,
  ),
  'days-in-a-row': wording(
    fixOf('check-days-in-a-row', () => 'Check people who work many days in a row'),
    ({ person, from, days, most }: DaysInARow) =>
      `${countText(days)} days in a row: ${person} works more than ${countText(most)} from ${from} on.`,
  ),
  'not-qualified': wording(
    fixOf('check-not-qualified', () => 'Check people without the qualification'),
    ({ person, item }: { readonly person: string; readonly item: string }) =>
      `Not qualified for ${item}: ${person}.`,
  ),
  'do-not-schedule': wording(
    fixOf('check-do-not-schedule', () => 'Check people who must not be scheduled'),
    ({ person }: { readonly person: string }) => `Must not be scheduled: ${person} (Users, Do not schedule).`,
  ),
  'not-available': wording(
    fixOf('check-not-available', () => 'Check people who can’t work then'),
    ({ person, on, times }: NotAvailable) =>
      times.length === 0
        ? `Not available: ${person} can’t work on ${on} (People limits).`
        : `Not available: ${person} can work on ${on} only ${times.map(({ from, until }) => `from ${from} to ${until}`).join(' and ')} (People limits).`,
  ),
};

function timesOf({ from, to, isThisDay }: OtherBlock): string {
  return `from ${from} to ${to}${isThisDay ? ' on this day' : ''}`;
}

function hoursText(hours: number): string {
  return `${countText(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}
