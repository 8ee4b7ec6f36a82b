import { users } from '../../src/core/entities/users';
import { toServiceRecord } from '../../src/core/table/record';
import { boolean } from '../../src/core/values/choice';
import { date, datetime, time } from '../../src/core/values/dates-and-times';
import type { ValueKind } from '../../src/core/values/kind';
import { decimal, integer } from '../../src/core/values/numbers';
import { colour } from '../../src/core/values/text';
import { readEnvelope } from '../../src/service/envelope';
import examples from '../fixtures/wire-examples.json';

/** The client is checked with the examples of the specification; the sandbox is checked with the same file. */
const of = (kind: string, direction?: string) =>
  examples.examples
    .filter(
      (example) => example.kind === kind && (direction === undefined || example.direction === direction),
    )
    .map((example) => [example.name, example.wire, example.value] as const);

const kinds: readonly (readonly [string, ValueKind, (held: unknown) => unknown])[] = [
  ['integer', integer, String],
  ['boolean', boolean, (held) => held],
  ['date', date, (held) => held],
  ['time', time, (held) => held],
  ['datetime', datetime, (held) => held],
  ['decimal', decimal, Number],
  ['colour', colour, (held) => held],
];

const examplesOf = (direction: string) =>
  kinds.flatMap(([name, kind, valueOf]) =>
    of(name, direction).map(([title, wire, held]) => ({
      title,
      kind,
      wire: wire as string,
      held: valueOf(held),
    })),
  );

test.each(examplesOf('request'))('$title', ({ kind, wire, held }) => {
  expect(kind.toWire(held)).toBe(wire);
});

test.each(examplesOf('response'))('$title', ({ kind, wire, held }) => {
  expect(kind.fromWire(wire)).toEqual({ ok: true, value: held });
});

test('the main kinds of value have an example for requests and one for responses', () => {
  const seen = new Set(examples.examples.map((example) => `${example.kind} ${example.direction}`));
  for (const kind of ['integer', 'boolean', 'date', 'time']) {
    expect(seen).toContain(`${kind} request`);
    expect(seen).toContain(`${kind} response`);
  }
});

test.each(of('user', 'response'))('%s is read into the expected cells', (_, wire) => {
  const { cells } = toServiceRecord(users, wire as Record<string, unknown>);
  const sent = wire as Record<string, string>;
  expect(cells['UserID']).toBe(Number(sent['UserID']));
  for (const name of ['UserName', 'FirstName', 'LastName', 'Email'])
    expect(cells[name]).toBe(sent[name] ?? '');
  expect(cells['DoNotSchedule']).toBe('No');
  expect(cells).not.toHaveProperty('UserType');
});

test.each([...of('write-answer', 'response'), ...of('read-answer', 'response')])(
  'the answer of %s is read with its code and message',
  async (_, wire, held) => {
    const answer = await readEnvelope(JSON.stringify(wire), ['secret-session']);
    const { code, message } = held as { code?: string; message: string };
    expect(answer).toMatchObject({ code, message });
  },
);
