import type { AmbiguousName } from '../values/kind';
import { countText } from '../values/shown';
import { paneWords } from '../words/words';

/** What corrects a problem. Problems with the same fix and the same values of `by` are shown as one group. */
export interface Fix<Params> {
  readonly fix: string;
  readonly by: readonly (keyof Params)[];
  readonly hint: (params: Params) => string;
}

/** The words for a problem: its fix, and the sentence for the row's Message, which says what is wrong and what to do. */
export interface Wording<Params> extends Fix<Params> {
  readonly sentence: (params: Params) => string;
  /** The problem in short, as the title of a group in the pane; default: the sentence. */
  readonly title?: (params: Params) => string;
}

function wording<Params>(
  fix: Fix<Params>,
  sentence: (params: Params) => string,
  title?: (params: Params) => string,
): Wording<Params> {
  return { ...fix, sentence, ...(title && { title }) };
}

/** Why only the user can decide whether a row may be sent once more. */
export type WaitingReason =
  | 'not-found'
  | 'not-readable'
  | 'not-listed'
  | 'not-shown'
  | 'key-in-doubt'
  | 'other-file';

const waits: Readonly<Record<WaitingReason, string>> = {
  'not-found':
    'No clear answer came, and the service does not list it (yet). Check on the service. If it is stored there, delete this row and download again. If it is not, choose “Send again” in the pane.',
  'not-readable':
    'No clear answer came. Check on the service. Then choose “They are there” or “Send again” in the pane.',
  'not-listed':
    'Not listed (yet): the service answered that it is stored. Download again later. If the record does not appear, check on the service. Then choose “Send again” in the pane.',
  'not-shown':
    'Old values: the service answered that it is stored, and still shows them. Download again later. If they stay, choose “Send again” in the pane, or type the old value.',
  'other-file':
    'Another workbook sends this row, as you said. If it has been stored from there, choose “They are there” in the pane. If it is to be added from here, choose “Send again”.',
  'key-in-doubt':
    'External ID changed, and no clear answer came. Check on the service. If the shift has the new external ID, choose “They are there” in the pane; if it has the old one, choose “Send again”.',
};

interface OfField {
  readonly field: string;
}

interface OfKind {
  /** The word for one record of the kind: `shift`. */
  readonly one: string;
}

/** A field with a text that is not valid there, shortened for the sentence. */
interface Shown extends OfField {
  readonly shown: string;
}

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

interface UnknownName extends OfField, OfKind {
  readonly typed: string;
  /** The name that the user surely wanted. */
  readonly suggestion?: string;
}

/** A row that shows another record's key. `where`: the row of that other record. */
interface KeyOfAnother extends OfKind {
  readonly key: string;
  readonly shown: string;
  readonly was: string;
  readonly other: string;
  readonly where?: string;
}

/** A row that names a new row. `where` and `needs`: the new row's place, and why it can't be sent. */
interface NotStoredYet extends Shown {
  readonly where?: string;
  readonly needs?: string;
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

/** Other rows with the same value: the first by name, and how many more there are. */
interface Repeated extends Shown {
  readonly others: readonly string[];
  readonly more: number;
}

const fillIn = fixOf('fill-in', ({ field }: OfField) => `Fill in ${field}`, 'field');
const putBack = fixOf('put-back', ({ field }: OfField) => `Put ${field} back as it was`, 'field');
const giveAgain = fixOf('give-again', ({ field }: OfField) => `Give ${field} a value again`, 'field');
const putRight = fixOf('put-right', ({ field }: OfField) => `Correct ${field}`, 'field');
const sayWhich = fixOf('say-which', ({ one }: OfKind) => `Say which ${one} these rows are`);
const checkNames = fixOf('check-like-another', ({ one }: OfKind) => `Check that no ${one} is there twice`);

/** A fix. `by`: the parameters by which its problems are grouped. */
function fixOf<Params>(fix: string, hint: (params: Params) => string, ...by: (keyof Params)[]): Fix<Params> {
  return { fix, by, hint };
}

/**
 * Every problem that a check can find, by its code, with its words. The
 * parameter of a sentence shows what a check must give with the code.
 */
export const checkMessages = paneWords.words('checkMessages', {
  'required-empty': wording(
    fillIn,
    ({ field, one }: OfField & OfKind) => `${field} is empty: a new ${one} needs one.`,
  ),
  'always-sent-empty': wording(
    fillIn,
    ({ field, one }: OfField & OfKind) => `${field} is empty: every ${one} needs one.`,
  ),
  unreadable: wording(
    fixOf('type-readable', ({ field }) => `Correct ${field}, which can’t be read`, 'field'),
    ({ field, problem }: OfField & { readonly problem: string }) => `${field}: ${problem}.`,
    ({ problem }) => capitalized(problem),
  ),
  'unknown-name': wording(
    fixOf(
      'use-known-name',
      ({ field, one, typed, suggestion }: UnknownName) =>
        `${field}: no ${one} "${typed}"${suggestion === undefined ? '' : `: use ${suggestion}`}`,
      'field',
      'typed',
    ),
    ({ field, one, typed, suggestion }: UnknownName) =>
      `${field}: there is no ${one} "${typed}"; ${suggestion === undefined ? 'choose one from the list.' : `did you mean ${suggestion}?`}`,
    ({ one, typed, suggestion }) =>
      `There is no ${one} "${typed}"${suggestion === undefined ? '' : `. Do you mean ${suggestion}?`}`,
  ),
  'ambiguous-name': wording(
    fixOf(
      'say-which-name',
      ({ field, called }) => `${field}: say which “${called}” is meant`,
      'field',
      'called',
    ),
    ambiguousName,
    ({ called, count, many }) => `"${called}" could be ${countWord(count)} ${many}. Which one?`,
  ),
  'stray-spaces': wording(
    fixOf('take-spaces-out', ({ field }) => `Take stray spaces out of ${field}`, 'field'),
    ({ field, shown, suggestion }: Shown & { readonly suggestion: string }) =>
      `Stray spaces in ${field}: "${shown}" is sent as "${suggestion}".`,
  ),
  'only-when-added': wording(
    putBack,
    ({ field, one, was }: OfField & OfKind & { readonly was: string }) =>
      `${field} can’t be changed once the ${one} is added: put "${was}" back, or add a new ${one}.`,
  ),
  'cant-add': wording(
    fixOf('delete-unaddable', () => 'Delete rows that can’t be added'),
    ({ one }: OfKind) => `Can’t add a new ${one} to this service: delete the row.`,
  ),
  'not-stored-yet': wording(
    fixOf('push-together', ({ field, shown }) => `${field} “${shown}” is not stored yet`, 'field', 'shown'),
    ({ field, shown, where, needs }: NotStoredYet) =>
      where === undefined || needs === undefined
        ? `${field} "${shown}" is a new row in this workbook that is not stored yet: push both tables together.`
        : `Waits for ${shown} (${where}), which can’t be sent yet. There: ${needs}`,
    ({ field, shown, where, needs }) =>
      where === undefined || needs === undefined
        ? `${field} “${shown}” is a new row that is not stored yet. Push both tables together`
        : `These wait for ${shown} (${where}), which can’t be sent yet. There: ${withoutStop(needs)}`,
  ),
  unconfirmed: wording(
    fixOf('decide-send-again', () => 'Decide whether to send these rows again'),
    ({ reason }: { readonly reason: WaitingReason }) => waits[reason],
    () => 'Decide whether to send these rows again',
  ),
  'number-taken': wording(
    fixOf('decide-number', () => 'The service has shifts with these external IDs already'),
    (_: object) => 'External ID taken by a shift on the service. In the pane, say whether it is this row.',
    () => 'The service has a shift with this external ID already',
  ),
  /** `base`: the value before. If the row was typed, nobody knows the value before, and `base` equals `theirs`. */
  conflict: wording(
    fixOf('choose-side', () => 'Choose your value or theirs'),
    ({
      field,
      base,
      theirs,
      isFromBackup,
    }: OfField & { readonly base: string; readonly theirs: string; readonly isFromBackup?: true }) =>
      isFromBackup === true
        ? `${field} is ${quoted(theirs)} in the backup, and this row has another edit. In the pane, choose “Keep mine” or “Take theirs”.`
        : base === theirs
          ? `${field} is ${quoted(theirs)} on the service, and this row has another value. In the pane, choose “Keep mine” or “Take theirs”.`
          : `${field} was changed on the service from ${quoted(base)} to ${quoted(theirs)}. In the pane, choose “Keep mine” or “Take theirs”.`,
  ),
  gone: wording(
    fixOf('delete-gone', () => 'Delete rows that are no longer on the service, or copy them as new ones'),
    (_: object) => 'No longer on the service: delete the row, or copy it as a new one.',
  ),
  'cell-error': wording(
    fixOf('mend-formula', ({ field }) => `Correct the formula in ${field}`, 'field'),
    ({ field, error: shown }: OfField & { readonly error: string }) =>
      `${field} shows ${shown}: correct the formula or type a value.`,
  ),
  'invalid-value': wording(
    fixOf('give-valid', ({ field }) => `Correct ${field}`, 'field'),
    ({ field, shown, reason }: Shown & { readonly reason: string }) => `${field} "${shown}" ${reason}.`,
  ),
  'times-incomplete': wording(
    putRight,
    ({ field }: OfField) => `${field} goes together with Start and End: fill in all three, or none.`,
  ),
  'ends-before-start': wording(
    putRight,
    ({ field }: OfField) => `${field} ends the shift before it begins: clear it, or give a later day.`,
  ),
  'below-zero': wording(putRight, ({ field }: OfField) => `${field} is below zero.`),
  repeated: wording(
    fixOf('make-unique', ({ field }) => `Give each row its own ${field}`, 'field'),
    ({ field, shown, others, more }: Repeated) =>
      `Not unique: ${field} "${shown}" is also in ${more > 0 ? `${others.join(', ')} and ${more} more` : others.join(' and ')}.`,
  ),
  'service-field-typed': wording(
    fixOf('clear', ({ field }) => `Clear ${field}`, 'field'),
    ({ field }: OfField) => `${field} is kept by the service and can’t be changed here: clear the cell.`,
  ),
  'service-field-changed': wording(
    putBack,
    ({ field, was }: OfField & { readonly was: string }) =>
      `${field} is kept by the service and can’t be changed here: put "${was}" back, or download again.`,
  ),
  /** The row's key is missing, and its name was edited too. */
  'key-gone': wording(
    sayWhich,
    ({ key, was, name }: OfKind & { readonly key: string; readonly was: string; readonly name: string }) =>
      `${key} and name have both changed: this row was ${was}, “${name}”. Press Ctrl+Z if Excel still offers it, or delete the row and download: “${name}” comes back.`,
  ),
  'key-of-another': wording(
    sayWhich,
    ({ key, shown, one, was, other, where }: KeyOfAnother) =>
      `Wrong row: “${shown}” is in the row of “${was}” and shows the ${key} of “${other}”${where === undefined ? '' : ` (${where})`}. To add it as a new ${one}, copy it to an empty row and clear ${key} there. Then delete this row and download: “${was}” comes back.`,
  ),
  'key-typed': wording(
    fixOf('clear-in-new', ({ field }) => `Clear ${field} in new rows`, 'field'),
    ({ field, one }: OfField & OfKind) =>
      `${field} is given by the service. To add this ${one}, clear ${field}; to change one that exists, download and edit its row.`,
  ),
  'cant-be-emptied': wording(
    giveAgain,
    ({ field }: OfField) =>
      `${field} can’t be cleared, because the service does not confirm it. Type a value, or press Ctrl+Z if Excel still offers it.`,
  ),
  'must-be-filled': wording(
    giveAgain,
    ({ field }: OfField) =>
      `${field} can’t be empty. Type a value, or press Ctrl+Z if Excel still offers it.`,
  ),
  'number-for-text': wording(
    fixOf('type-as-text', ({ field }) => `Type ${field} again as text`, 'field'),
    ({ field, was, now }: OfField & { readonly was: string; readonly now: string }) =>
      `${field} was "${was}" and Excel has changed it to the number ${now}. Format the cell as Text and type the value again.`,
  ),
  'longer-than-cell': wording(
    putBack,
    ({ field }: OfField) =>
      `${field} is too long for a cell, so an edit here would cut it. Press Ctrl+Z if Excel still offers it, or delete the row and download: it comes back.`,
  ),
  /** `one`: the word for a record, if the row is new and may be the same record as the one on the service. */
  'taken-on-service': wording(
    fixOf('choose-another', ({ field }) => `Choose another ${field}`, 'field'),
    ({ field, shown, by, one }: Shown & { readonly by: string; readonly one?: string }) =>
      `Taken on the service by ${by}: ${field} "${shown}". Choose another.` +
      (one === undefined ? '' : ` If it is the same ${one}, delete this row and download.`),
  ),
  'may-replace': wording(
    fixOf('check-typed-number', ({ field }) => `Check the typed ${field}`, 'field'),
    ({ field, number, one }: OfField & OfKind & { readonly number: string }) =>
      `Changes the ${one} with ${field} ${number} if it exists, and adds none.`,
  ),
  'seconds-lost': wording(
    fixOf('check-seconds', ({ field }) => `Check the seconds of ${field}`, 'field'),
    ({ field }: OfField) =>
      `${field} has seconds, and the service takes times without them. A push stores the time without its seconds.`,
  ),
  'formula-as-text': wording(
    fixOf('check-formula', ({ field }) => `Check the formula in ${field}`, 'field'),
    ({ field }: OfField) =>
      `${field} is a text that looks like a formula, and a push stores the text itself. For its result, give the cell the format General and enter the formula again.`,
  ),
  'like-another': wording(
    checkNames,
    ({ one }: OfKind) => `Identical ${one} already there: this row adds a second one.`,
  ),
  'called-like-another': wording(
    checkNames,
    ({ one, name }: OfKind & { readonly name: string }) =>
      `Another ${one} is called “${name}”. If you sorted only some columns of the sheet, press Ctrl+Z if Excel still offers it, or download into a new workbook.`,
  ),
  'sent-before': wording(
    fixOf('check-sent-before', () => 'Check on the service whether these rows are stored'),
    ({ one }: OfKind) =>
      `Sent before without an answer: the service does not list this ${one}. If the service has it, this push replaces its values.`,
  ),
  'known-by-key': wording(
    fixOf('check-moved', () => 'Check that these changes are in the right rows'),
    ({ key, one }: OfKind & { readonly key: string }) =>
      `Sorted, pasted or copied: the ${key} of this row says which ${one} it is. Check that these changes are meant for it.`,
  ),
  'other-password': wording(
    fixOf('check-password', () => 'Check the first passwords'),
    ({ one }: OfKind) =>
      `Another first password was sent before. If the service has this ${one} already, the earlier password stays.`,
  ),
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
  'email-without-dot': wording(
    fixOf('check-email', () => 'Check e-mail addresses'),
    ({ field, shown }: Shown) =>
      `No dot after the @: the service may refuse ${field} "${shown}". Check the address.`,
  ),
  'email-without-at': wording(
    fixOf('check-email', () => 'Check e-mail addresses'),
    ({ field, shown }: Shown) => `No @: the service may refuse ${field} "${shown}". Check the address.`,
  ),
  'phone-too-short': wording(
    fixOf('check-phone', () => 'Check phone numbers'),
    ({ field, shown, least }: Shown & { readonly least: number }) =>
      `Fewer than ${least} digits: check ${field} "${shown}".`,
  ),
  'long-shift': wording(
    fixOf('check-long-shift', () => 'Check shifts that are unusually long'),
    ({ hours, most }: { readonly hours: number; readonly most: number }) =>
      `Shift of ${hours} hours, more than ${most}: check Start, End and End date.`,
  ),
  'time-as-hours': wording(
    fixOf('check-time-as-hours', ({ field }) => `Check ${field} that may be times`, 'field'),
    ({ field, hours, meant }: OfField & { readonly hours: number; readonly meant: number }) =>
      `${field} is ${hours}, less than one hour. Excel makes such a number of a typed time: if you mean ${meant} hours, type ${meant}.`,
  ),
  'hours-beyond': wording(
    fixOf('check-hours-beyond', ({ field }) => `Check ${field} that do not fit the times`, 'field'),
    ({ field, hours, length }: OfField & { readonly hours: number; readonly length: number | undefined }) =>
      `${field} is ${hours}, but ${length === undefined ? 'a day has 24 hours' : `the shift lasts ${length} hours`}: check ${field}.`,
  ),
  'adds-days': wording(
    fixOf('check-adds-days', () => 'Check transactions that add days'),
    ({ days }: OfField & { readonly days: number }) =>
      `Adds ${days === 1 ? '1 day' : `${days} days`} to the balance. For days off, type -${days}.`,
  ),
});

/** Numbers up to four as words, because a sentence begins with them. */
const COUNTS: readonly string[] = ['', '', 'two', 'three', 'four'];

/**
 * `Two people are called Maria Garcia: mgarcia2 (maria@…), mgarcia3. Choose one: type the user name into Person.`
 */
function ambiguousName({
  field,
  name,
  called,
  count,
  many,
  candidates,
  distinguishedBy,
}: OfField & AmbiguousName): string {
  const number = capitalized(countWord(count));
  const listed = candidates.map(({ typed, beside }) => (beside === '' ? typed : `${typed} (${beside})`));
  const rest = count > candidates.length ? ` and ${count - candidates.length} more` : '';
  const who =
    name === ''
      ? `${field} "${called}" may mean ${countWord(count)} ${many}`
      : `${number} ${many} are called ${name}`;
  return `${who}: ${listed.join(', ')}${rest}. Choose one: type ${distinguishedBy} into ${field}.`;
}

function timesOf({ from, to, isThisDay }: OtherBlock): string {
  return `from ${from} to ${to}${isThisDay ? ' on this day' : ''}`;
}

function hoursText(hours: number): string {
  return `${countText(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}

function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.]$/u, '');
}

function quoted(text: string): string {
  return text === '' ? 'empty' : `"${text}"`;
}
