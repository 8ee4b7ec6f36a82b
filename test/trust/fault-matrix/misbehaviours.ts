import { expectFaultMet, sandboxFault, type Fault } from './faults';
import type { Operation } from './operations';
import {
  catNoAsNumber,
  datesWithTime,
  emptyParts,
  numberedOn,
  ownNames,
  prototypeNamed,
  quoting,
  secretRecords,
} from './reshapes';
import { push } from './user';

type Data = Readonly<Record<string, unknown>>;
type About = Pick<Fault, 'daily' | 'canHit' | 'reshape' | 'spelling' | 'alsoTrue'>;

const isListed = ({ lists }: Operation) => lists !== undefined;
const isEdited = ({ adds }: Operation) => adds === 0;
const isOf =
  (...kinds: readonly string[]) =>
  ({ kind }: Operation) =>
    kinds.includes(kind);

/** One write of the push goes wrong in the service. */
function atCall(name: string, fault: Data, about: About): Fault {
  return { ...sandboxFault(name, fault), ...about };
}

/** Reads. The product reconciles its rows with the first one after the writes. */
const READS_BEHIND = 4;

/** The list that is read after the push goes wrong once, or with `times` as long as the push reads it. */
function atReadBack(name: string, fault: Data, about: About): Fault {
  return {
    ...about,
    name,
    isEverywhere: true,
    canHit: isListed,
    async pushIntoFault({ world, line, operation: { kind, method, lists, sheet } }) {
      const leaving = line.leaving(method, 0);
      const pushing = push(world, kind);
      await leaving;
      await world.sandbox.fault({ ...fault, method: lists });
      await pushing;
      if (fault['times'] === undefined) await expectFaultMet(world);
      else await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
      // The service has every record still, whatever one of its lists has left out.
      if (world.table(sheet).some(({ Status }) => Status === 'Gone'))
        throw new Error('rows say Gone, and the service has their records');
      return 'shown';
    },
  };
}

/** The place of a shift in the second call, which has more than 25 shifts. */
const REFUSED_AT = 30;

/** The code of refusals, if a row must show it. */
const CODE = '77';

/** All rows of one call are refused: each must show the code. */
function refused(name: string, message: unknown, about: About): Fault {
  return {
    ...about,
    name,
    async pushIntoFault({ world, operation: { kind, method }, after }) {
      await world.sandbox.fault({ kind: 'refused', items: 'all', code: CODE, message, method, after });
      await push(world, kind);
      await expectFaultMet(world);
      const { calls } = await world.sandbox.state();
      const items = calls.find(({ fault }) => fault === 'refused')?.['items'];
      return { refused: CODE, rows: Array.isArray(items) ? items.length : 0 };
    },
  };
}

/** All rows of one call are refused, in answers that quote a secret: no row can show the code as it came. */
function refusedWithSecret(name: string, reshape: NonNullable<Fault['reshape']>, about: About): Fault {
  const fault = { kind: 'refused', items: 'all', code: CODE, message: 'No' };
  return atCall(name, fault, { ...about, reshape });
}

/**
 * A call is lost before it is stored. Sent again, one of its rows would be refused for another reason, and all refusals have
 * the same words: only the service's records distinguish this row from those that are refused as duplicates.
 */
function oneWording(name: string, code: string, message: string): Fault {
  return {
    name,
    canHit: ({ method }) => method === 'addTimeBlocks',
    daily: { added: ['time-blocks'] },
    async pushIntoFault({ world, operation: { kind, method }, after }) {
      const lost = world
        .table('Time Blocks')
        .map((row) => String(row['Notes']))
        .filter((_, index) => [3, 30, 75].includes(index))[after];
      await world.sandbox.fault([
        { kind: 'drop', stored: false, method, after },
        { kind: 'refused', items: { Notes: lost ?? '' }, code, message, method, times: 99 },
      ]);
      // The first push may leave it to the next one to send them again.
      await push(world, kind);
      await push(world, kind);
      await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
      return 'shown';
    },
  };
}

/** One shift of a call is refused, and the numbers in the answer are not those of the call: the refusal has another shift's number. */
const refusalOfAnother: Fault = {
  name: 'a refusal in an answer that is numbered on from the call before',
  canHit: ({ method }) => method === 'addTimeBlocks',
  daily: { added: ['time-blocks'] },
  reshape: () => numberedOn(CODE),
  async pushIntoFault({ world, operation: { kind, method } }) {
    const { Notes = '' } = world.table('Time Blocks')[REFUSED_AT] ?? {};
    await world.sandbox.fault({
      kind: 'refused',
      items: { Notes },
      code: CODE,
      message: 'No',
      method,
      times: 99,
    });
    await push(world, kind);
    await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
    return 'shown';
  },
};

/** All answers have another form, from the first one on. */
function always(name: string, reshape: NonNullable<Fault['reshape']>, about: About): Fault {
  return {
    ...about,
    name,
    reshape,
    isEverywhere: true,
    async pushIntoFault({ world, operation: { kind } }) {
      await push(world, kind);
      return 'shown';
    },
  };
}

const REDIRECTS = [301, 302, 303, 307, 308];

function redirects(): Fault[] {
  return REDIRECTS.flatMap((status, index) =>
    ['elsewhere', 'service'].flatMap((to, target) =>
      [false, true].map((stored) =>
        atCall(
          `HTTP ${status} to ${to === 'service' ? 'the service' : 'another address'}, ${stored ? 'after' : 'before'} storing`,
          { kind: 'redirect', status, to, stored },
          // Every status is tried each day, by one target in turn.
          { daily: (index + target) % 2 === 0 ? { added: stored ? ['time-off'] : ['users'] } : {} },
        ),
      ),
    ),
  );
}

/** What services may do that answer, and do or say something else. */
export const MISBEHAVIOURS: readonly Fault[] = [
  atCall(
    'answered 0 with a reason, and nothing is stored',
    { kind: 'refused', items: 'all', code: '0', message: 'Not saved: the schedule is locked' },
    { daily: { added: ['time-blocks', 'departments'], edited: ['users'] } },
  ),
  atCall(
    'answered 0, and nothing is stored',
    { kind: 'not-stored' },
    { canHit: isListed, daily: { added: ['time-off'], edited: ['users', 'departments'] } },
  ),
  ...(['replica', 'queue'] as const).flatMap((how) =>
    [false, true].map((lost) =>
      atCall(
        `${lost ? 'the answer is lost' : 'answered 0'}, and listed late (${how})`,
        { kind: 'late', how, reads: READS_BEHIND, lost },
        {
          canHit: isListed,
          alsoTrue: lost ? ['Edited', 'Not sent'] : ['Edited'],
          daily: lost ? { added: ['users'] } : { added: ['departments'], edited: ['time-off'] },
        },
      ),
    ),
  ),
  ...[401, 403, 413, 429].map((status) =>
    atCall(
      `HTTP ${status}, after storing`,
      { kind: 'status', status, retryAfterSeconds: 0, stored: true },
      { daily: { added: ['time-off'] } },
    ),
  ),
  atCall(
    'HTTP 429 with a date, before storing',
    { kind: 'status', status: 429, retryAfterSeconds: 0, retryAfterAsDate: true },
    { daily: { added: ['time-off'] } },
  ),
  atCall(
    'an overall error that speaks of the session, after storing',
    { kind: 'overall-error', stored: true, message: 'ORA-00028: your session has been killed' },
    { daily: { added: ['categories'] } },
  ),
  ...redirects(),
  refused('refused with the message null', null, { daily: { added: ['users'] } }),
  refused('refused with a number for a message', 31, { daily: { added: ['time-blocks'] } }),
  refused('refused with an object for a message', { text: 'no' }, { daily: { edited: ['departments'] } }),
  refused('refused without a word', '', { daily: { added: ['users'] } }),
  oneWording('cut before storing, and all refusals say "Could not be saved"', '1', 'Could not be saved'),
  oneWording('cut before storing, and all refusals say "Error 31"', '1', 'Error 31'),
  oneWording('cut before storing, and all refusals say nothing', '1', ''),
  refusedWithSecret(
    'refused with the session ID for a code',
    (sessionId) => quoting(() => ({ ErrorCode: sessionId })),
    { daily: { added: ['time-off'] } },
  ),
  refusedWithSecret(
    'refused with the first password for a code',
    () => quoting(({ Password }) => ({ ErrorCode: String(Password) })),
    { canHit: ({ method }) => method === 'addUsers', daily: { added: ['users'] } },
  ),
  refusedWithSecret(
    'refused with the first password in capitals in the message',
    () => quoting(({ Password }) => ({ ErrorMessage: `Weak: ${String(Password).toUpperCase()}` })),
    { canHit: ({ method }) => method === 'addUsers', daily: { added: ['users'] } },
  ),
  always('the session ID and first passwords in records', secretRecords, {
    daily: { added: ['users'], edited: ['time-off'] },
  }),
  refusalOfAnother,
  always('CatNo as a number', () => catNoAsNumber, {
    canHit: isOf('tasks', 'areas', 'time-off-accounts', 'qualifications', 'departments', 'categories'),
    daily: { added: ['tasks'], edited: ['qualifications'] },
  }),
  always('fields called Status, Message and Row', () => ownNames, {
    canHit: isListed,
    daily: { added: ['time-off'] },
  }),
  always('a field called __proto__', () => prototypeNamed, {
    canHit: isListed,
    daily: { edited: ['departments'] },
  }),
  always('lists with empty parts', () => emptyParts(null), {
    daily: { edited: ['users'] },
  }),
  always('lists with an empty code', () => emptyParts(''), { daily: { added: ['departments'] } }),
  always('dates with a time', () => datesWithTime, {
    canHit: isOf('time-off', 'users'),
    daily: { edited: ['time-off'] },
  }),
  atCall(
    'texts in capitals, answered 0',
    { kind: 'tidied', how: 'capitals' },
    {
      spelling: (text) => text.toUpperCase(),
      canHit: isListed,
      daily: { added: ['users'], edited: ['departments'] },
    },
  ),
  atCall(
    'texts in capitals, and the answer is lost',
    { kind: 'tidied', how: 'capitals', lost: true },
    {
      spelling: (text) => text.toUpperCase(),
      canHit: (operation) => isListed(operation) && isEdited(operation),
      daily: { edited: ['users'] },
    },
  ),
  atReadBack(
    'a list that ends in the middle, once',
    { kind: 'records', how: 'shortened' },
    { daily: { added: ['users'], edited: ['time-off'] } },
  ),
  atReadBack(
    'a list without records whose message says why',
    { kind: 'records', how: 'excused', times: 9 },
    { daily: { added: ['users', 'time-off'], edited: ['qualifications', 'departments'] } },
  ),
  atReadBack(
    'a list with a record twice, once',
    { kind: 'records', how: 'doubled' },
    { daily: { added: ['departments'], edited: ['users'] } },
  ),
];
