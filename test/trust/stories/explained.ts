/** Differences from the recorded stories that are meant, each with the reason. */
import { headerOf } from '../../../src/core/entities/entity';
import { allEntities } from '../../../src/core/entities/registry';
import type { Difference, Reworded } from './compare';

interface Explained {
  /** One sentence: why the present release is right. */
  readonly why: string;
  readonly matches: (difference: Difference) => boolean;
}

const WAS_COPIED =
  / Sorted, pasted or copied: the [\w ]+ of this row says which [\w ]+ it is\. Check that these changes are meant for it\.$/;
const MAY_BE = /Person: "[^"]*" may be .*?; choose one of them\./;
const SAY_WHICH =
  /(?:\w+ people are called .*?|Person "[^"]*" may mean .*?)Choose one: type .*? into Person\./;

/** The warnings about people who are booked twice, at the end of a Message. */
const BOOKED_TWICE =
  / (?:(?:Double booking|Same (?:shift|time off) twice): [^\]]*? already has (?:a shift|time off|it) from [^()]* \(row \d+\)|(?:On time off|Probably away): [^\]]*? \((?:[^()]*, )?row \d+\))\.$/;
const NO_DOT = / No (?:dot after the )?@: the service may refuse Email "[^"]*"\. Check the address\.$/;

const ADDS_DAYS = / Adds \d+ days? to the balance\. For days off, type -\d+\./;

/** What rows or the service say otherwise on purpose. */
export const explained: readonly Explained[] = [
  {
    why: 'The undo of a push writes "Edited" beside the cells that it puts back, so that no row says that it is stored where the pane closes before anything is sent, or where Ctrl+Z stops there.',
    matches: ({ act, was, is }) =>
      act.startsWith('{"do":"undo"') && was.startsWith('[0] Stored') && is.startsWith('[Edited]'),
  },
  {
    why: 'A name that several people have is a problem of its own: the sentence says who they are and what to type. The Status and all other sentences are the same.',
    matches: ({ was, is }) =>
      MAY_BE.test(was) && SAY_WHICH.test(is) && was.replace(MAY_BE, '') === is.replace(SAY_WHICH, ''),
  },
  {
    why: 'Of a row and its copy, both edited, nobody can tell for sure which is the row: a warning shows it before it is sent.',
    matches: ({ was, is }) => WAS_COPIED.test(is) && was === is.replace(WAS_COPIED, ''),
  },
  {
    why: 'If a table can’t be read during a push, each of its planned rows says that the push did not reach it.',
    matches: ({ was, is }) =>
      was.startsWith('[Edited]') && is === '[Not sent] The push ended before this row was sent. Push again.',
  },
  {
    why: 'An answer that has already come when the user stops a push without waiting counts: the row is stored.',
    matches: ({ act, was, is }) =>
      act.includes('"cancel twice"') &&
      was.startsWith('[Unknown] No answer came for this row.') &&
      is.startsWith('[0] Stored'),
  },
  {
    why: 'A shift at a time at which its person already works, or has time off, has a warning that names the other row.',
    matches: ({ was, is }) => BOOKED_TWICE.test(is) && was.trim() === is.replace(BOOKED_TWICE, '').trim(),
  },
  {
    why: 'An e-mail address without an @, or without a dot after it, has a warning: the service refuses some of them.',
    matches: ({ was, is }) => NO_DOT.test(is) && was.trim() === is.replace(NO_DOT, '').trim(),
  },
  {
    why: 'A transaction that adds a few days has a warning: who is off for two days may have typed 2 in place of -2.',
    matches: ({ was, is }) =>
      ADDS_DAYS.test(is) && was.trim() === is.replace(ADDS_DAYS, '').replace(WAS_COPIED, '').trim(),
  },
];

/** Sentences that say the same in other words. */
export const reworded: readonly Reworded[] = [
  {
    was: 'No answer came for this row. The service lists',
    is: 'No answer says that this row is stored. The service lists',
  },
  {
    was: /This row stood in the place of another ([\w ]+) \(it was sorted or pasted\)\. Its (\w+) says which [\w ]+ it is: check that these changes are meant for it\./,
    is: 'Sorted, pasted or copied: the $2 of this row says which $1 it is. Check that these changes are meant for it.',
  },
  {
    was: /has (\d+) characters and needs at least/,
    is: 'is too short: it has $1 characters and needs at least',
  },
  { was: /; did you mean ([^?.]*)\.(?=$| [A-Z])/, is: '; did you mean $1?' },
  {
    was: 'type it as a date, for example 2026-11-21',
    is: 'type it like 30 Nov 2026',
  },
  {
    was: 'mend the formula or type the value',
    is: 'correct the formula or type a value',
  },
  {
    was: 'The push ended before this row: push again.',
    is: 'The push ended before this row was sent. Push again.',
  },
  {
    was: 'It was changed while the push ran, and is not what you saw before: push again.',
    is: 'This row was changed while the push ran. Push again.',
  },
  {
    was: 'No answer came, and the service does not hold it: push again.',
    is: 'No answer came, and the service does not have this row. Push again.',
  },
  {
    was: 'It is settled at the next push.',
    is: 'the next push, finds out whether it was stored, and stores it only once.',
  },
  {
    was: 'What became of this row is settled at the next push or download.',
    is: 'or the next push or download, finds out whether this row was stored.',
  },
  {
    was: 'Look there before it is sent again: Shiftsheet asks first.',
    is: 'Check on the service. Shiftsheet asks you before it sends the row again.',
  },
  {
    was: 'Download again: if it never comes, look there before it is sent once more.',
    is: 'Download again. If the record does not appear, check on the service before you send the row again.',
  },
  {
    was: 'but still shows what was there before. Download again: if it stays so, look there before it is sent once more.',
    is: 'but still shows the old values. Download again. If they stay, check on the service before you send the row again.',
  },
  {
    was: 'The answer was lost, and the service holds neither what was there before nor what was sent. Look at it before you push again.',
    is: 'The answer was lost. The service has neither the old values nor the values that were sent. Check the record before you push again.',
  },
  {
    was: 'The answer was lost, and the service holds another record with this name. Look at it before you push again.',
    is: 'The answer was lost. The service has another record with this name. Check that record before you push again.',
  },
  {
    was: 'The answer was lost, and the service holds only some of the changes.',
    is: 'The answer was lost. The service has only some of the changes.',
  },
  {
    was: 'and the service does not show what it holds. Push again',
    is: 'and the service does not show this record. Push again',
  },
  {
    was: /more like it than were sent from here: look whether one is too many\./,
    is: 'more like it than you sent. Check whether one of them is a duplicate.',
  },
  { was: /^(Stored [^,]*), but the service holds /, is: '$1, but the service has ' },
  { was: '; what differs since is not pushed yet.', is: '. Later edits are not pushed yet.' },
  {
    was: 'The service lists a record like it that holds',
    is: 'The service lists a similar record with',
  },
  {
    was: 'it may be somebody else’s. Choose mine or theirs in the pane.',
    is: 'it may be somebody else’s. In the pane, choose “Keep mine” or “Take theirs”.',
  },
  {
    was: 'says something else: choose mine or theirs in the pane.',
    is: 'has another value. In the pane, choose “Keep mine” or “Take theirs”.',
  },
  {
    was: /([\p{L} ]+) was ("[^"]*"|empty) and is ("[^"]*"|empty) on the service meanwhile: choose mine or theirs in the pane\./u,
    is: '$1 was changed on the service from $2 to $3. In the pane, choose “Keep mine” or “Take theirs”.',
  },
  {
    was: /([\p{L} ]+ "[^"]*" is also in (?:row \d+(?:, | and )?)+(?:\d+ more)?): each needs its own\./u,
    is: 'Not unique: $1.',
  },
  { was: 'stands in the row of', is: 'is in the row of' },
  { was: 'can’t be empty: type a value', is: 'can’t be empty. Type a value' },
  {
    was: /There is a ([\w ]+) just like this one already: this adds a second one\./,
    is: 'Identical $1 already there: this row adds a second one.',
  },
  {
    was: /([\w ]+) (\d+) was typed: if an? ([\w ]+) has it on the service, that one is changed instead of adding another\./,
    is: 'Changes the $3 with $1 $2 if it exists, and adds none.',
  },
  {
    was: 'It was sent, and no answer came. Look on the service, then choose',
    is: 'No clear answer came. Check on the service. Then choose',
  },
  {
    was: 'It was sent, no answer came, and the service does not list it (yet). Look there: if it is stored, delete this row and download again; if it is not, choose',
    is: 'No clear answer came, and the service does not list it (yet). Check on the service. If it is stored there, delete this row and download again. If it is not, choose',
  },
  {
    was: 'and does not list it (yet). Download again later; if it never comes, look there, then choose',
    is: 'and does not list it (yet). Download again later. If the record does not appear, check on the service. Then choose',
  },
  {
    was: 'and still shows what was there before. Download again later; if it stays so, choose “Send again” in the pane, or put the old value back.',
    is: 'and still shows the old values. Download again later. If they stay, choose “Send again” in the pane, or type the old value.',
  },
  // Columns have headers that people read, in place of the service's names.
  ...allEntities()
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      [field.id, ...(field.formerHeaders ?? [])]
        .filter((former) => former !== headerOf(field))
        .map((former) => ({ was: new RegExp(`\\b${former}\\b`, 'g'), is: headerOf(field) })),
    ),
];

/** The differences for which nobody has given a reason. */
export function unexplained(differences: readonly Difference[]): Difference[] {
  return differences.filter((difference) => !explained.some(({ matches }) => matches(difference)));
}
