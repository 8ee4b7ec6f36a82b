import type { AmbiguousName } from '../values/kind';
import { paneWords } from '../words/words';
import { ruleMessages } from './rule-messages';
import { fixOf, wording } from './wording';

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
  ...ruleMessages,
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
