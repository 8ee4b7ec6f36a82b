import { fixGroup, fixHint, groupByFix, findingSentence } from '../../../src/core/checks/wording';
import { checkMessages, type WaitingReason } from '../../../src/core/problems/messages';
import {
  problemAt,
  type Finding,
  type ProblemCode,
  type ProblemParams,
} from '../../../src/core/problems/problem';

const field = 'Start';
const one = 'user';
const onLeave = {
  person: 'Ann',
  on: 'Tue 1 Dec',
  days: 3,
  account: 'Vacation',
  from: 'Mon 30 Nov',
  where: 'Time Off, row 2',
};
const block = {
  person: 'Ann',
  isTimeOff: false,
  isThisDay: true,
  from: '9:00 AM',
  to: '5:00 PM',
  where: 'row 2',
};

/** Parameters of every code: the compiler reports a code that is missing here. */
const samples: { readonly [Code in ProblemCode]: ProblemParams<Code> } = {
  'required-empty': { field, one },
  'always-sent-empty': { field, one },
  unreadable: { field, problem: '"x" is not a time' },
  'unknown-name': { field, one, typed: 'Ann' },
  'ambiguous-name': {
    field,
    called: 'Ann',
    name: 'Ann Lee',
    count: 2,
    many: 'people',
    candidates: [
      { typed: 'alee01', beside: 'ann@example.com', label: 'Ann Lee (alee01)' },
      { typed: 'alee02', beside: '', label: 'Ann Lee (alee02)' },
    ],
    distinguishedBy: 'the user name',
  },
  'stray-spaces': { field, shown: ' a', suggestion: 'a' },
  'only-when-added': { field, one, was: 'a' },
  'cant-add': { one },
  'not-stored-yet': { field, shown: 'Ann' },
  unconfirmed: { reason: 'not-found' },
  'number-taken': {},
  conflict: { field, base: 'a', theirs: '' },
  gone: {},
  'cell-error': { field, error: '#N/A' },
  'invalid-value': { field, shown: 'a', reason: 'is too short' },
  'times-incomplete': { field },
  'ends-before-start': { field },
  'below-zero': { field },
  repeated: { field, shown: 'a', others: ['row 2'], more: 0 },
  'service-field-typed': { field },
  'service-field-changed': { field, was: '7' },
  'key-gone': { key: 'UserID', was: '7', name: 'Ann', one },
  'key-of-another': { key: 'UserID', shown: 'Ann', was: 'Bo', other: 'Cy', one },
  'key-typed': { field, one },
  'cant-be-emptied': { field },
  'must-be-filled': { field },
  'number-for-text': { field, was: '01', now: '1' },
  'longer-than-cell': { field },
  'taken-on-service': { field, shown: 'a', by: 'Bo' },
  'may-replace': { field, number: '4711', one },
  'seconds-lost': { field },
  'formula-as-text': { field },
  'like-another': { one },
  'called-like-another': { one, name: 'Ann' },
  'sent-before': { one },
  'known-by-key': { key: 'UserID', one },
  'other-password': { one },
  'email-without-dot': { field: 'Email', shown: 'ann@example' },
  'email-without-at': { field: 'Email', shown: 'ann.example' },
  'phone-too-short': { field: 'HomePhone', shown: 'abc', least: 3 },
  'same-block': block,
  'double-booked': block,
  'on-time-off': { person: 'Ann', reason: 'Vacation', where: 'row 2' },
  'on-leave': onLeave,
  'probably-away': onLeave,
  'long-shift': { hours: 17, most: 16 },
  'short-rest': { person: 'Ann', hours: 7, least: 11, from: 'Mon', until: 'Tue', where: 'row 2' },
  'day-hours': { person: 'Ann', at: 'Mon 30 Nov', hours: 13, most: 12 },
  'weekly-rest': { person: 'Ann', at: 'Mon 30 Nov', hours: 24, least: 35, days: 7 },
  'minor-hours': { person: 'Ann', under: 18, what: 'day', at: 'Mon 30 Nov', hours: 9, most: 8 },
  'minor-night': { person: 'Ann', under: 18, at: 'Mon 30 Nov', from: '10:00 PM', until: '6:00 AM' },
  'week-hours': { person: 'Ann', at: 'Mon 30 Nov', hours: 43, most: 40, isOwn: false },
  'average-hours': {
    person: 'Ann',
    at: 'Mon 30 Nov',
    hours: 50,
    most: 48,
    weeks: 17,
    since: 'Mon 7 Sep 2026',
  },
  'days-in-a-row': { person: 'Ann', from: 'Mon 30 Nov', days: 7, most: 6 },
  'not-qualified': { person: 'Ann', item: 'Kitchen' },
  'do-not-schedule': { person: 'Ann' },
  'not-available': { person: 'Ann', on: 'Mon 30 Nov', times: [] },
  'time-as-hours': { field, hours: 0.3125, meant: 7.5 },
  'hours-beyond': { field: 'Hours', hours: 75, length: 8 },
  'adds-days': { field, days: 2 },
};

const findings = Object.entries(samples).map(([code, params]) => ({ code, params }) as unknown as Finding);

/** Each reason why a row waits: the compiler reports one that is missing here. */
const waiting: Readonly<Record<WaitingReason, true>> = {
  'not-found': true,
  'not-readable': true,
  'not-listed': true,
  'not-shown': true,
  'key-in-doubt': true,
  'other-file': true,
};

test('every code has sample parameters in this file', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(checkMessages).sort());
});

test.each(findings.map((finding) => [finding.code, finding] as const))(
  '%s has a complete sentence, and a fix in a few words',
  (_, finding) => {
    expect(findingSentence(finding)).toMatch(/^[“A-Z0-9].*[.]$/su);
    expect(fixHint(finding)).toMatch(/^[A-Z].*[^.]$/u);
    expect(findingSentence(finding) + fixHint(finding)).not.toMatch(/undefined|NaN|\[object/);
  },
);

test('L12: the first letters of a sentence say what is wrong, and neither whose row it is nor that it is a row', () => {
  const saysNothing = /^(?:This|There|The|Its|It|If|A|An|Row) /u;
  const wrong = findings
    .concat(
      Object.keys(waiting).map((reason): Finding => ({
        code: 'unconfirmed',
        params: { reason: reason as WaitingReason },
      })),
      { code: 'on-time-off', params: { person: 'Ann', reason: 'Sick', where: 'row 2' } },
      {
        code: 'not-available',
        params: { person: 'Ann', on: 'Mon 30 Nov', times: [{ from: '9:00 AM', until: '1:00 PM' }] },
      },
      { code: 'not-stored-yet', params: { field, shown: 'Bar', where: 'row 2', needs: 'Fill in Name.' } },
    )
    .map((finding) => findingSentence(finding))
    .filter((sentence) => saysNothing.test(sentence) || /^(?:“?Ann|Bo)\b/u.test(sentence));
  expect(wrong).toEqual([]);
});

test('problems that one fix corrects are one group, whatever their codes are', () => {
  const found: Finding[] = [
    { code: 'below-zero', params: { field: 'Hours' } },
    { code: 'required-empty', params: { field: 'Start', one } },
    { code: 'always-sent-empty', params: { field: 'Start', one } },
    { code: 'required-empty', params: { field: 'End', one } },
  ];
  const groups = groupByFix(found.map((finding, index) => problemAt(index, 'Start', finding)));
  expect(groups.map(({ problems }) => problems.map(({ index }) => index))).toEqual([[1, 2], [0], [3]]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
});

test('unknown names are grouped by the typed text, and a group’s id has no sentence in it', () => {
  const [ann, bo] = ['Ann', 'Bo'].map((typed): Finding => ({
    code: 'unknown-name',
    params: { field, one, typed },
  }));
  expect(ann && fixGroup(ann)).toBe('["use-known-name","Start","Ann"]');
  expect(bo && fixGroup(bo)).toBe('["use-known-name","Start","Bo"]');
});
