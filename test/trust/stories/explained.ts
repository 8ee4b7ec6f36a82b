/** Differences from the recorded stories that are meant, each with the reason. */
import { headerOf } from '../../../src/core/entities/entity';
import { entities } from '../../../src/core/entities/registry';
import type { Difference, Reworded } from './compare';

interface Explained {
  /** One sentence: why the present release is right. */
  readonly why: string;
  readonly matches: (difference: Difference) => boolean;
}

const WAS_COPIED =
  / This row was sorted, pasted or copied in the sheet\. Its [\w ]+ says which [\w ]+ it is: check that these changes are meant for that [\w ]+\.$/;
const MAY_BE = /Person: "[^"]*" may be .*?; choose one of them\./;
const SAY_WHICH =
  /(?:\w+ people are called .*?|Person "[^"]*" may mean .*?)Say which one is meant: type .*? into Person\./;

/** The warnings about people who are booked twice, at the end of a Message. */
const BOOKED_TWICE =
  / [^\]]*? (?:already has (?:a shift|time off|the same shift|the same time off) from [^()]* \(row \d+\)|has time off on this day(?:: [^()]*)? \((?:[^()]*, )?row \d+\))\.$/;
const NO_DOT =
  / Email "[^"]*" has no (?:dot after the )?@, and the service may refuse it: check the address\.$/;

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
      was.startsWith('[Edited]') && is === '[Not sent] The push ended before this row: push again.',
  },
  {
    why: 'A shift at a time at which its person already works, or has time off, has a warning that names the other row.',
    matches: ({ was, is }) => BOOKED_TWICE.test(is) && was.trim() === is.replace(BOOKED_TWICE, '').trim(),
  },
  {
    why: 'An e-mail address without an @, or without a dot after it, has a warning: the service refuses some of them.',
    matches: ({ was, is }) => NO_DOT.test(is) && was.trim() === is.replace(NO_DOT, '').trim(),
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
    is: 'This row was sorted, pasted or copied in the sheet. Its $2 says which $1 it is: check that these changes are meant for that $1.',
  },
  {
    was: /has (\d+) characters and needs at least/,
    is: 'is too short: it has $1 characters and needs at least',
  },
  {
    was: 'type it as a date, for example 2026-11-21',
    is: 'type it like 30 Nov 2026',
  },
  {
    was: 'mend the formula or type the value',
    is: 'correct the formula or type a value',
  },
  // Columns have headers that people read, in place of the service's names.
  ...entities
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
