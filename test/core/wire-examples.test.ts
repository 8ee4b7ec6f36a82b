import { users } from '../../src/core/entities/users';
import { heldRecord } from '../../src/core/table/record';
import { boolean } from '../../src/core/values/boolean';
import { date } from '../../src/core/values/date';
import { integer } from '../../src/core/values/integer';
import type { ValueKind } from '../../src/core/values/kind';
import { readAnswer } from '../../src/service/envelope';
import examples from '../wire-examples.json';

/** The client's side of the specification's own examples; the sandbox is checked against the same file. */
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
];

describe.each(kinds)('%s', (name, kind, valueOf) => {
  test.each(of(name, 'request'))('%s', (_, wire, held) => {
    expect(kind.toWire(valueOf(held))).toBe(wire);
  });
  test.each(of(name, 'response'))('%s', (_, wire, held) => {
    expect(kind.fromWire(wire as string)).toEqual({ ok: true, value: valueOf(held) });
  });
});

test.each(of('user', 'response'))('%s comes into its cells', (_, wire) => {
  const { cells } = heldRecord(users, wire as Record<string, unknown>);
  const sent = wire as Record<string, string>;
  expect(cells['UserID']).toBe(Number(sent['UserID']));
  for (const name of ['UserName', 'FirstName', 'LastName', 'Email'])
    expect(cells[name]).toBe(sent[name] ?? '');
  expect(cells['DoNotSchedule']).toBe(false);
  expect(cells).not.toHaveProperty('UserType');
});

test.each([...of('write-answer', 'response'), ...of('read-answer', 'response')])(
  '%s is understood',
  async (_, wire, held) => {
    const answer = await readAnswer(JSON.stringify(wire), 'secret-session');
    const { code, message } = held as { code?: string; message: string };
    expect(answer).toMatchObject({ code, message });
  },
);
